/** A press that makes the visitor's mark, from its start to its end. */
import { observable } from '../../lib/observable.ts';
import { showMark } from '../../scene/index.tsx';
import { markOf } from './seed.ts';
import { keepMark, mark } from './state.ts';

/** What a press on the core of home's diagram has come to. */
export const corePress = observable<'rests' | 'held' | 'tooShort' | 'made'>('rests');

/** Times of the last inputs, milliseconds since the page began. */
const rhythm: number[] = [];
const rhythmLength = 8;

const remember = ({ timeStamp }: Event) => {
  rhythm.push(timeStamp);
  if (rhythm.length > rhythmLength) rhythm.shift();
};
for (const type of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(type, remember, { capture: true, passive: true });

/** Where a press is on its element, 0 to 1; its middle for a key. */
function placeOn(element: Element, event: Event) {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!(event instanceof MouseEvent) || event.detail + event.clientX + event.clientY === 0)
    return { x: 0.5, y: 0.5 };
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
}

/**
 * Shows the mark that a press makes. A visitor who has one keeps it.
 *
 * @returns `keep` makes it the visitor's; `letGo` runs it back
 */
export function beginMark(element: Element, event: Event) {
  const made = mark.get() ?? markOf({ ...placeOn(element, event), times: [...rhythm] });
  showMark(made);
  return { made, keep: () => keepMark(made), letGo: () => showMark(mark.get()) };
}
