import type { SectionOf } from '../content/types.ts';
import { Reveal } from '../motion/reveal.tsx';
import { Asterisk } from '../ui/figure.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section, SectionHead } from '../ui/section.tsx';
import { SmartLink } from '../ui/smart-link.tsx';
import { FigureNote } from './figure-note.tsx';

/** Who signs: a directory on hairlines, the figure each one cares about set large. */
export default function Buyers({ section }: { section: SectionOf<'buyers'> }) {
  return (
    <Section surface="ink" id={section.id} labelledBy="buyers-title" className="gap-y-stack">
      <SectionHead
        id="buyers-title"
        eyebrow={section.eyebrow}
        title={section.title}
        className="lg:sticky lg:top-[calc(var(--spacing-header)+3rem)] lg:col-span-4 lg:self-start"
        lede={section.lede && <RichText text={section.lede} />}
      />
      <ul className="col-span-full lg:col-span-8">
        {section.cards.map((card) => (
          <Reveal
            as="li"
            key={card.title}
            className="group/row hairline relative grid grid-cols-[1fr] gap-x-8 gap-y-4 py-[clamp(1.75rem,2.6vw,4.5rem)] transition-colors duration-(--duration-state) last:border-b last:border-line hover:border-text sm:grid-cols-[minmax(9rem,0.8fr)_2fr]"
          >
            <div>
              <p className="type-head tabular-nums text-human">
                {card.visual}
                {/\d/.test(card.visual) && <Asterisk />}
              </p>
              <p className="type-small mt-2 max-w-[16em] text-muted">{card.visualLabel}</p>
            </div>
            <div>
              <h3 className="type-title flex items-center gap-3">
                <Glyph name={card.icon} className="size-[1.3em] shrink-0 text-muted" />
                <SmartLink
                  href={card.link}
                  className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-human"
                >
                  {card.title}
                </SmartLink>
              </h3>
              <p className="type-label mt-3 text-muted">{card.tagline}</p>
              <p className="type-body mt-4">
                <strong className="font-semibold">{card.benefit}.</strong>{' '}
                <span className="text-muted">{card.description}</span>
              </p>
            </div>
          </Reveal>
        ))}
      </ul>
      <FigureNote className="col-span-full -mt-stack pt-4 lg:col-span-8 lg:col-start-5" />
    </Section>
  );
}
