/**
 * Everything that must hold, in one run: `npm test`. Name stages to run only
 * those: `npm test -- unit e2e`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './lib/browser.ts';

const reports = '.cache/test';

interface Stage {
  name: string;
  command: readonly string[];
  env?: () => Record<string, string>;
  /** JSON report with the counts; without one the stage counts as a single test. */
  report?: string;
}

const vitest = (name: string, config: string): Stage => {
  const report = `${reports}/${name}.json`;
  return {
    name,
    command: [
      'vitest',
      'run',
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
  };
};

const browserTests = (name: string): Stage => {
  const report = `${reports}/${name}.json`;
  return {
    name,
    command: ['playwright', 'test', `--config=tests/${name}/playwright.config.ts`],
    env: () => ({
      CHROMIUM_PATH: findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: `${process.cwd()}/${report}`,
    }),
    report,
  };
};

const stages: readonly Stage[] = [
  { name: 'types', command: ['tsc', '-p', '.'] },
  { name: 'types-worker', command: ['tsc', '-p', 'src/worker'] },
  { name: 'types-functions', command: ['npm', 'run', '--silent', 'check:functions'] },
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'dead-code', command: ['knip'] },
  vitest('unit', 'vitest.config.ts'),
  vitest('functions', 'vitest.functions.config.ts'),
  vitest('functions-hosted', 'vitest.hosted.config.ts'),
  { name: 'build', command: ['npm', 'run', '--silent', 'build'] },
  vitest('build-output', 'vitest.build.config.ts'),
  browserTests('e2e'),
  browserTests('visual'),
  { name: 'soak', command: ['npm', 'run', '--silent', 'test:soak', '--', '2'] },
];

interface Counts {
  passed: number;
  failed: number;
}

/** Reads the counts of Vitest's and Playwright's JSON reports. */
function countsOf(report: string): Counts {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8'));
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    : { passed: numPassedTests, failed: numFailedTests };
}

function runStage({ name, command, env, report }: Stage): Counts {
  console.log(`\n— ${name}`);
  const started = Date.now();
  if (report) rmSync(report, { force: true });
  const [program = '', ...rest] = command;
  const { status } = spawnSync(
    'npx',
    program === 'npm' ? ['-c', command.join(' ')] : [program, ...rest],
    {
      stdio: 'inherit',
      env: { ...process.env, ...env?.() },
    },
  );
  const counts =
    report && existsSync(report)
      ? countsOf(report)
      : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  // A runner can fail outside any test: that is a failure too.
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`— ${name}: ${counts.failed === 0 ? 'ok' : 'FAILED'}, ${seconds} s`);
  return counts;
}

mkdirSync(reports, { recursive: true });
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `No stage ${unknown.join(', ')}. There are: ${stages.map((it) => it.name).join(', ')}.`,
  );
  process.exit(2);
}
const total: Counts = { passed: 0, failed: 0 };
for (const stage of stages) {
  if (wanted.length > 0 && !wanted.includes(stage.name)) continue;
  const { passed, failed } = runStage(stage);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
