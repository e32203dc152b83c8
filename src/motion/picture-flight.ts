/**
 * The picture of a pressed card flies into the next page's scene view, and back again to where the page
 * stood. A part of its own, which comes after hydration.
 */
import { animate, cancelAll } from './framer.ts';
import { getMotion } from './motion.ts';
import { duration, easing, flight, seconds } from './tokens.ts';

export { animate, cancelAll } from './framer.ts';

/** A place on the screen, in CSS pixels. */
type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Scale and translation of a box at `whole` that covers `place`, and what is cut off around it. */
function covering(whole: Place, place: Place) {
  const scale = Math.max(place.width / whole.width, place.height / whole.height);
  const x = place.left + place.width / 2 - (whole.left + whole.width / 2);
  const y = place.top + place.height / 2 - (whole.top + whole.height / 2);
  const cutOff = (length: number, part: number) => Math.max(0, (length - part / scale) / 2);
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${cutOff(whole.height, place.height)}px ${cutOff(whole.width, place.width)}px)`,
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
 * Moves a copy of a picture behind the page's words from one place to another, cut to both as
 * `object-fit: cover` does, and fades it at the end.
 *
 * @returns ends it
 */
function flyPicture(picture: HTMLImageElement, from: Place, to: Place): () => void {
  const ratio = picture.naturalWidth / picture.naturalHeight || 1.5;
  const box = boxAround(to.height > from.height ? to : from, ratio);
  const copy = new Image();
  copy.src = picture.currentSrc || picture.src;
  copy.alt = '';
  copy.className = 'picture-flight';
  for (const [name, value] of Object.entries(box)) copy.style.setProperty(name, `${value}px`);
  const start = covering(box, from);
  const end = covering(box, to);
  document.body.append(copy);
  const animation = animate(
    copy,
    {
      transform: [start.transform, end.transform],
      clipPath: [start.clipPath, end.clipPath],
      opacity: [1, 1, 0],
    },
    {
      duration: seconds(duration.flight),
      ease: easing.out,
      opacity: { times: [0, flight.fades, 1], ease: 'linear' },
    },
  );
  const remove = () => {
    cancelAll([animation], [copy]);
    copy.remove();
  };
  animation.then(remove);
  return remove;
}

/** What flies to the next page: the picture of a card that leads there, or this page's scene view. */
let departed: { place: DOMRect; picture?: HTMLImageElement } | null = null;
let endFlight = () => {};

function isOnScreen(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** The picture, on the screen, of a card that leads to a page. */
const cardPicture = (path: string): HTMLImageElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main li a[href]')]
    .filter((link) => link.pathname === path)
    .flatMap((link) => [...(link.closest('li')?.querySelectorAll('picture img') ?? [])])
    .find((picture): picture is HTMLImageElement => isOnScreen(picture));

/** The scene view of a page's first section, on the screen. */
const firstView = (): Element | undefined =>
  [...document.querySelectorAll('main .page-scene-view')].find(isOnScreen);

const sections = () => [...document.querySelectorAll('main [data-section]')];
const entryKey = (): string => history.state?.key ?? 'default';

/** Which section stood in the middle of the screen, and its top, when an entry of the history was left. */
const places: Record<string, { index: number; top: number }> = {};
let shownKey = entryKey();

/** Notes it for the entry that is left. On Back the browser's entry is already the next one. */
function notePlace(nextPath: string): void {
  const key = location.pathname === nextPath ? shownKey : entryKey();
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
  shownKey = entryKey();
  const place = places[shownKey];
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
 */
export function depart(path: string, isBack: boolean): void {
  endFlight();
  endRestoring();
  notePlace(path);
  const picture = isBack ? undefined : cardPicture(path);
  const place = isBack ? firstView() : picture?.closest('picture');
  departed = place ? { place: place.getBoundingClientRect(), ...(picture && { picture }) } : null;
}

/**
 * Puts the page where it stood, and lets what has departed arrive: in this page's view, or in the card
 * that leads to the old page.
 *
 * @param oldPath path of the page that has been left
 * @returns whether something flies
 */
export function arrive(oldPath: string): boolean {
  restorePlace();
  const picture = departed?.picture ?? cardPicture(oldPath);
  const destination = departed?.picture ? firstView() : picture?.closest('picture');
  const from = departed?.place;
  departed = null;
  if (!from || !picture || !destination) return false;
  if (getMotion() !== 'full' || document.hidden) return false;
  endFlight = flyPicture(picture, from, destination.getBoundingClientRect());
  return true;
}
