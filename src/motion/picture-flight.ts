/**
 * A picture that both pages show flies from its place on the old one to its place on the new one. That of a pressed
 * card flies into the next page's scene view and gives way to the drawing there; Back plays the same backwards.
 */
import { settled } from '../lib/lazy.tsx';
import { isOnScreen } from '../lib/on-screen.ts';
import { animatePainted, flightTiming } from './animate-painted.ts';
import {
  type Box,
  circleOf,
  drawingOf,
  type Flight,
  flyDrawing,
  inPlace,
  largestBodyIn,
  transformTo,
} from './drawing-flight.ts';
import { getExperience } from './experience.ts';
import { duration } from './tokens.ts';

/** A place that a picture fills. */
interface Place extends Box {
  /** Whether it is a disc. */
  isRound?: boolean;
  /** How many times larger than it must be the picture is. */
  zoom?: number;
}

/**
 * Transform of a box that covers a place, and what is cut off around it.
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

/** States of what flies, in the order of the flight. */
const inOrder = <State>(states: readonly State[], isBack: boolean) =>
  isBack ? states.toReversed() : [...states];

/**
 * Moves a copy of a picture between two places.
 *
 * @param isDrawn whether a drawing stands at the second place, for which it gives way
 * @param isBack  whether it goes from the second to the first
 * @param hidden  what would be a second copy meanwhile
 * @param signal  removes it
 */
async function flyPicture(
  picture: HTMLImageElement,
  [own, other]: readonly [Place, Place],
  isDrawn: boolean,
  isBack: boolean,
  hidden: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const ratio = picture.naturalWidth / picture.naturalHeight || 1.5;
  const box = boxAround(other.height > own.height ? other : own, ratio);
  const start = covering(box, own);
  // A picture that becomes a drawing doesn't shrink on its way.
  const end = covering(box, other, isDrawn ? start.scale : 0);
  const keyframes = {
    transform: inOrder([start.transform, end.transform], isBack),
    clipPath: inOrder([start.clipPath, end.clipPath], isBack),
    // The drawing appears on it before it goes.
    opacity: inOrder([1, 1, 1, isDrawn ? 0 : 1], isBack),
  };
  const copy = new Image();
  copy.src = picture.currentSrc || picture.src;
  copy.alt = '';
  // Behind the words where it becomes a drawing, else over the grounds that both pages have.
  copy.className = 'picture-flight pointer-events-none fixed max-w-none object-cover';
  copy.style.zIndex = isDrawn ? '-1' : '5';
  for (const [name, value] of Object.entries(box)) copy.style.setProperty(name, `${value}px`);
  for (const [name, [first]] of Object.entries(keyframes))
    Object.assign(copy.style, { [name]: String(first) });
  hidden.style.visibility = 'hidden';
  document.body.append(copy);
  const remove = () => {
    hidden.style.removeProperty('visibility');
    copy.remove();
  };
  signal.addEventListener('abort', remove);
  await animatePainted([copy], keyframes, flightTiming, signal);
  // What takes its place may still be on its way from the network.
  const image = hidden.querySelector('img');
  if (image) await settled(image.decode(), duration.flight);
  if (!signal.aborted) remove();
}

/** The scene view of a page's first section, on the screen, with the place of its body and the box of its drawing. */
function firstBody() {
  const all = [...document.querySelectorAll<HTMLElement>('main .page-scene-view')];
  const view = all.find(isOnScreen);
  const box = view && drawingOf(view)?.getBoundingClientRect();
  return box && { view, disc: { ...largestBodyIn(view), isRound: true }, box };
}

/**
 * Lets a card's picture become the drawing of a body, or on the way back the drawing the picture.
 *
 * @param card place of the picture
 */
function flyCard(
  picture: HTMLImageElement,
  card: Place,
  { view, disc, box }: NonNullable<ReturnType<typeof firstBody>>,
  isBack: boolean,
  signal: AbortSignal,
): Flight {
  const frame = frameOf(picture);
  const parts = [flyPicture(picture, [card, disc], true, isBack, frame, signal)];
  // The live scene has its own camera.
  if (getExperience() !== 'full') {
    const at = { ...circleOf(card), size: Math.min(card.width, card.height, disc.width) };
    const [first = '', last = ''] = inOrder(
      [transformTo(box, circleOf(disc), at), inPlace],
      isBack,
    );
    view.style.visibility = 'visible';
    parts.push(flyDrawing(view, [first, last], inOrder([0, 0, 1, 1], isBack), signal));
  }
  const [from = card, to = card] = inOrder([card, disc], isBack);
  return { finished: Promise.all(parts), carried: [view, frame], way: [from, to] };
}

/** The pictures of the page on the screen, by the address that each has in its markup. */
const picturesOnScreen = () =>
  new Map(
    [...document.querySelectorAll<HTMLImageElement>('main picture img')]
      .filter((picture) => isOnScreen(picture) && picture.checkVisibility())
      .map((picture) => [picture.getAttribute('src') ?? '', picture]),
  );

/** What cuts a picture off. */
const frameOf = (picture: HTMLImageElement): HTMLElement =>
  picture.closest<HTMLElement>('[data-window]') ?? picture.closest('picture') ?? picture;

/** The place that a picture fills. */
function placeOf(picture: HTMLImageElement): Place {
  const { left, top, width, height } = frameOf(picture).getBoundingClientRect();
  const own = picture.getBoundingClientRect();
  return { left, top, width, height, zoom: Math.min(own.width / width, own.height / height) };
}

/** The picture, on the screen, of a card that leads to a page. */
const cardPicture = (path: string): HTMLImageElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    .filter((link) => link.pathname === path)
    // A page is an article itself.
    .map((link) => link.closest('li, article article, .group:has(picture)'))
    .flatMap((card) => [...(card?.querySelectorAll<HTMLImageElement>('picture img') ?? [])])
    .find(isOnScreen);

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
  const oldBody = isBack ? firstBody() : undefined;
  return () => {
    for (const [name, picture] of picturesOnScreen()) {
      const old = places.get(name);
      if (!old) continue;
      const way = [old.place, placeOf(picture)] as const;
      const carried = [frameOf(old.picture), frameOf(picture)];
      // That of the old page would leave with the words around it.
      frameOf(old.picture).style.visibility = 'hidden';
      const finished = flyPicture(old.picture, way, false, false, frameOf(picture), signal);
      return { finished, carried, way };
    }
    const old = places.get(pressed ?? '');
    const body = old && firstBody();
    if (body) return flyCard(old.picture, old.place, body, false, signal);
    const card = oldBody && cardPicture(oldPath);
    return card ? flyCard(card, placeOf(card), oldBody, true, signal) : null;
  };
}
