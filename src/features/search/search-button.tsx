import { cn } from '../../lib/cn.ts';
import { isComposing } from '../../lib/composition.ts';
import { observable } from '../../lib/observable.ts';
import { readStored } from '../../lib/storage.ts';

/** The query with which the search dialog was opened; null while it is closed. */
export const openedQuery = observable<string | null>(null);

/** Elements in which a visitor types. */
const typingSelector = 'input, textarea, select, [contenteditable]';
/** Storage key; its value is `off` when the visitor has switched off the key `/`. */
export const slashStorageKey = 'search-slash';

/** Whether the browser uses the key `/` itself: Firefox opens its quick find by it. */
export const isSlashTaken = () => navigator.userAgent.includes('Firefox/');

/**
 * Whether the key `/` opens the search. A visitor can switch it off, because with voice input or a
 * mouth stick it may be pressed by mistake (WCAG 2.1.4).
 */
export const isSlashOn = () => readStored('localStorage', slashStorageKey) !== 'off';

/** Whether a key opens the search: Ctrl K (⌘ K on Apple's keyboards), or `/` outside of fields. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (isComposing(event) || event.repeat || event.altKey) return false;
  const isApple = /Mac|iP/.test(navigator.platform);
  const isCommandDown = isApple ? event.metaKey : event.ctrlKey;
  if (isCommandDown) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  if (event.key !== '/' || event.ctrlKey || event.metaKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest(typingSelector) && !isSlashTaken() && isSlashOn();
}

/**
 * Button that opens the search.
 *
 * @param wide whether it is a line of a menu with a label; otherwise it has only an icon
 */
export function SearchButton({ wide, className }: { wide?: boolean; className?: string }) {
  return (
    <button
      type="button"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-leaves-menu={wide}
      onClick={() => openedQuery.set('')}
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
      {wide && <span>Search</span>}
    </button>
  );
}
