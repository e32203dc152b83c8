/** The scene and its drawing on home's hero. */
import { expect, test } from 'playwright/test';
import { whyIncomparable } from './chromium.ts';
import { look, type Sight, type View } from './support.ts';

test.skip(Boolean(whyIncomparable()), whyIncomparable());

/**
 * Software WebGL gives slightly different results on another processor; a moved headline differs in
 * far more pixels.
 */
const drawn = { maxDiffPixels: 2000 };
const views: readonly View[] = ['full', 'calm'];
/** Phone, tablet, notebook, event screen. */
const screens = [
  { width: 390, height: 844, scale: 1 },
  { width: 834, height: 1112, scale: 0.75 },
  { width: 1440, height: 900, scale: 0.75 },
  { width: 3840, height: 2160, scale: 0.4 },
];
const desk = { width: 1440, height: 900, scale: 0.75 };

for (const view of views) {
  for (const screen of screens) {
    test(`hero, ${view}, ${screen.width}`, async ({ browser }) => {
      const page = await look(browser, { path: '/', view, ...screen });
      await expect(page).toHaveScreenshot(`hero-${view}-${screen.width}.png`, drawn);
    });
  }
}

for (const tier of [1, 3, 4] as const) {
  test(`hero on tier ${tier}`, async ({ browser }) => {
    const page = await look(browser, { path: '/', view: 'full', tier, ...desk });
    await expect(page).toHaveScreenshot(`hero-tier-${tier}.png`, drawn);
  });
}

const panels = { edge: 'Edge', shield: 'Shield', learning: 'Learning', agents: 'Agents' };
for (const sight of [
  { path: '/', view: 'full', ...desk },
  { path: '/', view: 'calm', width: 390, height: 844, scale: 1 },
] satisfies Sight[]) {
  test(`panels, ${sight.view}`, async ({ browser }) => {
    const page = await look(browser, sight);
    for (const [id, name] of Object.entries(panels)) {
      await page
        .getByRole('button', { name: `Neural ${name}` })
        .first()
        .focus();
      await expect(page.locator('[data-node-panel]')).toContainText(`See Neural ${name}`);
      await expect.soft(page).toHaveScreenshot(`panel-${id}-${sight.view}.png`, drawn);
    }
  });
}
