/** How the dialog is asked for, with a query or without; it sets `open` once it is there. */
export const opener: { open: (query?: string) => void } = { open: () => {} };

const typing = 'input, textarea, select, [contenteditable]';

/** Ctrl K (⌘ K on Apple's keyboards) anywhere, and `/` where nothing is being typed. */
export function openedBy(event: KeyboardEvent): boolean {
  if (event.isComposing || event.repeat || event.altKey) return false;
  const apple = /Mac|iP/.test(navigator.platform);
  const command = apple ? event.metaKey : event.ctrlKey;
  if (command) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  const target = event.target instanceof Element ? event.target : null;
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !target?.closest(typing);
}
