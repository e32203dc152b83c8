/** Home's run of one signal through all four products, to the person who answers. */

import type { Locator } from 'playwright/test';
import { signals } from '../../src/features/demos/signal/signals.ts';
import { Demo, openDemo } from './support/demo.ts';
import { block, holdBack, tabTo } from './support/page.ts';
import { watchShifts } from './support/shifts.ts';
import { expect, type Open, type Page, test } from './support/test.ts';

/** All motion, with line art in place of the scene. */
const simplified = { experience: 'simplified' } as const;

const receipt = ({ root }: Demo) => root.getByRole('region', { name: 'Receipt' });

test('by the keyboard alone, in reduced motion: each answer has its own end, and the address keeps it', async ({
  page,
  open,
  form,
}) => {
  // Each of the answers is a walk of its own through the whole figure.
  test.slow();
  const demo = await openDemo(page, open, 'signal', { motion: 'reduced' });
  await demo.expectRun('idle');
  // No result is shown before somebody sends.
  await expect(demo.sentence).toHaveText(/^Choose a record and send it\. [^.]+\.$/, {
    useInnerText: true,
  });
  await expect(demo.root.getByText('A lasting shift', { exact: true })).toBeHidden();
  await expect(receipt(demo)).toBeHidden();

  await tabTo(page, demo.button('A payment'));
  await page.keyboard.press('Space');
  await expect(demo.sentence).toHaveText(
    /^Invoice 2207, supplier sends one record: \$12,400\. It stands alone among 24 readings/,
  );
  await expect(receipt(demo)).toBeHidden();
  await expect(demo.root.getByText('Stops: its amount is above $5,000')).toBeHidden();
  await tabTo(page, demo.play);
  // In reduced motion nothing advances automatically: each press is one step.
  const told: (string | null)[] = [];
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Enter');
    await expect(demo.sentence).not.toHaveText(told.at(-1) ?? '');
    told.push(await demo.sentence.textContent());
  }
  expect(told).toEqual([
    expect.stringContaining('SHA-256'),
    expect.stringContaining('Unit price explains 99%'),
    expect.stringContaining('pay the invoice as it stands, for $12,400. It stops'),
  ]);
  await demo.expectRun('waiting');
  expect(told.at(-1)).toContain('waits for you');
  // The visitor's answer can't be skipped.
  await tabTo(page, demo.play);
  await page.keyboard.press('Enter');
  await demo.expectRun('waiting');

  const ends = {
    approve: '$12,400 goes to the supplier.',
    change: 'At the agreed price $4,000 is paid, and the rest is asked about.',
    refuse: 'Nothing is paid; $12,400 stays open.',
  };
  const heads = new Set<string>();
  for (const [name, end] of Object.entries(ends)) {
    await tabTo(page, demo.answer(name));
    await page.keyboard.press('Enter');
    await demo.expectRun('done');
    await expect(demo.play).toBeFocused();
    await expect(receipt(demo).getByText(end)).toBeVisible();
    await expect(receipt(demo).getByText(/Signed with ML-DSA-65.*: 3,309 bytes/)).toBeVisible();
    await expect(receipt(demo).getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    heads.add((await receipt(demo).getByRole('listitem').last().textContent()) ?? '');
    if (name === 'refuse') continue;
    await tabTo(page, demo.button('Back'));
    await page.keyboard.press('Enter');
    await demo.expectRun('waiting');
  }
  expect(heads.size).toBe(3);

  await expect(page).toHaveURL(/\?run=payment\.refuse#signal$/);
  await demo.reload();
  await demo.expectRun('done');
  await expect(demo.sentence).toHaveText(`You refused. ${ends.refuse}`);
  await demo.expectClean();

  await demo.root.getByRole('link', { name: 'Request a Demo' }).click();
  const challenge = form.field('challenge');
  await expect(challenge).toHaveValue(/^A payment: \$12,400 from Invoice 2207.*You refused\./);
  await challenge.fill('');
  await expect(form.interest).toHaveValue('demo');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('it runs by itself once it was sent, pauses, waits, and moves nothing else', async ({
    page,
    open,
  }) => {
    const shifts = await watchShifts(page);
    const demo = await openDemo(page, open, 'signal', { clock: 'installed' });
    await page.clock.fastForward(10_000);
    await demo.expectRun('idle');
    // What moves while the page loads is not the demo's.
    await shifts();
    await demo.button('A citizen’s request').tap();
    await demo.play.tap();
    await page.clock.runFor(900);
    await expect(demo.sentence).toContainText('SHA-256');
    await demo.button('Pause').tap();
    await page.clock.fastForward(20_000);
    await expect(demo.sentence).toContainText('SHA-256');
    await demo.button('Go on').tap();
    await page.clock.runFor(900);
    await expect(demo.sentence).toContainText('Income explains 89%');
    await page.clock.runFor(900);
    await demo.expectRun('waiting');
    await page.clock.fastForward(30_000);
    await demo.answer('change').tap();
    await expect(demo.sentence).toContainText('With that income $302 a month is granted.');
    await demo.button('Send again').tap();
    await demo.expectRun('running');
    await expect(page).toHaveURL(/\?run=request#signal$/);
    const { sum, nodes } = await shifts();
    expect(sum, nodes.join('\n')).toBeLessThan(0.001);
  });
});

test.describe('hold to approve', () => {
  test.use({ hasTouch: true });

  /** Opens the demo in full motion, with a clock of the test, and sends a record up to the gate. */
  async function openWaiting(page: Page, open: Open) {
    const demo = await openDemo(page, open, 'signal', { clock: 'stopped' });
    // The loop starts with the code that animates.
    await expect(async () => {
      await page.clock.runFor(100);
      const stages = demo.root.locator('ol[data-active-step]');
      expect(await stages.getAttribute('data-active-step')).not.toBe('3');
    }).toPass({ intervals: [20] });
    await page.clock.runFor(1000);
    await demo.play.click();
    // The run begins after the paint that answers the press.
    await page.clock.runFor(100);
    await demo.button('Step 4: Action').click();
    // The light touches the gate and stops, and the fingertip grows.
    await page.clock.runFor(2000);
    await demo.expectRun('waiting');
    return demo;
  }
  /** How full the ridges are: the radius of the lit circle in percent. */
  const filled = (demo: Demo) =>
    demo.root
      .locator('.fingertip > span')
      .evaluate((ridges: HTMLElement) => Number.parseFloat(ridges.style.clipPath.slice(7)));

  const hold = { pointer: 'mouse', key: 'Space' } as const;
  for (const by of Object.values(hold)) {
    test(`by ${by}: 900 ms approve, let go earlier nothing is answered, and a short press is a click`, async ({
      page,
      open,
    }) => {
      const demo = await openWaiting(page, open);
      const approve = demo.answer('approve');
      await expect(approve).toHaveAccessibleName('Hold to approve');
      await expect(approve).toHaveAccessibleDescription(/^You agree to this: change the bearing/);
      const rest = await filled(demo);
      if (by === 'mouse') await approve.hover();
      else await approve.focus();
      const down = () => (by === 'mouse' ? page.mouse.down() : page.keyboard.down(by));
      const up = () => (by === 'mouse' ? page.mouse.up() : page.keyboard.up(by));

      await down();
      await page.clock.runFor(600);
      expect(await filled(demo)).toBeGreaterThan(rest + 20);
      await up();
      await page.clock.runFor(400);
      expect(await filled(demo)).toBeCloseTo(rest);
      await expect(approve).toHaveAccessibleName('Hold a little longer');
      await page.clock.runFor(2000);
      await demo.expectRun('waiting');

      await down();
      await page.clock.runFor(800);
      await demo.expectRun('waiting');
      await page.clock.runFor(150);
      await demo.expectRun('done');
      await expect(demo.play).toBeFocused();
      // A key that is still held repeats, and must not press the button that has the focus now.
      if (by === 'Space') await down();
      await up();
      await demo.expectRun('done');
      await expect(demo.sentence).toContainText('You approved the new bearing.');

      await demo.button('Back').click();
      await page.clock.runFor(400);
      await expect(approve).toHaveAccessibleName('Hold to approve');
      if (by === 'mouse') await approve.hover();
      else await approve.focus();
      await down();
      await page.clock.runFor(100);
      await up();
      await page.clock.runFor(300);
      await demo.expectRun('done');
    });
  }

  test('what ends the hold lets go: leaving, another finger, the menu, a lost pointer or focus', async ({
    page,
    open,
  }) => {
    const demo = await openWaiting(page, open);
    const approve = demo.answer('approve');
    const rest = await filled(demo);
    const ends: Record<string, () => Promise<unknown>> = {
      'the pointer leaves': () => page.mouse.move(2, 2),
      'another finger': () => page.locator('body').dispatchEvent('pointerdown'),
      'the menu': () => approve.dispatchEvent('contextmenu'),
      'a lost pointer': () => approve.dispatchEvent('pointercancel'),
      'a lost focus': () => approve.blur(),
    };
    for (const [name, end] of Object.entries(ends)) {
      await approve.hover();
      await page.mouse.down();
      await page.clock.runFor(500);
      expect(await filled(demo), name).toBeGreaterThan(rest + 15);
      await end();
      await page.clock.runFor(1000);
      expect(await filled(demo), name).toBeCloseTo(rest);
      await page.mouse.up();
      await page.clock.runFor(500);
      await demo.expectRun('waiting');
    }
  });

  test('on touch the menu of a long press does not end the hold', async ({ page, open }) => {
    const demo = await openWaiting(page, open);
    const approve = demo.answer('approve');
    const { x, y, width, height } = (await approve.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
    });
    await page.clock.runFor(500);
    const isShown = await approve.evaluate((button) =>
      button.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    );
    expect(isShown).toBe(false);
    await page.clock.runFor(450);
    await demo.expectRun('done');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await demo.expectRun('done');
  });

  test('a click, Enter and a tap approve in 240 ms, and a held Enter presses nothing else', async ({
    page,
    open,
  }) => {
    const demo = await openWaiting(page, open);
    const approve = demo.answer('approve');
    const presses = {
      click: () => approve.click(),
      tap: () => approve.tap(),
      // As assistive technology does.
      synthetic: () => approve.evaluate((button: HTMLElement) => button.click()),
      enter: async () => {
        await approve.focus();
        await page.keyboard.down('Enter');
        await page.keyboard.down('Enter');
      },
    };
    for (const [name, press] of Object.entries(presses)) {
      await press();
      await page.clock.runFor(150);
      await demo.expectRun('waiting');
      await page.clock.runFor(150);
      await demo.expectRun('done');
      if (name === 'enter') continue;
      await demo.button('Back').click();
      await page.clock.runFor(400);
    }
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.clock.runFor(500);
    await demo.expectRun('done');
  });
});

/**
 * Looks in every frame for what is shown of a stage before the light of the run has reached it: its mark,
 * its result, its body, the sentence about it. On a busy machine the light's own animation begins a frame
 * later than the clock of its timeline, so half of the way between two stages is allowed, 240 ms.
 *
 * @returns what was shown too early so far, as texts, and how many stages were shown
 */
async function watchLight({ root }: Demo) {
  const watched = await root.evaluateHandle((element) => {
    const found = { early: new Set<string>(), shown: new Set<number>() };
    const since = new Map<string, number>();
    const select = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
    const leftOf = (part?: Element) => part?.getBoundingClientRect().left ?? Number.NaN;
    const sentences = [
      / sends one record: /,
      /SHA-256/,
      / of the distance to /,
      /The agent would /,
    ];
    const bodies = ['edge', 'shield', 'learning', 'agents'];
    const isSeen = (part?: Element) =>
      part?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const note = (name: string, isBeforeLight: boolean) => {
      const now = performance.now();
      if (!isBeforeLight) since.delete(name);
      else if (now - (since.get(name) ?? now) > 240) found.early.add(name);
      else if (!since.has(name)) since.set(name, now);
    };
    const look = () => {
      requestAnimationFrame(look);
      if (element.dataset.run === 'idle' || element.dataset.run === 'done') return;
      const [light] = select('[data-light]');
      const [sentence] = select('[role=status] > .signal-found');
      const place = leftOf(select('[data-recoil]')[0]);
      const stages = select('.stage-head');
      // At the gate its right side, from which it recoils by half of its width.
      const gate = leftOf(select('[data-gate=upper]')[0]) - 24;
      const stops = [...stages.slice(0, 3).map(leftOf), gate];
      const isLit = Number(getComputedStyle(light as Element).opacity) > 0.98;
      stops.forEach((stop, index) => {
        const head = stages[index]?.parentElement;
        const body = select(`[data-run-drawing] [data-body=${bodies[index]}]`)[0];
        const shown = {
          mark: head?.dataset.lit === 'true',
          result: isSeen(select('.stage-result > .signal-found')[index]),
          body: body && Number(getComputedStyle(body).opacity) > 0.21,
          sentence: isSeen(sentence) && sentences[index]?.test(sentence?.textContent ?? ''),
        };
        for (const [part, isShown] of Object.entries(shown)) {
          const name = `${part} ${index}`;
          if (isShown) found.shown.add(index);
          note(name, !!isShown && (!isLit || place < stop - 1));
        }
      });
    };
    look();
    return found;
  });
  return () => watched.evaluate(({ early, shown }) => ({ early: [...early], stages: shown.size }));
}

test('nothing of a step is shown before the light has come to it, also in the next runs', {
  tag: '@push',
}, async ({ page, open }) => {
  test.slow();
  const demo = await openDemo(page, open, 'signal', simplified);
  // The code that animates has come.
  await expect(demo.root.locator('ol[data-active-step="0"]')).toBeAttached();
  const light = await watchLight(demo);
  await demo.play.click();
  await demo.expectRun('waiting');
  await expect.poll(light).toEqual({ early: [], stages: 4 });
  await demo.answer('change').click();
  await demo.expectRun('done');
  await demo.button('Send again').click();
  await expect(demo.sentence).toContainText('SHA-256');
  // Another record on the way begins another run.
  await demo.button('A payment').click();
  await expect(demo.sentence).toContainText('sends one record: $12,400');
  await demo.button('Step 4: Action').click();
  await demo.expectRun('waiting');
  await expect(demo.sentence).toContainText('pay the invoice');
  expect((await light()).early).toEqual([]);
});

/** Boxes of a demo's foot that touch: lines of text, and the controls. */
const touchingIn = ({ root }: Demo) =>
  root.evaluate((element) => {
    const isSeen = (part: Element) =>
      part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const foot = '.signal-words > span, .signal-consent p, .stage-result p';
    const texts = [...element.querySelectorAll(foot)].filter(isSeen);
    const lines = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map((box) => ({ of: text.textContent ?? '', box }));
    });
    const buttons = [...element.querySelectorAll('.signal-controls :is(a, button)')]
      .filter(isSeen)
      .map((button) => button.getBoundingClientRect());
    /** Pixels that a line of text keeps from a control. */
    const room = 20;
    return lines.flatMap(({ of, box }) =>
      buttons
        .filter(
          (button) =>
            box.left < button.right &&
            box.right > button.left &&
            box.top < button.bottom + room &&
            box.bottom > button.top - room,
        )
        .map((button) => `${Math.round(button.top - box.bottom)} px below: ${of}`),
    );
  });

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [834, 1112],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
] as const) {
  test(`no line of any record touches a control, ${width}×${height}`, async ({ page, open }) => {
    const demo = await openDemo(page, open, 'signal', { motion: 'reduced', size: [width, height] });
    // By script, because a press by the mouse scrolls.
    const press = (control: Locator) => control.evaluate((button: HTMLElement) => button.click());
    for (const { name } of Object.values(signals)) {
      await press(demo.button(name));
      for (const step of ['Data In', 'Secure', 'ML Process', 'Action'].keys()) {
        await press(demo.root.getByRole('button', { name: `Step ${step + 1}: ` }));
        expect.soft(await touchingIn(demo), `${name}, step ${step + 1}`).toEqual([]);
      }
      for (const answer of ['approve', 'change', 'refuse']) {
        await press(demo.answer(answer));
        await demo.expectRun('done');
        expect.soft(await touchingIn(demo), `${name}, ${answer}`).toEqual([]);
        await press(demo.button('Back'));
      }
    }
  });
}

