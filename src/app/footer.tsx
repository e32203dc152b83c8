import { useRef } from 'react';
import { footer } from '../content/navigation.ts';
import { site } from '../content/site.ts';
import { offerings } from '../content/suite.ts';
import { YourMark } from '../features/mark/index.tsx';
import { type TimelineOptions, useTimeline } from '../motion/timeline.ts';
import { distance, duration, easing, seconds, stagger } from '../motion/tokens.ts';
import { footerLinksId } from '../ui/mobile-menu.tsx';
import { SmartLink } from '../ui/smart-link.tsx';

/** Set at build time, so that hydration renders the same year as the prerendered page. */
const copyrightYear: string = import.meta.env.VITE_BUILD_YEAR ?? String(new Date().getFullYear());

const contactLinks = [
  { label: 'LinkedIn', href: site.linkedin },
  site.social,
  { label: site.email, href: `mailto:${site.email}` },
] as const;

/** The lights fall from a slope into one line. */
const lightsTimeline: TimelineOptions = {
  build: (row) =>
    [...row.children].map((light, index) => [
      light,
      {
        opacity: [0, 1],
        transform: [`translateY(${(index + 1) * -distance.step}px)`, 'translateY(0px)'],
      },
      {
        at: seconds(index * stagger.loose),
        duration: seconds(duration.headline),
        ease: easing['in-out'],
      },
    ]),
};

/** A light for each product, on the rule above the last line. */
function Lights() {
  const ref = useRef<HTMLDivElement>(null);
  useTimeline(ref, lightsTimeline);
  return (
    <div
      ref={ref}
      aria-hidden="true"
      data-print="hide"
      className="absolute inset-x-0 -top-1 flex justify-between"
    >
      {offerings.map(({ id }) => (
        <span key={id} data-accent={id} className="light size-2" />
      ))}
    </div>
  );
}

/** The footer of every page, with the site's tagline in large letters. */
export function Footer() {
  const [firstPart, lastPart] = site.tagline.split(' • ') as [string, string];
  return (
    <footer
      lang="en"
      data-theme="dark"
      className="layout-grid relative gap-y-8 border-t border-line bg-ink pt-10 pb-8 max-sm:gap-y-6 max-sm:pb-5 max-sm:pt-8"
    >
      <div data-print="hide" className="col-span-full lg:col-span-5">
        <p className="type-lede text-balance">{site.blurb}</p>
        <ul className="mt-8 flex flex-wrap gap-x-8 gap-y-1 max-sm:mt-1 max-sm:gap-x-6">
          {contactLinks.map((link) => (
            <li key={link.label}>
              <SmartLink
                href={link.href}
                // The press area reaches into the gaps, because a short link is narrow.
                className="type-small text-link relative inline-flex min-h-11 items-center after:absolute after:-inset-x-3 after:inset-y-0"
              >
                {link.label}
              </SmartLink>
            </li>
          ))}
          <li>
            <YourMark />
          </li>
        </ul>
      </div>

      <nav
        id={footerLinksId}
        aria-label="Footer"
        data-print="hide"
        className="col-span-full grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 sm:gap-y-8 lg:col-span-6 lg:col-start-7"
      >
        <LinkList title="Solutions" items={footer.solutions} />
        <LinkList title="Company" items={footer.company} />
        {/* On a small screen these five short links are in rows, not in a third column. */}
        <LinkList
          title="Explore"
          items={footer.explore}
          className="max-sm:col-span-2 max-sm:[&_ul]:flex max-sm:[&_ul]:flex-wrap max-sm:[&_ul]:gap-x-6"
        />
      </nav>

      {/* On a small screen the font size depends on the width, so that the second line fits. */}
      <p
        data-print="hide"
        className="type-hero col-span-full leading-none! text-text max-sm:[font-size:min(var(--text-hero),7.7vw)]"
      >
        <span className="block">
          <span>{firstPart}</span> <span className="text-human">•</span>
        </span>{' '}
        <span className="block lg:text-right">{lastPart}</span>
      </p>

      <div className="type-label relative col-span-full flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-muted">
        <Lights />
        <span>{`© ${copyrightYear} ${site.name}. All rights reserved.`}</span>
        <YourMark isPicture className="hidden size-16 print:inline" />
        <span className="hidden print:inline">{`${site.url} / ${site.email}`}</span>
        <span>{`${site.headquarters.city}, ${site.headquarters.region}`}</span>
      </div>
    </footer>
  );
}

function LinkList({
  title,
  items,
  className,
}: {
  title: string;
  items: readonly { label: string; href?: string }[];
  className?: string;
}) {
  return (
    <div className={className}>
      <h2 className="type-label border-b border-line pb-3 text-muted">{title}</h2>
      <ul className="mt-2">
        {items.map((item) => (
          <li key={item.label} className="type-small flex min-h-11 items-center">
            {item.href ? (
              <SmartLink
                href={item.href}
                className="text-link -my-2 inline-flex min-h-11 items-center"
              >
                {item.label}
              </SmartLink>
            ) : (
              <span className="text-muted">{item.label}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
