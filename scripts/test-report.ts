/**
 * Prints the counts of all test results, from the JSON reports that Vitest and Playwright have
 * written into `.cache/test`. It fails on a failed test, a flaky test, a report without passed
 * tests, a missing report, and a skipped test. A test may be skipped because of its platform, if
 * its title, or Playwright's reason, contains "platform:". With `--forgive-flaky` flaky tests are
 * only printed.
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

/**
 * A test file that fails before its first test has no results, so the file itself is the result.
 */
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
for (const reason of new Set(skipped.map(([, , reason]) => reason)))
  console.log(`– skipped: ${reason}`);
console.log(`\n${passed.length} passed, ${failed.length} failed, ${skipped.length} skipped`);
process.exitCode = failed.length > 0 || passed.length === 0 ? 1 : 0;
