/**
 * `npm run film`: renders the introduction film from the 3D scene, frame by frame, with a fixed
 * seed and a controlled clock. It needs ffmpeg, and takes some ten minutes without a GPU. The files
 * are committed to git. Its commands render a part of it, or other moving pictures, see `--help`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Command } from 'commander';
import spawn from 'nano-spawn';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import type { Box } from '../../src/scene/shared/projection.ts';
import { inProject } from '../lib/project.ts';
import { runOnce, UserError } from '../lib/user-error.ts';
import { withSite } from '../lib/with-site.ts';
import { captions, filmSeconds, framesPerSecond, size, timeline } from './film/script.ts';
import { stripCommand } from './film/strip.ts';

const published = inProject('public/film');
/** For the film with nearly no loss that all files are encoded from. */
const cache = inProject('.cache/film');
/** Second of the film whose frame becomes the poster. It shows the product Shield. */
const posterSecond = 4.75;
/** The box of the picture on the poster, above the player's controls. */
const aboveControls = { left: 0, top: 36, width: size.width, height: size.height - 156 };
/** Duration of a title's fade-in and fade-out. */
const fadeSeconds = 0.3;
/**
 * Time in which the camera moves to the next shot. It passes other objects, so no text is shown
 * then.
 */
const travelSeconds = 0.9;

/** Opens a page whose scene draws a frame only when it is asked for one. */
async function openPage(browser: Browser, origin: string, viewport: typeof size) {
  // The added styles are inline, which the site's content security policy would refuse.
  const page = await browser.newPage({ viewport, bypassCSP: true });
  // Without these styles, the space reserved for a scrollbar would stay a strip without the scene,
  // because the scene keeps the width that it starts with.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.cssText += 'scrollbar-gutter: auto; overflow: hidden';
    });
  });
  await page.goto(`${origin}/?experience=full&tier=1&debug&film`);
  await page.waitForFunction('window.suiteScene !== undefined', undefined, { timeout: 120_000 });
  await page.addStyleTag({ content: '#scene-stats { display: none }' });
  return page;
}

/** Opens a page that shows only the scene, with an element for the title over it. */
async function openStage(browser: Browser, origin: string) {
  const page = await openPage(browser, origin, size);
  await page.addStyleTag({
    content: `
      /* Not display: none, because the camera moves only where a section can be seen. */
      #root > :not(#scene-host) { visibility: hidden !important }
      #root * { animation: none !important; transition: none !important }
      #title { position: fixed; color: var(--color-text-on-ink) }
      #title p { font: 450 30px 'Geist Mono'; letter-spacing: .06em; text-transform: uppercase; margin-bottom: 21px }
      #title h1 { font-size: 69px; line-height: 1.04; font-weight: 750; font-stretch: 109%; letter-spacing: -0.03em; text-wrap: balance }`,
  });
  await page.evaluate(() => {
    const title = document.createElement('div');
    title.id = 'title';
    title.append(document.createElement('p'), document.createElement('h1'));
    document.body.append(title);
  });
  return page;
}

/** Seconds before a film's start, in which the camera reaches its first shot, and their steps. */
const leadSeconds = 4;
const leadStep = 0.5;

/**
 * Draws one moment of the film with its title.
 *
 * @param posterBox box of the picture for the poster, which has no title
 */
async function draw(page: Page, seconds: number, posterBox: Box | null = null): Promise<void> {
  const scenes = timeline();
  const scene = scenes.find(({ end }) => seconds < end) ?? scenes.at(-1);
  if (!scene) throw new Error('The film has no scenes.');
  /** Seconds to the nearer end of the time in which the title is shown. */
  const untilHidden = Math.min(
    seconds - scene.start - (scene.start > 0 ? travelSeconds : 0),
    scene.end - seconds,
  );
  const opacity = posterBox ? 0 : Math.min(1, Math.max(0, untilHidden / fadeSeconds));
  const moment = {
    ...scene,
    seconds: leadSeconds + seconds,
    opacity,
    box: posterBox ?? scene.places.picture,
  };
  await page.evaluate(
    async ({ shot, label, title, colour, places, opacity, seconds, box: place }) => {
      window.suiteScene?.setShot({ from: { shot, box: place } });
      await window.suiteScene?.advance(seconds * 1000);
      const box = document.querySelector<HTMLElement>('#title');
      const [small, large] = [box?.querySelector('p'), box?.querySelector('h1')];
      if (!box || !small || !large) return;
      small.textContent = label;
      small.style.color = `var(--color-${colour})`;
      large.textContent = title;
      box.style.opacity = String(opacity);
      for (const side of ['left', 'top', 'width'] as const)
        box.style[side] = `${places.words[side]}px`;
    },
    moment,
  );
}

/** Draws the seconds before a moment, so that the camera has reached its shot. */
async function rollTo(page: Page, seconds: number, posterBox: Box | null = null) {
  for (let before = leadSeconds; before > 0; before -= leadStep) {
    await draw(page, seconds - before, posterBox);
  }
}

const takeScreenshot = (page: Page): Promise<Buffer> =>
  page.screenshot({ type: 'jpeg', quality: 97, timeout: 60_000 });

async function frameAt(page: Page, seconds: number, posterBox: Box | null = null): Promise<Buffer> {
  await draw(page, seconds, posterBox);
  return takeScreenshot(page);
}

