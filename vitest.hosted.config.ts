import { defineConfig } from 'vitest/config';
import functions from './vitest.functions.config.ts';

// Set here, so that the shared stack of the global setup sees it as well as the tests.
process.env.DENO_LINE = 'hosted';

/** The functions once more, on the Deno that the hosted platform is compatible with. */
export default defineConfig({
  test: {
    ...functions.test,
    // All that speaks to a function; the rest is about our own programs.
    include: [
      'answers',
      'bodies',
      'commit',
      'delivery',
      'deno',
      'desk',
      'doubts',
      'kills',
      'outage',
      'round-trip',
      'slow-clients',
    ].map((name) => `tests/functions/${name}.test.ts`),
  },
});
