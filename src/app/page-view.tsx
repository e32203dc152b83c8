import { type ComponentType, useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { crumbsOf } from '../content/routes.ts';
import type { Crumb, Page, Section, SectionProps } from '../content/types.ts';
import { anchorOf } from '../lib/anchor.ts';
import { cn } from '../lib/cn.ts';
import { type StartAnimation, useScrollMotion } from '../motion/use-scroll-motion.ts';
import { useSceneShot } from '../scene/index.tsx';
import { Arrow } from '../ui/icons.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { allPaths, crumbsFor, type LoadedPage } from './pages.ts';
import { PartBoundary } from './part-boundary.tsx';
import { useRouteChange } from './use-route-change.tsx';

/** The link to the next page, at the end of a page. */
function NextPage({ href, why }: NonNullable<Page['next']>) {
  return (
    <nav
      aria-label="Next page"
      data-page-end
      data-theme="dark"
      data-print="hide"
      className="relative border-t border-line bg-ink"
    >
      <SmartLink
        href={href}
        rel="next"
        className="group layout-grid items-baseline gap-y-2 py-8 focus-visible:-outline-offset-4 lg:py-12"
      >
        <span className="type-label col-span-full text-muted lg:col-span-3">{`Next: ${why}`}</span>
        <span className="type-head col-span-10 lg:col-span-7">{crumbsOf(href).at(-1)?.label}</span>
        <Arrow className="col-span-2 w-8 self-center justify-self-end transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2 lg:w-12" />
      </SmartLink>
    </nav>
  );
}

/** Kinds that consist of links and buttons, which are not printed. */
const callToActionKinds: readonly Section['kind'][] = [
  'closing-call',
  'counter',
  'newsletter',
  'related',
];

/** Renders a page: its sections in order, each by the component of its kind. */
export function PageView() {
  const loaded = useLoaderData<LoadedPage>();
  const { page, components, path } = loaded;
  const { accent } = page;
  const lang = page.lang ?? 'en';
  const Head = useRouteChange(loaded);
  const crumbs = crumbsFor(loaded);
  const [first] = page.sections;

  return (
    <article key={path} lang={lang === 'en' ? undefined : lang} className="relative">
      {/* React renders these elements into the document's head. */}
      {Head && <Head loaded={loaded} />}
      {crumbs.length > 1 && (
        <div
          // That of the first section, which is dark on all pages except articles.
          data-theme={first?.kind === 'article-body' ? 'light' : 'dark'}
          data-print="hide"
          className="layout-grid pointer-events-none absolute inset-x-0 top-header z-10 bg-transparent! pt-4"
        >
          <div
            className={cn(
              'pointer-events-auto col-span-full justify-self-start',
              // Above the words of the first section, and not over its picture.
              first?.kind === 'page-hero' && first.picture === 'left' && 'beside:col-start-7',
            )}
          >
            <Breadcrumbs items={crumbs} label={lang === 'en' ? 'Breadcrumb' : 'Ruta'} />
          </div>
        </div>
      )}
      {page.sections.map((section, index) => {
        const Component = components.get(section.kind);
        if (!Component) throw new Error(`${section.kind} is not loaded.`);
        return (
          <PageSection
            key={`${section.kind}-${index}`}
            // A section renders the id in its data itself. The first one needs no anchor.
            id={index === 0 || section.id ? undefined : anchorOf(section)}
            shot={section.shot ?? page.shot}
            {...{ Component, section, lang, accent }}
          />
        );
      })}
      {/* Something follows a dark section, which base.css hides until then. */}
      {page.next ? <NextPage {...page.next} /> : <span data-page-end hidden />}
    </article>
  );
}

interface PageSectionProps extends Omit<SectionProps, 'paths'> {
  id: string | undefined;
  Component: ComponentType<SectionProps>;
}

const becomePaper: StartAnimation = (motion, section) => motion.becomePaper(section);

/**
 * A section of a page. Its shot fills the screen behind the section if the section contains no view
 * of the scene.
 */
function PageSection({ id, Component, ...props }: PageSectionProps) {
  const ref = useRef<HTMLDivElement>(null);
  useSceneShot({ anchor: ref, shot: props.shot });
  useScrollMotion(ref, becomePaper);
  return (
    <div
      ref={ref}
      id={id}
      data-section
      data-print={callToActionKinds.includes(props.section.kind) ? 'hide' : undefined}
    >
      <PartBoundary isNeeded>
        <Component {...props} paths={allPaths} />
      </PartBoundary>
    </div>
  );
}

interface BreadcrumbsProps {
  items: readonly Crumb[];
  /** Accessible name of the navigation, in the page's language. */
  label: string;
}

function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="type-label">
      <ol className="flex flex-wrap items-center text-muted">
        {items.map((item, index) => (
          <li key={`${item.label}-${index}`} className="flex min-h-6 items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2 opacity-60 sm:px-2.5">
                /
              </span>
            )}
            {item.href && index < items.length - 1 ? (
              <SmartLink
                href={item.href}
                className={cn(
                  'py-1 underline decoration-transparent decoration-1 underline-offset-4 pointer-coarse:py-3',
                  'transition-[color,text-decoration-color] duration-(--duration-feedback)',
                  'hover:text-text hover:decoration-current',
                )}
              >
                {item.label}
              </SmartLink>
            ) : (
              <span aria-current="page" className="py-1 text-text">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
