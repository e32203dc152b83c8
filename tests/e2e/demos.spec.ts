/** The four demos, operated by hand: one test per demo checks all of its functions. */

import { Demo, openDemo } from './support/demo.ts';
import { coveredControls } from './support/overlaps.ts';
import { handled, holdBack, tabTo } from './support/page.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

const products = ['edge', 'shield', 'learning', 'agents'] as const;

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

test.describe('in reduced motion', () => {
  test('Shield: a record is edited by the keyboard, the check names it, and the address keeps it', async ({
    page,
    open,
    form,
  }) => {
    const libraries: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('ml-dsa')) libraries.push(request.url());
    });
    const demo = await openDemo(page, open, 'shield', { motion: 'reduced' });
    await demo.expectRun('idle');
    expect(libraries).toEqual([]);

    await press(demo.play);
    await demo.expectRun('running');
    await expect(demo.sentence).toContainText('Eight records are sealed in order');
    await press(demo.button('Open record 6'), 'Space');
    const amount = demo.root.getByRole('textbox', { name: 'Amount' });
    await amount.focus();
    await amount.fill('99,000.00 <b>');
    for (const _ of [1, 2]) await press(demo.button('Next'));
    await expect(demo.sentence).toContainText(/Record 4 is the first/);
    await press(demo.button('Put everything back'));
    await expect(demo.sentence).toContainText('Every record fits');
    await amount.fill('98,000.00');
    await expect(demo.sentence).toContainText('Record 6 is the first that no longer fits');
    // The same record fails again, so only the edit itself tells the two states apart.
    await amount.fill('99,000.00 <b>');
    await expect(demo.sentence).toHaveText(
      /^Amount of record 6: sealed as 12,400\.00, altered to 99,000\.00 <b>\. Record 6 is the first/,
    );
    await press(demo.button('Next'));
    await demo.expectRun('done');
    await expect(demo.root.getByText('Does not hold, 3,309 bytes')).toBeVisible();
    expect(libraries).toHaveLength(1);

    await expect(page).toHaveURL(/62%3D99/);
    await demo.reload();
    await demo.expectRun('done');
    await expect(demo.root.getByText('99,000.00 <b>', { exact: true })).toBeVisible();
    await expect(demo.root.getByText('sealed as 12,400.00', { exact: true })).toBeVisible();
    await expect(demo.root.getByText('altered to 99,000.00 <b>')).toBeVisible();
    await expect(demo.root.getByText('Record 6', { exact: true })).toBeVisible();
    await demo.expectClean();

    await demo.root.getByRole('link', { name: 'Request a Shield Demo' }).click();
    const challenge = form.field('challenge');
    await expect(challenge).toHaveValue(/^Record 6 was edited\. The check named record 6/);
    await challenge.fill('');
    await expect(challenge).toHaveValue('');
    await expect(form.interest).toHaveValue('demo');
  });

  test('Learning: umbrellas change nothing, traffic does', async ({ page, open }) => {
    const demo = await openDemo(page, open, 'learning', { motion: 'reduced' });
    await press(demo.play);
    await expect(demo.sentence).toContainText(/^On the \d+ days seen with umbrellas/);
    await press(demo.button('Next'));
    await expect(demo.sentence).toContainText('changes nothing');
    await press(
      demo.root.getByRole('group', { name: 'What to set by hand' }).getByText('Time in traffic'),
    );
    await expect(demo.sentence).toContainText(/time in traffic at \d+ min brings \d+ calls/);
    const slider = demo.root.getByRole('slider', { name: 'Time in traffic' });
    await slider.focus();
    await slider.press('Home');
    await expect(demo.sentence).toContainText('at 15 min');
    // A variable can also be dragged in the figure, and the scene's drawing shows the value.
    await drag(page, demo.root.locator('[data-variable=traffic]:visible'), [64, 0]);
    await expect(slider).toHaveAttribute('aria-valuetext', '25 min');
    await expect(demo.sentence).toContainText('at 25 min');
    await expect(demo.root.locator('svg [style*="--step"]')).not.toHaveCount(0);
    await press(demo.button('Next'));
    await demo.expectRun('done');
    await demo.reload();
    await expect(demo.sentence).toContainText(/The same day with time in traffic at 25 min/);
    await press(demo.play);
    await press(demo.button('Back'));
    await expect(demo.sentence).toContainText(/^Too few|^On the/);
    await demo.expectClean();
  });
});

