/** The four instruments, operated by hand: one test per instrument checks all of its functions. */

import { violations } from '../../scripts/lib/measure/axe.ts';
import { handled, holdBack, tabTo } from './support/page.ts';
import { base } from './support/server.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

type Name = 'edge' | 'shield' | 'learning' | 'agents';

const rootOf = (page: Page, name: Name) => page.locator(`[data-instrument=${name}]`);
const sentence = (root: Locator) => root.getByRole('status');

/**
 * Opens an instrument's page at the instrument. Its code loads automatically, because it is near.
 */
async function openAt(page: Page, name: Name, query = ''): Promise<Locator> {
  await page.goto(`${base()}/solutions/neural-${name}${query}#figure`);
  const root = rootOf(page, name);
  await handled(root.locator('[data-play]'));
  return root;
}

/** Presses a button with the keyboard only. */
async function press(button: Locator, key = 'Enter') {
  await button.focus();
  await button.press(key);
}

/** Drags an element of a figure by a number of pixels. */
async function drag(page: Page, what: Locator, [across, down]: readonly [number, number]) {
  await what.scrollIntoViewIfNeeded();
  const box = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across, y + down, { steps: 4 });
  await page.mouse.up();
}

const button = (root: Locator, name: string) => root.getByRole('button', { name, exact: true });

async function isClean(page: Page) {
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(await violations(page)).toEqual([]);
}

test.describe('in calm motion', () => {
  test('Shield: a record is edited by the keyboard, the check names it, and the address keeps it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const libraries: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('ml-dsa')) libraries.push(request.url());
    });
    const root = await openAt(page, 'shield');
    await expect(root).toHaveAttribute('data-run', 'idle');
    expect(libraries).toEqual([]);

    await press(root.locator('[data-play]'));
    await expect(root).toHaveAttribute('data-run', 'running');
    await expect(sentence(root)).toContainText('Eight records are sealed in order');
    await press(button(root, 'Open record 6'), 'Space');
    const amount = root.getByRole('textbox', { name: 'Amount' });
    await amount.focus();
    await amount.fill('99,000.00 <b>');
    for (const _ of [1, 2]) await press(button(root, 'Next'));
    await expect(sentence(root)).toContainText(/Record 4 is the first/);
    await press(button(root, 'Put everything back'));
    await expect(sentence(root)).toContainText('Every record fits');
    await amount.fill('98,000.00');
    await expect(sentence(root)).toContainText('Record 6 is the first that no longer fits');
    // The same record fails again, so only the edit itself tells the two states apart.
    await amount.fill('99,000.00 <b>');
    await expect(sentence(root)).toHaveText(
      /^Amount of record 6: sealed as 12,400\.00, altered to 99,000\.00 <b>\. Record 6 is the first/,
    );
    await press(button(root, 'Next'));
    await expect(root).toHaveAttribute('data-run', 'done');
    await expect(root.getByText('Does not hold, 3,309 bytes')).toBeVisible();
    expect(libraries).toHaveLength(1);

    await page.reload();
    await handled(root.locator('[data-play]'));
    await expect(root).toHaveAttribute('data-run', 'done');
    await expect(root.getByText('99,000.00 <b>', { exact: true })).toBeVisible();
    await expect(root.getByText('sealed as 12,400.00', { exact: true })).toBeVisible();
    await expect(root.getByText('altered to 99,000.00 <b>')).toBeVisible();
    await expect(root.getByText('Record 6', { exact: true })).toBeVisible();
    await isClean(page);

    await root.getByRole('link', { name: 'Request a Shield Demo' }).click();
    const challenge = page.locator('textarea[name=challenge]');
    await expect(challenge).toHaveValue(/^Record 6 was edited\. The check named record 6/);
    await challenge.fill('');
    await expect(challenge).toHaveValue('');
    await expect(page.locator('select[name=interest]')).toHaveValue('demo');
  });

  test('Learning: umbrellas change nothing, traffic does', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const root = await openAt(page, 'learning');
    await press(root.locator('[data-play]'));
    await expect(sentence(root)).toContainText(/^On the \d+ days seen with umbrellas/);
    await press(button(root, 'Next'));
    await expect(sentence(root)).toContainText('changes nothing');
    await press(
      root.getByRole('group', { name: 'What to set by hand' }).getByText('Time in traffic'),
    );
    await expect(sentence(root)).toContainText(/time in traffic at \d+ min brings \d+ calls/);
    const slider = root.getByRole('slider', { name: 'Time in traffic' });
    await slider.focus();
    await slider.press('Home');
    await expect(sentence(root)).toContainText('at 15 min');
    // A variable can also be dragged in the figure, and the scene's drawing shows the value.
    await drag(page, root.locator('[data-variable=traffic]:visible'), [64, 0]);
    await expect(slider).toHaveAttribute('aria-valuetext', '25 min');
    await expect(sentence(root)).toContainText('at 25 min');
    const steps = root.locator('[data-run-drawing] [style*="--step"]');
    await expect(steps).not.toHaveCount(0);
    await press(button(root, 'Next'));
    await expect(root).toHaveAttribute('data-run', 'done');
    await page.reload();
    await handled(root.locator('[data-play]'));
    await expect(sentence(root)).toContainText(/The same day with time in traffic at 25 min/);
    await press(root.locator('[data-play]'));
    await press(button(root, 'Back'));
    await expect(sentence(root)).toContainText(/^Too few|^On the/);
    await isClean(page);
  });
});