for (const [width, height, most] of [
  [1440, 900, 1],
  [2560, 1440, 1],
  [390, 844, 1.1],
] as const) {
  test(`the stage is one screen of ${width}×${height}, and nothing on it moves until the receipt`, async ({
    page,
    open,
  }) => {
    const demo = await openDemo(page, open, 'signal', { motion: 'reduced', size: [width, height] });
    await page
      .locator('#signal')
      .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const places = () =>
      demo.root.evaluate((root) => {
        const { top } = root.getBoundingClientRect();
        return [...root.querySelectorAll('.signal-stage, .signal-stage > *, .stage-head')]
          .filter((part) => !part.matches('.signal-words, .signal-receipt, .signal-consent'))
          .map((part) => Math.round(part.getBoundingClientRect().top - top));
      });
    const before = await places();
    await demo.play.click();
    for (const step of ['Step 2: Secure', 'Step 4: Action']) {
      await demo.button(step).click();
      expect(await places()).toEqual(before);
    }
    await demo.expectRun('waiting');
    for (const name of ['approve', 'change', 'refuse'])
      await expect(demo.answer(name)).toBeInViewport({ ratio: 1 });
    const heightOf = async (part: string) =>
      ((await demo.root.locator(part).boundingBox())?.height ?? 0) / height;
    expect(await heightOf('.signal-stage')).toBeLessThanOrEqual(most);
    expect(await heightOf('.fingertip')).toBeGreaterThan(width < 768 ? 0.35 : 0.44);
    await demo.answer('approve').click();
    await demo.expectRun('done');
    expect(await places()).toEqual(before);
    await expect(receipt(demo)).toBeInViewport({ ratio: 0.99 });
    await expect(demo.play).toBeInViewport({ ratio: 0.9 });
  });
}

