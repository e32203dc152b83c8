/** `npm test`: all checks in one run. Name steps to run only those: `npm test -- unit e2e`. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Argument, Command } from 'commander';
import spawn, { type SubprocessError } from 'nano-spawn';
import { findBrowser } from './lib/browser.ts';

const reports = '.cache/test';

interface Step {
  name: string;
  command: readonly string[];
  env?: () => Record<string, string>;
  /** JSON report with the counts. Without a report the step counts as a single test. */
  report?: string;
  /**
   * The step mostly waits, for databases and time limits, so it runs in parallel with all steps
   * that are not `alone`.
   */
  waits?: boolean;
  /** The step alone keeps all cores busy. */
  alone?: boolean;
}

const vitest = (name: string, config: string): Step => {
  const report = `${reports}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: ['vitest', 'run', `--config=${config}`, ...reporters], report };
};

const browserTests = (name: string): Step => {
  const report = `${reports}/${name}.json`;
  return {
    name,
    command: ['playwright', 'test', `--config=tests/${name}/playwright.config.ts`],
    env: () => ({ CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) }),
    report,
    alone: true,
  };
};

const steps: readonly Step[] = [
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
  // This step measures memory, not time, so it can run in parallel with steps that wait.
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

/** Skipped tests are always reported next to the results, so that nobody takes them for passed. */
const skips = (skipped: number) => (skipped > 0 ? `, ${skipped} skipped` : '');

async function runStep({ name, command, env, report, waits }: Step): Promise<Counts> {
  const later = Boolean(waits);
  if (!later) console.log(`\n— ${name}`);
  const started = Date.now();
  if (report) rmSync(report, { force: true });
  const [program = '', ...rest] = command;
  const result = await spawn(program, rest, {
    preferLocal: true,
    env: env?.() ?? {},
    // Output is printed at once; a step that runs in parallel prints at its end, so that outputs
    // do not mix.
    stdio: later ? 'pipe' : 'inherit',
  }).catch((error: SubprocessError) => error);
  const hasFailed = result instanceof Error;
  if (later) console.log(`\n— ${name}\n${result.output}`);
  const counts =
    report && existsSync(report)
      ? countsOf(report)
      : { passed: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0, skipped: 0 };
  // A runner can fail outside any test; that also counts as a failure.
  if (hasFailed && counts.failed === 0) counts.failed = 1;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `— ${name}: ${counts.failed === 0 ? 'ok' : 'FAILED'}${skips(counts.skipped)}, ${seconds} s`,
  );
  return counts;
}

async function runInTurn(some: readonly Step[]): Promise<Counts[]> {
  const counts: Counts[] = [];
  for (const step of some) counts.push(await runStep(step));
  return counts;
}

mkdirSync(reports, { recursive: true });
const { args: wanted } = new Command('npm test --')
  .addArgument(new Argument('[steps...]').choices(steps.map(({ name }) => name)))
  .parse();
const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const beside = await Promise.all([
  runInTurn(chosen.filter(({ alone, waits }) => !alone && !waits)),
  ...chosen.filter(({ waits }) => waits).map((step) => runInTurn([step])),
]);
const all = [...beside.flat(), ...(await runInTurn(chosen.filter(({ alone }) => alone)))];
const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
const failed = sum('failed');
console.log(`\n${sum('passed')} passed, ${failed} failed${skips(sum('skipped'))}`);
process.exit(failed === 0 ? 0 : 1);
