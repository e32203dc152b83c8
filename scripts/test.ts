/**
 * Everything that must hold, in one run: `npm test`. Name stages to run only
 * those: `npm test -- unit e2e`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Argument, Command } from 'commander';
import { findBrowser } from './lib/browser.ts';

const reports = '.cache/test';

interface Stage {
  name: string;
  command: readonly string[];
  env?: () => Record<string, string>;
  /** JSON report with the counts; without one the stage counts as a single test. */
  report?: string;
  /** Mostly waits, for databases and time limits: runs beside the stages that need no browser. */
  waits?: boolean;
  /** Keeps every core busy by itself. */
  alone?: boolean;
}

const vitest = (name: string, config: string): Stage => {
  const report = `${reports}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: ['vitest', 'run', `--config=${config}`, ...reporters], report };
};

const browserTests = (name: string): Stage => {
  const report = `${reports}/${name}.json`;
  return {
    name,
    command: ['playwright', 'test', `--config=tests/${name}/playwright.config.ts`],
    env: () => ({ CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) }),
    report,
    alone: true,
  };
};

const stages: readonly Stage[] = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'types-worker', command: ['tsc', '-p', 'src/worker'] },
  { name: 'types-functions', command: ['npm', 'run', '--silent', 'check:functions'] },
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'spelling', command: ['cspell', 'lint', '--no-progress', '--no-summary'] },
  { name: 'dead-code', command: ['knip'] },
  vitest('unit', 'vitest.config.ts'),
  { ...vitest('functions', 'vitest.functions.config.ts'), waits: true },
  { ...vitest('functions-hosted', 'vitest.hosted.config.ts'), waits: true },
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  vitest('build-output', 'vitest.build.config.ts'),
  // It counts what stays in memory, not time: beside what waits it is at no disadvantage.
  { name: 'soak', command: ['npm', 'run', '--silent', 'test:soak', '--', '1'] },
  browserTests('e2e'),
  browserTests('visual'),
];

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Reads the counts of Vitest's and Playwright's JSON reports. */
function countsOf(report: string): Counts {
  const { stats, ...vitest } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats) {
    const { expected, flaky, unexpected, skipped } = stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = vitest;
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  };
}

/** What was left out is said wherever results are, so that it can't pass for a pass. */
const skips = (skipped: number) => (skipped > 0 ? `, ${skipped} skipped` : '');

/** Runs a program. Its output comes at once, or at its end where it would mix with another's. */
async function run(command: readonly string[], env: NodeJS.ProcessEnv, later: boolean) {
  const all = command[0] === 'npm' ? ['-c', command.join(' ')] : command;
  const child = spawn('npx', all, { stdio: later ? 'pipe' : 'inherit', env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
}

async function runStage({ name, command, env, report, waits }: Stage): Promise<Counts> {
  const later = Boolean(waits);
  if (!later) console.log(`\n— ${name}`);
  const started = Date.now();
  if (report) rmSync(report, { force: true });
  const { status, output } = await run(command, { ...process.env, ...env?.() }, later);
  if (later) console.log(`\n— ${name}\n${output}`);
  const counts =
    report && existsSync(report)
      ? countsOf(report)
      : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  // A runner can fail outside any test: that is a failure too.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `— ${name}: ${counts.failed === 0 ? 'ok' : 'FAILED'}${skips(counts.skipped)}, ${seconds} s`,
  );
  return counts;
}

async function runInTurn(some: readonly Stage[]): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (const stage of some) counts.push(await runStage(stage));
  return counts;
}

mkdirSync(reports, { recursive: true });
const { args: wanted } = new Command('npm test --')
  .addArgument(new Argument('[stages...]').choices(stages.map(({ name }) => name)))
  .parse();
const chosen = stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const beside = await Promise.all([
  runInTurn(chosen.filter(({ alone, waits }) => !alone && !waits)),
  runInTurn(chosen.filter(({ waits }) => waits)),
]);
const all = [...beside.flat(), ...(await runInTurn(chosen.filter(({ alone }) => alone)))];
const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
const failed = sum('failed');
console.log(`\n${sum('passed')} passed, ${failed} failed${skips(sum('skipped'))}`);
process.exit(failed === 0 ? 0 : 1);
