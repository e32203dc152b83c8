/** The first frame of the canvas shows the same picture as the drawing, in the same place. */
import { allPaths } from '../../scripts/lib/measure/routes.ts';
import { aliases } from '../../src/content/routes.ts';
import type { BodyId } from '../../src/scene/shared/diagram.ts';
import { type ShotName, shots } from '../../src/scene/shared/shots.ts';
import { type Browser, expect, type Page, test } from '../e2e/support/test.ts';
import { restAt } from './contrast/stops.ts';
import { photographWith } from './photograph.ts';
import { linesJump, outlineJump } from './silhouette.ts';
import { goOn, look } from './support.ts';

/**
 * CSS pixels by which each body may differ: ridges of the core, outlines of the others. All but the
 * core have edges that canvas and line art light differently, so that another edge may be the
 * outermost one.
 */
const jumps: Record<BodyId, number> = { core: 2, edge: 5, agents: 9, learning: 8, shield: 10 };
/** Radius of the core, CSS pixels, below which ridges are too fine to be compared. */
const fewPixels = 66;
const scale = 1;
const only = (what: string) => `
  *, ::before, ::after { transition: none !important; }
  body * { visibility: hidden !important; }
  :is(${what}), :is(${what}) * { visibility: visible !important; }
  [data-fallback] { opacity: 1 !important; }`;

/**
 * Bodies to compare in shots where not all can be compared: the core's light is behind the outlines
 * of the others, or the camera is inside them.
 */
const compared: Partial<Record<ShotName, readonly BodyId[]>> = {
  'suite-roles': ['core'],
  'suite-industries': ['learning'],
  'edge-line': ['core'],
};

/**
 * The picture of a page's opening: its bodies, and the box in which its drawing is fully opaque, in
 * CSS pixels.
 */
interface Opening {
  shot: ShotName;
  bodies: readonly BodyId[];
  box: { left: number; top: number; width: number; height: number };
}

/** `null` if the page's opening has no drawing. */
async function openingOf(page: Page): Promise<Opening | null> {
  const found = await page.evaluate(() => {
    const picture = [...document.querySelectorAll<HTMLElement>('main [data-scene-view]')].find(
      (element) => {
        const { top, height } = element.getBoundingClientRect();
        return height > 0 && top < innerHeight;
      },
    );
    if (!picture) return null;
    const { left, top, width, height } = picture.getBoundingClientRect();
    return { shot: picture.dataset.sceneView, left, top, width, height };
  });
  if (!found?.shot) return null;
  const { left, top, width, height } = found;
  const shot = found.shot as ShotName;
  const { focus, alsoFocused = [] } = shots[shot];
  return {
    shot,
    bodies: focus ? [focus, ...alsoFocused] : ['edge', 'shield', 'learning', 'agents', 'core'],
    // The drawing fades out towards the text and the header bar.
    box: {
      left: left + width * 0.06,
      top: top + height * 0.04,
      width: width * 0.94,
      height: height * 0.96,
    },
  };
}

type Places = Record<BodyId, { x: number; y: number; radius: number }>;

/**
 * Bodies with a separate outline: inside the picture, and no other body in front of or behind them
 * that is too near to be separated. The leading body always counts.
 */
function apartFromOthers({ shot, bodies, box }: Opening, at: Places): readonly BodyId[] {
  const told = compared[shot];
  if (told) return told;
  return bodies.filter((id, index) => {
    const { x, y, radius } = at[id];
    const isInside =
      x > box.left && x < box.left + box.width && y > box.top && y < box.top + box.height;
    const isAlone = bodies.every((other) => {
      if (other === id) return true;
      const away = Math.hypot(at[other].x - x, at[other].y - y);
      const near = at[other].radius + (id === 'core' ? radius : 0);
      return away > near || (id !== 'core' && at[other].radius < radius);
    });
    return isInside && (isAlone || (index === 0 && bodies.length < 5));
  });
}

const places = (page: Page) => page.evaluate(() => window.suiteScene?.positions());

/** Opens pages in turn, and compares the outlines of line art and canvas on each. */
async function compareOutlines(browser: Browser, paths: readonly string[]) {
  const sight = { view: 'full', width: 1440, height: 900, tier: 2, scale, moment: 0 } as const;
  const page = await look(browser, { ...sight, path: '/', debug: true });
  const opened: string[] = [];
  for (const path of paths) {
    if (path !== '/') await goOn(page, path);
    await restAt(page, 0);
    const opening = await openingOf(page);
    if (!opening) continue;
    opened.push(path);
    const canvas = await photographWith(page, only('#scene-host'));
    const drawing = await photographWith(page, only('[data-fallback]'));
    const at = await places(page);
    if (!at) throw new Error('The scene does not report where its bodies are.');
    const unit = canvas.width / sight.width;
    const { left, top, width, height } = opening.box;
    const within = {
      left: left * unit,
      top: top * unit,
      width: width * unit,
      height: Math.min(height * unit, canvas.height - top * unit),
    };
    for (const id of apartFromOthers(opening, at)) {
      const { x, y, radius } = at[id];
      if (id === 'core' && radius < fewPixels) continue;
      const place = { x: x * unit, y: y * unit, radius: radius * unit };
      // The core's own light hides its outline, so its ridges are compared instead.
      const apart =
        id === 'core'
          ? linesJump(drawing, canvas, place)
          : outlineJump(drawing, canvas, place, within);
      expect.soft(apart / unit, `${id} on ${path}`).toBeLessThanOrEqual(jumps[id]);
    }
  }
  return opened.length;
}

test('line art and canvas show one silhouette on home and on the products’ pages', async ({
  browser,
}) => {
  const products = ['edge', 'shield', 'learning', 'agents'];
  const paths = ['/', ...products.map((name) => `/solutions/neural-${name}`)];
  expect(await compareOutlines(browser, paths)).toBe(paths.length);
});

test('line art and canvas show one silhouette on every page', async ({ browser }) => {
  const paths = allPaths.filter((path) => !Object.hasOwn(aliases, path));
  // Home, and the openings of all pages that name a body.
  expect(await compareOutlines(browser, paths)).toBeGreaterThan(15);
});
