import { defineConfig } from 'vitest/config';

/** The real Deno and the real PostgreSQL: slower than unit tests, and honest. */
export default defineConfig({
  test: {
    include: ['tests/functions/**/*.test.ts'],
    globalSetup: ['tests/functions/support/shared-stack.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each file may start a database of its own; a few at a time are enough.
    maxWorkers: 2,
  },
});
