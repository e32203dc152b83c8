/** A press on the core that makes a mark, from its place and the times of the last inputs. */
import { observable } from '../../lib/observable.ts';
import { showMark } from '../../scene/index.tsx';
import { markOf } from './seed.ts';
import { keepMark, mark } from './state.ts';

/** What a press on the core of home's diagram has come to. */
export const corePress = observable<'rests' | 'held' | 'tooShort' | 'made'>('rests');

/** Times of the visitor's last inputs, milliseconds since the page began. */
const rhythm: number[] = [];
const rhythmLength = 8;

const remember = ({ timeStamp }: Event) => {
  rhythm.push(timeStamp);
  if (rhythm.length > rhythmLength) rhythm.shift();
};
for (const type of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(type, remember, { capture: true, passive: true });

/** A click that a key or assistive technology has made: it has no pointer's position. */
const isWithoutPointer = ({ detail, clientX, clientY }: MouseEvent) =>
  detail === 0 && clientX === 0 && clientY === 0;

/** Where a press is on its element, 0 to 1; the element's middle for a key. */
function placeOn(element: Element, event: Event) {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!(event instanceof MouseEvent) || isWithoutPointer(event)) return { x: 0.5, y: 0.5 };
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
}

/**
 * Shows the mark that a press makes. A visitor who already has a mark sees that one.
 *
 * @returns the mark; `keep` stores it as the visitor's; `letGo` shows the mark from before the press
 */
export function beginMark(element: Element, event: Event) {
  const made = mark.get() ?? markOf({ ...placeOn(element, event), times: [...rhythm] });
  showMark(made);
  return { made, keep: () => keepMark(made), letGo: () => showMark(mark.get()) };
}
