import type { GlyphName, Titled, ValueFigure } from '../../content/types/base.ts';
import type { SectionProps } from '../../content/types.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { SceneView } from '../../scene/index.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';

export interface ValueCard {
  icon: GlyphName;
  title: string;
  description: string;
  image: ValueFigure;
}

/** Home's section on people: the human core, and what people contribute. */
export interface HumanValuesSection extends Titled {
  kind: 'human-values';
  cards: readonly ValueCard[];
}

/** The section on people: the core alone, very large, with its values around it. */
export default function HumanValues({ section, shot }: SectionProps<'human-values'>) {
  return (
    <Section
      theme="dark"
      overlay="around"
      accent="human"
      id={section.id}
      labelledBy="human-title"
      className="pt-0! text-center [--overlay:var(--overlay-dense)]"
    >
      <SceneView shot={shot} round className="col-span-full -mx-gutter h-[min(60svh,125vw)]" />
      <header className="col-span-full">
        <p className="type-label mb-5 text-accent">{section.eyebrow}</p>
        <h2 id="human-title" className="type-hero mx-auto max-w-[11ch]">
          {section.title}
        </h2>
        {section.lede && (
          <p className="type-lede measure mx-auto mt-6">
            <RichText text={section.lede} />
          </p>
        )}
      </header>
      <ul className="col-span-full mt-stack grid gap-x-[clamp(1.5rem,3vw,5rem)] gap-y-10 text-left sm:grid-cols-2 lg:grid-cols-4">
        {section.cards.map((card, index) => (
          <Reveal as="li" order={index} key={card.title} className="border-t border-accent pt-5">
            <img
              src={`/figures/values.svg#${card.image.view}`}
              alt={card.image.alt}
              width="240"
              height="150"
              loading="lazy"
              data-print="hide"
              className="w-full"
            />
            <h3 className="type-title mt-4 flex items-center gap-3">
              <Glyph name={card.icon} className="size-6 text-accent" />
              {card.title}
            </h3>
            <p className="type-body mt-3 text-muted">{card.description}</p>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