async function* frames(page: Page) {
  for (let index = 0; index < Math.round(filmSeconds * framesPerSecond); index += 1) {
    const seconds = index / framesPerSecond;
    if (Number.isInteger(seconds)) console.log(`${seconds} s of ${filmSeconds}`);
    yield await frameAt(page, seconds);
  }
}

/** Writes the poster. It has no text, because the player's controls cover it. */
async function writePoster(browser: Browser, origin: string) {
  const page = await openStage(browser, origin);
  await rollTo(page, posterSecond, aboveControls);
  const frame = sharp(await frameAt(page, posterSecond, aboveControls));
  await frame.webp({ quality: 72 }).toFile(join(published, 'intro-poster.webp'));
  await frame.avif({ quality: 50 }).toFile(join(published, 'intro-poster.avif'));
  await page.close();
}

const nearlyLossless = '-c:v mjpeg -i - -c:v libx264 -preset ultrafast -crf 8';
const mp4 = '-c:v libx264 -preset medium -crf 31 -pix_fmt yuv420p -movflags +faststart';
// With `film-grain` the file contains a description of the grain and not the grain itself, which
// would take more bytes than the picture.
const av1 =
  '-c:v libsvtav1 -svtav1-params film-grain=6:film-grain-denoise=1 -preset 5 -crf 52 -pix_fmt yuv420p10le';

/**
 * Runs ffmpeg.
 *
 * @param options options separated by spaces; none may contain a space
 * @param before options that must precede them
 */
const runFfmpeg = (options: string, out: string, ...before: string[]) =>
  spawn('ffmpeg', ['-y', '-loglevel', 'error', ...before, ...options.split(' '), out], {
    stdio: ['pipe', 'inherit', 'inherit'],
    // The encoder of AV1 tells its settings otherwise.
    env: { SVT_LOG: '1' },
  });

/** @throws {UserError} where ffmpeg is missing, or can't write both files of the film */
async function requireFfmpeg() {
  const { stdout } = await spawn('ffmpeg', ['-hide_banner', '-encoders']).catch(() => {
    throw new UserError('There is no ffmpeg. Install it, with apt-get install ffmpeg for example.');
  });
  const missing = ['libx264', 'libsvtav1'].filter((name) => !stdout.includes(` ${name} `));
  if (missing.length)
    throw new UserError(`This ffmpeg was built without ${missing.join(' and ')}.`);
}

async function writeFilm(browser: Browser, origin: string) {
  const master = join(cache, 'intro.mkv');
  await writePoster(browser, origin);
  const page = await openStage(browser, origin);
  await rollTo(page, 0);
  const encoder = runFfmpeg(
    `-f image2pipe -framerate ${framesPerSecond} ${nearlyLossless}`,
    master,
  );
  const { stdin } = await encoder.nodeChildProcess;
  await Promise.all([pipeline(frames(page), stdin!), encoder]);
  await runFfmpeg(mp4, join(published, 'intro.mp4'), '-i', master);
  await runFfmpeg(av1, join(published, 'intro.webm'), '-i', master);
  await writeFile(join(published, 'intro.vtt'), captions());
  await rm(master);
}

/** The README's picture of the home page. The last `blended` frames fade into the first ones. */
const loop = { width: 800, frames: 60, blended: 6, milliseconds: 100 };

/** Puts a frame from the end of the loop over one from the start, with this opacity. */
async function blend(start: Buffer, end: Buffer, opacity: number): Promise<Buffer> {
  const over = await sharp(end).ensureAlpha(opacity).png().toBuffer();
  return sharp(start)
    .composite([{ input: over }])
    .png()
    .toBuffer();
}

async function writeLoop(browser: Browser, origin: string) {
  const page = await openPage(browser, origin, { width: 1280, height: 800 });
  const leadFrames = (leadSeconds * 1000) / loop.milliseconds;
  const pictures: Buffer[] = [];
  for (let frame = 0; frame < leadFrames + loop.frames + loop.blended; frame += 1) {
    await page.evaluate((ms) => window.suiteScene?.advance(ms), frame * loop.milliseconds);
    if (frame < leadFrames) continue;
    const small = sharp(await takeScreenshot(page)).resize({ width: loop.width });
    pictures.push(await small.png().toBuffer());
  }
  const ends = pictures.splice(loop.frames);
  for (const [index, end] of ends.entries()) {
    const opacity = 1 - index / loop.blended;
    pictures[index] = await blend(pictures[index] ?? end, end, opacity);
  }
  await sharp(pictures, { join: { animated: true } })
    .webp({ quality: 77, delay: pictures.map(() => loop.milliseconds), loop: 0 })
    .toFile(inProject('docs/hero.webp'));
}

const program = new Command('npm run film --')
  .description('Renders the introduction film, its poster and its captions into public/film.')
  .action(async () => {
    await requireFfmpeg();
    await withSite(writeFilm);
  });
program
  .command('poster')
  .description('only the poster, without ffmpeg')
  .action(() => withSite(writePoster));
program
  .command('loop')
  .description("the README's moving picture of the home page, docs/hero.webp")
  .action(() => withSite(writeLoop));
program.addCommand(stripCommand);

await mkdir(published, { recursive: true });
await mkdir(cache, { recursive: true });
await runOnce(() => program.parseAsync());
