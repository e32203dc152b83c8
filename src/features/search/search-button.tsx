import { cn } from '../../lib/cn.ts';

/** Opens the search dialog, optionally with a query. `Search` sets `open` when it mounts. */
export const searchDialog: { open: (query?: string) => void } = { open: () => {} };

const typing = 'input, textarea, select, [contenteditable]';
/** Storage key; its value is `off` when the visitor has switched off the key `/`. */
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

/**
 * Opens the search.
 *
 * @param wide with its word, as a line of a menu
 */
export function SearchButton({ wide, className }: { wide?: boolean; className?: string }) {
  return (
    <button
      type="button"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-leaves-menu={wide}
      onClick={() => searchDialog.open()}
      className={cn(
        'scripting-only transition-colors duration-(--duration-feedback) hover:text-human',
        wide
          ? 'type-lede flex min-h-15 items-center w-full gap-4 text-left'
          : 'grid size-11 place-items-center',
        className,
      )}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        className="size-5"
      >
        <path d="M16 16l6 6M3 10.5a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0" />
      </svg>
      {wide && 'Search'}
    </button>
  );
}
