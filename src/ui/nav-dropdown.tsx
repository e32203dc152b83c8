import {
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { NavItem } from '../content/navigation.ts';
import type { OfferingId } from '../content/types.ts';
import { cn } from '../lib/cn.ts';
import { onDismissAll } from '../lib/overlays.ts';
import { Moving, Presence } from '../motion/presence.tsx';
import { clock } from '../motion/tokens.ts';
import { Glyph } from './glyph.tsx';
import { SmartLink } from './smart-link.tsx';

/** Why a panel is open: its dropdown is hovered, or its button was pressed. */
type OpenReason = 'hover' | 'press';

/** Number of items by which each arrow key moves the focus. */
const focusSteps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const panelIdOf = (id: string) => `${id}-panel`;

/** Whether the focus is in the open panel of a dropdown. */
const holdsFocus = (id: string) =>
  document.getElementById(panelIdOf(id))?.contains(document.activeElement) ?? false;

/**
 * Keeps at most one dropdown of a navigation bar open. A panel that was opened by hover closes after
 * the pointer has left. One that was opened by a press, or that holds the focus, stays until Escape,
 * a choice, a press outside or focus moving outside. If its focused item goes, its button gets the
 * focus. The arrow keys move the focus between its items.
 *
 * A dropdown's element carries `data-menu` with its id, and its button `aria-expanded`.
 */
export function useDisclosureGroup() {
  const [state, setState] = useState<{ id: string; reason: OpenReason } | null>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const setAndCancelClose = (next: typeof state) => {
    clearTimeout(closeTimer.current);
    setState(next);
  };
  const id = state?.id;
  const close = () => {
    // The focused item goes with the panel.
    if (id && holdsFocus(id))
      document.querySelector<HTMLElement>(`[data-menu="${id}"] [aria-expanded]`)?.focus();
    setAndCancelClose(null);
  };
  /** Whether the panel stays open without the pointer. */
  const isPinned = (openId: string) => state?.reason === 'press' || holdsFocus(openId);
  const dismiss = useEffectEvent(close);
  useEffect(() => () => clearTimeout(closeTimer.current), []);

  useEffect(() => {
    if (!id) return;
    const menu = document.querySelector(`[data-menu="${id}"]`);
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu?.contains(event.target)) dismiss();
    };
    const onKey = (event: KeyboardEvent) => {
      const isFocusInside = menu?.contains(document.activeElement);
      const step = focusSteps[event.key];
      if (isFocusInside && step) {
        event.preventDefault();
        const items = [...menu!.querySelectorAll<HTMLElement>('a, button')];
        const index = items.indexOf(document.activeElement as HTMLElement) + step;
        items.at(index % items.length)?.focus();
      }
      if (event.key === 'Escape') dismiss();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    const removeDismissAll = onDismissAll(dismiss);
    return () => {
      removeDismissAll();
      listeners.abort();
    };
  }, [id]);

  return {
    openId: id ?? null,
    /** Opens the panel at the pointer, unless another one stays open without the pointer. */
    hover: (next: string) => {
      // The reason stays, so that the next press closes a panel that was opened by a press.
      if (id === next) setAndCancelClose(state);
      else if (!id || !isPinned(id)) setAndCancelClose({ id: next, reason: 'hover' });
    },
    /**
     * Handles a click on the button: closes a panel that was opened by a press, and keeps a panel
     * open that was opened by hover.
     */
    toggle: (next: string) =>
      setAndCancelClose(
        state?.id === next && state.reason === 'press' ? null : { id: next, reason: 'press' },
      ),
    /**
     * Handles that the pointer has left: closes the panel after the specification's delay, unless
     * it is pinned or the pointer is back before that.
     */
    closeSoon: () => {
      clearTimeout(closeTimer.current);
      closeTimer.current = setTimeout(() => {
        if (id && !isPinned(id)) setState(null);
      }, clock.dropdownClose);
    },
    close,
  };
}

interface NavLinkProps {
  href: string;
  /** Whether the link is to the current page. */
  current: boolean;
  /** Whether the current page is a subpage of the linked page. */
  inside?: boolean;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link of the header. It is underlined if it is to the current page or to its parent page. */
export function NavLink({
  href,
  current,
  inside = false,
  className,
  onClick,
  children,
}: NavLinkProps) {
  return (
    <SmartLink
      href={href}
      onClick={onClick}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'group/link flex min-h-11 items-center px-2 whitespace-nowrap pointer-coarse:max-2xl:pl-1.5',
        className,
      )}
    >
      <span
        className={cn(
          'relative after:absolute after:inset-x-0 after:-bottom-1.5 after:origin-left after:transition-transform after:duration-(--duration-state) after:ease-out group-hover/link:after:scale-x-100 motion-reduce:after:transition-none',
          current || inside ? 'after:scale-x-100 after:bg-human' : 'after:scale-x-0 after:bg-text',
          current ? 'after:h-0.5' : 'after:h-px',
        )}
      >
        {children}
      </span>
    </SmartLink>
  );
}

