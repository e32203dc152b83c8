import { defineConfig } from 'vitest/config';

/** The long versions: many kills, bulk forgeries, slow clients. Minutes, not seconds. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    // Figures of latency are worth nothing beside another file's load.
    maxWorkers: 1,
  },
});
