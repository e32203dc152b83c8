/**
 * The line art of the next page begins where this page shows the same body, and moves to its own place,
 * as the camera does in the live scene.
 */
import { animatePainted, fadeIn, flightTiming } from './animate-painted.ts';
import { getExperience } from './experience.ts';
import { cancelAll } from './framer.ts';
import { duration, flight } from './tokens.ts';

/** A box on the screen, in CSS pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** A circle around a body on the screen, in CSS pixels. */
export interface Circle {
  x: number;
  y: number;
  size: number;
}

/** Largest change of size that still looks like one body that comes nearer. */
const largestZoom = 4;
/** Where a drawing begins that has no body of the old page. */
const farther = { zoom: 0.94, opacity: 0.3 } as const;

export const circleOf = ({ left, top, width, height }: Box): Circle => ({
  x: left + width / 2,
  y: top + height / 2,
  size: Math.sqrt(width * height),
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
  if (parts.length > 0)
    return parts.map((part) => [part.dataset.body ?? '', circleOf(part.getBoundingClientRect())]);
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
export function largestBodyIn(view: HTMLElement) {
  const box = view.getBoundingClientRect();
  const limit = room * Math.min(box.width, box.height);
  const [body] = circlesIn(view)
    .map(([, circle]) => circle)
    .sort((one, other) => other.size - one.size);
  const { x, y, size } = body ?? { ...circleOf(box), size: limit };
  const side = Math.min(size, limit);
  return { left: x - side / 2, top: y - side / 2, width: side, height: side };
}

/** What flies to its place on a new page. */
export interface Flight {
  finished: Promise<unknown>;
  /** Share of its way after which the words arrive. */
  words: number;
}

/** Transform of a drawing in which what fills the circle `own` fills `at`. */
export function transformTo(drawing: HTMLElement, own: Circle, at: Circle): string {
  const { x, y } = circleOf(drawing.getBoundingClientRect());
  const zoom = at.size / own.size;
  return `translate(${at.x - x - zoom * (own.x - x)}px, ${at.y - y - zoom * (own.y - y)}px) scale(${zoom})`;
}

/** What lies over a drawing, such as its labels. An element without a box of its own counts as its children. */
const labelsOf = (drawing: HTMLElement) => [
  ...(drawing.parentElement?.querySelectorAll<HTMLElement>(
    ':scope > :not([data-fallback], .contents), :scope > .contents > *',
  ) ?? []),
];

/**
 * Moves a view's drawing from a transform to its own place, where its labels appear.
 *
 * @param opacity keyframes, at equal distances
 * @param signal  puts it in its place
 */
export async function flyDrawing(
  drawing: HTMLElement,
  transform: string,
  opacity: number[],
  signal: AbortSignal,
): Promise<void> {
  const section = drawing.closest<HTMLElement>('[data-overlay]');
  const end = () => {
    cancelAll([], [drawing]);
    drawing.style.removeProperty('transition');
    section?.style.removeProperty('overflow-y');
  };
  signal.addEventListener('abort', end);
  Object.assign(drawing.style, { transform, opacity: String(opacity[0]), transition: 'none' });
  // The section would cut off what is below it.
  section?.style.setProperty('overflow-y', 'visible');
  const way = { transform: [transform, 'translate(0px, 0px) scale(1)'], opacity };
  const labels = fadeIn(labelsOf(drawing), duration.flight, signal);
  await animatePainted([drawing], way, flightTiming, signal);
  end();
  await labels;
}

/** The largest body of a similar size that a view and the old page show, with its circles. */
const sharedBody = (view: HTMLElement, old: Map<string, Circle>) =>
  [...bodiesIn([view])]
    .map(([name, own]) => ({ name, own, at: old.get(name) ?? { ...own, size: 0 } }))
    .filter(({ own, at }) => at.size > own.size / largestZoom && at.size < own.size * largestZoom)
    .sort((one, other) => other.own.size - one.own.size)[0];

/** The circles of a whole drawing in two boxes, which it fills as far as its proportions allow. */
function fittedCircles(svg: SVGSVGElement, own: DOMRect, at: DOMRect) {
  const { width, height } = svg.viewBox.baseVal;
  const circle = (box: DOMRect) => ({
    ...circleOf(box),
    size: Math.min((box.width / width) * height, box.height),
  });
  return { own: circle(own), at: circle(at) };
}

/** Whether a drawing covers a part of the headline where it begins or on its way from one circle to another. */
function coversWords(view: HTMLElement, { at, own }: { at: Circle; own: Circle }): boolean {
  const words = document.querySelector('main h1')?.getBoundingClientRect();
  const way = [0.25, 0.5, 0.75].map((share) => ({
    x: at.x + share * (own.x - at.x),
    y: at.y + share * (own.y - at.y),
    size: at.size + share * (own.size - at.size),
  }));
  const beginning = circlesIn(view).map(([, circle]) => circle);
  return [...beginning, at, ...way].some(
    ({ x, y, size }) =>
      words &&
      Math.max(words.left - x, x - words.right, words.top - y, y - words.bottom) < size / 2,
  );
}

/** Hides a shot or a body that flies, and so doesn't leave with the words of its page. */
function hideShown(name: string, shots: ReturnType<typeof shotsOnScreen>): void {
  for (const [shot, { view }] of shots) {
    const parts = view.querySelectorAll<SVGElement>(`svg [data-body="${name}"]`);
    for (const { style } of shot === name ? [view] : parts) style.visibility = 'hidden';
  }
}

/**
 * Notes which shots and bodies this page shows, and where.
 *
 * @param signal puts the drawing in its place
 * @returns lets the line art of a view of the next page arrive: from the place of the same shot on this
 *   page, or of the largest body that both pages show, or else from a little farther away
 */
export function departDrawing(signal: AbortSignal): () => Flight | null {
  const old = { bodies: bodiesIn(views()), shots: shotsOnScreen() };
  return () => {
    const same = [...shotsOnScreen()].find(([shot]) => old.shots.has(shot));
    const view = same?.[1].view ?? views()[0];
    const drawing = view?.querySelector<HTMLElement>(':scope > [data-fallback]');
    // The camera of the live scene flies itself.
    if (!view || !drawing || getExperience() === 'full') return null;
    const before = old.shots.get(view.dataset.sceneView ?? '');
    const [svg] = [view, before?.view].flatMap(
      (shown) => shown?.querySelector<SVGSVGElement>('[data-fallback] svg') ?? [],
    );
    const whole = svg && before && same && fittedCircles(svg, same[1].box, before.box);
    const shared = whole ? { ...whole, name: same[0] } : sharedBody(view, old.bodies);
    if (shared) hideShown(shared.name, old.shots);
    const opacity = [shared ? 1 : farther.opacity, 1];
    const others =
      shared && !whole ? `svg > [data-body]:not([data-body="${shared.name}"])` : 'none';
    const transform = shared
      ? transformTo(drawing, shared.own, shared.at)
      : `translate(0px, 0px) scale(${farther.zoom})`;
    const finished = Promise.all([
      flyDrawing(drawing, transform, opacity, signal),
      // What the old page does not show would be cut in.
      fadeIn([...drawing.querySelectorAll<SVGElement>(others)], 0, signal),
    ]);
    return { finished, words: shared && coversWords(view, shared) ? flight.clear : flight.words };
  };
}
