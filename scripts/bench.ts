/**
 * `npm run bench -- <name>`: runs one of the benches (performance measurements of pages, 3D scene
 * and contact form) on this machine. Without a name it runs all of them and writes into `bench/`.
 */
import { Command, InvalidArgumentError, Option } from 'commander';
import { measureContact } from './bench/contact.ts';
import { formFactors } from './bench/lighthouse.ts';
import { benchPages, type PagesOptions } from './bench/pages.ts';
import { measurePooled } from './bench/pooled.ts';
import { writeReport } from './bench/report.ts';
import { digestSite, readResults, saveResult, views } from './bench/results.ts';
import { measureScene } from './bench/scene.ts';
import { siteDir } from './lib/built-site.ts';
import { pagePaths } from './lib/measure/routes.ts';
import { runOnce } from './lib/user-error.ts';

async function benchAll(): Promise<void> {
  await benchPages({ routes: pagePaths, runs: 3, views, formFactors, again: false });
  await benchScene(10);
  await benchContact(30);
}

async function benchScene(seconds: number): Promise<void> {
  for (const [name, figures] of await measureScene(seconds)) {
    saveResult(readResults(), 'scene', name, { build: digestSite(siteDir()), runs: 1, figures });
  }
  writeReport(readResults());
}

async function benchContact(seconds: number): Promise<void> {
  const { summary: figures } = await measureContact(seconds);
  const build = digestSite(siteDir());
  saveResult(readResults(), 'contact', 'contact', { build, runs: 1, figures });
  writeReport(readResults());
}

/** Creates a parser of an option's value. */
const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new InvalidArgumentError(`It is a number from ${min} to ${max}.`);
};

const listOption = (flag: string, names: readonly string[], text: string) =>
  new Option(`${flag} <names...>`, text).choices(names).default(names, 'all');

const program = new Command('npm run bench --')
  .description('Measures pages, scene and contact, into bench/; by name, one of them.')
  .action(benchAll);
program
  .command('pages')
  .description('every route, as its visitors get it')
  .addOption(listOption('--routes', pagePaths, 'only these'))
  .addOption(listOption('--views', views, 'as the site decides, or with the live scene'))
  .addOption(listOption('--form-factors', formFactors, 'of device'))
  .option('--runs <number>', 'of Lighthouse, whose median counts, 1 to 9', wholeNumber(1, 9), 3)
  .option('--again', 'measures also what is there for this build', false)
  .action(async (options: PagesOptions) => {
    await benchPages(options);
    writeReport(readResults());
  });
program
  .command('pooled')
  .description('the form in three processes behind one pgbouncer, at growing rates')
  .option(
    '--rates <numbers...>',
    'requests a second',
    [50, 100, 200, 300, 400, 600, 800, 1000].map(String),
  )
  .option('--seconds <number>', 'for each rate, 1 to 600', wholeNumber(1, 600), 10)
  .action(async ({ rates, seconds }: { rates: string[]; seconds: number }) => {
    await measurePooled(rates.map(wholeNumber(1, 10_000)), seconds);
  });
program
  .command('report')
  .description('bench/README.md from what has been measured')
  .action(() => writeReport(readResults()));
for (const [name, bench, text] of [
  ['contact', benchContact, 'throughput of the contact form beside a handler that only inserts'],
  ['scene', benchScene, 'a frame of each tier, in three pictures, beside a bare three.js page'],
] as const) {
  program
    .command(name)
    .description(text)
    .argument('[seconds]', '1 to 600', wholeNumber(1, 600), 30)
    .action(async (seconds: number) => void (await bench(seconds)));
}

await runOnce(() => program.parseAsync());
