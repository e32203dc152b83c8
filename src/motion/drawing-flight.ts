/**
 * The line art of the next page begins where this page shows the same body, and moves to its own place,
 * as the camera does in the live scene.
 */
import { animatePainted, fade, fadeIn, flightTiming } from './animate-painted.ts';
import { getExperience } from './experience.ts';
import { cancelAll } from './framer.ts';
import { duration } from './tokens.ts';

/** A box on the screen, in CSS pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** A circle around a body on the screen, in CSS pixels. */
export interface Circle {
  x: number;
  y: number;
  size: number;
  /** Opacity of the drawing. */
  light?: number;
}

/** What flies from its place on one page to its place on another. */
export interface Flight {
  finished: Promise<unknown>;
  /** What flies on either page, and so does not move with the words around it. */
  carried: readonly Element[];
  /** The boxes that it fills at its beginning and at its end. */
  way?: readonly [Box, Box];
}

/** Largest change of size that still looks like one body that comes nearer. */
const largestZoom = 4;
export const circleOf = ({ left, top, width, height }: Box): Circle => ({
  x: left + width / 2,
  y: top + height / 2,
  size: Math.sqrt(width * height),
});

const boxOf = ({ x, y, size }: Circle): Box => ({
  left: x - size / 2,
  top: y - size / 2,
  width: size,
  height: size,
});

const isOnScreen = ({ x, y, size }: Circle) =>
  size > 0 && y > 0 && y < innerHeight && x > 0 && x < innerWidth;

/** Size of a body alone in the smaller side of its view, roughly. */
const shareOfView = 0.9;

/**
 * The bodies in a view's line art, each with the circle around it. A drawing that is a file has no
 * parts: it counts as one, by the name of its shot, which is the body's where the shot shows one alone.
 */
function circlesIn(view: HTMLElement): [name: string, circle: Circle][] {
  const parts = [...view.querySelectorAll<SVGElement>('[data-fallback] svg [data-body]')];
  const [svg] = parts.flatMap(({ ownerSVGElement }) => ownerSVGElement ?? []);
  const light = svg && Number(getComputedStyle(svg).opacity);
  if (light !== undefined)
    return parts.map((part) => [
      part.dataset.body ?? '',
      { ...circleOf(part.getBoundingClientRect()), light },
    ]);
  const rect = view.getBoundingClientRect();
  const size = shareOfView * Math.min(rect.width, rect.height);
  return [[view.dataset.sceneView ?? '', { ...circleOf(rect), size }]];
}

/** The largest circle of each body whose middle is on the screen. */
function bodiesIn(views: readonly HTMLElement[]): Map<string, Circle> {
  const bodies = new Map<string, Circle>();
  for (const [name, circle] of views.flatMap(circlesIn)) {
    if (isOnScreen(circle) && circle.size > (bodies.get(name)?.size ?? 0)) bodies.set(name, circle);
  }
  return bodies;
}

const views = () => [...document.querySelectorAll<HTMLElement>('main .scene-view')];

/** The views on the screen, each with its box, by the names of their shots. */
const shotsOnScreen = () =>
  new Map(
    views()
      .map((view) => ({ view, box: view.getBoundingClientRect() }))
      .filter(({ box }) => isOnScreen(circleOf(box)))
      .map((seen) => [seen.view.dataset.sceneView ?? '', seen]),
  );

/** Largest share of a view's smaller side that a picture takes which flies into it. */
const room = 0.8;

/** The box of the largest body in a view's line art, as far as the view has room for it. */
export function largestBodyIn(view: HTMLElement): Box {
  const box = view.getBoundingClientRect();
  const limit = room * Math.min(box.width, box.height);
  const [body] = circlesIn(view)
    .map(([, circle]) => circle)
    .sort((one, other) => other.size - one.size);
  const { x, y, size } = body ?? { ...circleOf(box), size: limit };
  return boxOf({ x, y, size: Math.min(size, limit) });
}

/** The drawing of a view. */
export const drawingOf = (view: HTMLElement) =>
  view.querySelector<HTMLElement>(':scope > [data-fallback]');

/** Transform of a drawing at its own place. */
export const inPlace = 'translate(0px, 0px) scale(1)';

/** Transform of what fills a box, in which its circle `own` fills `at`. */
export function transformTo(box: Box, own: Circle, at: Circle): string {
  const { x, y } = circleOf(box);
  const zoom = at.size / own.size;
  return `translate(${at.x - x - zoom * (own.x - x)}px, ${at.y - y - zoom * (own.y - y)}px) scale(${zoom})`;
}