test('a slider that is moved 140 times stays within the browser’s limit of written addresses', {
  tag: '@push',
}, async ({ page, open }) => {
  // WebKit throws after 100 writes within ten seconds.
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history);
    const writes = { count: 0, isRefused: false };
    Object.assign(window, { writes });
    history.replaceState = (...args) => {
      writes.count += 1;
      if (writes.isRefused) throw new DOMException('Too many writes', 'SecurityError');
      replaceState(...args);
    };
  });
  const demo = await openDemo(page, open, 'edge', { motion: 'reduced' });
  const slider = demo.root.getByRole('slider', { name: 'Where it begins' });
  /** Moves the slider as a drag does, once a task. Returns how long it took, in milliseconds. */
  const move = (times: number) =>
    slider.evaluate(async (input: HTMLInputElement, count) => {
      const start = performance.now();
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      for (let index = 0; index < count; index += 1) {
        set?.call(input, String(Number(input.min) + (index % 40)));
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
      }
      return performance.now() - start;
    }, times);
  type Writes = { writes: { count: number; isRefused: boolean } };
  const refuse = (isRefused: boolean) =>
    page.evaluate((value) => {
      (window as unknown as Writes).writes.isRefused = value;
    }, isRefused);
  const run = () => new URL(page.url()).searchParams.get('run');

  const elapsed = await move(140);
  const count = await page.evaluate(() => (window as unknown as Writes).writes.count);
  // Twice a second, the first eight at once, and one more that the router makes at the start.
  expect(count).toBeLessThan(elapsed / 500 + 11);
  const stated = await slider.getAttribute('aria-valuetext');
  // The last of the writes that were put off states where the slider stands.
  const last = await slider.inputValue();
  await expect.poll(run).toMatch(new RegExp(`\\.${last}\\b`));

  // A refused write is made up for later, and the demo goes on meanwhile.
  await refuse(true);
  const before = run();
  await move(7);
  await press(demo.play);
  await demo.expectRun('running');
  expect(run()).toBe(before);
  await refuse(false);
  await expect.poll(run).not.toBe(before);
  const moved = await slider.getAttribute('aria-valuetext');
  expect(moved).not.toBe(stated);
  await demo.reload();
  await expect(slider).toHaveAttribute('aria-valuetext', moved ?? '');
});

const presses = {
  signal: {
    before: ['A payment', 'Step 4: Action'],
    last: 'Refuse',
    stands: /run=payment\.refuse/,
  },
  agents: { before: ['Step 3: Your answer'], last: 'Approve', stands: /run=[^#]*%7E\d+a/ },
  edge: { before: [], last: 'Gap', stands: /run=[^#]*gap/ },
} as const;

for (const [name, { before, last, stands }] of Object.entries(presses)) {
  test(`${name}: what was pressed is in the address, also when a reload follows at once`, {
    tag: name === 'signal' ? '@push' : [],
  }, async ({ page, open }) => {
    const demo = await openDemo(page, open, name as keyof typeof presses, { motion: 'reduced' });
    for (const button of before) await press(demo.button(button));
    const loaded = page.waitForEvent('load');
    await demo.button(last).evaluate((button: HTMLElement) => {
      button.click();
      location.reload();
    });
    await loaded;
    await expect(page).toHaveURL(stands);
    await handled(demo.play);
    await demo.expectRun('done');
  });
}

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
      // In reduced motion a press is one step, so a press that is answered twice shows.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const isEvery = held === 'every script';
      const scripts = isEvery
        ? /\/assets\/(?!deferred-entry-)[^/]+\.js/
        : new RegExp(`/assets/${name}-`);
      const deliver = await holdBack(page, scripts);
      await page.goto(addresses[name], { waitUntil: 'commit' });
      const demo = new Demo(page, name);
      const { play } = demo;
      if (!isEvery) await handled(page.locator('main article'));
      await pressBy(play, way);
      await expect(play).toHaveAccessibleName(/Starting…/);
      await expect(play).toHaveAttribute('aria-busy', 'true');
      await pressBy(play, way);
      await demo.expectRun('idle');

      deliver();
      await demo.expectRun('running');
      await expect(play).toHaveAccessibleName('Next');
      await expect(play).not.toHaveAttribute('aria-busy');
      const step = demo.root.locator('[aria-current=step]').getByRole('button');
      await expect(step).toHaveAccessibleName(/^Step 1/);
      await play.click();
      await expect(step).toHaveAccessibleName(/^Step 2/);
    });
  }

  test('is not busy for ever if it never has', async ({ page }) => {
    await page.clock.install();
    await holdBack(page, /\/assets\/edge-/);
    await page.goto(addresses.edge, { waitUntil: 'commit' });
    const { play } = new Demo(page, 'edge');
    await play.click();
    await expect(play).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(60_000);
    await expect(play).not.toHaveAttribute('aria-busy');
    await play.click();
    await expect(play).toHaveAttribute('aria-busy', 'true');
  });
});

