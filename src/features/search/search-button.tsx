import { cn } from '../../lib/cn.ts';
import { searchDialog } from './open.ts';

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
