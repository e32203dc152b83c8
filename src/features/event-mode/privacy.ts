/** Erases what a visitor typed when there has been no input for a while. */
import { event } from '../../motion/event-tokens.ts';
import { setEventState } from './state.ts';

const fields = 'input, textarea, select';

/** Keeps the browser from offering to the next visitor what the last one entered: no field that takes the focus is completed. */
export function refuseAutocomplete(): () => void {
  const refuse = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(fields)) return;
    for (const element of [target, target.closest('form')])
      element?.setAttribute('autocomplete', 'off');
  };
  addEventListener('focusin', refuse, { capture: true, passive: true });
  return () => removeEventListener('focusin', refuse, { capture: true });
}

/** Whether a visitor has entered anything since this document was loaded. */
export function watchTyping(onFirst: () => void): { typed(): boolean; stop(): void } {
  let typed = false;
  const note = ({ target }: Event) => {
    if (typed || !(target instanceof Element) || !target.matches(fields)) return;
    typed = true;
    onFirst();
  };
  addEventListener('input', note, { capture: true, passive: true });
  return {
    typed: () => typed,
    stop: () => removeEventListener('input', note, { capture: true }),
  };
}

/**
 * Counts down, second by second, in front of everything.
 *
 * @returns cancels it
 */
export function countDown(pace: number, over: () => void): () => void {
  let left = event.countdown / event.tick;
  setEventState({ countdown: left });
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return setEventState({ countdown: left });
    clearInterval(timer);
    over();
  }, event.tick / pace);
  return () => {
    clearInterval(timer);
    setEventState({ countdown: null });
  };
}
