/**
 * Measures the contrast of every line of text on real pixels, on a server that already runs:
 * `npx tsx tests/visual/contrast/measure.ts --base http://localhost:4173 --paths /,/about`
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { findBrowser, testBrowserArguments } from '../../../scripts/lib/browser.ts';
import { typeset, withoutFilms } from '../support.ts';
import { isShort, type Judged, measureAt, sentence, worstOfEach } from './measure-page.ts';
import { between, restsOf, showAll } from './stops.ts';

const { values: given } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:4173' },
    /** Paths, separated by commas. */
    paths: { type: 'string', default: '/' },
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
    tier: { type: 'string', default: '2' },
    view: { type: 'string', default: 'full' },
    /** Emulates the system setting for more contrast. */
    more: { type: 'boolean', default: false },
    /** Also measures halfway between every two rests. */
    way: { type: 'boolean', default: false },
    /** Also measures focus rings. */
    rings: { type: 'boolean', default: false },
    /** Pixels of the screenshot per CSS pixel: fewer are faster. */
    scale: { type: 'string', default: '1' },
    /** Only these scroll positions, separated by commas. */
    at: { type: 'string' },
    /** Folder for screenshots in which the failing lines are framed. */
    save: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});

async function save(page: Page, folder: string, name: string, lines: readonly Judged[]) {
  mkdirSync(folder, { recursive: true });
  const frames = lines
    .map(({ box: { x, y, width, height }, contrast }) => {
      const word = `<text x="${x}" y="${y - 3}" fill="#f33" font-size="13">${contrast.toFixed(2)}</text>`;
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#f33" stroke-width="2"/>${word}`;
    })
    .join('');
  const scale = Number(given.scale);
  const overlay = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Number(given.width) * scale}" height="${Number(given.height) * scale}" viewBox="0 0 ${given.width} ${given.height}">${frames}</svg>`,
  );
  await sharp(await page.screenshot())
    .composite([{ input: overlay }])
    .png()
    .toFile(join(folder, `${name}.png`));
}

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...testBrowserArguments],
});
const context = await browser.newContext({
  viewport: { width: Number(given.width), height: Number(given.height) },
  deviceScaleFactor: Number(given.scale),
  reducedMotion: given.view === 'full' ? 'no-preference' : 'reduce',
  contrast: given.more ? 'more' : 'no-preference',
  serviceWorkers: 'block',
});
// esbuild, which runs this file, names functions with a helper that the page does not have.
await context.addInitScript({ content: 'globalThis.__name ??= (target) => target;' });
const query =
  given.view === 'full'
    ? `?experience=full&tier=${given.tier}&snapshot=12`
    : '?experience=simplified';
let short = 0;
for (const path of given.paths.split(',')) {
  const started = Date.now();
  const page = await context.newPage();
  await withoutFilms(page);
  await page.goto(given.base + path + query);
  if (given.view === 'full') {
    await page.waitForSelector('html:is([data-scene=live], [data-scene=paused])', {
      state: 'attached',
      timeout: 60_000,
    });
  }
  await typeset(page);
  await showAll(page);
  const rests = await restsOf(page);
  const chosen = given.at ? given.at.split(',').map(Number) : rests;
  const stops = given.way ? [...chosen, ...between(chosen)].sort((a, b) => a - b) : chosen;
  const lines: Judged[] = [];
  for (const y of stops) {
    const found = await measureAt(page, y, { rings: given.rings });
    const here = [...found.lines, ...found.rings];
    lines.push(...here);
    const failing = here.filter(isShort);
    if (given.save && (failing.length > 0 || given.all)) {
      const name = `${path.slice(1).replaceAll('/', '.') || 'home'}-${given.width}-${y}`;
      await save(page, given.save, name, failing);
    }
  }
  const worst = worstOfEach(lines);
  const failing = worst.filter(isShort);
  short += failing.length;
  for (const line of failing) console.log(sentence(line));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `${path} at ${given.width}: ${failing.length} of ${worst.length} lines short, ${stops.length} positions, ${seconds} s`,
  );
  await page.close();
}
await browser.close();
process.exit(short > 0 ? 1 : 0);
