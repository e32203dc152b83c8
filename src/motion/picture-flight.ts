/**
 * The picture of a pressed card flies into the next page's scene view, and back again. A part of its
 * own, which comes after hydration.
 */
import { animate, cancelAll } from './framer.ts';
import { duration, easing, flight, seconds } from './tokens.ts';

export { animate, cancelAll } from './framer.ts';

/** A place on the screen, in CSS pixels. */
export type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Scale and translation of a box at `whole` that covers `place`, and what is cut off around it. */
function covering(whole: Place, place: Place) {
  const scale = Math.max(place.width / whole.width, place.height / whole.height);
  const x = place.left + place.width / 2 - (whole.left + whole.width / 2);
  const y = place.top + place.height / 2 - (whole.top + whole.height / 2);
  const cut = (whole: number, part: number) => Math.max(0, (whole - part / scale) / 2);
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${cut(whole.height, place.height)}px ${cut(whole.width, place.width)}px)`,
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
export function flyPicture(picture: HTMLImageElement, from: Place, to: Place): () => void {
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
