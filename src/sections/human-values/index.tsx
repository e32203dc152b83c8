import { useRef } from 'react';
import type { GlyphName, SectionProps, Titled } from '../../content/types.ts';
import { type TimelineOptions, useTimeline } from '../../motion/timeline.ts';
import { duration, easing, seconds } from '../../motion/tokens.ts';
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

/** One value after the other: its rule is drawn, then its drawing, and its words rise. */
const valuesTimeline: TimelineOptions = {
  margin: '0px 0px -20% 0px',
  build: (list) =>
    [...list.querySelectorAll<HTMLElement>(':scope > li')].flatMap((value, index) => {
      const [rule, drawing, ...words] = [...value.children];
      if (!rule || !drawing) return [];
      const at = seconds(index * duration.enter);
      const ease = easing.out;
      const transition = { at, duration: seconds(duration.headline), ease };
      return [
        [rule, { transform: ['scaleX(0)', 'scaleX(1)'] }, transition],
        [drawing, { clipPath: ['inset(0% 100% 0% 0%)', 'inset(0% 0% 0% 0%)'] }, transition],
        [
          words,
          { opacity: [0, 1], transform: ['translateY(24px)', 'translateY(0px)'] },
          { ...transition, at: at + seconds(duration.state) },
        ],
      ];
    }),
};

/** A view of the core (the middle object of the 3D scene), a heading below it, and four values. */
export default function HumanValues({ section, shot }: SectionProps<'human-values'>) {
  const listRef = useRef<HTMLUListElement>(null);
  useTimeline(listRef, valuesTimeline);
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
      <ul
        ref={listRef}
        className="col-span-full mt-[clamp(2rem,3vw,6rem)] grid gap-x-[clamp(1.5rem,3vw,5rem)] gap-y-6 text-left sm:grid-cols-2 lg:grid-cols-4"
      >
        {section.cards.map((card) => (
          <li
            key={card.title}
            className="relative pt-5 max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:gap-x-5"
          >
            <span
              aria-hidden="true"
              className="absolute inset-x-0 top-0 origin-left border-t border-accent"
            />
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
          </li>
        ))}
      </ul>
    </Section>
  );
}
