/**
 * Sums the runners' JSON reports and prints the counts. Names a test that passed only at its
 * second try. Fails on a failed test, on a run of no tests, on a missing report, and on a test that was skipped for another reason than its
 * platform: its title, or Playwright's reason, must then contain "platform:".
 *
 * Usage: `test-report.ts --clean` before the run, `test-report.ts NAME...` after it.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

type Status = 'passed' | 'failed' | 'skipped' | 'flaky';
interface Result {
  status: Status;
  title: string;
  reason: string;
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; annotations: { description?: string }[] }[];
  }[];
}
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

const folder = '.cache/test';
const statuses: Record<string, Status> = { expected: 'passed', unexpected: 'failed' };

const fromPlaywright = (suite: PlaywrightSuite): Result[] => [
  ...(suite.suites ?? []).flatMap(fromPlaywright),
  ...suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, annotations }) => ({
      status: statuses[status] ?? (status as Status),
      title: `${file} › ${title}`,
      reason: annotations.map(({ description }) => description ?? '').join(' '),
    })),
  ),
];

/** A file that fails before its first test has no results of its own. */
const fromVitest = ({ testResults }: VitestReport): Result[] =>
  testResults.flatMap(({ name, status, assertionResults }): Result[] =>
    assertionResults.length === 0 && status === 'failed'
      ? [{ status: 'failed', title: name, reason: '' }]
      : assertionResults.map(({ status, fullName }) => ({
          status: status === 'passed' || status === 'failed' ? status : 'skipped',
          title: fullName,
          reason: fullName,
        })),
  );

const names = process.argv.slice(2);
if (names[0] === '--clean') {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.exit();
}
const missing = names.filter((name) => !existsSync(`${folder}/${name}.json`));
const results = names
  .filter((name) => !missing.includes(name))
  .flatMap((name) => {
    const report: { suites: PlaywrightSuite[] } | VitestReport = JSON.parse(
      readFileSync(`${folder}/${name}.json`, 'utf8'),
    );
    return 'testResults' in report ? fromVitest(report) : report.suites.flatMap(fromPlaywright);
  });
const of = (...wanted: Status[]) => results.filter(({ status }) => wanted.includes(status));
const unexplained = of('skipped').filter(({ reason }) => !reason.includes('platform:'));
for (const name of missing) console.error(`✗ ${name} left no report.`);
for (const { status, title } of [...of('failed', 'flaky'), ...unexplained])
  console.error(`✗ ${status}: ${title}`);
const failed = of('failed').length + unexplained.length + missing.length;
const skipped = of('skipped').length - unexplained.length;
const passed = of('passed', 'flaky').length;
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
