import { defineConfig } from 'vitest/config';

/**
 * Many tests start a program, and a shared machine can be ten times slower than a quiet one. No test
 * has a shorter limit of its own.
 */
const patient = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * One project for each kind of test: `npx vitest --project unit`. `npm test` runs unit, build and
 * functions; `npm run test:nightly` runs all of them.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: ['tests/build/support/current-build.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          globalSetup: ['tests/functions/support/shared-server.ts'],
          ...patient,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'faults',
          include: [
            'tests/functions/{bodies,classification,faults,kills,slow-clients}.test.ts',
            'tests/nightly/**/*.test.ts',
          ],
          env: { TEST_LENGTH: 'long' },
          globalSetup: [
            'tests/build/support/current-build.ts',
            'tests/functions/support/shared-server.ts',
          ],
          ...patient,
          testTimeout: 600_000,
          // A second worker's load would distort the latencies that these tests measure.
          maxWorkers: 1,
        },
      },
    ],
  },
});
