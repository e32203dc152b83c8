/** The canvas in software WebGL. It is small, so that a frame is fast. */

import { inWorker } from '../../scripts/lib/measure/browser-limits.ts';
import { scene } from '../../src/motion/scene-tokens.ts';
import { sceneWatch } from '../../src/motion/tokens.ts';

import type { Conditions, Open } from './support/open.ts';
import { block, followLink, holdBack } from './support/page.ts';

import { recordStates, states } from './support/scene.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ viewport: { width: 640, height: 420 } });

const state = (page: Page) => page.locator('html').getAttribute('data-scene');
const stats = (page: Page) =>
  page.evaluate(async () => {
    const scene = window.suiteScene;
    if (!scene) throw new Error('window.suiteScene is not there.');
    await scene.settle();
    return scene.stats();
  });

const expectDrawing = async (page: Page) => {
  await expect.poll(() => state(page)).toBe('drawing');
  await expect(page.locator('canvas')).toHaveCount(0);
};
/** Pages' views of the scene, in order: which one the scene occupies, and how strong its drawing is. */
const views = (page: Page) =>
  page.locator('main [data-scene-view]').evaluateAll((all) =>
    all.map((view) => ({
      isHere: view.hasAttribute('data-live-view'),
      drawing: Number(getComputedStyle(view.firstElementChild!).opacity),
    })),
  );

test('the top tier stays within its budget', { tag: '@push' }, async ({ page, open }) => {
  await open('/', { scene: 'live', tier: 1, size: [320, 240] });
  await expect.poll(async () => (await stats(page)).frames).toBeGreaterThan(3);
  const { drawCalls, triangles, points, tier } = await stats(page);
  expect(tier).toBe(1);
  expect(drawCalls).toBeGreaterThan(5);
  expect(drawCalls).toBeLessThanOrEqual(40);
  expect(triangles).toBeGreaterThan(5000);
  expect(triangles).toBeLessThanOrEqual(160_000);
  expect(points).toBeLessThanOrEqual(18_000);
});

test('one context for the visit, and flat memory over thirty route changes', async ({
  page,
  open,
}) => {
  await open('/', { scene: 'live' });
  const canvas = await page.locator('#scene-host canvas').elementHandle();
  const round = async () => {
    for (const href of ['/solutions', '/use-cases', '/industries', '/about', '/']) {
      await followLink(page, href);
      await expect(page).toHaveURL(href);
    }
  };
  await round();
  const before = await stats(page);
  for (let turn = 0; turn < 5; turn += 1) await round();
  const after = await stats(page);
  for (const key of ['geometries', 'textures', 'programs'] as const) {
    expect(after[key], key).toBe(before[key]);
  }
  expect(await canvas?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await page.locator('canvas').count()).toBe(1);
  expect(page.workers()).toHaveLength(1);
});

async function expectStill(page: Page) {
  // A frame that had already started may end.
  await page.waitForTimeout(500);
  const { frames } = await stats(page);
  await page.waitForTimeout(500);
  expect((await stats(page)).frames).toBe(frames);
}

test('the drawing is hidden where the scene is, and nowhere else', async ({ page, open }) => {
  const expectOneHere = () =>
    expect
      .poll(async () => {
        const all = await views(page);
        const isRight = all.every(({ isHere, drawing }) => drawing === (isHere ? 0 : 1));
        return isRight && all.filter(({ isHere }) => isHere).length;
      })
      .toBe(1);
  await open('/solutions/neural-shield', { scene: 'live' });
  await expectOneHere();
  for (const path of ['/solutions', '/']) {
    await followLink(page, path);
    await expect(page).toHaveURL(path);
    await expectOneHere();
  }
  // Further down, the opening shows its drawing again.
  await page.locator('#pipeline').evaluate((section) => section.scrollIntoView());
  await expect.poll(async () => (await views(page))[0]?.isHere).toBe(false);
  await expectOneHere();
  // A product's window gets the scene while the pointer is on it, even if another picture is nearer
  // to the middle.
  for (const id of ['shield', 'edge']) {
    const tile = page.locator(`#solutions [data-scene-view=detail-${id}]`);
    // The link covers the tile. It is pointed at once it stands still, because sections that arrive
    // late move it away from a pointer at rest.
    await page.locator('#solutions li', { has: tile }).getByRole('link').hover();
    await expect(tile).toHaveAttribute('data-live-view');
    await expectOneHere();
  }
});

