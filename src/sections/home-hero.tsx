import { useRef } from 'react';
import type { SectionOf } from '../content/types.ts';
import { Diagram } from '../features/diagram/diagram.tsx';
import type * as story from '../motion/story.ts';
import { useStory } from '../motion/use-story.ts';
import { Actions } from '../ui/actions.tsx';

const settle = (of: typeof story, headline: HTMLElement) =>
  of.settleHeadline([...headline.querySelectorAll<HTMLElement>('[data-headline-line]')]);

/** The opening: the constellation fills the screen, the headline stands in front of it. */
export default function HomeHero({ section }: { section: SectionOf<'home-hero'> }) {
  const headline = useRef<HTMLHeadingElement>(null);
  useStory(headline, settle);

  return (
    <section
      data-surface="ink"
      aria-labelledby="home-title"
      className="relative flex min-h-svh flex-col overflow-clip"
    >
      <Diagram
        nodes={section.nodes}
        className="mt-header h-[max(56svh,21rem)] w-full shrink-0 pt-3 lg:portrait:h-[66svh] lg:landscape:absolute lg:landscape:top-header lg:landscape:bottom-0 lg:landscape:-right-[5%] lg:landscape:mt-0 lg:landscape:h-auto lg:landscape:w-[78%] lg:landscape:pt-6"
      />
      <div className="stage pointer-events-none relative z-10 mt-auto items-end gap-y-5 pt-12 lg:gap-y-7 pb-[clamp(2rem,5svh,6rem)]">
        <p className="type-label col-span-full text-muted">{section.eyebrow}</p>
        <h1 ref={headline} id="home-title" className="type-hero col-span-full" data-headline>
          {section.lines.map((line) => (
            <span key={line} data-headline-line className="block w-fit">
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="type-lede measure col-span-full text-text lg:landscape:col-span-4">
          {section.lede}
        </p>
        <Actions
          actions={section.actions}
          className="pointer-events-auto col-span-full lg:col-span-9"
        />
        <a
          href="#what-if"
          className="type-label group pointer-events-auto col-span-full hidden min-h-11 items-center gap-3 justify-self-end text-muted transition-colors duration-(--duration-feedback) hover:text-text lg:col-span-3 lg:inline-flex"
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
