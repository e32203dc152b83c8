/**
 * Erases what a visitor typed when there has been no input for a while: fields, storage and the tab's
 * history. Requests that wait to be sent (IndexedDB) are kept; no page shows them.
 *
 * A page can't delete entries of the history. But a navigation from the first entry drops all later
 * ones, and the first one can be replaced. So the reset goes back to this site's first entry, replaces
 * it with home, and navigates once. Each of these may load a new document, so the settings store how
 * far the reset has come. Without the Navigation API only the current entry is replaced.
 */

import { event } from '../../motion/event-tokens.ts';
import { emptyStorages, keepSettings, type Settings } from './settings.ts';
import { setEventState } from './state.ts';

const fields = 'input, textarea, select';

/** Turns off autocomplete for each field that receives focus, so that the browser does not offer what an earlier visitor entered. */
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
 * Shows a countdown in seconds, and calls `over` at its end.
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

/** Undefined in older browsers, whatever the types say. */
const historyOf = (): Navigation | undefined => window.navigation;

function emptyFields() {
  for (const form of document.forms) form.reset();
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  ))
    field.value = '';
}

async function rewind(settings: Settings): Promise<void> {
  const history = historyOf();
  const first = history?.entries()[0];
  if (history && first && (history.currentEntry?.index ?? 0) > 0) {
    // If that entry belongs to another document, this one is unloaded here and `continueReset` goes on in the other.
    await history.traverseTo(first.key).finished?.catch(() => {});
  }
  keepSettings({ ...settings, reset: 'home' });
  location.replace(settings.home);
}

/** Erases everything that was typed, and ends on home in a new document. */
export function forget(settings: Settings): Promise<void> {
  emptyFields();
  emptyStorages({ ...settings, reset: 'rewind' });
  return rewind(settings);
}

/**
 * Goes on with a reset that began in an earlier document.
 *
 * @param step takes one step to home, which drops what lies ahead in the history
 * @returns whether this document is about to be left
 */
export function continueReset(settings: Settings, step: () => void): boolean {
  if (settings.reset === 'rewind') {
    rewind(settings);
    return true;
  }
  if (settings.reset === 'home') {
    delete settings.reset;
    keepSettings(settings);
    const history = historyOf();
    const ahead = !history || history.entries().length > (history.currentEntry?.index ?? 0) + 1;
    if (ahead) step();
  }
  return false;
}
