import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { GlyphName, SectionProps, Titled } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { getMotion } from '../../motion/motion.ts';
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

/** Styles of the print and of the dark ground behind text. They are here, because only home has them. */
const styles = {
  /** `--front` is the turn that is lit. */
  frame: { '--front': 2 } as CSSProperties,
  /** The fingertip is longer than the screen, with its whorl in the middle. */
  print: { top: '-20lvh', left: 'calc(50% - 75lvh)', width: '150lvh', height: '150lvh' },
  /** The drawing's glow would end at its box. */
  dim: {
    filter: 'grayscale(0.35) brightness(0.26)',
    mask: 'radial-gradient(ellipse 44% 52% at 51% 50%, #000 68%, transparent)',
  },
  header: { minHeight: '100svh', paddingTop: '6svh' },
  stillHeader: { paddingBlock: '10svh 2.5rem' },
  drawing: { width: 'min(100%, 34svh)' },
  stillDrawing: { width: 'clamp(6rem, 16vw, 34svh)' },
  list: { paddingBottom: '18svh' },
  stillList: { paddingBottom: '7svh', rowGap: '1.5rem' },
  value: { minHeight: '62svh' },
  ground: {
    '--dark': 'color-mix(in srgb, var(--color-ink) 92%, transparent)',
    background: 'var(--dark)',
    borderRadius: '4rem',
    boxShadow: '0 0 5rem 2.5rem var(--dark)',
  } as CSSProperties,
};

/** Text over the print, which is dark around it. */
function OnPrint({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div data-on-print className={className} style={styles.ground}>
      {children}
    </div>
  );
}

/**
 * Scrolling takes the light through the print, ridge by ridge, and draws each value on its way to the
 * middle of the screen.
 */
const followRidge: StartAnimation = ({ followScroll }, section) => {
  const [picture, ...values] = section.querySelectorAll<HTMLElement>(
    '[data-ridge], ul [data-on-print]',
  );
  if (!picture) return () => {};
  const ends = [
    followScroll(
      picture,
      { '--front': [...ridge.turns] },
      ['start start', 'end end'],
      section,
      ridge.times,
    ),
    followScroll(picture, { opacity: [1, 0] }, ['end end', 'end 70%'], section),
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
 * pass. One of its ridges is lit. In reduced motion they stand beside one another.
 */
export default function HumanValues({ section }: SectionProps<'human-values'>) {
  const ref = useRef<HTMLElement>(null);
  const [isStill, setIsStill] = useState(false);
  // Once, because another layout would move what is below.
  useLayoutEffect(() => setIsStill(getMotion() === 'reduced'), []);
  useScrollMotion(ref, followRidge);
  return (
    <Section
      ref={ref}
      theme="dark"
      overlay="dense"
      accent="human"
      id={section.id}
      labelledBy="human-title"
      className="isolate overflow-clip py-0!"
    >
      <div
        aria-hidden="true"
        data-print="hide"
        className="pointer-events-none absolute inset-0 -z-10"
        style={styles.frame}
      >
        <div data-ridge className="sticky top-0 h-lvh overflow-clip">
          <div className="absolute" style={styles.print}>
            <div className="absolute inset-0" style={styles.dim}>
              <LineArt name="core" />
            </div>
            <LineArt name="ridges" isInline className="absolute inset-0" />
          </div>
        </div>
      </div>
      <header
        className="col-span-full grid place-content-center justify-items-center text-center"
        style={isStill ? styles.stillHeader : styles.header}
      >
        <OnPrint>
          <p className="type-label mb-5 text-accent">{section.eyebrow}</p>
          <h2 id="human-title" className="type-hero mx-auto max-w-[8em]">
            {section.title}
          </h2>
          {section.lede && (
            <p className="type-lede measure mx-auto mt-6">
              <RichText text={section.lede} />
            </p>
          )}
        </OnPrint>
      </header>
      <ul
        className="col-span-full grid grid-cols-subgrid gap-y-10"
        style={isStill ? styles.stillList : styles.list}
      >
        {section.cards.map((card, index) => (
          <li
            key={card.title}
            className={cn(
              'col-span-full grid grid-cols-subgrid items-center',
              isStill && 'sm:col-span-6 lg:col-span-3',
            )}
            style={isStill ? undefined : styles.value}
          >
            <OnPrint
              className={cn(
                'col-span-full justify-self-start',
                !isStill && cn('lg:col-span-5', places[index]),
              )}
            >
              <img
                src={`/figures/values.svg#${card.image}`}
                alt=""
                width="240"
                height="150"
                loading="lazy"
                data-print="hide"
                className="h-auto"
                style={isStill ? styles.stillDrawing : styles.drawing}
              />
              <h3
                className={cn(
                  'mt-4 flex items-center gap-4',
                  isStill ? 'type-title' : 'type-display',
                )}
              >
                <Glyph name={card.icon} className="size-8 text-accent" />
                <span>{card.title}</span>
              </h3>
              <p className={cn('measure', isStill ? 'type-body mt-2' : 'type-lede mt-4')}>
                {card.description}
              </p>
            </OnPrint>
          </li>
        ))}
      </ul>
    </Section>
  );
}
