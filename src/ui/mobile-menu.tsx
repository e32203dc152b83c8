import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { lockScroll } from '../lib/scroll-lock.ts';
import { SmartLink } from './smart-link.tsx';
import { useFocusKept } from './use-focus-kept.ts';

interface MenuItem {
  label: string;
  href: string;
  current: boolean;
}

interface MobileMenuProps {
  items: readonly MenuItem[];
  /** Pages that are led to directly, as a group of their own below the items. */
  group: { label: string; items: readonly (MenuItem & { accent?: string | undefined })[] };
  /** The full-width call at the end. */
  children: ReactNode;
  /** Address of the page; a change closes the menu. */
  path: string;
  className?: string;
}

const panelId = 'mobile-menu';
const toggleShape = 'size-11 place-items-center rounded-hair -mr-2.5';

/**
 * The small screens' menu: a button and a full panel below the bar.
 *
 * Without JavaScript the button is a link to the panel's own anchor, and `:target`
 * shows it.
 */
export function MobileMenu({ items, group, children, path, className }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);

  useFocusKept(root, open);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the reason, not an input
  useEffect(close, [path]);

  useEffect(() => (open ? lockScroll() : undefined), [open]);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      toggle.current?.focus();
    };
    // The toggle loses its box when the desktop bar takes its place: whatever made the bar change,
    // the observer reports it after the layout in which it did.
    const observer = new ResizeObserver(() => {
      if (!toggle.current?.checkVisibility()) close();
    });
    if (toggle.current) observer.observe(toggle.current);
    document.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', onKey);
    };
  }, [open, close]);

  return (
    <div ref={root} className={className}>
      <button
        ref={toggle}
        type="button"
        aria-label="Toggle mobile menu"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className={cn(toggleShape, 'grid scripting-only')}
      >
        <Bars open={open} />
      </button>
      <a href={`#${panelId}`} aria-label="Menu" className={cn(toggleShape, 'hidden noscript:grid')}>
        <Bars open={false} />
      </a>
      <div
        id={panelId}
        data-open={open}
        // Smooth scrolling must leave this panel's own scrolling alone.
        data-lenis-prevent
        className={cn(
          'fixed inset-x-0 top-header bottom-0 overflow-y-auto overscroll-contain bg-ink',
          'invisible [clip-path:inset(0_0_100%_0)]',
          'data-[open=true]:visible data-[open=true]:[clip-path:inset(0)]',
          'data-[open=true]:transition-[clip-path] data-[open=true]:duration-(--duration-state) data-[open=true]:ease-out motion-reduce:transition-none',
          'noscript:target:visible noscript:target:[clip-path:inset(0)]',
        )}
      >
        <nav
          aria-label="Mobile"
          className="flex min-h-full flex-col justify-between gap-8 px-gutter pt-4 pb-8"
        >
          <a href="#main" className="type-label hidden min-h-11 items-center noscript:flex">
            Close
          </a>
          <ul>
            {items.map((item, index) => (
              <li key={item.href} className="border-b border-line">
                <SmartLink
                  href={item.href}
                  onClick={close}
                  aria-current={item.current ? 'page' : undefined}
                  className="group/item flex min-h-14 items-baseline gap-5 py-4"
                >
                  <span aria-hidden="true" className="type-label w-6 text-muted">
                    {String(index + 1).padStart(2, '0')}
                  </span>
                  <span className="type-head group-aria-[current=page]/item:text-human">
                    {item.label}
                  </span>
                </SmartLink>
              </li>
            ))}
          </ul>
          <section aria-labelledby={`${panelId}-group`}>
            <p id={`${panelId}-group`} className="type-label text-muted">
              {group.label}
            </p>
            <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-5">
              {group.items.map((item) => (
                <li key={item.href} data-accent={item.accent}>
                  <SmartLink
                    href={item.href}
                    onClick={close}
                    aria-current={item.current ? 'page' : undefined}
                    className="flex min-h-12 items-center gap-3 aria-[current=page]:text-accent"
                  >
                    <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />
                    {item.label}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </section>
          {/* Any link in here closes the menu too, also one to the page that is open; and what opens
              something else, to which the focus returns from there. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click */}
          <div
            onClick={(event) => {
              const pressed = (event.target as Element).closest('a, [data-leaves-menu]');
              if (pressed) close();
              if (pressed?.localName === 'button') toggle.current?.focus();
            }}
          >
            {children}
          </div>
        </nav>
      </div>
    </div>
  );
}

/** Two lines that cross when the menu is open. */
function Bars({ open }: { open: boolean }) {
  const line =
    'origin-center transition-transform duration-(--duration-state) ease-out motion-reduce:transition-none';
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6" stroke="currentColor">
      <path
        d="M2 8.5h20"
        strokeWidth="1.6"
        className={cn(line, open && 'translate-y-[3.5px] rotate-45')}
      />
      <path
        d="M2 15.5h20"
        strokeWidth="1.6"
        className={cn(line, open && '-translate-y-[3.5px] -rotate-45')}
      />
    </svg>
  );
}
