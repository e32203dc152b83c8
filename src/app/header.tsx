import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { contactItem, navigation } from '../content/navigation.ts';
import { aliases } from '../content/routes.ts';
import { site } from '../content/site.ts';
import { nodes } from '../content/suite.ts';
import type { OfferingId } from '../content/types.ts';
import { SearchButton } from '../features/search/search-button.tsx';
import { cn } from '../lib/cn.ts';
import { useSceneEffect } from '../scene/index.tsx';
import { Logo } from '../ui/logo.tsx';
import { MobileMenu } from '../ui/mobile-menu.tsx';
import { NavDropdown, NavLink, useDisclosureGroup } from '../ui/nav-dropdown.tsx';
import { SmartLink } from '../ui/smart-link.tsx';

/**
 * Sets `data-compact` on a bar while its children, in one row, need more room than it has. How
 * wide text is depends on more than the screen: a reader's own font size and spacing count too.
 * Until this component has hydrated, and without JavaScript, the breakpoint of the `roomy` variant
 * alone decides.
 */
function useOverflowCollapse<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);

  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    // Measured with everything in the bar; nothing is painted in between.
    const observer = new ResizeObserver(() => {
      bar.toggleAttribute('data-compact', false);
      bar.toggleAttribute('data-compact', bar.scrollWidth > bar.clientWidth);
    });
    observer.observe(bar);
    // Also the site's name, because its size changes with the text's size and spacing, and the bar's does not.
    if (bar.firstElementChild) observer.observe(bar.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return ref;
}

/** A path without trailing slash, with aliases replaced by the page's own path. */
function canonical(path: string): string {
  const plain = path.replace(/(.)\/+$/, '$1');
  return aliases[plain] ?? plain;
}

/**
 * The bar at the top of every page. It is dark over both themes.
 *
 * @param controls the visitor's switches, such as the one for motion
 */
export function Header({ controls }: { controls?: ReactNode }) {
  const { pathname } = useLocation();
  const here = canonical(pathname);
  const isHere = (href: string) => canonical(href) === here;
  const isInside = (href: string) => href !== '/' && here.startsWith(`${href}/`);
  const dropdowns = useDisclosureGroup();
  const bar = useOverflowCollapse<HTMLDivElement>();
  /** Offering of the item that is hovered or focused in the open dropdown. */
  const [hovered, setHovered] = useState<OfferingId | null>(null);
  useSceneEffect({ focus: dropdowns.openId ? hovered : null });

  return (
    <header
      lang="en"
      data-theme="dark"
      data-print="hide"
      className="fixed inset-x-0 top-0 z-40 h-header px-gutter"
    >
      {/* The blur has an element of its own: a filter on the header would position the fixed menu panel in the header. */}
      <div
        aria-hidden="true"
        className="absolute inset-0 border-b border-line bg-ink/90 backdrop-blur-lg contrast-more:bg-ink"
      />
      <div
        ref={bar}
        className="relative flex h-full items-center gap-x-5 max-sm:gap-x-3 xl:max-2xl:gap-x-2.5 xl:max-2xl:pointer-coarse:gap-x-2"
      >
        {/* Where there is no room for the name it wraps, and the second line is cut off. */}
        <SmartLink
          href="/"
          className="mr-auto flex h-11 min-w-8 flex-wrap content-start items-center gap-x-2.5 gap-y-11 overflow-clip pr-1 roomy:shrink-0"
          aria-label={`${site.name}, home`}
        >
          <Logo className="my-1.5 size-8 shrink-0" />
          <span className="type-title whitespace-nowrap">{site.name}</span>
        </SmartLink>

        <nav aria-label="Main" className="type-small hidden font-medium roomy:block">
          <ul className="flex items-center 2xl:gap-x-4">
            {navigation.map((item) =>
              item.items ? (
                <NavDropdown
                  key={item.href}
                  id={`menu${item.href.replace('/', '-')}`}
                  label={item.label}
                  href={item.href}
                  current={isHere(item.href)}
                  inside={isInside(item.href)}
                  width={item.width ?? 48}
                  items={item.items.map((entry) => ({
                    ...entry,
                    current: isHere(entry.href),
                  }))}
                  onPoint={setHovered}
                  dropdowns={dropdowns}
                />
              ) : (
                <li key={item.href}>
                  <NavLink
                    href={item.href}
                    current={isHere(item.href)}
                    inside={isInside(item.href)}
                  >
                    {item.label}
                  </NavLink>
                </li>
              ),
            )}
          </ul>
        </nav>

        <div className="hidden sm:block">{controls}</div>
        {/* On the narrowest screens search is only in the menu. */}
        <div className="-mr-2 hidden min-[22.5rem]:block roomy:mr-0 roomy:max-2xl:-ml-3">
          <SearchButton />
        </div>
        <ContactLink
          current={isHere(contactItem.href)}
          className="type-small hidden min-h-10 px-5 pointer-coarse:min-h-11 roomy:flex"
        />

        <MobileMenu
          path={pathname}
          className="shrink-0 roomy:hidden"
          items={navigation.map(({ label, href }) => ({ label, href, current: isHere(href) }))}
          group={{
            label: 'Products',
            items: nodes.map(({ name, href, colour }) => ({
              label: name,
              href,
              current: isHere(href),
              accent: colour,
            })),
          }}
        >
          <ContactLink
            current={isHere(contactItem.href)}
            className="type-lede flex min-h-15 w-full"
          />
          <SearchButton wide className="mt-3" />
          <div className="mt-3 sm:hidden">{controls}</div>
        </MobileMenu>
      </div>
    </header>
  );
}

/** The highlighted link of the bar. */
function ContactLink({ current, className }: { current: boolean; className: string }) {
  return (
    <SmartLink
      href={contactItem.href}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'items-center justify-center rounded-hair forced-colors:border bg-(--loud) font-medium text-(--on-loud) button-fill [--fill:var(--loud-hover)]',
        className,
      )}
    >
      {contactItem.label}
    </SmartLink>
  );
}
