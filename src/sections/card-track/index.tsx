import type { CSSProperties } from 'react';
import type { SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { Section, SectionHead, useHeadingId } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';

/** Cards with a line at their left edge: a grid, and on a narrow screen a row that is swiped. */
export default function CardTrack({ section, accent }: SectionProps<'card-track'>) {
  const heading = useHeadingId();
  const { cards } = section;
  return (
    <Section
      theme={section.theme ?? 'light'}
      id={section.id}
      accent={accent}
      className="overflow-x-clip"
    >
      <SectionHead id={heading} section={section} className="head-split" />
      <section
        aria-labelledby={heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className={cn(
          'col-span-full -mx-gutter mt-8 pb-6 lg:pb-0 focus-visible:outline-offset-[-2px]',
          'snap-x snap-proximity scroll-px-gutter overflow-x-auto',
          '[scrollbar-color:var(--line)_transparent] [scrollbar-width:thin]',
        )}
      >
        <ul
          style={{ '--columns': cards.length === 4 ? 4 : 3 } as CSSProperties}
          className="flex w-max min-w-full px-gutter lg:grid lg:w-full lg:grid-cols-[repeat(var(--columns),minmax(0,1fr))] lg:gap-y-10"
        >
          {cards.map((card, index) => (
            <Reveal
              as="li"
              order={index}
              key={card.title}
              className="group relative flex w-[78vw] shrink-0 snap-start flex-col border-l border-line pr-6 pl-6 sm:w-[26rem] lg:w-auto lg:pr-10 lg:pl-8"
            >
              <span
                aria-hidden="true"
                className={cn(
                  'absolute top-0 -left-px h-full w-0.5 bg-accent',
                  'origin-top scale-y-0 group-focus-within:scale-y-100 group-hover:scale-y-100',
                  'transition-transform duration-(--duration-state) ease-out',
                )}
              />
              <h3 className={cards.length === 4 ? 'type-title' : 'type-head'}>
                <SmartLink href={card.href} className="after:absolute after:inset-0">
                  {card.title}
                </SmartLink>
              </h3>
              {card.benefit && (
                <p
                  className={cn(cards.length === 4 ? 'type-body' : 'type-lede', 'mt-4 text-accent')}
                >
                  {card.benefit}
                </p>
              )}
              <p className="type-body mt-3 max-w-[30em] text-muted">
                <span className="mr-3">{card.description}</span>
                <Arrow className="pointer-events-none inline-block w-7 text-accent transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2" />
              </p>
            </Reveal>
          ))}
        </ul>
      </section>
    </Section>
  );
}
