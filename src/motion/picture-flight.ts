/**
 * The picture of a pressed card flies into the next page's scene view, and back again to where the page
 * stood.
 */
import './picture-flight.css';
import { painted } from '../lib/painted.ts';
import { arriveDrawing, departBodies, largestBodyIn } from './drawing-flight.ts';
import { animate, cancelAll } from './framer.ts';
import { getMotion } from './motion.ts';
import { arriveGround, departGround } from './page-ground.ts';
import { duration, easing, seconds } from './tokens.ts';

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
 * @param disc    place of the body in the scene view
 * @param card    place of the card's picture
 * @param drawing line art of the view that the picture flies to; it comes as the picture goes
 * @returns ends it
 */
function flyPicture(
  picture: HTMLImageElement,
  disc: Place,
  card: Place,
  drawing: HTMLElement | null,
  isBack: boolean,
): () => void {
  const ratio = picture.naturalWidth / picture.naturalHeight || 1.5;
  const box = boxAround(disc.height > card.height ? disc : card, ratio);
  const copy = new Image();
  copy.src = picture.currentSrc || picture.src;
  copy.alt = '';
  copy.className = 'picture-flight';
  const ends = [covering(box, card, 0), covering(box, disc, disc.width / 2)] as const;
  const [start, end] = isBack ? [ends[1], ends[0]] : ends;
  for (const [name, value] of Object.entries(box)) copy.style.setProperty(name, `${value}px`);
  Object.assign(copy.style, start);
  // Its transition by CSS brings it back, but would also show it for a moment first.
  if (drawing) Object.assign(drawing.style, { opacity: '0', transition: 'none' });
  document.body.append(copy);
  const running: ReturnType<typeof animate>[] = [];
  const showDrawing = () => drawing?.removeAttribute('style');
  const remove = () => {
    showDrawing();
    cancelAll(running, [copy]);
    copy.remove();
  };
  /** Starts an animation once the browser has painted what is there, and waits for its end. */
  const play = async (
    keyframes: Parameters<typeof animate>[1],
    { durationMs, ease }: { durationMs: number; ease: (typeof easing)[keyof typeof easing] },
  ) => {
    await painted();
    if (!copy.isConnected) return;
    const animation = animate(copy, keyframes, { duration: seconds(durationMs), ease });
    running.push(animation);
    await animation;
  };
  const fly = async () => {
    const { transform, clipPath } = start;
    await play(
      { transform: [transform, end.transform], clipPath: [clipPath, end.clipPath] },
      { durationMs: duration.flight, ease: easing.out },
    );
    // The picture goes only when half of what takes its place is seen.
    showDrawing();
    await play({ opacity: [1, 1, 0] }, { durationMs: duration.enter, ease: easing['in-out'] });
    remove();
  };
  void fly();
  return remove;
}

/** What flies to the next page: the picture of a card that leads there, or this page's body. */
let departed: { place: Place; picture?: HTMLImageElement } | null = null;
let endFlight = () => {};
let endGround = () => {};

function isOnScreen(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
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
 * @param signal aborts when another navigation replaces this one; then the picture shrinks back
 */
export function growCard(path: string, signal: AbortSignal): void {
  // The image and not its box, which follows the scroll in some cards.
  const picture = cardPicture(path);
  if (!picture || getMotion() !== 'full') return;
  const transform = [1, grown].map((scale) => `scale(${scale})`);
  const growth = animate(
    picture,
    { transform },
    { duration: seconds(duration.flight), ease: easing.out },
  );
  signal.addEventListener('abort', () => cancelAll([growth], [picture]), { once: true });
}

/** The scene view of a page's first section, on the screen. */
const firstView = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main .page-scene-view')].find(isOnScreen);

const sections = () => [...document.querySelectorAll('main [data-section]')];
const entryKey = (): string => history.state?.key ?? 'default';

/** Which section stood in the middle of the screen, and its top, when an entry of the history was left. */
const places: Record<string, { index: number; top: number }> = {};

/** Notes where the page stands, for the entry that is left. */
function notePlace(key: string): void {
  const tops = sections().map((section) => section.getBoundingClientRect().top);
  const index = tops.findLastIndex((top) => top <= innerHeight / 2);
  places[key] = { index, top: tops[index] ?? 0 };
}

let endRestoring = () => {};

/**
 * Puts the section back where it stood when this entry was left, and keeps it there while parts above
 * get their code and with it their height, until the visitor acts. The router restores pixels.
 */
function restorePlace(): void {
  endRestoring();
  const place = places[entryKey()];
  const section = place && sections()[place.index];
  if (!section) return;
  const restore = () =>
    scrollBy({ top: section.getBoundingClientRect().top - place.top, behavior: 'instant' });
  restore();
  const observer = new ResizeObserver(restore);
  observer.observe(document.body);
  endRestoring = () => observer.disconnect();
  // A removed observer's listeners end with the next input.
  addEventListener('wheel', endRestoring, { once: true });
  addEventListener('pointerdown', endRestoring, { once: true });
  addEventListener('keydown', endRestoring, { once: true });
}

/**
 * Notes what flies to the next page: the picture of a card that leads there, or this page's view on the
 * way back. What still flies ends.
 *
 * @param path of the next page
 * @param key  of the history's entry that is left; on Back the browser's is already the next one
 */
export function depart(path: string, key: string, isBack: boolean): void {
  endFlight();
  endRestoring();
  notePlace(key);
  departBodies();
  departGround();
  const picture = isBack ? undefined : cardPicture(path);
  const view = isBack ? firstView() : undefined;
  const place = view ? largestBodyIn(view) : picture?.closest('picture')?.getBoundingClientRect();
  departed = place ? { place, ...(picture && { picture }) } : null;
}

/**
 * Puts the page where it stood, and lets what has departed arrive: in this page's view, or in the card
 * that leads to the old page.
 *
 * @param oldPath path of the page that has been left
 * @returns whether something flies past the words
 */
export function arrive(oldPath: string): boolean {
  restorePlace();
  // Home's arrival is played on the first page of a visit only.
  document.documentElement.dataset.arrived = '';
  const isBack = !departed?.picture;
  const picture = departed?.picture ?? cardPicture(oldPath);
  const [view, frame] = [firstView(), picture?.closest('picture')];
  const from = departed?.place;
  departed = null;
  if (getMotion() !== 'full' || document.hidden) return false;
  endGround();
  endGround = arriveGround();
  if (!from || !picture || !(isBack ? frame : view)) {
    const { end, passesWords } = arriveDrawing();
    endFlight = end;
    return passesWords;
  }
  const drawing = view?.querySelector<HTMLElement>('[data-fallback]') ?? null;
  if (isBack && frame)
    endFlight = flyPicture(picture, from, frame.getBoundingClientRect(), null, true);
  else if (view) endFlight = flyPicture(picture, largestBodyIn(view), from, drawing, false);
  return true;
}
