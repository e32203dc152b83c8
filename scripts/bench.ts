/**
 * `npm run bench -- <name> [seconds]`: figures of this machine, side by side in one run.
 * Without a name all of them, into `bench/`.
 */
import { benchContact } from './bench/contact.ts';
import { writeReport } from './bench/pages/report.ts';
import { buildOf, keep, readResults } from './bench/pages/results.ts';
import { benchPages, readOptions } from './bench/pages.ts';
import { measureScene } from './bench/scene.ts';
import { benchScroll } from './bench/scroll.ts';
import { siteDir } from './lib/built-site.ts';
import { StartError } from './lib/start-error.ts';

const usage = `Usage: npm run bench                    pages, scene and contact, into bench/
       npm run bench -- pages           [--routes / /about] [--runs 3] [--views decided full]
                                        [--forms mobile desktop] [--again]
       npm run bench -- report          bench/README.md from what has been measured
       npm run bench -- contact | scene | scroll [seconds, 1 to 600]`;

/** `--name a b` as a list; what stands before the first name is positional. */
function listsOf(words: readonly string[]): Record<string, string[]> & { '': string[] } {
  const lists: Record<string, string[]> & { '': string[] } = { '': [] };
  let name = '';
  for (const word of words) {
    if (word.startsWith('--')) {
      name = word.slice(2);
      lists[name] = [];
    } else lists[name]?.push(word);
  }
  return lists;
}

async function keepScene(seconds: number) {
  const tiers = await measureScene(seconds);
  const build = buildOf(siteDir());
  const results = readResults();
  for (const [tier, figures] of tiers)
    keep(results, 'scene', `${tier}`, { build, runs: 1, figures });
}

async function keepContact(seconds: number) {
  const figures = await benchContact(seconds);
  keep(readResults(), 'contact', 'contact', { build: buildOf(siteDir()), runs: 1, figures });
}

const { '': positional, ...given } = listsOf(process.argv.slice(2));
const [name = 'all', duration = '30'] = positional;
const seconds = Number(duration);

const benches: Record<string, () => Promise<void>> = {
  all: async () => {
    await benchPages(readOptions(given));
    await keepScene(seconds);
    await keepContact(seconds);
  },
  pages: () => benchPages(readOptions(given)),
  report: async () => {},
  contact: async () => void (await benchContact(seconds)),
  scene: async () => void (await measureScene(seconds)),
  scroll: () => benchScroll(seconds),
};

const known = ['routes', 'runs', 'views', 'forms', 'again'];
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
const isUsed = Object.keys(given).every((option) => known.includes(option));
if (!bench || !isUsed || !(seconds >= 1 && seconds <= 600)) {
  console.error(usage);
  process.exit(2);
}
try {
  await bench();
  if (['all', 'pages', 'report'].includes(name)) writeReport(readResults());
} catch (error) {
  console.error(`✗ ${error instanceof StartError ? error.message : error}`);
  process.exitCode = 1;
}
