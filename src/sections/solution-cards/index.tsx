import { useRef, useState } from 'react';
import { offering } from '../../content/suite.ts';
import type { OfferingId, SectionProps, Titled } from '../../content/types.ts';
import { type StartAnimation, useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { SceneView, useSceneEffect } from '../../scene/index.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';

export interface SolutionCardsSection extends Titled {
  kind: 'solution-cards';
  cards: readonly {
    offering: OfferingId;
    title: string;
    benefit: string;
    description: string;
    /** Audience of the product, e.g. 'For operations teams'. */
    persona: string;
    /** Alternative text of the picture, which shows the offering's object. */
    imageAlt: string;
  }[];
}

/** Classes of the four cards: 7 and 5 columns, then 5 and 7. Adjacent cards share one border. */
const cardClasses = [
  'lg:col-span-7',
  'max-lg:border-t-0 lg:col-span-5 lg:border-l-0',
  'border-t-0 lg:col-span-5',
  'border-t-0 lg:col-span-7 lg:border-l-0',
];

/** Lets each card's picture follow the scroll inside its frame. */
const driftPictures: StartAnimation = ({ driftOnScroll }, list) => {
  const ends = [...list.querySelectorAll<HTMLElement>('[data-fallback] > picture')].map((picture) =>
    driftOnScroll(picture.closest<HTMLElement>('li') ?? list, picture),
  );
  return () => {
    for (const end of ends) end();
  };
};

/**
 * The four products as cards that link to their pages. One card at a time shows the live 3D scene:
 * the card that is hovered or focused, otherwise the card nearest to the middle of the screen.
 */
export default function SolutionCards({ section }: SectionProps<'solution-cards'>) {
  /** Offering of the hovered or focused card, whose object has focus in the 3D scene. */
  const [focusedOffering, setFocusedOffering] = useState<OfferingId | null>(null);
  useSceneEffect({ focus: focusedOffering });
  const listRef = useRef<HTMLUListElement>(null);
  useScrollMotion(listRef, driftPictures);
  const clearFocused = () => setFocusedOffering(null);
  return (
    <Section
      theme="dark"
      overlay="none"
      id={section.id}
      labelledBy="solutions-title"
      className="py-0!"
    >
      <div
        data-overlay="even"
        className="layout-grid col-span-full -mx-gutter pt-stack pb-10 [--overlay:var(--overlay-dense)]"
      >
        <SectionHead id="solutions-title" section={section} className="lg:col-span-9" />
      </div>
      <ul ref={listRef} className="layout-grid col-span-full -mx-gutter gap-x-0!">
        {section.cards.map((card, index) => {
          const setCardFocused = () => setFocusedOffering(card.offering);
          return (
            <li
              key={card.offering}
              data-accent={card.offering}
              data-overlay="around"
              className={`group relative col-span-full border border-line ${cardClasses[index]}`}
              onPointerEnter={setCardFocused}
              onFocus={setCardFocused}
              onPointerLeave={clearFocused}
              onBlur={clearFocused}
            >
              <SceneView
                shot={`detail-${card.offering}`}
                isWindow
                priority={focusedOffering === card.offering ? 1 : 0}
                className="h-[clamp(8.5rem,20vw,40rem)]"
                fallback={
                  <Picture
                    name={card.offering}
                    alt={card.imageAlt}
                    sizes="(min-width: 64rem) 55vw, 100vw"
                    className="h-full"
                    imageClassName="size-full object-cover transition-transform duration-(--duration-headline) ease-out in-[[data-motion=full]]:group-hover:scale-[1.04]"
                  />
                }
              />
              <div className="p-[clamp(1.1rem,1.7vw,4rem)]">
                <p className="type-label text-accent">{card.persona}</p>
                <h3 className="arrow-after type-head mt-2 flex items-center justify-between gap-4 after:w-7 after:text-accent">
                  <SmartLink
                    href={offering[card.offering].href}
                    className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-4 focus-visible:after:outline-accent"
                  >
                    <span className="hover-nudge inline-block">{card.title}</span>
                  </SmartLink>
                </h3>
                <p className="type-title mt-1 text-muted">{card.benefit}</p>
                <p className="type-body measure mt-2 text-muted">{card.description}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
