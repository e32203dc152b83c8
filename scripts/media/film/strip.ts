/**
 * `npm run film -- strip PATH`: records a page while it moves, and writes one sheet with a frame
 * every 100 ms. It shows a scroll, a route change or a timeline as a visitor sees it, in real time.
 */
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { withSite } from '../../lib/with-site.ts';

interface Options {
  scroll?: true;
  to?: string;
  back?: true;
  at?: string;
  press?: string;
  hold: number;
  view: string;
  reduced?: true;
  size: { width: number; height: number };
  seconds: number;
  every: number;
  out: string;
}

interface Arguments extends Options {
  path: string;
}

/** Reads a number that is at least this. */
const atLeast = (min: number) => (text: string) => {
  if (Number(text) >= min) return Number(text);
  throw new InvalidArgumentError(`It takes a number from ${min}.`);
};

function readSize(text: string): Options['size'] {
  const [width = 0, height = 0] = text.split('x').map(Number);
  if (width > 0 && height > 0) return { width, height };
  throw new InvalidArgumentError('It takes width and height, such as 1440x900.');
}

function readPath(text: string): string {
  if (text.startsWith('/')) return text;
  throw new InvalidArgumentError('It takes the path of a page, such as /about.');
}

/** `npm run film -- strip`. */
export const stripCommand = new Command('strip')
  .description('frames of a page that moves; without an option of what moves: while it opens')
  .argument('[path]', 'of the page', readPath, '/')
  .option('--scroll', 'a scroll through the page by the wheel')
  .option(
    '--to <path>',
    'a press on the first link to another page, in the content or else in the header',
  )
  .option('--back', 'Back, after a press on the link of --to')
  .option('--at <selector>', 'an element that is scrolled into view')
  .option('--press <selector>', 'an element that is pressed, after --at if both are given')
  .option('--hold <seconds>', 'how long --press is held', atLeast(0), 0)
  .option('--view <view>', 'full or simplified', 'simplified')
  .option('--reduced', 'with reduced motion')
  .option('--size <size>', 'of the window', readSize, { width: 1440, height: 900 })
  .option('--seconds <seconds>', 'how long', atLeast(0.1), 4)
  .option('--every <milliseconds>', 'from one frame to the next', atLeast(20), 100)
  .option('--out <file>', 'the sheet', '.cache/strip.jpg')
  .action((path: string, options: Options) =>
    withSite(
      (browser, origin) => recordStrip(browser, origin, { ...options, path }),
      // A page without the 3D scene is drawn by the processor, ten times as fast as by an emulated GPU.
      ...(options.view === 'simplified' || options.reduced ? ['--disable-gpu'] : []),
    ),
  );

/** A frame as the browser showed it. */
interface Frame {
  /** Milliseconds since 1970. */
  at: number;
  jpeg: Buffer;
}

/** Collects every frame that the browser shows from now on. */
async function record(page: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const at = (metadata.timestamp ?? Date.now() / 1000) * 1000;
    frames.push({ at, jpeg: Buffer.from(data, 'base64') });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  const first = new Promise((resolve) => session.once('Page.screencastFrame', resolve));
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 85 });
  await first;
  return frames;
}

/** Waits until the page is loaded and, in the full view, until its scene is live. */
async function settle(page: Page, { view, reduced, size }: Arguments) {
  await page.waitForLoadState('networkidle');
  if (view === 'full' && !reduced) {
    await page.waitForSelector('html[data-scene=live]', { state: 'attached', timeout: 120_000 });
  }
  await page.waitForTimeout(1000);
  // A visitor with a pointer: the heading that gets the focus after a route change shows no ring.
  await page.mouse.click(1, size.height - 1);
}

/** The first link to a path in the page's content, or else in its header. */
async function linkTo(page: Page, path: string) {
  const inMain = page.locator(`main a[href="${path}"]`);
  return ((await inMain.count()) > 0 ? inMain : page.locator(`header a[href="${path}"]`)).first();
}

/** Presses a link where it lies; a cover that takes the pointer, such as a picture, is no matter. */
const follow = async (page: Page, path: string) =>
  (await linkTo(page, path)).evaluate((link) => (link as HTMLAnchorElement).click());

/** What moves the page, which begins when it is called. */
async function move(page: Page, given: Arguments): Promise<void> {
  if (given.scroll) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const steps = given.seconds * 25;
    for (let step = 0; step < steps; step += 1) {
      await page.mouse.wheel(0, height / steps);
      await page.waitForTimeout(1000 / 25);
    }
  }
  if (given.at) {
    await page
      .locator(given.at)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }));
  }
  if (given.press)
    await page
      .locator(given.press)
      .first()
      .click({ delay: given.hold * 1000 });
  if (given.to && !given.back) await follow(page, given.to);
  if (given.back) await page.goBack();
}

/** Puts the frames of a strip side by side, each with its time. */
async function writeSheet(frames: readonly Frame[], start: number, given: Arguments) {
  const { size } = given;
  const width = size.width > size.height ? 360 : 200;
  const height = Math.round((width * size.height) / size.width);
  const count = Math.floor((given.seconds * 1000) / given.every) + 1;
  const columns = Math.ceil(Math.sqrt((count * height * 1.4) / width));
  const label = 18;
  const cells = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const time = index * given.every;
      const frame = frames.findLast(({ at }) => at <= start + time) ?? frames[0];
      const left = (index % columns) * (width + 6);
      const top = Math.floor(index / columns) * (height + label + 6);
      const text = `<svg width="${width}" height="${label}"><text y="13" font-size="12" font-family="monospace" fill="white">${time} ms</text></svg>`;
      return [
        { input: Buffer.from(text), left, top },
        {
          input: await sharp(frame?.jpeg).resize(width, height, { fit: 'fill' }).toBuffer(),
          left,
          top: top + label,
        },
      ];
    }),
  );
  await mkdir(dirname(resolve(given.out)), { recursive: true });
  const rows = Math.ceil(count / columns);
  const sheet = { width: columns * (width + 6), height: rows * (height + label + 6) };
  await sharp({ create: { ...sheet, channels: 3, background: '#333' } })
    .composite(cells.flat())
    .jpeg({ quality: 82 })
    .toFile(resolve(given.out));
}

async function recordStrip(browser: Browser, origin: string, given: Arguments): Promise<void> {
  const page = await browser.newPage({
    viewport: given.size,
    // Frames are shown small, and a machine without a graphics card draws four times as many so.
    deviceScaleFactor: 0.5,
    reducedMotion: given.reduced ? 'reduce' : 'no-preference',
    serviceWorkers: 'block',
  });
  const url = new URL(given.path, origin);
  // Without this a machine without a graphics card shows the simplified view.
  if (!given.reduced) url.searchParams.set('experience', given.view);
  const opens = !(given.scroll || given.to || given.at || given.press);
  if (!opens) await page.goto(url.href);
  if (!opens) await settle(page, given);
  if (given.back && given.to) {
    await follow(page, given.to);
    await settle(page, given);
  } else if (given.to) {
    await (await linkTo(page, given.to)).evaluate((link) =>
      link.scrollIntoView({ block: 'center' }),
    );
    await page.waitForTimeout(1000);
  }
  const frames = await record(page);
  const start = Date.now();
  await (opens ? page.goto(url.href, { waitUntil: 'commit' }) : move(page, given));
  await page.waitForTimeout(Math.max(0, start + given.seconds * 1000 - Date.now()));
  await writeSheet(frames, start, given);
  console.log(
    `${given.out}: every ${given.every} ms of ${given.seconds} s, ${frames.length} frames`,
  );
}
