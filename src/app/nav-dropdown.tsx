import type { KeyboardEvent, ReactNode } from 'react';
import type { OfferingId } from '../content/basic-types.ts';
import type { NavItem } from '../content/navigation.ts';
import { cn } from '../lib/cn.ts';
import { Moving, Presence } from '../motion/presence.tsx';
import { ifMouse, panelIdOf, type useDisclosureGroup } from '../ui/disclosure.ts';
import { Glyph } from '../ui/glyph.tsx';
import { SmartLink } from '../ui/smart-link.tsx';

/** Number of items by which each arrow key moves the focus. */
const focusSteps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the link, button and items of an open dropdown. */
function onArrowKey(event: KeyboardEvent<HTMLElement>) {
  const step = focusSteps[event.key];
  if (!step) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const index = items.indexOf(document.activeElement as HTMLElement) + step;
  items.at(index % items.length)?.focus();
}

/** A line below a link's text, which grows from its left end. */
const underline = cn(
  'relative after:absolute after:inset-x-0 after:-bottom-1.5 after:origin-left',
  'after:transition-transform after:duration-(--duration-state) after:ease-out motion-reduce:after:transition-none',
);

/** A line at an item's left edge, which grows from its lower end. */
const edgeLine = cn(
  'relative before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:origin-bottom before:scale-y-0 before:bg-accent',
  'before:transition-transform before:duration-(--duration-state) before:ease-out motion-reduce:before:transition-none',
  'hover:before:scale-y-100 focus-visible:before:scale-y-100 aria-[current=page]:before:scale-y-100',
);

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
          underline,
          'group-hover/link:after:scale-x-100',
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
  isWide: NavItem['isWide'];
  dropdowns: ReturnType<typeof useDisclosureGroup<string>>;
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
  isWide,
  dropdowns,
  onPoint,
}: NavDropdownProps) {
  const isOpen = dropdowns.openId === id;
  const panelId = panelIdOf(id);

  return (
    <li
      data-menu={id}
      className="group/menu relative flex items-center"
      onPointerEnter={ifMouse(() => dropdowns.hover(id))}
      onPointerLeave={ifMouse(dropdowns.closeSoon)}
      onKeyDown={isOpen ? onArrowKey : undefined}
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
          <Moving
            by="drop"
            id={panelId}
            className={cn('absolute top-full -left-4 pt-3', isWide ? 'w-56' : 'w-48')}
          >
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
        className={cn(
          edgeLine,
          'block px-4 py-3 transition-colors duration-(--duration-feedback) hover:bg-ink focus-visible:-outline-offset-2',
        )}
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
