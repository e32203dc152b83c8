/**
 * Sums the runners' JSON reports and prints the counts. Fails on a failed test, on a flaky one, on
 * a run of no tests, on a missing report, and on a test that was skipped for another reason than
 * its platform: its title, or Playwright's reason, must then contain "platform:". With
 * `--forgive-flaky` it only names the flaky ones.
 *
 * Usage: `test-report.ts [--forgive-flaky] NAME...`
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResult } from 'vitest/node';

type Result = readonly [status: string, title: string, reason: string];

const folder = '.cache/test';

const fromPlaywright = ({ suites = [], specs }: JSONReportSuite): Result[] => [
  ...suites.flatMap(fromPlaywright),
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, annotations }): Result => {
      const reason = annotations.map(({ description }) => description).join(' ');
      return [status === 'expected' ? 'passed' : status, `${file} › ${title}`, reason];
    }),
  ),
];

/** A file that fails before its first test has no results of its own. */
const fromVitest = ({ name, status, assertionResults }: JsonTestResult): Result[] =>
  assertionResults.length === 0 && status === 'failed'
    ? [['failed', name, '']]
    : assertionResults.map(({ status, fullName }) => [status, fullName, fullName]);

function resultsOf(name: string): Result[] {
  if (!existsSync(`${folder}/${name}.json`)) return [['missing', `report of ${name}`, '']];
  const report = JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
  return report.suites?.flatMap(fromPlaywright) ?? report.testResults.flatMap(fromVitest);
}

const { values, positionals } = parseArgs({
  options: { 'forgive-flaky': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const results = positionals.flatMap(resultsOf);
const flaky = results.filter(([status]) => status === 'flaky');
const passed = [
  ...(values['forgive-flaky'] ? flaky : []),
  ...results.filter(([status]) => status === 'passed'),
];
const skipped = results.filter(
  ([status, , reason]) => /^(skipped|pending)$/.test(status) && reason.includes('platform:'),
);
const failed = results.filter((result) => ![...passed, ...skipped].includes(result));
for (const [status, title] of new Set([...failed, ...flaky]))
  console.error(`✗ ${status}: ${title}`);
console.log(`\n${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`);
process.exitCode = failed.length > 0 || passed.length === 0 ? 1 : 0;
