/** How the dialog is asked for, with a query or without; it sets `open` once it is there. */
export const searchDialog: { open: (query?: string) => void } = { open: () => {} };

const typing = 'input, textarea, select, [contenteditable]';
/** Name under which a visitor's choice to switch off the key `/` is remembered: `off`. */
export const slashKey = 'search-slash';

/** Firefox opens its own quick find by `/`. */
export const slashIsTaken = () => navigator.userAgent.includes('Firefox/');

/** Whether the visitor left the key `/` on: with voice input or a mouth stick it may be pressed by mistake (WCAG 2.1.4). */
export function slashIsOn(): boolean {
  try {
    return localStorage.getItem(slashKey) !== 'off';
  } catch {
    return true;
  }
}

/** Ctrl K (⌘ K on Apple's keyboards) anywhere, and `/` where nothing is being typed. */
export function openedBy(event: KeyboardEvent): boolean {
  if (event.isComposing || event.repeat || event.altKey) return false;
  const apple = /Mac|iP/.test(navigator.platform);
  const command = apple ? event.metaKey : event.ctrlKey;
  if (command) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  if (event.key !== '/' || event.ctrlKey || event.metaKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest(typing) && !slashIsTaken() && slashIsOn();
}
