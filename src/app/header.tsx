import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { contactItem, navigation } from '../content/navigation.ts';
import { aliases } from '../content/routes.ts';
import { site } from '../content/site.ts';
import { offerings } from '../content/suite.ts';
import type { OfferingId } from '../content/types.ts';
import { SearchButton } from '../features/search/search-button.tsx';
import { cn } from '../lib/cn.ts';
import { useSceneEffect } from '../scene/index.tsx';
import { useDisclosureGroup } from '../ui/disclosure.ts';
import { Logo } from '../ui/logo.tsx';
import { MobileMenu } from '../ui/mobile-menu.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { MotionControl } from './motion-control.tsx';
import { NavDropdown, NavLink } from './nav-dropdown.tsx';

/**
 * Sets `data-compact` on a bar while its children do not fit into one row. A breakpoint is not
 * enough, because the width of text also depends on the visitor's font size and spacing. Before
 * hydration and without JavaScript, the breakpoint of the Tailwind variant `roomy` decides.
 */
function useOverflowCollapse() {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    // Measures with all items in the bar. The browser does not paint before the callback ends.
    const observer = new ResizeObserver(() => {
      bar.toggleAttribute('data-compact', false);
      bar.toggleAttribute('data-compact', bar.scrollWidth > bar.clientWidth);
    });
    observer.observe(bar);
    // The first child, the site's name, changes its size with the font size; the bar does not.
    if (bar.firstElementChild) observer.observe(bar.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return ref;
}

/** Canonical path of a page: without a trailing slash, and the main path for an alias. */
function toCanonicalPath(path: string): string {
  const withoutSlash = path.replace(/(.)\/+$/, '$1');
  return aliases[withoutSlash] ?? withoutSlash;
}

/** The bar at the top of every page. It is dark in sections of both themes. */
export function Header() {
  const { pathname } = useLocation();
  const currentPath = toCanonicalPath(pathname);
  const isCurrent = (href: string) => toCanonicalPath(href) === currentPath;
  const isAncestor = (href: string) => href !== '/' && currentPath.startsWith(`${href}/`);
  const dropdowns = useDisclosureGroup();
  const bar = useOverflowCollapse();
  /** Product that is hovered or focused in the open dropdown. The 3D scene highlights it. */
  const [activeProduct, setActiveProduct] = useState<OfferingId | null>(null);
  useSceneEffect({ focus: dropdowns.openId ? activeProduct : null });

  return (
    <header
      lang="en"
      data-theme="dark"
      data-print="hide"
      className="fixed inset-x-0 top-0 z-40 h-header px-gutter"
    >
      {/* The blur is on a separate element. A filter on the header would make it the containing block
          of the menu, whose panel is positioned in the viewport. */}
      <div
        aria-hidden="true"
        className="absolute inset-0 border-b border-line bg-ink/90 backdrop-blur-lg contrast-more:bg-ink"
      />
      <div
        ref={bar}
        className="relative flex h-full items-center gap-x-5 max-sm:gap-x-3 xl:max-2xl:gap-x-2.5 xl:max-2xl:pointer-coarse:gap-x-2"
      >
        {/* If there is no room for the name, it wraps to a second line, which is cut off. */}
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
                  isCurrent={isCurrent}
                  inside={isAncestor(item.href)}
                  isWide={item.isWide}
                  items={item.items}
                  onPoint={setActiveProduct}
                  dropdowns={dropdowns}
                />
              ) : (
                <li key={item.href}>
                  <NavLink
                    href={item.href}
                    current={isCurrent(item.href)}
                    inside={isAncestor(item.href)}
                  >
                    {item.label}
                  </NavLink>
                </li>
              ),
            )}
          </ul>
        </nav>

        <div className="hidden sm:block">
          <MotionControl />
        </div>
        {/* On the narrowest screens, search is only in the menu. */}
        <div className="-mr-2 hidden min-[22.5rem]:block roomy:mr-0 roomy:max-2xl:-ml-3">
          <SearchButton />
        </div>
        {/* The label's width, so that a typeface that arrives late does not move the others. */}
        <ContactLink
          current={isCurrent(contactItem.href)}
          className="type-small hidden min-h-10 min-w-[calc(2.5rem+3.9em)] px-5 pointer-coarse:min-h-11 roomy:flex"
        />

        <MobileMenu
          path={pathname}
          className="shrink-0 roomy:hidden"
          items={navigation}
          products={offerings}
          isCurrent={isCurrent}
        >
          <ContactLink
            current={isCurrent(contactItem.href)}
            className="type-lede flex min-h-15 w-full"
          />
          <SearchButton wide className="mt-3" />
          <div className="mt-3 sm:hidden">
            <MotionControl hasLabel />
          </div>
        </MobileMenu>
      </div>
    </header>
  );
}

/** The link to the contact page, which looks like a button. */
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
