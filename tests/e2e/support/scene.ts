import type { Page } from 'playwright/test';

/** Records every state of the scene, in order, because some last only for a moment. */
export const recordStates = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    (window as unknown as { states: string[] }).states = seen;
    new MutationObserver(() => {
      const now = document.documentElement.dataset.scene ?? '';
      if (seen.at(-1) !== now) seen.push(now);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-scene'] });
  });
/** The recorded states as one text: `drawing loading live`. */
export const states = (page: Page) =>
  page.evaluate(() => (window as unknown as { states: string[] }).states.join(' '));
