/** What a visitor typed is erased when nobody has touched the screen for a while. */
import { event } from '../../motion/event-tokens.ts';
import { show } from './state.ts';

const fields = 'input, textarea, select';

/** Keeps the browser from offering to the next visitor what the last one entered. */
export function refuseAutocomplete(): () => void {
  const mark = () => {
    for (const field of document.querySelectorAll('form, input, textarea, select')) {
      if (field.getAttribute('autocomplete') !== 'off') field.setAttribute('autocomplete', 'off');
    }
  };
  const changes = new MutationObserver(mark);
  changes.observe(document.body, { childList: true, subtree: true });
  mark();
  return () => changes.disconnect();
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
  show({ countdown: left });
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return show({ countdown: left });
    clearInterval(timer);
    over();
  }, event.tick / pace);
  return () => {
    clearInterval(timer);
    show({ countdown: null });
  };
}