test('an early scroll meets line art until the scene can draw all bodies', async ({
  page,
  open,
}) => {
  // The worker's message that it can draw all is held back.
  await page.addInitScript(() => {
    const held = { isReleased: false, release: undefined as (() => void) | undefined };
    Object.assign(window, { held });
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const { port1 } = this;
        port1.addEventListener('message', (event) => {
          if (event.data?.kind !== 'whole' || held.isReleased) return;
          event.stopImmediatePropagation();
          held.release = () => {
            held.isReleased = true;
            port1.dispatchEvent(new MessageEvent('message', { data: event.data }));
          };
        });
      }
    };
  });
  await open('/', { scene: 'live' });
  const live = page.locator('[data-live-view]');
  await expect(live).toHaveAttribute('data-scene-view', 'constellation');
  await page.locator('#pipeline').evaluate((section) => section.scrollIntoView());
  await expect(live).toHaveCount(0);
  await page.waitForFunction(
    () => (window as unknown as { held: { release?: unknown } }).held.release,
  );
  await expect(live).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { held: { release(): void } }).held.release());
  await expect(live).toHaveCount(1);
});

/** Opens a page and waits until its worker says that the scene can draw all bodies, in every view. */
async function openWhole(page: Page, open: Open, path: string, conditions: Conditions) {
  await page.addInitScript(() => {
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        this.port1.addEventListener('message', ({ data }) => {
          if (data?.kind === 'whole') Object.assign(window, { isWhole: true });
        });
      }
    };
  });
  await open(path, { ...conditions, scene: 'live' });
  await page.waitForFunction(() => 'isWhole' in window);
}

for (const [from, scroll] of [
  ['the top of a page', 0],
  ['the end of a page, where the scene rests', 1e5],
] as const)
  test(`the live scene goes on from ${from} to the next page without that page’s drawing in between`, async ({
    page,
    open,
  }) => {
    await openWhole(page, open, '/solutions/neural-edge', {});
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll);
    if (scroll) await expect.poll(() => state(page)).toBe('paused');
    const seen = await page.evaluate(async () => {
      const title = () => document.querySelector('main h1')?.textContent;
      const strengths: number[] = [];
      const before = title();
      document.querySelector<HTMLAnchorElement>('a[href="/solutions/neural-shield"]')?.click();
      while (strengths.length < 12) {
        await new Promise(requestAnimationFrame);
        const slot = document.querySelector('main [data-scene-view] > *');
        if (title() !== before && slot) strengths.push(Number(getComputedStyle(slot).opacity));
      }
      return strengths;
    });
    expect(Math.max(...seen)).toBe(0);
  });

test('a jump cuts to the destination’s shot, and scrolling visits the shots between', async ({
  page,
  open,
}) => {
  await openWhole(page, open, '/', { size: [1280, 800] });
  await page.waitForFunction(() => !document.documentElement.dataset.offscreenSections);
  const visited = await page.evaluateHandle(() => {
    const shots: string[] = [];
    new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof HTMLElement && target.dataset.liveView !== undefined)
          shots.push(target.dataset.sceneView ?? '');
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-live-view'] });
    return shots;
  });
  const takeVisited = () => visited.evaluate((shots) => shots.splice(0));
  /** Scrolls as browsers do after a key: they animate the way. This browser would jump in one frame. */
  const animate = (isToEnd: boolean) =>
    page.evaluate(async (toEnd) => {
      const start = performance.now();
      let share = 0;
      while (share < 1) {
        await new Promise(requestAnimationFrame);
        share = Math.min(1, (performance.now() - start) / 500);
        const eased = (1 - Math.cos(Math.PI * share)) / 2;
        const limit = document.documentElement.scrollHeight - innerHeight;
        scrollTo({ top: limit * (toEnd ? eased : 1 - eased), behavior: 'instant' });
      }
    }, isToEnd);
  const rest = () => page.waitForTimeout(800);

  // At first, sections that are loaded late arrive.
  for (const isToEnd of [true, false]) {
    await animate(isToEnd);
    await rest();
  }
  for (const isToEnd of [true, false]) {
    await takeVisited();
    await animate(isToEnd);
    await rest();
    // A slow machine may pause on the way, which ends the jump there.
    expect((await takeVisited()).length).toBeLessThanOrEqual(2);
  }
  for (const key of ['End', 'Home', 'End']) {
    await page.keyboard.press(key);
    await rest();
    // A section that loads after the jump may change which view is nearest once more.
    expect((await takeVisited()).length, key).toBeLessThanOrEqual(2);
  }
  await page.mouse.move(640, 400);
  await expect(async () => {
    await page.mouse.wheel(0, -400);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }).toPass({ intervals: [100] });
  expect((await takeVisited()).length).toBeGreaterThan(4);
});

