import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SectionProps } from '../../content/types.ts';
import { openedQuery } from '../../features/search/search-button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, useHeadingId } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import { BrokenRing } from './broken-ring.tsx';

/**
 * Finds the path that differs from the requested path only by upper case, repeated slashes or a
 * trailing slash.
 *
 * @example findSimilarPath('/CONTACT', ['/contact']) // '/contact'
 */
const findSimilarPath = (requested: string, paths: readonly string[]): string | undefined => {
  const path = requested
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  return path === requested ? undefined : paths.find((known) => known === path);
};

/** Words of the requested path as a search query: `/blog/old-name.html` → `blog old name`. */
const getQueryFromPath = () =>
  location.pathname
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();

/**
 * The 404 page: a ring with a gap, through which a signal leaves. The gap is closed while the link
 * to the home page is hovered or focused. The page shows no 3D scene: its background covers the
 * canvas.
 */
export default function NotFound({ section, paths }: SectionProps<'not-found'>) {
  const heading = useHeadingId();
  const { pathname, search, hash } = useLocation();
  // One prerendered page is served for every unknown path, so the path is read after hydration.
  const [similarPath, setSimilarPath] = useState<string>();
  useEffect(() => setSimilarPath(findSimilarPath(pathname, paths)), [pathname, paths]);
  return (
    <Section
      theme="dark"
      id={section.id}
      labelledBy={heading}
      className="group/lost bg-(--surface) min-h-[max(100svh,calc(72vw+43rem))] content-end overflow-clip pb-6 lg:min-h-[max(100svh,44rem)]"
    >
      <BrokenRing />
      <h1 id={heading} className="type-hero relative col-span-full max-w-[5.4em]">
        {section.title}
      </h1>
      <div className="relative col-span-full mt-8">
        <p className="type-lede max-w-[20em] text-muted">{section.text}</p>
        {/* The suggestion appears after hydration. It is beside the button, so that it moves
            nothing where both fit on one line. */}
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink href={section.action.href} variant="neural" size="xl" arrow className="peer">
            {section.action.label}
          </ButtonLink>
          {similarPath && (
            <p className="type-lede">
              <span>{section.meant}</span>{' '}
              <SmartLink href={similarPath + search + hash} className="text-link">
                {similarPath}
              </SmartLink>
              ?
            </p>
          )}
        </div>
      </div>
      <ul className="rule-top relative col-span-full mt-12 flex flex-wrap gap-x-8 gap-y-1 pt-4 lg:mt-16">
        <li>
          <button
            type="button"
            onClick={() => openedQuery.set(getQueryFromPath())}
            className="type-body text-link scripting-only inline-flex py-1.5"
          >
            {section.search}
          </button>
        </li>
        {section.links.map((link) => (
          <li key={link.href}>
            <SmartLink href={link.href} className="type-body text-link inline-flex py-1.5">
              {link.label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
