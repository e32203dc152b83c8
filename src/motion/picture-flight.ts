/**
 * A picture that both pages show flies from its place on the old one to its place on the new one; that of a pressed
 * card flies into the next page's scene view, where the drawing takes its place, and back again.
 */
import { settled } from '../lib/lazy.tsx';
import { isOnScreen } from '../lib/on-screen.ts';
import { animatePainted, flightTiming } from './animate-painted.ts';
import {
  type Box,
  circleOf,
  type Flight,
  flyDrawing,
  largestBodyIn,
  transformTo,
} from './drawing-flight.ts';
import { getExperience } from './experience.ts';
import { duration, flight } from './tokens.ts';

/** A place that a picture fills. */
interface Place extends Box {
  /** Whether it is a disc. */
  isRound?: boolean;
  /** How many times larger than it must be the picture is. */
  zoom?: number;
}

/**
 * Scale and translation of a box that covers a place, and what is cut off around it.
 *
 * @param least the smallest scale
 */
function covering(box: Box, place: Place, least = 0) {
  const [middle, target] = [circleOf(box), circleOf(place)];
  const covers = Math.max(place.width / box.width, place.height / box.height);
  const scale = Math.max(least, covers * (place.zoom ?? 1));
  const cutOff = (length: number, part: number) => Math.max(0, (length - part / scale) / 2);
  const [top, left] = [cutOff(box.height, place.height), cutOff(box.width, place.width)];
  const round = place.isRound ? place.width / 2 / scale : 0;
  return {
    scale,
    transform: `translate(${target.x - middle.x}px, ${target.y - middle.y}px) scale(${scale})`,
    clipPath: `inset(${top}px ${left}px round ${round}px)`,
  };
}

/** The smallest box with the picture's proportions that covers a place from its middle. */
function boxAround(place: Place, ratio: number): Box {
  const width = Math.max(place.width, place.height * ratio);
  const height = width / ratio;
  return {
    left: place.left + (place.width - width) / 2,
    top: place.top + (place.height - height) / 2,
    width,
    height,
  };
}

/**
 * Moves a copy of a picture from one place to another, and lets what is there take its place.
 *
 * @param from   place of the picture on the old page
 * @param to     its place on the new page, a card's or an article's, or the disc of a view's body
 * @param target what takes its place: the picture there, or a view, whose line art comes on the way.
 * @param signal removes it
 */
async function flyPicture(
  picture: HTMLImageElement,
  from: Place,
  to: Place,
  target: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const ratio = picture.naturalWidth / picture.naturalHeight || 1.5;
  const box = boxAround(to.height > from.height ? to : from, ratio);
  const isDrawn = target.matches('.scene-view');
  const copy = new Image();
  copy.src = picture.currentSrc || picture.src;
  copy.alt = '';
  // Behind the words where it becomes a drawing, else over the grounds that both pages have.
  copy.className = 'picture-flight pointer-events-none fixed max-w-none object-cover';
  copy.style.zIndex = isDrawn ? '-1' : '5';
  const start = covering(box, from);
  // A picture that becomes a drawing doesn't shrink on its way.
  const end = covering(box, to, isDrawn ? start.scale : 0);
  for (const [name, value] of Object.entries(box)) copy.style.setProperty(name, `${value}px`);
  Object.assign(copy.style, { transform: start.transform, clipPath: start.clipPath });
  // Each of them would be a second copy. That of the old page leaves with the words around it.
  if (!isDrawn) target.style.visibility = 'hidden';
  if (!picture.isConnected) frameOf(picture).style.visibility = 'hidden';
  document.body.append(copy);
  const remove = () => {
    target.style.removeProperty('visibility');
    copy.remove();
  };
  signal.addEventListener('abort', remove);
  const keyframes = {
    transform: [start.transform, end.transform],
    clipPath: [start.clipPath, end.clipPath],
    // The drawing appears on it before it goes.
    ...(isDrawn && { opacity: [1, 1, 1, 0] }),
  };
  const parts = [animatePainted([copy], keyframes, flightTiming, signal)];
  const drawing = isDrawn && target.querySelector<HTMLElement>(':scope > [data-fallback]');
  // The live scene has its own camera.
  if (drawing && getExperience() !== 'full') {
    const at = { ...circleOf(from), size: Math.min(from.width, from.height, to.width) };
    const transform = transformTo(drawing, circleOf(to), at);
    parts.push(flyDrawing(drawing, transform, [0, 0, 1, 1], signal));
  }
  await Promise.all(parts);
  // What takes its place may still be on its way from the network.
  const image = isDrawn ? null : target.querySelector('img');
  if (image) await settled(image.decode(), duration.flight);
  if (!signal.aborted) remove();
}

/** The pictures of the page on the screen, by the address that each has in its markup. */
const picturesOnScreen = () =>
  new Map(
    [...document.querySelectorAll<HTMLImageElement>('main picture img')]
      .filter((picture) => isOnScreen(picture) && picture.checkVisibility())
      .map((picture) => [picture.getAttribute('src') ?? '', picture]),
  );

const frameOf = (picture: HTMLImageElement): HTMLElement => picture.closest('picture') ?? picture;

/** The place that a picture fills, which its frame cuts off. */
function placeOf(picture: HTMLImageElement): Place {
  const { left, top, width, height } = frameOf(picture).getBoundingClientRect();
  return { left, top, width, height, zoom: new DOMMatrix(getComputedStyle(picture).transform).a };
}

/** The picture, on the screen, of a card that leads to a page. */
const cardPicture = (path: string): HTMLImageElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    .filter((link) => link.pathname === path)
    // A page is an article itself.
    .map((link) => link.closest('li, article article, .group:has(picture)'))
    .flatMap((card) => [...(card?.querySelectorAll<HTMLImageElement>('picture img') ?? [])])
    .find(isOnScreen);

/** The scene view of a page's first section, on the screen. */
const firstView = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main .page-scene-view')].find(isOnScreen);

/**
 * Notes what may fly to the next page: this page's pictures, of them that of a card which leads there, and
 * on the way back this page's body.
 *
 * @returns lets it arrive: where the next page shows the same picture, in its view, or in the card there
 *   that leads to this page. Null if nothing flies
 */
export function departPicture(
  path: string,
  oldPath: string,
  isBack: boolean,
  signal: AbortSignal,
): () => Flight | null {
  const pressed = isBack ? undefined : cardPicture(path)?.getAttribute('src');
  const places = new Map(
    [...picturesOnScreen()].map(([name, picture]) => [name, { picture, place: placeOf(picture) }]),
  );
  const body = isBack ? firstView() : undefined;
  const disc = body && { ...largestBodyIn(body), isRound: true };
  const fly = (picture: HTMLImageElement, from: Place, to: Place, target: HTMLElement): Flight => ({
    finished: flyPicture(picture, from, to, target, signal),
    words: flight.half,
  });
  return () => {
    for (const [name, picture] of picturesOnScreen()) {
      const old = places.get(name);
      if (old) return fly(old.picture, old.place, placeOf(picture), frameOf(picture));
    }
    const old = places.get(pressed ?? '');
    const view = old && firstView();
    if (view) {
      const to = { ...largestBodyIn(view), isRound: true };
      return fly(old.picture, old.place, to, view);
    }
    const card = disc && cardPicture(oldPath);
    return card ? fly(card, disc, placeOf(card), frameOf(card)) : null;
  };
}