test('renders nothing while it can not be seen, and goes on afterwards', { tag: '@push' }, async ({
  page,
  open,
}) => {
  await open('/', { scene: 'live' });
  await test.step('scrolled past', async () => {
    await page.evaluate(() => document.querySelector('#faq')?.scrollIntoView());
    await expect.poll(() => state(page)).toBe('paused');
    await expectStill(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => state(page)).toBe('live');
  });
  await test.step('behind an open dialog', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expect.poll(() => state(page)).toBe('paused');
    await expectStill(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => state(page)).toBe('live');
  });
  await test.step('behind the open menu', async () => {
    await page.getByRole('button', { name: 'Toggle mobile menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
    await expect.poll(() => state(page)).toBe('paused');
    await expectStill(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => state(page)).toBe('live');
  });
  await test.step('in a hidden tab', async () => {
    const turn = (hidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
        document.dispatchEvent(new Event('visibilitychange'));
        // Read at once, because the next change of the page's elements would also make the scene
        // check its visibility.
        return document.documentElement.dataset.scene;
      }, hidden);
    expect(await turn(true)).toBe('paused');
    await expectStill(page);
    const { frames } = await stats(page);
    expect(await turn(false)).toBe('live');
    await expect.poll(async () => (await stats(page)).frames).toBeGreaterThan(frames);
  });
  await test.step('on a paper page', async () => {
    await followLink(page, '/blog/speed-is-everything');
    await expect(page).toHaveURL(/\/blog\//);
    await expect.poll(() => state(page)).toBe('paused');
    await expectStill(page);
  });
});

// Not at each push: software WebGL sometimes crashes the page's process here while other pages render.
test('a lost context shows the drawing, comes back twice, then stays with the drawing', async ({
  page,
  open,
}) => {
  await recordStates(page);
  await open('/', { scene: 'live' });
  for (const expected of ['live lost live', 'live lost live lost live']) {
    await page.evaluate(() => window.suiteScene?.loseContext());
    await expect.poll(() => states(page)).toMatch(new RegExp(`${expected}$`));
  }
  await page.evaluate(() => window.suiteScene?.loseContext());
  await expectDrawing(page);
  await expect.poll(async () => (await views(page))[0]?.drawing).toBe(1);
});

test('a context lost while the scene is built is opened anew', async ({ page, open }) => {
  // Between two questions to the card: the answer is that nothing has linked, and the event comes later.
  await inWorker(
    page,
    `let asked = 0;
    const { getProgramParameter } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getProgramParameter = function (program, name) {
      if (name === this.LINK_STATUS) asked += 1;
      if (asked === 2) this.getExtension('WEBGL_lose_context').loseContext();
      return getProgramParameter.call(this, program, name);
    };`,
    1,
  );
  await recordStates(page);
  await open('/', { scene: 'live' });
  expect(await states(page)).toMatch(/loading lost live$/);
});

test('another tier compiles nothing', async ({ page }) => {
  // Large enough that software rendering is too slow for the tier that it begins with.
  await page.setViewportSize({ width: 800, height: 500 });
  await inWorker(
    page,
    `self.linkedAt = [];
    const { linkProgram } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.linkProgram = function (program) {
      linkProgram.call(this, program);
      self.linkedAt.push(performance.now());
    };
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message, ...rest) {
      if (message?.kind === 'tier') self.tierAt ??= performance.now();
      return postMessage.call(this, message, ...rest);
    };`,
  );
  const kept = () => page.evaluate(() => Number(sessionStorage.getItem('scene-tier')));
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('scene-tier')) sessionStorage.setItem('scene-tier', '1');
  });
  await page.goto('/?experience=full&debug');
  await expect.poll(() => state(page)).toBe('live');
  // The page hears of a tier when its first frame has been drawn.
  await expect.poll(kept, { intervals: [100], timeout: 60_000 }).toBeGreaterThan(1);
  const [linked, lastAt, tierAt] = (await page
    .workers()[0]!
    .evaluate('[linkedAt.length, linkedAt.at(-1), tierAt]')) as [number, number, number];
  expect(linked).toBeGreaterThan(10);
  // Frames are judged only once everything is compiled, and the first of them are not counted.
  expect(tierAt - lastAt).toBeGreaterThan(scene.settle);
});

