import { useRef, useState } from 'react';
import { offering } from '../../content/suite.ts';
import type { OfferingId, SectionProps } from '../../content/types.ts';
import { type StartAnimation, useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { SceneView, useSceneEffect } from '../../scene/index.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';

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
 * The four products as bands that link to their pages, with their pictures on alternating sides. One
 * band at a time shows the live 3D scene: the one that is hovered or focused, otherwise the one
 * nearest to the middle of the screen.
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
        <SectionHead id="solutions-title" section={section} className="head-split" />
      </div>
      <ul ref={listRef} className="col-span-full -mx-gutter border-b border-line">
        {section.cards.map((card) => {
          const setCardFocused = () => setFocusedOffering(card.offering);
          return (
            <li
              key={card.offering}
              data-accent={card.offering}
              data-overlay="around"
              className="group relative layout-grid items-center border-t border-line px-0!"
              onPointerEnter={setCardFocused}
              onFocus={setCardFocused}
              onPointerLeave={clearFocused}
              onBlur={clearFocused}
            >
              <SceneView
                shot={`detail-${card.offering}`}
                isWindow
                priority={focusedOffering === card.offering ? 1 : 0}
                className="col-span-full h-[clamp(9rem,19vw,52rem)] lg:col-span-8 lg:row-start-1 lg:group-even:col-start-5"
                fallback={
                  <Picture
                    name={card.offering}
                    alt={card.imageAlt}
                    sizes="(min-width: 64rem) 67vw, 100vw"
                    className="h-full"
                    imageClassName="size-full object-cover transition-transform duration-(--duration-headline) ease-out in-[[data-motion=full]]:group-hover:scale-[1.04]"
                  />
                }
              />
              <div className="col-span-full px-gutter py-5 lg:col-span-4 lg:row-start-1 lg:pl-0 lg:group-even:pr-0 lg:group-even:pl-gutter">
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
