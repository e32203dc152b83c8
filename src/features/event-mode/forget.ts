/**
 * The reset of event mode. When there has been no input for a while, it erases what a visitor typed
 * from the fields, the storage and the tab's history. Contact requests that wait to be sent stay in
 * IndexedDB (`offline-queue/store.ts`).
 *
 * A page can't delete entries of the history. But a navigation from the first entry removes all
 * later entries, and the first entry can be replaced. So the reset goes back to this site's first
 * entry, replaces it with home, and navigates once. Each of these steps may load a new document, so
 * the settings store how far the reset has come. Without the Navigation API only the current entry
 * is replaced.
 */

import { settled } from '../../lib/lazy.tsx';
import { event } from '../../motion/event-tokens.ts';
import { clearStorages, type Settings, storeSettings } from './settings.ts';

export const fieldSelector = 'input, textarea, select';

/**
 * Turns off autocomplete for each field that receives focus, so that the browser does not offer
 * what an earlier visitor entered.
 */
export function disableAutocomplete(): void {
  const disable = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(fieldSelector)) return;
    for (const element of [target, target.closest('form')])
      element?.setAttribute('autocomplete', 'off');
  };
  addEventListener('focusin', disable, { capture: true, passive: true });
}

/** The Navigation API; undefined in older browsers, although the DOM's types say otherwise. */
const getNavigation = (): Navigation | undefined => window.navigation;

function clearFields() {
  for (const form of document.forms) form.reset();
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  ))
    field.value = '';
}

/** Goes back to the first entry of the history and replaces it with home. */
async function rewindHistory(settings: Settings): Promise<void> {
  const navigation = getNavigation();
  const firstEntry = navigation?.entries()[0];
  if (navigation && firstEntry && (navigation.currentEntry?.index ?? 0) > 0) {
    // If the first entry belongs to another document, this document is unloaded here, and
    // `continueReset` goes on in the other.
    // What it erases must not stay because an engine never says that it is there.
    await settled(Promise.resolve(navigation.traverseTo(firstEntry.key).finished), event.watch);
  }
  storeSettings({ ...settings, reset: 'home' });
  location.replace(settings.home);
}

/** Starts the reset. It erases everything that was typed, and ends on home in a new document. */
export function startReset(settings: Settings): Promise<void> {
  clearFields();
  clearStorages({ ...settings, reset: 'rewind' });
  return rewindHistory(settings);
}

/**
 * Continues a reset that began in an earlier document.
 *
 * @param navigateHome adds an entry for home to the history, which removes all entries after the
 *                     current one
 * @returns whether this document is about to be left
 */
export function continueReset(settings: Settings, navigateHome: () => void): boolean {
  if (settings.reset === 'rewind') {
    rewindHistory(settings);
    return true;
  }
  if (settings.reset === 'home') {
    delete settings.reset;
    storeSettings(settings);
    const navigation = getNavigation();
    const hasLaterEntries =
      !navigation || navigation.entries().length > (navigation.currentEntry?.index ?? 0) + 1;
    if (hasLaterEntries) navigateHome();
  }
  return false;
}