for (const file of ['scene-client', 'scene-worker', 'worker']) {
  test(`a blocked ${file} leaves the page with the drawing`, {
    tag: file === 'scene-worker' ? '@push' : [],
  }, async ({ page }) => {
    await block(page, new RegExp(`/assets/${file}-.*\\.js`));
    await recordStates(page);
    await page.goto('/?experience=full');
    await expect.poll(() => states(page)).toMatch(/loading drawing$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
  });
}

/** Code of a worker that is silent or throws, at its start and while it builds the scene. */
const stopped = {
  'that closes': 'self.close();',
  'that throws': 'throw new Error("on purpose");',
  'that loops while it builds':
    'WebGL2RenderingContext.prototype.linkProgram = () => { while (true); };',
  'that throws while it builds':
    'WebGL2RenderingContext.prototype.linkProgram = () => { throw new Error("on purpose"); };',
};
const isReason = (text: string) => text.startsWith('The live scene was given up');
/** Longer than a visible scene may be silent, milliseconds. */
const longSilence = (sceneWatch.loading + 2) * sceneWatch.interval;

const expectGivenUp = async (page: Page, reasons: string[]) => {
  await expectDrawing(page);
  // A worker that loops ends some seconds after its end is asked for.
  await expect.poll(() => page.workers()).toHaveLength(0);
  expect(reasons).toHaveLength(1);
};

const watchReasons = (page: Page) => {
  const reasons: string[] = [];
  page.on('console', (message) => {
    if (isReason(message.text())) reasons.push(message.text());
  });
  return reasons;
};

test('a shader that this device can not compile leaves the page with the drawing', async ({
  page,
}) => {
  const reasons = watchReasons(page);
  await inWorker(
    page,
    `const { shaderSource } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
      return shaderSource.call(this, shader, source + '\\nthis is not GLSL;');
    };`,
  );
  const code = page.waitForResponse(/scene-worker-/);
  await page.goto('/?experience=full&tier=4');
  await code;
  await expectDrawing(page);
  await page.waitForTimeout(1000);
  expect(await state(page)).toBe('drawing');
  expect(reasons).toHaveLength(1);
  // What the driver says of the line that it does not understand.
  expect(reasons[0]).toMatch(/not compiled[\s\S]*'this'/);
});

for (const [what, code] of Object.entries(stopped)) {
  test(`a worker ${what} leaves the page with the drawing, and the console says why`, {
    tag: what === 'that closes' ? '@push' : [],
  }, async ({ page }) => {
    const reasons = watchReasons(page);
    await page.clock.install();
    await inWorker(page, code);
    const arrives = page.waitForResponse(/scene-worker-/);
    await page.goto('/?experience=full&tier=4');
    await arrives;
    const throws = what.includes('throws');
    // The error arrives in real time. Steps of the build before a silence are signs of life.
    for (let time = 0; !throws && time < 2; time += 1) await page.clock.runFor(longSilence);
    await expectGivenUp(page, reasons);
    expect(reasons[0]).toMatch(throws ? /on purpose/ : /no sign of life/);
  });
}

// The worker's own file is a worker that is silent from its start.
for (const file of ['scene-client', 'worker']) {
  test(`a ${file} that never arrives leaves the page with the drawing`, async ({ page }) => {
    const reasons = watchReasons(page);
    await page.clock.install();
    await page.route(new RegExp(`/assets/${file}-.*\\.js`), () => {});
    const asked = page.waitForRequest(new RegExp(`/assets/${file}-`));
    await page.goto('/?experience=full&tier=4');
    await asked;
    await page.clock.runFor(longSilence);
    await expectGivenUp(page, reasons);
  });
}

test('a live worker that loops leaves the page with the drawing, and the console says why', async ({
  page,
  open,
}) => {
  const reasons = watchReasons(page);
  await page.clock.install();
  await open('/', { scene: 'live' });
  await page.workers()[0]!.evaluate('setTimeout(() => { while (true); })');
  await page.clock.runFor(longSilence);
  await expectGivenUp(page, reasons);
});

test('a busy page is sent one frame, and a busy worker draws the last of many sizes, over plain HTTP too', async ({
  page,
  open,
}) => {
  await page.addInitScript('delete Navigator.prototype.userAgentData;');
  await inWorker(
    page,
    `{
    self.posted = [];
    self.widths = new Set();
    self.mostWidths = 0;
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message, ...rest) {
      if (message?.kind === 'frame') self.posted.push(performance.timeOrigin + performance.now());
      return postMessage.call(this, message, ...rest);
    };
    const width = Object.getOwnPropertyDescriptor(OffscreenCanvas.prototype, 'width');
    Object.defineProperty(OffscreenCanvas.prototype, 'width', {
      ...width,
      set(value) {
        self.widths.add(value);
        self.mostWidths = Math.max(self.mostWidths, self.widths.size);
        width.set.call(this, value);
      },
    });
    const { requestAnimationFrame } = self;
    self.requestAnimationFrame = (callback) =>
      requestAnimationFrame((time) => {
        callback(time);
        self.widths.clear();
      });
    }`,
  );
  await open('/', { scene: 'live' });
  const worker = page.workers()[0]!;
  const posted = () => worker.evaluate('self.posted') as Promise<number[]>;
  await expect.poll(async () => (await posted()).length).toBeGreaterThan(5);
  const [from, to] = await page.evaluate(() => {
    const now = () => performance.timeOrigin + performance.now();
    const startedAt = now();
    while (now() < startedAt + 1500);
    return [startedAt, now()];
  });
  const whileBusy = (await posted()).filter((time) => time > from! && time < to!);
  // A sign that the last frame is shown may have been under way.
  expect(whileBusy.length).toBeLessThanOrEqual(1);

  await worker.evaluate('self.mostWidths = 0');
  const busy = worker.evaluate(
    'for (const to = performance.now() + 1500; performance.now() < to;);',
  );
  await page.evaluate(async () => {
    const host = document.querySelector<HTMLElement>('#scene-host')!;
    for (let size = 0; size < 12; size += 1) {
      host.style.width = `${500 + size}px`;
      await new Promise(requestAnimationFrame);
    }
  });
  await busy;
  await page.evaluate(() => window.suiteScene?.settle());
  // Twelve sizes waited for the worker. fiber sets the pixel ratio and the size one after the other.
  expect(await worker.evaluate('self.mostWidths')).toBeLessThanOrEqual(2);
});

test('a worker without WebGL 2 leaves the page with the simplified view', async ({ page }) => {
  const reasons = watchReasons(page);
  await inWorker(page, 'OffscreenCanvas.prototype.getContext = () => null;');
  await page.goto('/?experience=full');
  await expect.poll(() => reasons[0]).toMatch(/no WebGL 2/);
  await expectGivenUp(page, reasons);
});

test('the worker asks for its context before its code has come', async ({ page }) => {
  await inWorker(
    page,
    `const { getContext } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.getContext = function (...args) {
      self.hasAsked = true;
      return getContext.apply(this, args);
    };`,
  );
  const release = await holdBack(page, /\/assets\/worker-/);
  const started = page.waitForEvent('worker');
  await page.goto('/?experience=full&tier=4');
  const worker = await started;
  await expect.poll(() => worker.evaluate('self.hasAsked')).toBe(true);
  expect(await state(page)).not.toBe('live');
  release();
  await expect.poll(() => state(page)).toBe('live');
});

test('home’s intro begins with the core alone, and lights each body once it can be drawn', async ({
  page,
}) => {
  await inWorker(
    page,
    `self.linked = 0;
    const { linkProgram } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.linkProgram = function (program) {
      linkProgram.call(this, program);
      self.linked += 1;
    };
    self.told = [];
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message, ...rest) {
      if (['ready', 'lit'].includes(message?.kind))
        self.told.push([message.id ?? 'dark', self.linked]);
      return postMessage.call(this, message, ...rest);
    };`,
  );
  const started = page.waitForEvent('worker');
  await page.goto('/?experience=full&tier=4');
  const worker = await started;
  const told = () => worker.evaluate('self.told') as Promise<[id: string, linked: number][]>;
  await expect.poll(async () => (await told()).length).toBe(6);
  const all = await told();
  expect(all.map(([id]) => id)).toEqual(['dark', 'core', 'edge', 'shield', 'learning', 'agents']);
  const linked = all.map(([, count]) => count);
  // Core, air and compose; each body later.
  expect(linked[0]).toBeLessThanOrEqual(3);
  expect(linked[2]).toBeGreaterThan(linked[0]!);
  expect(linked[5]).toBeGreaterThanOrEqual(linked[2]!);
});

test('reduced motion takes the scene away while the page is open', async ({ page, open }) => {
  // The experience is not forced here, because the system setting must decide.
  await open('/?tier=4&debug', { graphicsCard: true });
  await expect.poll(() => state(page)).toBe('live');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-experience', 'simplified');
  await expectDrawing(page);
});

test('reduced motion asks for neither the scene nor smooth scrolling', async ({ page, open }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open('/', { experience: 'simplified', motion: 'reduced' });
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 4000);
  await page.waitForLoadState('networkidle');
  expect(
    asked.filter((url) =>
      /(?:scene-client|framer|pulses|run-drawing|drawing-worker)-[\w-]+\.js/.test(url),
    ),
  ).toEqual([]);
});
