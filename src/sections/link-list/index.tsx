import { useState } from 'react';
import type { SectionOf, SectionProps } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { SceneView } from '../../scene/index.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';

type Card = SectionOf<'link-list'>['cards'][number];

const transitionClasses = 'transition-transform duration-(--duration-state) ease-out';

/** The shot that was chosen last, by the list's title; a module variable, so that Back finds it. */
const chosenShots = new Map<string, Card['shot']>();

/**
 * A list of large links to pages, with descriptions. If the links have shots, a sticky scene view
 * shows the shot of the link that was hovered or focused last.
 */
export default function LinkList({ section }: SectionProps<'link-list'>) {
  const shots = section.cards.flatMap(({ shot }) => shot ?? []);
  const [shot, setShot] = useState(chosenShots.get(section.title) ?? shots[0]);
  const choose = (card: Card) => {
    if (!card.shot) return;
    chosenShots.set(section.title, card.shot);
    setShot(card.shot);
  };
  return (
    <TitledSection
      section={section}
      theme={shot ? 'dark' : 'light'}
      overlay={shot && 'around'}
      className={shot && 'gap-y-0 [--overlay:var(--overlay-dense)]'}
      headSize="display"
      headClassName={shot && 'lg:col-span-7'}
    >
      {shot && (
        <div
          // A sticky element is a stacking context. It is below the text, because its overlay would
          // dim the text.
          className="col-span-full row-start-2 mt-8 lg:sticky lg:top-header lg:-z-10 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-start"
        >
          <SceneView
            key={shot}
            shot={shot}
            className="-mx-gutter h-[clamp(16rem,40svh,32rem)] lg:-ml-6 lg:h-[calc(100svh-var(--spacing-header))] lg:max-h-[60rem]"
          />
        </div>
      )}
      <ul
        className={cn(
          'col-span-full mt-stack grid grid-cols-subgrid border-b border-line',
          shot && 'lg:col-span-7 lg:row-start-2',
        )}
      >
        {section.cards.map((card, index) => (
          <Reveal
            as="li"
            order={index}
            key={card.href}
            data-accent={card.offering}
            onPointerEnter={() => choose(card)}
            onFocus={() => choose(card)}
            className="group rule-top rule-fill col-span-full grid grid-cols-subgrid items-center gap-y-4 py-8"
          >
            <Glyph
              name={card.icon}
              className={cn(
                'col-span-full size-10 text-accent lg:col-span-1 lg:size-14',
                shot ? 'lg:self-start' : '2xl:size-20',
              )}
            />
            <h3 className={cn('col-span-full lg:col-span-6', shot ? 'type-head' : 'type-display')}>
              <SmartLink href={card.href} className="after:absolute after:inset-0">
                <span className={`block lg:group-hover:translate-x-4 ${transitionClasses}`}>
                  {card.title}
                </span>
              </SmartLink>
            </h3>
            <div
              className={cn(
                'col-span-full',
                shot ? 'lg:col-span-5 lg:col-start-2' : 'lg:col-span-4 lg:pl-4',
              )}
            >
              <p className="type-label text-accent">{card.tagline}</p>
              <p className="type-body mt-2 max-w-[34em] text-muted">{card.description}</p>
              <p className="type-small mt-3 flex items-center gap-3 font-medium">
                <span>{`See ${card.title}`}</span>
                <Arrow className="w-6 lg:hidden" />
              </p>
            </div>
            <Arrow
              className={cn(
                'hidden text-text lg:col-span-1 lg:block lg:justify-self-end lg:group-hover:translate-x-2',
                shot ? 'lg:w-10' : 'lg:w-14',
                transitionClasses,
              )}
            />
          </Reveal>
        ))}
      </ul>
    </TitledSection>
  );
}
