/** Checks a page's accessibility with axe-core, such as at 200% zoom and in forced colours. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}

/**
 * Waits until all animations that can end have ended, because during a fade axe would measure
 * colours that are not the final ones. A fade that rests half-way off the screen goes on only there, so
 * the page is scrolled to it, and then back.
 */
const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const [left, top] = [scrollX, scrollY];
    // Animations driven by the scroll position, and endless ones, never finish. Chromium does not
    // finish animations in a closed menu, and axe ignores what is not visible.
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, effect }) =>
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
            (effect as KeyframeEffect).target?.checkVisibility({ visibilityProperty: true }),
        );
    const isHalfWay = ({ playState, effect }: Animation) => {
      const progress = effect?.getComputedTiming().progress ?? 0;
      return playState === 'paused' && progress > 0 && progress < 1;
    };
    /** An observer of the screen is told in the frame after a change, and starts what has come. */
    const untilObserved = async () => {
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    };
    const visited = new Set<Animation>();
    let isAway = false;
    for (;;) {
      await untilObserved();
      const running = ending().filter(({ playState }) => playState === 'running');
      await Promise.allSettled(running.map((animation) => animation.finished));
      if (running.length > 0) continue;
      // One that still rests on the screen waits for a press.
      const next = ending().find((animation) => isHalfWay(animation) && !visited.has(animation));
      if (next) {
        visited.add(next);
        isAway = true;
        const { target } = next.effect as KeyframeEffect;
        target?.scrollIntoView({ block: 'center', behavior: 'instant' });
      } else if (isAway) {
        isAway = false;
        scrollTo({ left, top, behavior: 'instant' });
      } else break;
    }
  });

/**
 * The violations that axe finds on the page in its current state, one sentence for each rule.
 *
 * @param without rules to leave out, because axe can't judge them in this state
 */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  await waitForAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const found: Violation[] = await page.evaluate(
    async ([values, off]) => {
      // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window.
      const { violations } = await (window as any).axe.run(document, {
        runOnly: { type: 'tag', values },
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
        // The rules that pass are not needed, and to collect them would double the time.
        resultTypes: ['violations'],
        preload: false,
      });
      return violations;
    },
    [ruleTags, [...without]] as const,
  );
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`,
  );
}

type Media = Parameters<Page['emulateMedia']>[0];

/** A way in which people use a page. */
interface Condition {
  /** CSS pixels. At 200% zoom, a window of 1280 pixels is 640 CSS pixels wide. */
  size?: readonly [width: number, height: number];
  media?: Media;
  /** Rules to leave out. */
  without?: readonly string[];
}

const defaultSize = [1280, 800] as const;

/** The conditions that can be applied to an open page. */
const conditions = {
  'as it is': {},
  'reduced motion': { media: { reducedMotion: 'reduce' } },
  '200% zoom': { size: [640, 400] },
  '320 pixels': { size: [320, 640] },
  'forced colours': {
    media: { forcedColors: 'active' },
    // In forced colours axe reads the colours of the style sheet, not those that the system
    // displays.
    without: ['color-contrast'],
  },
} as const satisfies Record<string, Condition>;

/** Checks an open page in each condition, and then restores the page. */
export async function violationsInConditions(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, condition] of Object.entries<Condition>(conditions)) {
    const [width, height] = condition.size ?? defaultSize;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: null, forcedColors: null, ...condition.media });
    found[name] = await violations(page, condition.without);
  }
  await page.setViewportSize({ width: defaultSize[0], height: defaultSize[1] });
  await page.emulateMedia({ reducedMotion: null, forcedColors: null });
  return found;
}