interface NavDropdownProps {
  id: string;
  label: string;
  href: string;
  /** Whether a link is to the current page. */
  isCurrent: (href: string) => boolean;
  /** Whether the current page is one of the items. */
  inside: boolean;
  items: NonNullable<NavItem['items']>;
  /** Tailwind class of the panel's width. */
  width: NavItem['width'];
  dropdowns: ReturnType<typeof useDisclosureGroup>;
  /**
   * Called with an item's offering when the item is hovered or focused, and with null when it no
   * longer is.
   */
  onPoint: (offering: OfferingId | null) => void;
}

/**
 * A link to an overview page, with a dropdown panel of its subpages. The panel is rendered only
 * while it is open. Hover opens it with a mouse; the button beside the link opens it by keyboard
 * and touch. Without JavaScript the link alone is shown; the overview page lists the subpages.
 */
export function NavDropdown({
  id,
  label,
  href,
  isCurrent,
  inside,
  items,
  width,
  dropdowns,
  onPoint,
}: NavDropdownProps) {
  const isOpen = dropdowns.openId === id;
  const panelId = panelIdOf(id);
  const ifMouse = (handler: () => void) => (event: PointerEvent) => {
    // With touch, `pointerenter` is the start of a tap, which `onClick` handles.
    if (event.pointerType === 'mouse') handler();
  };

  return (
    <li
      data-menu={id}
      className="group/menu relative flex items-center"
      onPointerEnter={ifMouse(() => dropdowns.hover(id))}
      onPointerLeave={ifMouse(dropdowns.closeSoon)}
    >
      <NavLink
        href={href}
        current={isCurrent(href)}
        inside={inside}
        onClick={dropdowns.close}
        className="pr-0.5 noscript:pr-2"
      >
        {label}
      </NavLink>
      <button
        type="button"
        aria-label={`${label}: show pages`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => dropdowns.toggle(id)}
        className="grid size-8 place-items-center rounded-hair text-muted transition-colors duration-(--duration-feedback) hover:text-text scripting-only pointer-coarse:size-11"
      >
        <svg viewBox="0 0 10 6" aria-hidden="true" className="w-2.5">
          <path
            d="M1 1l4 4 4-4"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            className={cn(
              'origin-center transition-transform duration-(--duration-state) ease-out motion-reduce:transition-none',
              isOpen && '-scale-y-100',
            )}
          />
        </svg>
      </button>
      <Presence>
        {isOpen && (
          // The padding fills the gap between header and panel, so that the pointer stays inside the
          // dropdown while it crosses the gap.
          <Moving by="drop" id={panelId} className={cn('absolute top-full -left-4 pt-3', width)}>
            <ul className="border border-line bg-ink-raised">
              {items.map((item) => (
                <DropdownItem
                  key={item.href}
                  item={item}
                  isCurrent={isCurrent(item.href)}
                  onChoose={dropdowns.close}
                  onPoint={onPoint}
                />
              ))}
            </ul>
          </Moving>
        )}
      </Presence>
    </li>
  );
}

interface DropdownItemProps {
  item: NavDropdownProps['items'][number];
  isCurrent: boolean;
  /** Called when the item's link is followed. */
  onChoose: () => void;
  onPoint: (offering: OfferingId | null) => void;
}

function DropdownItem({ item, isCurrent, onChoose, onPoint }: DropdownItemProps) {
  const reportOffering = () => onPoint(item.offering);
  const reportNone = () => onPoint(null);
  return (
    <li
      data-accent={item.offering}
      className="border-line not-first:border-t"
      onPointerEnter={reportOffering}
      onFocus={reportOffering}
      onPointerLeave={reportNone}
      onBlur={reportNone}
    >
      <SmartLink
        href={item.href}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChoose}
        className="relative block px-4 py-3 transition-colors duration-(--duration-feedback) before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:origin-bottom before:scale-y-0 before:bg-accent before:transition-transform before:duration-(--duration-state) before:ease-out hover:bg-ink hover:before:scale-y-100 focus-visible:-outline-offset-2 focus-visible:before:scale-y-100 aria-[current=page]:before:scale-y-100 motion-reduce:before:transition-none"
      >
        <span className="type-small block leading-tight font-medium">{item.label}</span>
        <span className="type-label hover-nudge mt-1 flex min-h-6 items-center gap-2 text-muted">
          <Glyph name={item.icon ?? item.offering} className="size-6 text-accent" />
          <span>{item.text}</span>
        </span>
      </SmartLink>
    </li>
  );
}
