import type { GlyphName, SectionProps, Titled } from '../../content/types.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { SceneView } from '../../scene/index.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';

/** Data of the home page's section on the contribution of people. */
export interface HumanValuesSection extends Titled {
  kind: 'human-values';
  cards: readonly {
    icon: GlyphName;
    title: string;
    description: string;
    /** Id of a `<view>` in `public/figures/values.svg`. The drawing is decorative. */
    image: 'curiosity' | 'judgment' | 'empathy' | 'imagination';
  }[];
}

/** A view of the core (the middle object of the 3D scene), a heading below it, and four values. */
export default function HumanValues({ section, shot }: SectionProps<'human-values'>) {
  return (
    <Section
      theme="dark"
      overlay="around"
      accent="human"
      id={section.id}
      labelledBy="human-title"
      className="pt-0! pb-stack! text-center [--overlay:var(--overlay-dense)]"
    >
      <SceneView shot={shot} fadesToOval className="col-span-full -mx-gutter h-[min(34svh,74vw)]" />
      <header className="col-span-full">
        <p className="type-label mb-5 text-accent">{section.eyebrow}</p>
        <h2 id="human-title" className="type-display mx-auto">
          {section.title}
        </h2>
        {section.lede && (
          <p className="type-lede measure mx-auto mt-4">
            <RichText text={section.lede} />
          </p>
        )}
      </header>
      <ul className="col-span-full mt-[clamp(2rem,3vw,6rem)] grid gap-x-[clamp(1.5rem,3vw,5rem)] gap-y-6 text-left sm:grid-cols-2 lg:grid-cols-4">
        {section.cards.map((card, index) => (
          <Reveal
            as="li"
            order={index}
            key={card.title}
            className="border-t border-accent pt-5 max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:gap-x-5"
          >
            <img
              src={`/figures/values.svg#${card.image}`}
              alt=""
              width="240"
              height="150"
              loading="lazy"
              data-print="hide"
              className="w-full max-sm:row-span-2 sm:w-[70%]"
            />
            <h3 className="type-title flex items-center gap-3 sm:mt-4">
              <Glyph name={card.icon} className="size-6 text-accent" />
              <span>{card.title}</span>
            </h3>
            <p className="type-body mt-1 text-muted sm:mt-3">{card.description}</p>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
