import type { Page } from 'playwright/test';

/** Scroll positions that are closer than this share of a screen count as the same. */
const same = 0.12;
/** Each step down the page shows at most this share of a screen that was not visible before. */
const step = 0.85;

/**
 * The top of each section and each step of a pinned sequence, in CSS pixels from the
 * page's top, in order; the end of the page comes last.
 */
export const marksOf = (page: Page): Promise<number[]> =>
  tops(
    page,
    'main [data-section], main section, main li[data-overlay="around"], [data-pinned="true"] > span, footer',
  );

/** The top of each part in which the scene may be visible, and the end of the page. */
export const inkOf = (page: Page): Promise<number[]> =>
  tops(page, 'main [data-theme="dark"], footer');

async function tops(page: Page, selector: string): Promise<number[]> {
  const { marks, screen, last } = await page.evaluate((wanted) => {
    const topOf = (element: Element) => element.getBoundingClientRect().top + scrollY;
    const all = [...document.querySelectorAll(wanted)];
    return {
      marks: all.map((element) => {
        // A step's shot is reached when its mark is in the middle of the screen.
        const isStep =
          element.parentElement?.closest('[data-pinned="true"]') && !element.matches('section');
        return isStep ? topOf(element) - innerHeight / 2 + 1 : topOf(element);
      }),
      screen: innerHeight,
      last: document.documentElement.scrollHeight - innerHeight,
    };
  }, selector);
  const inside = [...marks, last].map((top) => Math.round(Math.min(last, Math.max(0, top))));
  const rests = [0];
  for (const mark of inside.sort((a, b) => a - b)) {
    if (mark - (rests.at(-1) ?? 0) >= screen * same) rests.push(mark);
  }
  return rests;
}

/** Positions where a visitor may stop scrolling: the marks, and every screenful between them. */
export async function restsOf(page: Page): Promise<number[]> {
  const screen = page.viewportSize()?.height ?? 1;
  return (await marksOf(page)).flatMap((mark, index, marks) => {
    const before = marks[index - 1];
    if (before === undefined) return [mark];
    const parts = Math.ceil((mark - before) / (screen * step));
    return Array.from({ length: parts }, (_, part) =>
      Math.round(before + ((mark - before) * (part + 1)) / parts),
    );
  });
}

/** Positions halfway between two rests, one for each pair. */
export const between = (rests: readonly number[]): number[] =>
  rests.slice(1).map((rest, index) => Math.round((rest + (rests[index] ?? 0)) / 2));

/** The page screen by screen, which is sufficient if nothing depends on the scroll position. */
export async function screensOf(page: Page): Promise<number[]> {
  const { whole, screen, bar } = await page.evaluate(() => ({
    whole: document.documentElement.scrollHeight,
    screen: innerHeight,
    bar: document.querySelector('header')?.offsetHeight ?? 0,
  }));
  const last = Math.max(0, whole - screen);
  // The header bar covers the text under it, and a line cut by the screen's edge must be complete
  // on the next screen.
  const stride = (screen - bar) * 0.9;
  return Array.from({ length: Math.ceil(last / stride) + 1 }, (_, index) =>
    Math.round(Math.min(last, index * stride)),
  );
}

/** Scrolls without animation, and finishes all animations that the new position starts. */
export async function restAt(page: Page, y: number) {
  await page.evaluate(async (top) => {
    /**
     * The scroll position is read in the first frame, the shot is set in it, and the scene is drawn
     * in the next two.
     */
    const frames = async () => {
      for (let left = 4; left > 0; left -= 1) await new Promise(requestAnimationFrame);
    };
    // Animations driven by the scroll position, and endless ones, can't be finished.
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, effect, playState }) =>
            timeline === document.timeline &&
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        );
    scrollTo({ top, behavior: 'instant' });
    await frames();
    // The end of one animation may start the next. The number of tries is limited, because this
    // could go on for ever.
    for (let tries = 4; tries > 0 && ending().length > 0; tries -= 1) {
      for (const animation of ending()) animation.finish();
      await frames();
    }
  }, y);
}

/**
 * Shows everything that appears only when it is scrolled to: a jump to the end shows all that it
 * passes.
 */
export async function showAll(page: Page) {
  await restAt(page, 1e6);
  await restAt(page, 0);
}
