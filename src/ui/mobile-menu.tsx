import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Offering } from '../content/basic-types.ts';
import type { NavItem } from '../content/navigation.ts';
import { cn } from '../lib/cn.ts';
import { afterPaint } from '../lib/painted.ts';
import { Moving } from '../motion/presence.tsx';
import { Dialog } from './dialog.tsx';
import { SmartLink } from './smart-link.tsx';

interface MobileMenuProps {
  items: readonly NavItem[];
  /** Their pages are listed as a separate group below the items. */
  products: readonly Offering[];
  /** Whether a link is to the current page. */
  isCurrent: (href: string) => boolean;
  /** Full-width call to action at the end. */
  children: ReactNode;
  /** Path of the current page. A change of the path closes the menu. */
  path: string;
  className?: string;
}

const dialogId = 'mobile-menu';
/** Id of the list of pages in the footer, the target of the button without JavaScript. */
export const footerLinksId = 'pages';
const dialogClasses = cn(
  'fixed inset-x-0 top-header bottom-0 m-0 block h-auto max-h-none w-auto max-w-none overflow-visible',
  'border-0 bg-transparent p-0 text-inherit backdrop:bg-transparent',
);
const toggleClasses = 'size-11 place-items-center rounded-hair -mr-2.5';

/**
 * Whether the panel of a menu is rendered: from the paint after the press on, which shows the button's
 * new icon. A slow machine needs longer for the panel's elements than for that answer. A key that
 * follows sooner finds the panel.
 */
function useAfterPaint(isOpen: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const show = () => setIsPainted(true);
    // It listens for longer than the paint: React renders what a key asks for at once, and what the
    // paint asks for a task later, when the key may have come.
    addEventListener('keydown', show, true);
    const takeBack = afterPaint(show);
    return () => {
      takeBack();
      removeEventListener('keydown', show, true);
      setIsPainted(false);
    };
  }, [isOpen]);
  return isOpen && isPainted;
}

/**
 * The menu of small screens: a button in the header, and a modal dialog below the header while the
 * menu is open. The dialog has its own toggle over the button, whose icon it shows, because the
 * header is inert while the dialog is open.
 *
 * Without JavaScript the button is a link to the footer's list of pages.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { items, products, isCurrent, children, path, className } = props;
  const [open, setOpen] = useState(false);
  const isShown = useAfterPaint(open);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  // The menu is closed in a layout effect, which runs before the new page moves the focus: elements
  // behind a modal dialog can't be focused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the path changes and does not read it
  useLayoutEffect(() => {
    dialogRef.current?.close();
    setOpen(false);
  }, [path]);

  useEffect(() => {
    if (!open || !toggleRef.current) return;
    // The button is no longer laid out when the desktop header replaces it. The observer reports
    // this for every cause of the change: resizing, zoom or a larger font size.
    const observer = new ResizeObserver(() => {
      if (!toggleRef.current?.checkVisibility()) dialogRef.current?.close();
    });
    observer.observe(toggleRef.current);
    return () => observer.disconnect();
  }, [open]);

  return (
    <div className={className}>
      <button
        ref={toggleRef}
        type="button"
        aria-label="Toggle mobile menu"
        aria-expanded={open}
        aria-controls={isShown ? dialogId : undefined}
        onClick={() => setOpen(true)}
        // Only its icon is seen while the dialog has its `open` attribute. `close()` removes the
        // attribute and focuses the button at once, before React updates the state; an invisible
        // button could not be focused.
        className={cn(toggleClasses, 'grid scripting-only has-[~dialog[open]]:invisible')}
      >
        <ToggleIcon isCrossed={open} />
      </button>
      <noscript>
        <a href={`#${footerLinksId}`} aria-label="Menu" className={cn(toggleClasses, 'grid')}>
          <ToggleIcon isCrossed={false} />
        </a>
      </noscript>
      <Dialog
        isOpen={isShown}
        id={dialogId}
        ref={dialogRef}
        aria-label="Menu"
        onClose={() => setOpen(false)}
        className={dialogClasses}
      >
        <div className="fixed top-0 right-gutter flex h-header items-center [dialog:not([open])>&]:hidden">
          <button
            type="button"
            aria-label="Toggle mobile menu"
            aria-expanded="true"
            onClick={close}
            className={toggleClasses}
          />
        </div>
        <Moving
          as="nav"
          by="unroll"
          aria-label="Mobile"
          className="flex size-full flex-col justify-between gap-8 overflow-y-auto overscroll-contain bg-ink px-gutter pt-4 pb-8"
        >
          <ul>
            {items.map((item, index) => (
              <li key={item.href} className="border-b border-line">
                <SmartLink
                  href={item.href}
                  onClick={close}
                  aria-current={isCurrent(item.href) ? 'page' : undefined}
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
          <section aria-labelledby={`${dialogId}-group`}>
            <p id={`${dialogId}-group`} className="type-label text-muted">
              Products
            </p>
            <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-5">
              {products.map((product) => (
                <li key={product.href} data-accent={product.id}>
                  <SmartLink
                    href={product.href}
                    onClick={close}
                    aria-current={isCurrent(product.href) ? 'page' : undefined}
                    className="flex min-h-12 items-center gap-3 aria-[current=page]:text-accent"
                  >
                    <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />
                    <span>{product.name}</span>
                  </SmartLink>
                </li>
              ))}
            </ul>
          </section>
          {/* Every link in the call to action closes the menu, even a link to the current page,
                and so does a button with `data-leaves-menu`, which opens another dialog. */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler receives the clicks on the links inside */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click */}
          <div
            onClick={(event) => {
              if ((event.target as Element).closest('a, [data-leaves-menu]')) close();
            }}
          >
            {children}
          </div>
        </Moving>
      </Dialog>
    </div>
  );
}

/** Two lines that rotate into a cross when the menu is open. */
function ToggleIcon({ isCrossed }: { isCrossed: boolean }) {
  const lineClasses =
    'origin-center transition-[translate,rotate] duration-(--duration-state) ease-out motion-reduce:transition-none';
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="visible size-6" stroke="currentColor">
      <path
        d="M2 8.5h20"
        strokeWidth="1.6"
        className={cn(lineClasses, isCrossed && 'translate-y-[3.5px] rotate-45')}
      />
      <path
        d="M2 15.5h20"
        strokeWidth="1.6"
        className={cn(lineClasses, isCrossed && '-translate-y-[3.5px] -rotate-45')}
      />
    </svg>
  );
}
