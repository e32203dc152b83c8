/**
 * The `test` of all browser tests. It fails on a fault that no page may have: a console error, which
 * a breach of the content security policy is too, an uncaught error, a hydration warning, a request
 * to another machine, and one that fails. A test that provokes a fault names it by `allowFault`.
 */
import { test as base, expect } from 'playwright/test';
import { Desk } from './desk.ts';
import { EventMode } from './event.ts';
import { forgetFaults, unexpectedFaults, watchFaults } from './faults.ts';
import { ContactForm } from './form.ts';
import { type Open, opener } from './open.ts';
import { newPerson, type Person } from './person.ts';

export * from 'playwright/test';
export { allowFault, watchFaults } from './faults.ts';
export type { Conditions, Open } from './open.ts';

interface Fixtures {
  guard: undefined;
  /** Opens a page of the site under these conditions and waits until it reacts to input. */
  open: Open;
  /** The contact form of `page`. */
  form: ContactForm;
  /** A new visitor, whose requests are removed afterwards. */
  person: Person;
  /** The desk in `page`, with requests of its own, which are removed afterwards. */
  desk: Desk;
  /** Event mode in `page`. */
  event: EventMode;
}

export const test = base.extend<Fixtures>({
  guard: [
    async ({ browser }, use) => {
      forgetFaults();
      browser.on('context', watchFaults);
      await use(undefined);
      browser.off('context', watchFaults);
      expect(unexpectedFaults()).toEqual([]);
    },
    { auto: true },
  ],
  open: ({ page, javaScriptEnabled }, use) => use(opener(page, javaScriptEnabled ?? true)),
  form: ({ page }, use) => use(new ContactForm(page)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  person: async ({}, use) => {
    const person = newPerson();
    await use(person);
    await person.forget();
  },
  desk: async ({ page, browser }, use) => {
    const desk = new Desk(page, browser);
    await use(desk);
    await desk.clear();
  },
  event: ({ page }, use) => use(new EventMode(page)),
});