/** What lies over a drawing, such as its labels. An element without a box of its own counts as its children. */
const labelsOf = (view: HTMLElement) => [
  ...view.querySelectorAll<HTMLElement>(
    ':scope > :not([data-fallback], .contents), :scope > .contents > *',
  ),
];

/**
 * Moves a view's drawing between two transforms. Its labels appear when it stands.
 *
 * @param opacity keyframes, at equal distances
 * @param signal  puts it in its place
 */
export async function flyDrawing(
  view: HTMLElement,
  transform: readonly [string, string],
  opacity: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  const drawing = drawingOf(view);
  if (!drawing) return;
  const section = drawing.closest<HTMLElement>('[data-overlay]');
  const end = () => {
    cancelAll([], [drawing]);
    drawing.style.removeProperty('transition');
    section?.style.removeProperty('overflow-y');
  };
  signal.addEventListener('abort', end);
  const [first] = transform;
  Object.assign(drawing.style, {
    transform: first,
    opacity: String(opacity[0]),
    transition: 'none',
  });
  // The section would cut off what is below it.
  section?.style.setProperty('overflow-y', 'visible');
  const way = { transform: [...transform], opacity: [...opacity] };
  const labels = fadeIn(labelsOf(view), duration.flight, signal);
  await animatePainted([drawing], way, flightTiming, signal);
  // What has left is removed with its page.
  if (view.closest('main')) end();
  await labels;
}

/** What the old page shows, and where. */
interface Shown {
  bodies: Map<string, Circle>;
  shots: ReturnType<typeof shotsOnScreen>;
}

/**
 * What a view and the old page both show, with its circles: the whole shot, or the largest body of a
 * similar size, with a selector of what comes beside it.
 */
function sharedBy(view: HTMLElement, { bodies, shots }: Shown) {
  const name = view.dataset.sceneView ?? '';
  const before = shots.get(name);
  const [svg] = [view, before?.view].flatMap(
    (shown) => shown?.querySelector<SVGSVGElement>('[data-fallback] svg') ?? [],
  );
  if (svg && before) {
    const { width, height } = svg.viewBox.baseVal;
    // A drawing fills its box as far as its proportions allow.
    const circle = (box: DOMRect) => ({
      ...circleOf(box),
      size: Math.min((box.width / width) * height, box.height),
    });
    const own = circle(view.getBoundingClientRect());
    return { name, own, at: circle(before.box), others: 'none' };
  }
  const [body] = [...bodiesIn([view])]
    .map(([id, own]) => ({ name: id, own, at: bodies.get(id) ?? { ...own, size: 0 } }))
    .filter(({ own, at }) => at.size > own.size / largestZoom && at.size < own.size * largestZoom)
    .sort((one, other) => other.own.size - one.own.size);
  return body && { ...body, others: `svg > [data-body]:not([data-body="${body.name}"])` };
}

/** Hides a shot or a body that flies, and so doesn't leave with the words of its page. */
function hideShown(name: string, { shots }: Shown): void {
  for (const [shot, { view }] of shots) {
    const parts = view.querySelectorAll<SVGElement>(`svg [data-body="${name}"]`);
    for (const { style } of shot === name ? [view] : parts) style.visibility = 'hidden';
  }
}

/**
 * Notes which shots and bodies this page shows, and where.
 *
 * @param signal puts the drawing in its place
 * @returns lets the line art of a view of the next page arrive from the place of the same shot on this page, or
 *   of the largest body that both pages show. Null if none is shared: the drawing arrives as words do. In the
 *   live scene, whose camera flies itself, the labels arrive after it
 */
export function departDrawing(signal: AbortSignal): () => Flight | null {
  const old = { bodies: bodiesIn(views()), shots: shotsOnScreen() };
  return () => {
    const same = [...shotsOnScreen()].find(([shot]) => old.shots.has(shot));
    const view = same?.[1].view ?? views()[0];
    const drawing = view && drawingOf(view);
    if (!drawing) return null;
    const carried = [view];
    if (getExperience() === 'full')
      return { finished: fadeIn(labelsOf(view), duration.camera, signal), carried };
    const shared = sharedBy(view, old);
    if (!shared) return null;
    const { own, at, name, others } = shared;
    hideShown(name, old);
    const from = transformTo(drawing.getBoundingClientRect(), own, at);
    const finished = Promise.all([
      flyDrawing(view, [from, inPlace], [1, 1], signal),
      fade(drawing.querySelectorAll('svg'), [at.light ?? 1, own.light ?? 1], flightTiming, signal),
      // What the old page does not show would be cut in.
      fadeIn(drawing.querySelectorAll<SVGElement>(others), 0, signal),
    ]);
    return { finished, carried, way: [boxOf(at), boxOf(own)] };
  };
}
