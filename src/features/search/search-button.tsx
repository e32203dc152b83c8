import { cn } from '../../lib/cn.ts';
import { isComposing } from '../../lib/composition.ts';
import { observable } from '../../lib/observable.ts';

/** The query with which the search dialog was opened; null while it is closed. */
export const openedQuery = observable<string | null>(null);

/** Whether a key opens the search: Ctrl K, or ⌘ K on Apple's keyboards. */
export function isShortcut(event: KeyboardEvent): boolean {
  const isApple = /Mac|iP/.test(navigator.platform);
  const isCommandDown = isApple ? event.metaKey : event.ctrlKey;
  if (isComposing(event) || event.repeat || event.altKey || event.shiftKey) return false;
  return isCommandDown && event.key.toLowerCase() === 'k';
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
