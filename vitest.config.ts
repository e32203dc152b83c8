import { defineConfig } from 'vitest/config';

/** Tests that start programs: a PostgreSQL, Deno, the site's own server. */
const slow = { testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2 };

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
        },
      },
      {
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: ['tests/build/support/current-build.ts'],
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          globalSetup: ['tests/functions/support/shared-stack.ts'],
          ...slow,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts', 'tests/nightly/**/*.test.ts'],
          globalSetup: [
            'tests/build/support/current-build.ts',
            'tests/functions/support/shared-stack.ts',
          ],
          ...slow,
          testTimeout: 600_000,
          // A second worker's load would distort the latencies that these tests measure.
          maxWorkers: 1,
        },
      },
    ],
  },
});