for (const size of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`nothing on the stage moves when its code comes, ${size[0]} px`, {
    tag: size[0] === 390 ? '@push' : [],
  }, async ({ page, open }) => {
    const release = await holdBack(page, /\/assets\/signal-.*\.js/);
    await open('/#signal', { experience: 'simplified', size });
    const { root } = new Demo(page, 'signal');
    const parts =
      '.section-head, .signal-records button, .signal-stages, .stage-head, .signal-words, .signal-controls';
    const places = () =>
      root
        .locator(parts)
        .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().top)));
    await expect(root).toBeInViewport();
    const before = await places();
    await expect(root.locator('.signal-track')).toHaveCount(0);
    release();
    await expect(root.locator('.signal-track')).toHaveCount(1);
    expect(await places()).toEqual(before);
  });
}

test('before its code has come it waits as after it, and nothing below it moves', {
  tag: '@push',
}, async ({ page, open }) => {
  const release = await holdBack(page, /\/assets\/signal-.*\.js/);
  await open('/', { motion: 'full' });
  const demo = new Demo(page, 'signal');
  const after = demo.root.getByText('How this is computed');
  await after.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = () => after.evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  const expectUnsent = async () => {
    await expect(demo.sentence).toHaveText(/^Choose a record and send it\. [^.]+\.$/, {
      useInnerText: true,
    });
    await expect(demo.root.getByText('A lasting shift', { exact: true })).toBeHidden();
    await expect(demo.root.getByText('Neural Edge checks the record.')).toBeVisible();
    await expect(receipt(demo)).toBeHidden();
  };
  await expectUnsent();
  release();
  await expect(demo.root.locator('.signal-track')).toHaveCount(1);
  await expectUnsent();
  expect(await place()).toBe(before);
});

