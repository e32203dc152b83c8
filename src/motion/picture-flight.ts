/**
 * The picture of a pressed card flies into the next page's scene view, and back again to where the page
 * stood.
 */
import './picture-flight.css';
import { isOnScreen } from '../lib/on-screen.ts';
import { animatePainted } from './animate-painted.ts';
import { type Flight, largestBodyIn } from './drawing-flight.ts';
import { getMotion } from './motion.ts';
import { duration, easing } from './tokens.ts';

/** A place on the screen, in CSS pixels. */
type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/**
 * Scale and translation of a box at `whole` that covers `place`, and what is cut off around it.
 *
 * @param round radius of its corners on the screen, pixels
 */
function covering(whole: Place, place: Place, round: number) {
  const scale = Math.max(place.width / whole.width, place.height / whole.height);
  const x = place.left + place.width / 2 - (whole.left + whole.width / 2);
  const y = place.top + place.height / 2 - (whole.top + whole.height / 2);
  const cutOff = (length: number, part: number) => Math.max(0, (length - part / scale) / 2);
  const [top, left] = [cutOff(whole.height, place.height), cutOff(whole.width, place.width)];
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${top}px ${left}px round ${round / scale}px)`,
  };
}

/** The smallest box with the picture's proportions that covers a place from its middle. */
function boxAround(place: Place, ratio: number): Place {
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
 * Moves a copy of a picture behind the page's words between a card, which it fills, and the disc of a
 * scene view's body, and fades it at the end.
 *
 * @param disc   place of the body
 * @param card   place of the card's picture
 * @param view   if the picture flies to it and not to the card; its line art comes as the picture goes
 * @param signal removes it
 */
async function flyPicture(
  picture: HTMLImageElement,
  disc: Place,
  card: Place,
  view: HTMLElement | null,
  signal: AbortSignal,
): Promise<void> {
  const ratio = picture.naturalWidth / picture.naturalHeight || 1.5;
  const box = boxAround(disc.height > card.height ? disc : card, ratio);
  const copy = new Image();
  copy.src = picture.currentSrc || picture.src;
  copy.alt = '';
  copy.className = 'picture-flight';
  const ends = [covering(box, card, 0), covering(box, disc, disc.width / 2)] as const;
  const [start, end] = view ? ends : [ends[1], ends[0]];
  const drawing = view?.querySelector<HTMLElement>('[data-fallback]');
  for (const [name, value] of Object.entries(box)) copy.style.setProperty(name, `${value}px`);
  Object.assign(copy.style, start);
  // Its transition by CSS brings it back, but would also show it for a moment first.
  if (drawing) Object.assign(drawing.style, { opacity: '0', transition: 'none' });
  document.body.append(copy);
  const showDrawing = () => drawing?.removeAttribute('style');
  const remove = () => {
    showDrawing();
    copy.remove();
  };
  signal.addEventListener('abort', remove);
  const keyframes = {
    transform: [start.transform, end.transform],
    clipPath: [start.clipPath, end.clipPath],
  };
  const timing = { durationMs: duration.flight, ease: easing.out };
  await animatePainted(copy, keyframes, timing, signal);
  if (signal.aborted) return;
  // The picture goes only when half of what takes its place is seen.
  showDrawing();
  const fade = { durationMs: duration.enter, ease: easing['in-out'] };
  await animatePainted(copy, { opacity: [1, 1, 0] }, fade, signal);
  remove();
}

/** The picture, on the screen, of a card that leads to a page. */
const cardPicture = (path: string): HTMLImageElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main :is(li, article) a[href]')]
    .filter((link) => link.pathname === path)
    .flatMap((link) => [...(link.closest('li, article')?.querySelectorAll('picture img') ?? [])])
    .find((picture): picture is HTMLImageElement => isOnScreen(picture));

/** How far the picture of a pressed card grows while its page loads. */
const grown = 1.04;

/**
 * Answers the press on a card at once: its picture grows a little while the page loads.
 *
 * @param path   of the next page
 * @param signal puts it back
 */
export function growPicture(path: string, signal: AbortSignal): void {
  // The image and not its box, which follows the scroll in some cards.
  const picture = cardPicture(path);
  if (!picture || getMotion() !== 'full') return;
  const transform = [1, grown].map((scale) => `scale(${scale})`);
  const timing = { durationMs: duration.flight, ease: easing.out };
  void animatePainted(picture, { transform }, timing, signal);
}

/** The scene view of a page's first section, on the screen. */
const firstView = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main .page-scene-view')].find(isOnScreen);

/**
 * Notes what flies to the next page: the picture of a card that leads there, or on the way back this
 * page's body.
 *
 * @returns lets it arrive: in the next page's view, or in the card there that leads to this page. Null if
 *   nothing flies
 */
export function departPicture(
  path: string,
  oldPath: string,
  isBack: boolean,
  signal: AbortSignal,
): () => Flight | null {
  const picture = isBack ? undefined : cardPicture(path);
  const body = isBack ? firstView() : undefined;
  const place = body ? largestBodyIn(body) : picture?.closest('picture')?.getBoundingClientRect();
  return () => {
    const view = picture && firstView();
    const card = picture ? undefined : cardPicture(oldPath);
    const frame = card?.closest('picture')?.getBoundingClientRect();
    let finished: Promise<void> | undefined;
    if (place && picture && view)
      finished = flyPicture(picture, largestBodyIn(view), place, view, signal);
    else if (place && card && frame) finished = flyPicture(card, place, frame, null, signal);
    return finished ? { finished, passesWords: true } : null;
  };
}