test.describe('a press on Play before its code has arrived', () => {
  test.use({ hasTouch: true });
  const addresses = { edge: '/solutions/neural-edge#figure', signal: '/#signal' } as const;
  const pressBy = (play: Locator, way: 'click' | 'tap' | 'Enter' | 'Space') =>
    way === 'click' ? play.click() : way === 'tap' ? play.tap() : press(play, way);
  for (const [name, way, held] of [
    ['edge', 'click', 'every script'],
    ['edge', 'Enter', "the demo's script"],
    ['signal', 'tap', "the demo's script"],
    ['signal', 'Space', 'every script'],
  ] as const) {
    test(`is carried out when it has: ${name}, by ${way}, while ${held} is on its way`, {
      tag: way === 'click' ? '@push' : [],
    }, async ({ page }) => {
      // In calm motion a press is one step, so a press that is answered twice shows.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const isEvery = held === 'every script';
      const scripts = isEvery
        ? /\/assets\/(?!deferred-entry-)[^/]+\.js/
        : new RegExp(`/assets/${name}-`);
      const deliver = await holdBack(page, scripts);
      await page.goto(base() + addresses[name], { waitUntil: 'commit' });
      const root = page.locator(`[data-instrument=${name}]`);
      const play = root.locator('[data-play]');
      if (!isEvery) await handled(page.locator('main article'));
      await pressBy(play, way);
      await expect(play).toHaveAccessibleName(/Starting…/);
      await expect(play).toHaveAttribute('aria-busy', 'true');
      await pressBy(play, way);
      await expect(root).toHaveAttribute('data-run', 'idle');

      deliver();
      await expect(root).toHaveAttribute('data-run', 'running');
      await expect(play).toHaveAccessibleName('Next');
      await expect(play).not.toHaveAttribute('aria-busy');
      const step = root.locator('[aria-current=step]').getByRole('button');
      await expect(step).toHaveAccessibleName(/^Step 1/);
      await play.click();
      await expect(step).toHaveAccessibleName(/^Step 2/);
    });
  }

  test('begins the shared run that the address names', async ({ page }) => {
    const deliver = await holdBack(page, /\/assets\/agents-/);
    await page.goto(`${base()}/solutions/neural-agents?run=500.80~1a#figure`);
    const root = page.locator('[data-instrument=agents]');
    await root.locator('[data-play]').click();
    deliver();
    await expect(root).toHaveAttribute('data-run', /running|waiting/);
    await expect(root.getByRole('slider', { name: 'Largest amount' })).toHaveAttribute(
      'aria-valuetext',
      '€500',
    );
  });
});

test('Edge and Agents are walked by the keyboard alone', { tag: '@push' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const walk = async (target: Locator, key: string, way?: string) => {
    await tabTo(page, target, way);
    await page.keyboard.press(key);
  };
  const edge = await openAt(page, 'edge');
  await walk(edge.locator('[data-play]'), 'Enter');
  await walk(button(edge, 'Next'), 'Space');
  await walk(button(edge, 'Spike'), 'Enter');
  await walk(edge.getByRole('slider', { name: 'Where it begins' }), 'ArrowRight');
  await walk(edge.getByRole('slider', { name: 'How strict the gate is' }), 'Home');
  await walk(button(edge, 'Next'), 'Enter', 'Shift+Tab');
  await expect(sentence(edge)).toContainText('The Hampel filter marks it');
  await page.keyboard.press('Enter');
  await expect(edge).toHaveAttribute('data-run', 'done');

  const agents = await openAt(page, 'agents');
  await walk(agents.locator('[data-play]'), 'Enter');
  for (const _ of [1, 2]) await walk(button(agents, 'Next'), 'Enter');
  await expect(agents).toHaveAttribute('data-run', 'waiting');
  // The answers come after the controls in the tab order.
  for (const answer of ['approve', 'change', 'refuse']) {
    await walk(agents.locator(`[data-answer=${answer}]`), 'Enter');
  }
  await walk(button(agents, 'Leave all 16 waiting'), 'Space');
  await expect(agents).toHaveAttribute('data-run', 'done');
  await expect(agents.locator('[data-play]')).toBeFocused();
});

