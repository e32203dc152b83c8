/**
 * The line art of the next page begins where this page shows the same body, and moves to its own place,
 * as the camera does in the live scene.
 */
import { animatePainted } from './animate-painted.ts';
import { getExperience } from './experience.ts';
import { clearStyles } from './framer.ts';
import { duration, easing } from './tokens.ts';

/** A circle around a body on the screen, in CSS pixels. */
interface Circle {
  x: number;
  y: number;
  size: number;
}

/** Largest change of size that still looks like one body that comes nearer. */
const largestZoom = 4;
/** Where a drawing begins that has no body of the old page. */
const farther = { zoom: 0.94, opacity: 0.3 } as const;

const circleOf = ({ left, top, width, height }: DOMRect): Circle => ({
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
  finished: Promise<void>;
  /** Whether it passes the words on its way. */
  passesWords: boolean;
}

/**
 * Where a drawing begins: with its body at the place of the largest one that both pages show, or else a
 * little farther away; and whether it passes the words then.
 */
function beginningOf(view: HTMLElement, drawing: HTMLElement, from: Map<string, Circle>) {
  const shared = [...bodiesIn([view])]
    .flatMap(([name, to]) => {
      const start = from.get(name);
      return start ? [{ to, start, zoom: start.size / to.size }] : [];
    })
    .filter(({ zoom }) => zoom > 1 / largestZoom && zoom < largestZoom)
    .sort((one, other) => other.to.size - one.to.size)[0];
  if (!shared) {
    const transform = `translate(0px, 0px) scale(${farther.zoom})`;
    return { transform, opacity: farther.opacity, passesWords: false };
  }
  const { to, start, zoom } = shared;
  const middle = circleOf(drawing.getBoundingClientRect());
  const [x, y] = [
    start.x - middle.x - zoom * (to.x - middle.x),
    start.y - middle.y - zoom * (to.y - middle.y),
  ];
  const words = document.querySelector('main h1')?.getBoundingClientRect();
  const reach = start.size / 2;
  const passesWords =
    !!words &&
    start.x - reach < words.right &&
    start.x + reach > words.left &&
    start.y - reach < words.bottom &&
    start.y + reach > words.top;
  return { transform: `translate(${x}px, ${y}px) scale(${zoom})`, opacity: 1, passesWords };
}

/**
 * Notes where the bodies of this page are.
 *
 * @param signal puts the drawing in its place
 * @returns lets the line art of the next page's first view arrive: from the place of the largest body that
 *   both pages show, or else from a little farther away
 */
export function departDrawing(signal: AbortSignal): () => Flight | null {
  const bodies = bodiesIn(views());
  return () => {
    const [view] = views();
    const drawing = view?.querySelector<HTMLElement>(':scope > [data-fallback]');
    // The camera of the live scene flies itself.
    if (!view || !drawing || getExperience() === 'full') return null;
    const { transform, opacity, passesWords } = beginningOf(view, drawing, bodies);
    const section = view.closest<HTMLElement>('[data-overlay]');
    const end = () => {
      clearStyles([drawing]);
      drawing.style.removeProperty('transition');
      section?.style.removeProperty('overflow-y');
    };
    signal.addEventListener('abort', end);
    Object.assign(drawing.style, { transform, opacity: String(opacity), transition: 'none' });
    // The section would cut off what is below it.
    section?.style.setProperty('overflow-y', 'visible');
    const inPlace = 'translate(0px, 0px) scale(1)';
    const keyframes = { transform: [transform, inPlace], opacity: [opacity, 1] };
    const timing = { durationMs: duration.flight, ease: easing['in-out'] };
    return { passesWords, finished: animatePainted(drawing, keyframes, timing, signal).then(end) };
  };
}
