import type { SectionOf } from '../content/types.ts';
import { Reveal } from '../motion/reveal.tsx';
import { Arrow } from '../ui/arrow.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section, SectionHead, useHeadingId } from '../ui/section.tsx';
import { SmartLink } from '../ui/smart-link.tsx';

const moves = 'transition-transform duration-(--duration-state) ease-settle';

/** A directory: one very large line a destination, and beside it what waits there. */
export default function Hub({ section }: { section: SectionOf<'hub'> }) {
  const heading = useHeadingId();
  return (
    <Section surface={section.surface ?? 'paper'} id={section.id} labelledBy={heading}>
      <SectionHead
        id={heading}
        eyebrow={section.eyebrow}
        title={section.title}
        lede={section.lede && <RichText text={section.lede} />}
      />
      <ul className="col-span-full mt-stack grid grid-cols-subgrid border-b border-line">
        {section.cards.map((card, index) => (
          <Reveal
            as="li"
            order={index}
            key={card.href}
            data-accent={card.offering}
            className="group hairline rule-fill col-span-full grid grid-cols-subgrid items-center gap-y-4 py-8 lg:py-12"
          >
            <Glyph
              name={card.icon}
              className="col-span-full size-10 text-accent lg:col-span-1 lg:size-14 2xl:size-20"
            />
            <h3 className="type-display col-span-full lg:col-span-6">
              <SmartLink
                href={card.href}
                className={`block after:absolute after:inset-0 lg:group-hover:translate-x-4 ${moves}`}
              >
                {card.title}
              </SmartLink>
            </h3>
            <div className="col-span-full lg:col-span-4 lg:pl-4">
              {card.tagline && <p className="type-label text-accent">{card.tagline}</p>}
              <p className="type-body mt-2 max-w-[34em] text-muted">{card.description}</p>
              {card.linkLabel && (
                <p className="type-small mt-3 flex items-center gap-3 font-medium">
                  {card.linkLabel}
                  <Arrow className="w-6 lg:hidden" />
                </p>
              )}
            </div>
            <Arrow
              className={`hidden text-text lg:col-span-1 lg:block lg:w-14 lg:justify-self-end lg:group-hover:translate-x-2 ${moves}`}
            />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
