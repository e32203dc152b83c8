import { useRef } from 'react';
import type { GlyphName, SectionProps, Titled } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { ridge } from '../../motion/tokens.ts';
import { type StartAnimation, useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { LineArt } from '../../scene/index.tsx';
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

/**
 * On a wide screen the values stand in turn left and right of the print's middle, each farther from
 * it than the one before.
 */
const places = ['lg:col-start-2', 'lg:col-start-7', 'lg:col-start-1', 'lg:col-start-8'];

/**
 * Scrolling takes the light through the print, ridge by ridge, and draws each value on its way to the
 * middle of the screen.
 */
const followRidge: StartAnimation = ({ followScroll }, section) => {
  const [print, ...values] = section.querySelectorAll<HTMLElement>('[data-ridge], ul .on-print');
  if (!print) return () => {};
  const ends = [
    followScroll(
      print,
      { '--front': [...ridge.turns] },
      ['start start', 'end end'],
      section,
      ridge.times,
    ),
    followScroll(print, { opacity: [1, 0] }, ['end end', 'end 70%'], section),
    ...values.flatMap((value, index) => {
      const drawing = value.firstElementChild as HTMLElement;
      // From the side of the ridge.
      const start = index % 2 ? 'inset(0% 100% 0% 0%)' : 'inset(0% 0% 0% 100%)';
      const clipPath = [start, 'inset(0% 0% 0% 0%)'];
      return [
        followScroll(value, { opacity: [0, 1] }, ['center 90%', 'center 65%']),
        followScroll(drawing, { clipPath }, ['center 80%', 'center 50%'], value),
      ];
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
};

/**
 * Four values, each alone in front of a fingertip that is larger than the screen and stays while they
 * pass. One of its ridges is lit.
 */
export default function HumanValues({ section }: SectionProps<'human-values'>) {
  const ref = useRef<HTMLElement>(null);
  useScrollMotion(ref, followRidge);
  return (
    <Section
      ref={ref}
      theme="dark"
      overlay="dense"
      accent="human"
      id={section.id}
      labelledBy="human-title"
      className="isolate overflow-clip py-0! pb-[18svh]!"
    >
      <div
        aria-hidden="true"
        data-print="hide"
        className="pointer-events-none absolute inset-0 -z-10"
      >
        <div data-ridge className="sticky top-0 h-lvh overflow-clip">
          <LineArt name="core" />
          <LineArt name="ridges" isInline />
        </div>
      </div>
      <header className="col-span-full grid min-h-svh place-content-center justify-items-center pt-[6svh] text-center">
        <div className="on-print">
          <p className="type-label mb-5 text-accent">{section.eyebrow}</p>
          <h2 id="human-title" className="type-hero mx-auto max-w-[8em]">
            {section.title}
          </h2>
          {section.lede && (
            <p className="type-lede measure mx-auto mt-6">
              <RichText text={section.lede} />
            </p>
          )}
        </div>
      </header>
      <ul className="col-span-full grid grid-cols-subgrid gap-y-10">
        {section.cards.map((card, index) => (
          <li
            key={card.title}
            className="col-span-full grid min-h-[62svh] grid-cols-subgrid items-center"
          >
            <div
              className={cn(
                'on-print col-span-full justify-self-start lg:col-span-5',
                places[index],
              )}
            >
              <img
                src={`/figures/values.svg#${card.image}`}
                alt=""
                width="240"
                height="150"
                loading="lazy"
                data-print="hide"
                className="h-auto w-[min(100%,34svh)]"
              />
              <h3 className="type-display mt-4 flex items-center gap-[0.3em]">
                <Glyph name={card.icon} className="size-[0.6em] text-accent" />
                <span>{card.title}</span>
              </h3>
              <p className="type-lede measure mt-4">{card.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
