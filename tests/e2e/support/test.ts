/**
 * The `test` of all browser tests. It adds a guard: a test fails on a fault that no page may have,
 * except those that it provokes and names by `test.use({ expectedFaults: /…/ })`.
 */
import { test as base, expect } from 'playwright/test';
import { watchFaults } from './faults.ts';

export * from 'playwright/test';

export const test = base.extend<{ expectedFaults: RegExp; guard: undefined }>({
  expectedFaults: [/(?!)/, { option: true }],
  guard: [
    async ({ context, baseURL, expectedFaults }, use) => {
      const faults = watchFaults(context, baseURL);
      await use(undefined);
      expect(faults.filter((fault) => !expectedFaults.test(fault))).toEqual([]);
    },
    { auto: true },
  ],
});
