/** The visitor's own print in lines. Loaded only by who has one, and what needs it. */
import { requestDrawing } from './drawings.ts';
import { shownMark } from './scene-store.ts';

type Print = Awaited<ReturnType<typeof requestDrawing<'print'>>>;

const drawings = new Map<string, Promise<Print>>();

/**
 * Draws a print, once, unless that failed.
 *
 * @param name `core`, or another picture's name as in `LineArt`
 * @param mark 16 hexadecimal digits
 * @returns its path data; null where the browser has no worker
 */
export function drawPrint(name: string, mark: string): Promise<Print> {
  const key = `${name} ${mark}`;
  const drawn = drawings.get(key) ?? requestDrawing('print', name, mark);
  drawings.set(key, drawn);
  // After a failure the next call tries again.
  drawn.then((answer) => answer ?? drawings.delete(key));
  return drawn;
}

/** Path data that the line art had first. */
const firstPaths = new WeakMap<Element, string>();

/** Gives the core in a picture's SVG the print that is shown, or its first one again. */
export async function showPrintIn(picture: Element, name: string): Promise<void> {
  const path = picture.querySelector('[data-body="core"]:has(> circle) > path:last-child');
  // The turns of the common print are no print of a visitor's.
  if (!path || name === 'ridges') return;
  const first = firstPaths.get(path) ?? path.getAttribute('d') ?? '';
  firstPaths.set(path, first);
  const mark = shownMark.get();
  const drawn = mark === null ? first : (await drawPrint(name, mark))?.path;
  // Another one may be shown by now.
  if (drawn !== undefined && mark === shownMark.get()) path.setAttribute('d', drawn);
}