test('Edge and Agents are walked by the keyboard alone', { tag: '@push' }, async ({
  page,
  open,
}) => {
  const walk = async (target: Locator, key: string, way?: string) => {
    await tabTo(page, target, way);
    await page.keyboard.press(key);
  };
  const edge = await openDemo(page, open, 'edge', { motion: 'reduced' });
  await walk(edge.play, 'Enter');
  await walk(edge.button('Next'), 'Space');
  await walk(edge.button('Spike'), 'Enter');
  await walk(edge.root.getByRole('slider', { name: 'Where it begins' }), 'ArrowRight');
  await walk(edge.root.getByRole('slider', { name: 'How strict the gate is' }), 'Home');
  await walk(edge.button('Next'), 'Enter', 'Shift+Tab');
  await expect(edge.sentence).toContainText('The Hampel filter marks it');
  await page.keyboard.press('Enter');
  await edge.expectRun('done');

  const agents = await openDemo(page, open, 'agents');
  await walk(agents.play, 'Enter');
  for (const _ of [1, 2]) await walk(agents.button('Next'), 'Enter');
  await agents.expectRun('waiting');
  // The answers come after the controls in the tab order.
  for (const answer of ['approve', 'change', 'refuse']) {
    await walk(agents.answer(answer), 'Enter');
  }
  await walk(agents.button('Leave all 16 waiting'), 'Space');
  await agents.expectRun('done');
  await expect(agents.play).toBeFocused();
});

