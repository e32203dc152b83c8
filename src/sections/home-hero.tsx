import { useRef } from 'react';
import type { SectionOf } from '../content/types.ts';
import { Diagram } from '../features/diagram/diagram.tsx';
import type * as scrollMotion from '../motion/scroll-motion.ts';
import { useScrollMotion } from '../motion/use-scroll-motion.ts';
import { Actions } from '../ui/actions.tsx';

const settle = (motion: typeof scrollMotion, headline: HTMLElement) =>
  motion.settleHeadline([...headline.querySelectorAll<HTMLElement>('[data-headline-line]')]);

/**
 * The opening: the constellation beside the words on a wide screen, above them on an upright one.
 * There it takes what the words leave of the first screen, so that the first button is on it.
 */
export default function HomeHero({ section }: { section: SectionOf<'home-hero'> }) {
  const headline = useRef<HTMLHeadingElement>(null);
  useScrollMotion(headline, settle);

  return (
    <section
      data-surface="ink"
      data-scrim="around"
      aria-labelledby="home-title"
      className="flex min-h-svh flex-col"
    >
      <Diagram
        nodes={section.nodes}
        className="mt-header max-h-[38svh] min-h-40 w-full flex-1 basis-0 sm:max-h-[60svh] sm:min-h-72 beside:absolute beside:inset-0 beside:mt-0 beside:max-h-none beside:min-h-0"
      />
      <div className="stage pointer-events-none relative z-10 mt-auto items-end gap-y-4 pt-6 pb-[clamp(1.25rem,5svh,6rem)] sm:gap-y-5 lg:gap-y-7 beside:pt-[calc(var(--spacing-header)+1rem)] short:gap-y-3 short:pb-3">
        <p className="type-label col-span-full text-muted short:hidden">{section.eyebrow}</p>
        <h1 ref={headline} id="home-title" className="type-hero col-span-full" data-headline>
          {section.lines.map((line) => (
            <span key={line} data-headline-line className="block w-fit">
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="type-lede measure col-span-full text-text max-[22rem]:order-1 beside:col-span-4 beside:pr-[1.5em] short:type-small short:col-span-6">
          {section.lede}
        </p>
        <Actions
          actions={section.actions}
          className="col-span-full *:pointer-events-auto beside:col-span-6 beside:col-start-1 short:col-span-full"
        />
        <a
          href="#what-if"
          className="type-label group pointer-events-auto col-span-full hidden min-h-11 items-center gap-3 text-muted transition-colors duration-(--duration-feedback) hover:text-text lg:col-start-8 lg:col-span-3 lg:inline-flex"
        >
          {section.hint}
          <svg viewBox="0 0 10 40" aria-hidden="true" className="h-10 w-2.5">
            <path
              d="M5 0v36M1 32l4 5 4-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.2"
              className="transition-transform duration-(--duration-state) ease-settle group-hover:translate-y-0.5"
            />
          </svg>
        </a>
      </div>
    </section>
  );
}
