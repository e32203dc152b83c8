import { expect, type Page } from 'playwright/test';
import { handled, stopClock, withoutCanvas } from './page.ts';

/** The conditions of a tab at a booth. The long idle time keeps the tour from starting. */
export const booth = { experience: 'simplified', event: { idle: 3600 } } as const;

/** What a test asks of a page. Conditions of the browser last for the page's later visits. */
export interface Conditions {
  /** The view that the address asks for. Without it the site decides: without a GPU, the drawing. */
  experience?: 'full' | 'simplified';
  /** The system's setting for reduced motion. */
  motion?: 'full' | 'reduced';
  /** Tier of the scene; 4 is the fastest in software. */
  tier?: 1 | 2 | 3 | 4;
  /** `live` waits for the scene. `blocked` makes its code fail, because pages are fast without it. */
  scene?: 'live' | 'blocked';
  /** Event mode. `idle` is in seconds, `pace` a factor; `until: 'attract'` waits for the tour. */
  event?: { idle?: number; pace?: number; until?: 'ready' | 'attract' };
  /** Waits until the device has stored everything that event mode needs without a network. */
  precached?: boolean;
  /** The page's clock is under the test's control, and with `stopped` stands once the page is open. */
  clock?: 'installed' | 'stopped';
  size?: readonly [width: number, height: number];
  /** Properties of `navigator`, e.g. `{ connection: { saveData: true } }`. */
  navigator?: Record<string, unknown>;
  /** Makes the browser report a graphics card, so that the site does not refuse software rendering. */
  graphicsCard?: boolean;
  /** Another page than that of the fixture. */
  on?: Page;
  /** Origin of another server. */
  at?: string;
}
export type Open = (path: string, conditions?: Conditions) => Promise<void>;

function addressOf(path: string, { experience, tier, scene, event }: Conditions): string {
  const url = new URL(path, 'http://site');
  const isLive = scene === 'live';
  const query = {
    experience: experience ?? (isLive ? 'full' : undefined),
    tier: tier ?? (isLive ? 4 : undefined),
    debug: isLive ? '' : undefined,
    mode: event && 'event',
    idle: event?.idle,
    pace: event?.pace,
  };
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href.slice(url.origin.length);
}

const setNavigator = (page: Page, properties: Record<string, unknown>) =>
  page.addInitScript((given) => {
    for (const [name, value] of Object.entries(given))
      Object.defineProperty(navigator, name, { configurable: true, get: () => value });
  }, properties);

const pretendGraphicsCard = (page: Page) =>
  page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      options?: object,
    ) {
      return getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
    } as typeof getContext;
  });

async function setConditions(page: Page, conditions: Conditions): Promise<void> {
  const { motion, scene, clock, size, navigator, graphicsCard } = conditions;
  if (size) await page.setViewportSize({ width: size[0], height: size[1] });
  if (motion)
    await page.emulateMedia({ reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference' });
  if (scene === 'blocked') await withoutCanvas(page);
  if (clock) await page.clock.install();
  if (graphicsCard) {
    await pretendGraphicsCard(page);
    await setNavigator(page, { hardwareConcurrency: 8, deviceMemory: 8 });
  }
  if (navigator) await setNavigator(page, navigator);
}

/** The fixture `open` of a page, which without scripts has nothing to wait for. */
export const opener =
  (own: Page, isScripted: boolean): Open =>
  async (path, conditions = {}) => {
    const page = conditions.on ?? own;
    await setConditions(page, conditions);
    await page.goto((conditions.at ?? '') + addressOf(path, conditions));
    if (!isScripted) return;
    const root = page.locator('html');
    if (conditions.scene === 'live') await expect(root).toHaveAttribute('data-scene', 'live');
    await handled(page.locator('main article'));
    if (conditions.event)
      await expect(root).toHaveAttribute('data-event', conditions.event.until ?? 'ready');
    if (conditions.precached) await expect(root).toHaveAttribute('data-offline', 'ready');
    if (conditions.clock === 'stopped') await stopClock(page);
  };