for (const [name, code] of [
  ['its code', /\/assets\/signal-[^/]*\.js/],
  ['the page’s code', /\/assets\/[^/]*\.js/],
] as const) {
  test(`where nobody can send, because ${name} fails, the example has its result in the same place`, async ({
    page,
    open,
  }) => {
    await block(page, code);
    if (name === 'its code') await open('/#signal');
    else await page.goto('/#signal');
    const demo = new Demo(page, 'signal');
    await expect(receipt(demo).getByRole('listitem').last()).toContainText('A person approved');
    await expect(receipt(demo).getByRole('listitem').last()).toBeVisible();
    await expect(demo.sentence).toHaveText(/^A person approved the new bearing/, {
      useInnerText: true,
    });
    const after = demo.root.getByText('How this is computed');
    const stage = await demo.root.locator('.signal-stage').boundingBox();
    expect((await after.boundingBox())?.y).toBeLessThan((stage?.y ?? 0) + 850);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('it is a finished figure that tells the same, without controls', { tag: '@push' }, async ({
    page,
    open,
  }) => {
    await open('/');
    const demo = new Demo(page, 'signal');
    await expect(demo.sentence).toContainText('A person approved the new bearing');
    for (const found of ['A lasting shift', 'Bearing wear 96%', /^SHA-256 [0-9a-f]{8}/]) {
      await expect(demo.root.getByText(found).first()).toBeVisible();
    }
    await expect(receipt(demo).getByRole('listitem')).toHaveCount(5);
    await expect(demo.play).toBeHidden();
    await expect(demo.root.getByRole('button', { name: 'A payment' })).toBeHidden();
    // The stream runs down the picture.
    const picture = demo.root.locator('[data-scene-view=signal] img');
    const heightShare = (image: HTMLImageElement) => image.naturalHeight / image.naturalWidth;
    await expect.poll(() => picture.evaluate(heightShare)).toBeGreaterThan(1);
  });
});

test('on a phone one stage is shown at a time while they change, and no label touches the next', {
  tag: '@push',
}, async ({ page, open }) => {
  await open('/', { experience: 'full', scene: 'blocked', size: [390, 844] });
  const stages = page.locator('[data-instrument=signal] ol[data-active-step]');
  await stages.evaluate((list) => {
    const shown = { most: 0, steps: new Set() };
    Object.assign(window, { shown });
    const watch = () => {
      const results = [...list.querySelectorAll('li > div:last-child')];
      const { length } = results.filter((each) => getComputedStyle(each).visibility === 'visible');
      shown.most = Math.max(shown.most, length);
      shown.steps.add((list as HTMLElement).dataset.activeStep);
      requestAnimationFrame(watch);
    };
    list.scrollIntoView({ block: 'center' });
    watch();
  });
  const shown = () =>
    page.evaluate(() => {
      const { most, steps } = (window as unknown as { shown: { most: number; steps: Set<string> } })
        .shown;
      return { most, steps: steps.size };
    });
  await expect.poll(async () => (await shown()).steps).toBeGreaterThan(2);
  expect((await shown()).most).toBe(1);

  for (const width of [320, 360, 390, 430, 600]) {
    await page.setViewportSize({ width, height: 844 });
    const gaps = await stages.evaluate((list) => {
      const lines = [...list.querySelectorAll('.stage-head span')].flatMap((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        return [...range.getClientRects()];
      });
      return lines.flatMap((line) =>
        lines
          .filter((other) => other.left > line.left && Math.abs(other.top - line.top) < 4)
          .map((other) => other.left - line.right),
      );
    });
    // A space between two words of a label is about 9 pixels wide.
    expect(Math.min(...gaps), `${width} px`).toBeGreaterThan(16);
  }
});