test('Edge: it plays by itself and pauses, faults are put in by keys and drawn by hand', async ({
  page,
}) => {
  await page.clock.install();
  const root = await openAt(page, 'edge');
  await press(root.locator('[data-play]'));
  await expect(sentence(root)).toContainText('120 readings of a healthy sensor');
  await page.clock.runFor(4000);
  await expect(sentence(root)).toContainText('Into the stream goes a drift');
  await press(root.locator('[data-play]'));
  await page.clock.runFor(20_000);
  await expect(sentence(root)).toContainText('Into the stream goes a drift');
  await expect(button(root, 'Go on')).toBeVisible();
  await expect(button(root, 'Next')).toHaveCount(0);
  await press(button(root, 'Step 4: Report'));
  await press(button(root, 'Gap'), 'Space');
  await expect(root.locator('[data-caught]')).toContainText('Gap rule');
  const strict = root.getByRole('slider', { name: 'How strict the gate is' });
  await strict.focus();
  await strict.press('End');
  await expect(strict).toHaveAttribute('aria-valuetext', 'Very strict');

  // The limit and the beginning can also be dragged in the figure.
  await drag(page, root.locator('[data-handle=limit]'), [0, -40]);
  await expect(strict).toHaveAttribute('aria-valuetext', /[Gg]enerous/);
  const begins = root.getByRole('slider', { name: 'Where it begins' });
  await drag(page, root.locator('[data-handle=begins]'), [-100, 0]);
  await expect(begins).toHaveAttribute('aria-valuetext', /^minute [34]\d$/);

  const trace = root.locator('[data-trace]');
  await trace.scrollIntoViewIfNeeded();
  const box = (await trace.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.52, box.y + box.height * 0.25, { steps: 3 });
  await page.mouse.up();
  await press(button(root, 'Back'));
  await press(button(root, 'Back'));
  await expect(sentence(root)).toContainText('readings drawn by hand');
  await page.reload();
  await handled(root.locator('[data-play]'));
  await press(button(root, 'Back'));
  await press(button(root, 'Back'));
  await expect(sentence(root)).toContainText('readings drawn by hand');
  await isClean(page);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('Agents: the run stops for the visitor, and goes on by each answer', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const root = await openAt(page, 'agents');
    await root.locator('[data-play]').tap();
    await button(root, 'Next').tap();
    await expect(sentence(root)).toContainText('41 of 60 tasks pass by themselves');
    await button(root, 'Next').tap();
    await expect(root).toHaveAttribute('data-run', 'waiting');
    const cases: (string | null)[] = [];
    for (const answer of ['approve', 'change', 'refuse']) {
      cases.push(await sentence(root).textContent());
      await root.locator(`[data-answer=${answer}]`).tap();
      await expect(sentence(root)).not.toHaveText(cases.at(-1) ?? '');
    }
    expect(new Set(cases).size).toBe(3);
    await button(root, 'Leave all 16 waiting').tap();
    await expect(root).toHaveAttribute('data-run', 'done');
    await expect(root.locator('[data-play]')).toBeFocused();
    await root.getByText('Audit trail, sixty lines').tap();
    await expect(root.getByText(/approved by you/)).toHaveCount(1);

    await page.reload();
    await handled(root.locator('[data-play]'));
    await expect(sentence(root)).toContainText('16 still wait');
    await page.setViewportSize({ width: 1280, height: 800 });
    await drag(page, root.locator('[data-handle=corner]'), [-250, -60]);
    await expect(root.getByRole('slider', { name: 'Largest amount' })).toHaveAttribute(
      'aria-valuetext',
      /^€[1-4],/,
    );
    await isClean(page);
  });
});

/** Distances from the page's top of all controls, by name. */
const topsOf = (root: Locator) =>
  root
    .locator('[data-play], [data-play] ~ button, fieldset button, input, select, summary')
    .evaluateAll((controls) =>
      controls.map((control, index) => {
        const { top } = control.getBoundingClientRect();
        // The play button changes its name at each step, so it gets a fixed name here.
        return `${index} ${control.matches('[data-play]') ? 'play' : (control.textContent ?? '').slice(0, 12)}: ${Math.round(top + scrollY)}`;
      }),
    );

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`no control moves while a run plays, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const name of ['edge', 'shield', 'learning', 'agents'] as const) {
      const root = await openAt(page, name);
      const before = await topsOf(root);
      const still = () => expect.soft(topsOf(root), name).resolves.toEqual(before);
      for (let step = 0; step < 4; step += 1) {
        await press(root.locator('[data-play]'));
        await still();
        if ((await root.getAttribute('data-run')) !== 'running') break;
      }
      if (name === 'agents') {
        await expect(root).toHaveAttribute('data-run', 'waiting');
        for (const answer of ['refuse', 'change', 'approve']) {
          await press(root.locator(`[data-answer=${answer}]`));
          await still();
        }
        await press(button(root, 'Leave all 16 waiting'));
      }
      await expect(root).toHaveAttribute('data-run', 'done');
      if (name === 'shield') {
        await expect(root.getByText('Does not hold, 3,309 bytes')).toBeVisible();
      }
      await still();
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each instrument is a finished figure without controls', { tag: '@push' }, async ({
    page,
  }) => {
    for (const name of ['edge', 'shield', 'learning', 'agents'] as const) {
      await page.goto(`${base()}/solutions/neural-${name}`);
      const root = rootOf(page, name);
      await expect(sentence(root)).toHaveText(/\w/);
      await expect(root.locator('[data-play]')).toBeHidden();
      await expect(root.locator('dl')).toBeVisible();
    }
  });
});
