import { event } from '../../motion/event-tokens.ts';
import { setEventState } from './state.ts';

/**
 * Escape, held: leaves event mode. A short press means what it means anywhere else.
 * A key that is held repeats itself, also when the browser kept its first press to end
 * full screen.
 *
 * @returns stops listening
 */
export function watchEscape(leave: () => void): () => void {
  let hint: ReturnType<typeof setTimeout> | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;

  const down = (press: KeyboardEvent) => {
    if (press.key !== 'Escape' || !press.isTrusted || end) return;
    hint = setTimeout(() => setEventState({ held: true }), event.hint);
    end = setTimeout(leave, event.hold);
  };
  const release = () => {
    if (!end) return;
    clearTimeout(hint);
    clearTimeout(end);
    end = undefined;
    setEventState({ held: false });
  };
  const up = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') release();
  };
  addEventListener('keydown', down, { capture: true });
  addEventListener('keyup', up, { capture: true });
  // The key may come up in another window.
  addEventListener('blur', release);
  return () => {
    release();
    removeEventListener('keydown', down, { capture: true });
    removeEventListener('keyup', up, { capture: true });
    removeEventListener('blur', release);
  };
}
