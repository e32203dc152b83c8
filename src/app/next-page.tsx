import type { Page } from '../content/types.ts';
import { Arrow } from '../ui/arrow.tsx';
import { SmartLink } from '../ui/smart-link.tsx';

/** The link to the next page, at the end of a page. */
export function NextPage({ href, name, why }: NonNullable<Page['next']>) {
  return (
    <nav
      aria-label="Next page"
      data-theme="dark"
      data-print="hide"
      className="relative border-t border-line bg-ink"
    >
      <SmartLink
        href={href}
        rel="next"
        className="group layout-grid items-baseline gap-y-2 py-8 focus-visible:-outline-offset-4 lg:py-12"
      >
        <span className="type-label col-span-full text-muted lg:col-span-3">Next: {why}</span>
        <span className="type-head col-span-10 lg:col-span-7">{name}</span>
        <Arrow className="col-span-2 w-8 self-center justify-self-end transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2 lg:w-12" />
      </SmartLink>
    </nav>
  );
}
