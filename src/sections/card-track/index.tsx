import { useEffect, useRef, useState } from 'react';
import type { SectionProps, Titled } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { Button } from '../../ui/button.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { Section, SectionHead, useHeadingId } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';

/** Tolerance in pixels for scroll positions, which browsers round. */
const tolerancePx = 2;

/** Share of the container's width by which a button scrolls it. */
const stepShare = 0.7;

/** Which ends of a horizontal scroll container are reached, and a function that scrolls it. */
function useHorizontalScroll() {
  const ref = useRef<HTMLElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  useEffect(() => {
    const track = ref.current;
    if (!track) return;
    const measure = () => {
      const start = track.scrollLeft <= tolerancePx;
      const end = track.scrollLeft + track.clientWidth >= track.scrollWidth - tolerancePx;
      setEnds((last) => (last.start === start && last.end === end ? last : { start, end }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(track);
    track.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      track.removeEventListener('scroll', measure);
    };
  }, []);

  // The style's `scroll-behavior` decides whether the scroll is smooth.
  const scrollByStep = (direction: 1 | -1) => {
    const track = ref.current;
    track?.scrollBy({ left: direction * track.clientWidth * stepShare });
  };

  return { ref, ends, scrollByStep };
}

/** Data of a horizontal track of cards: use cases or audiences. */
export interface CardTrackSection extends Titled {
  kind: 'card-track';
  cards: readonly { title: string; benefit?: string; description: string; href?: string }[];
}

type Card = CardTrackSection['cards'][number];

/** A card of the track, with a line at its left edge. */
function TrackCard({
  card,
  order,
  isFullyVisible,
}: {
  card: Card;
  order: number;
  isFullyVisible: boolean;
}) {
  return (
    <Reveal
      as="li"
      order={order}
      className={cn(
        'group relative flex w-[78vw] shrink-0 snap-start flex-col border-l border-line pr-6 pl-6 sm:w-[26rem] lg:pr-10 lg:pl-8',
        isFullyVisible ? 'lg:w-auto' : 'lg:w-[35vw] 2xl:w-[31vw]',
      )}
    >
      <span
        aria-hidden="true"
        className="absolute top-0 -left-px h-full w-0.5 origin-top scale-y-0 bg-accent transition-transform duration-(--duration-state) ease-out group-focus-within:scale-y-100 group-hover:scale-y-100"
      />
      <h3 className="type-head">
        {card.href ? (
          <SmartLink href={card.href} className="after:absolute after:inset-0">
            {card.title}
          </SmartLink>
        ) : (
          card.title
        )}
      </h3>
      {card.benefit && <p className="type-lede mt-4 text-accent">{card.benefit}</p>}
      <p className="type-body mt-3 max-w-[30em] text-muted">{card.description}</p>
      {card.href && (
        <span className="mt-auto pt-5">
          <Arrow className="transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2" />
        </span>
      )}
    </Reveal>
  );
}

/** Largest number of cards that fit on a wide screen without scrolling. */
const maxFittingCards = 4;

/** A horizontal scroll container of cards, with two buttons that scroll it. */
export default function CardTrack({ section, accent }: SectionProps<'card-track'>) {
  const heading = useHeadingId();
  const { ref, ends, scrollByStep } = useHorizontalScroll();
  // Whether a wide screen shows all cards without scrolling.
  const isFullyVisible = section.cards.length <= maxFittingCards;
  return (
    <Section
      theme={section.theme ?? 'light'}
      id={section.id}
      accent={accent}
      className="overflow-x-clip"
    >
      <SectionHead
        id={heading}
        section={section}
        className={isFullyVisible ? 'head-split' : 'lg:col-span-9'}
      />
      <div
        className={cn(
          'scripting-only col-span-full mt-6 flex gap-2 self-end lg:col-span-3 lg:mt-0 lg:justify-self-end',
          ends.start && ends.end && 'invisible',
          isFullyVisible && 'lg:hidden',
        )}
      >
        <Button
          variant="outline"
          size="icon"
          aria-label="Previous cards"
          disabled={ends.start}
          onClick={() => scrollByStep(-1)}
        >
          <Arrow to="left" className="w-5" />
        </Button>
        <Button
          variant="outline"
          size="icon"
          aria-label="Next cards"
          disabled={ends.end}
          onClick={() => scrollByStep(1)}
        >
          <Arrow className="w-5" />
        </Button>
      </div>
      <section
        ref={ref}
        aria-labelledby={heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="col-span-full -mx-gutter mt-10 snap-x snap-proximity scroll-px-gutter overflow-x-auto scroll-smooth pb-6 [scrollbar-color:var(--line)_transparent] [scrollbar-width:thin] in-data-[motion=calm]:scroll-auto focus-visible:outline-offset-[-2px]"
      >
        <ul
          className={cn(
            'flex w-max min-w-full px-gutter',
            isFullyVisible && 'lg:grid lg:w-full lg:gap-y-10',
            section.cards.length === maxFittingCards ? 'lg:grid-cols-2' : 'lg:grid-cols-3',
          )}
        >
          {section.cards.map((card, index) => (
            <TrackCard key={card.title} card={card} order={index} isFullyVisible={isFullyVisible} />
          ))}
        </ul>
      </section>
    </Section>
  );
}