test('Edge: it plays by itself and pauses, faults are put in by keys and drawn by hand', async ({
  page,
  open,
}) => {
  const demo = await openDemo(page, open, 'edge', { clock: 'installed' });
  await press(demo.play);
  await expect(demo.sentence).toContainText('120 readings of a healthy sensor');
  await page.clock.runFor(4000);
  await expect(demo.sentence).toContainText('Into the stream goes a drift');
  await press(demo.play);
  await page.clock.runFor(20_000);
  await expect(demo.sentence).toContainText('Into the stream goes a drift');
  await expect(demo.button('Go on')).toBeVisible();
  await expect(demo.button('Next')).toHaveCount(0);
  await press(demo.button('Step 4: Report'));
  await press(demo.button('Gap'), 'Space');
  await expect(demo.root.locator('[data-caught]')).toContainText('Gap rule');
  const strict = demo.root.getByRole('slider', { name: 'How strict the gate is' });
  await strict.focus();
  await strict.press('End');
  await expect(strict).toHaveAttribute('aria-valuetext', 'Very strict');

  // The limit and the beginning can also be dragged in the figure.
  await drag(page, demo.root.locator('[data-handle=limit]'), [0, -40]);
  await expect(strict).toHaveAttribute('aria-valuetext', /[Gg]enerous/);
  const begins = demo.root.getByRole('slider', { name: 'Where it begins' });
  await drag(page, demo.root.locator('[data-handle=begins]'), [-100, 0]);
  await expect(begins).toHaveAttribute('aria-valuetext', /^minute [34]\d$/);

  const trace = demo.root.locator('[data-trace]');
  await trace.scrollIntoViewIfNeeded();
  const box = (await trace.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.52, box.y + box.height * 0.25, { steps: 3 });
  await page.mouse.up();
  await press(demo.button('Back'));
  await press(demo.button('Back'));
  await expect(demo.sentence).toContainText('readings drawn by hand');
  await demo.reload();
  await press(demo.button('Back'));
  await press(demo.button('Back'));
  await expect(demo.sentence).toContainText('readings drawn by hand');
  await demo.expectClean();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('Agents: the run stops for the visitor, and goes on by each answer', async ({
    page,
    open,
  }) => {
    const demo = await openDemo(page, open, 'agents', { motion: 'reduced' });
    await demo.play.tap();
    await demo.button('Next').tap();
    await expect(demo.sentence).toContainText('41 of 60 tasks pass by themselves');
    await demo.button('Next').tap();
    await demo.expectRun('waiting');
    const cases: (string | null)[] = [];
    for (const answer of ['approve', 'change', 'refuse']) {
      cases.push(await demo.sentence.textContent());
      await demo.answer(answer).tap();
      await expect(demo.sentence).not.toHaveText(cases.at(-1) ?? '');
    }
    expect(new Set(cases).size).toBe(3);
    await demo.button('Leave all 16 waiting').tap();
    await demo.expectRun('done');
    await expect(demo.play).toBeFocused();
    await demo.root.getByText('Audit trail, sixty lines').tap();
    await expect(demo.root.getByText(/approved by you/)).toHaveCount(1);

    await demo.reload();
    await expect(demo.sentence).toContainText('16 still wait');
    await page.setViewportSize({ width: 1280, height: 800 });
    await drag(page, demo.root.locator('[data-handle=corner]'), [-200, -60]);
    await expect(demo.root.getByRole('slider', { name: 'Largest amount' })).toHaveAttribute(
      'aria-valuetext',
      /^\$[1-4],/,
    );
    await demo.expectClean();
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
  test(`no control moves while a run plays, at ${width}`, async ({ page, open }) => {
    for (const name of products) {
      const demo = await openDemo(page, open, name, { motion: 'reduced', size: [width, height] });
      const before = await topsOf(demo.root);
      const still = () => expect.soft(topsOf(demo.root), name).resolves.toEqual(before);
      for (let step = 0; step < 4; step += 1) {
        await press(demo.play);
        await still();
        if ((await demo.root.getAttribute('data-run')) !== 'running') break;
      }
      if (name === 'agents') {
        await demo.expectRun('waiting');
        for (const answer of ['refuse', 'change', 'approve']) {
          await press(demo.answer(answer));
          await still();
        }
        await press(demo.button('Leave all 16 waiting'));
      }
      await demo.expectRun('done');
      if (name === 'shield') {
        await expect(demo.root.getByText('Does not hold, 3,309 bytes')).toBeVisible();
      }
      await still();
    }
  });
}

/** Screens at which the parts of a demo are placed in another way, from the smallest to the largest. */
const screens = [
  [320, 600],
  [390, 844],
  [767, 900],
  [834, 1112],
  [844, 390],
  [1024, 600],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [2100, 900],
  [3840, 2160],
] as const;

for (const name of ['signal', ...products] as const) {
  test(`nothing that can be pressed is covered, in any state of ${name}`, {
    tag: name === 'signal' ? '@push' : [],
  }, async ({ page, open }) => {
    test.slow();
    const demo = await openDemo(page, open, name, { experience: 'simplified', motion: 'reduced' });
    /** Tries all controls on all screens. */
    const expectFree = async () => {
      const state = await demo.root.getAttribute('data-run');
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        expect.soft(await coveredControls(demo.root), `${state}, ${width}×${height}`).toEqual([]);
      }
    };
    await expectFree();
    // Its answers have the longest labels.
    if (name === 'signal') await press(demo.button('A citizen’s request'));
    await press(demo.play);
    await demo.expectRun('running');
    await expectFree();
    const steps = demo.root.getByRole('button', { name: /^Step \d: / });
    await press(steps.last());
    await demo.expectRun(/waiting|done/);
    await expectFree();
    if (name === 'signal' || name === 'agents') {
      await press(steps.nth(name === 'signal' ? 3 : 2));
      await demo.expectRun('waiting');
      await expectFree();
      await press(demo.answer('approve'));
      await expectFree();
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each demo is a finished figure without controls', { tag: '@push' }, async ({
    page,
    open,
  }) => {
    for (const name of products) {
      await open(`/solutions/neural-${name}`);
      const demo = new Demo(page, name);
      await expect(demo.sentence).toHaveText(/\w/);
      await expect(demo.play).toBeHidden();
      await expect(demo.root.locator('dl')).toBeVisible();
    }
  });
});
