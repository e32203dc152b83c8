import type { CSSProperties, ReactNode, RefObject } from 'react';
import type { SectionOf } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { type StartAnimation, useScrollMotion } from '../../motion/use-scroll-motion.ts';
import { LineArt } from '../../scene/index.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { RichText } from '../../ui/rich-text.tsx';

/** The turn of the print behind the values that is lit, and where: shares of the section's length. */
const ridge = { turns: [-1, 1, 2, 3, 4.2], times: [0, 0.29, 0.53, 0.77, 1] } as const;

/**
 * First columns of the values on a wide screen: in turn left and right of the print's middle, each
 * farther from it than the one before.
 */
const columns = [2, 7, 1, 8];

/**
 * Styles of the print and of the dark ground behind text. They are here, because only home has them;
 * what depends on motion is in `components.css`.
 */
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
  /** The shadow is nearly as dark as the ground where it begins, so that the ground has no edge. */
  ground: {
    '--dark': 'color-mix(in srgb, var(--color-ink) 92%, transparent)',
    background: 'var(--dark)',
    borderRadius: '8rem',
    boxShadow: '0 0 min(7rem, 16vw) min(6rem, 13vw) var(--dark)',
  } as CSSProperties,
};

/**
 * Text over the print, which is dark around it. The text is above the shadows of the values beside it.
 */
function OnPrint({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div data-on-print className={cn('*:relative *:z-1', className)} style={styles.ground}>
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
    followScroll(picture, { opacity: [1, 0] }, ['end end', '85% start'], section),
    ...values.flatMap((value, index) => {
      const drawing = value.firstElementChild as HTMLElement;
      // From the side of the ridge.
      const start = index % 2 ? 'inset(0% 100% 0% 0%)' : 'inset(0% 0% 0% 100%)';
      const clipPath = [start, 'inset(0% 0% 0% 0%)'];
      return [
        followScroll(value, { opacity: [0, 1] }, ['75% end', '137% end']),
        followScroll(drawing, { clipPath }, ['end end', '175% end'], value),
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
 *
 * @param root the section's element
 */
export default function Values({
  section,
  root,
}: {
  section: SectionOf<'human-values'>;
  root: RefObject<HTMLElement | null>;
}) {
  useScrollMotion(root, followRidge);
  return (
    <>
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
      <header className="values-header col-span-full grid place-content-center justify-items-center text-center">
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
      <ul className="values-list col-span-full grid grid-cols-subgrid">
        {section.cards.map((card, index) => (
          <li
            key={card.title}
            className="grid grid-cols-subgrid items-center"
            style={{ '--column': columns[index] } as CSSProperties}
          >
            <OnPrint className="justify-self-start">
              <img
                src={`/figures/values.svg#${card.image}`}
                alt=""
                width="240"
                height="150"
                loading="lazy"
                data-print="hide"
                className="h-auto"
              />
              <h3 className="mt-4 flex items-center gap-4">
                <Glyph name={card.icon} className="size-8 text-accent" />
                <span>{card.title}</span>
              </h3>
              <p className="measure">{card.description}</p>
            </OnPrint>
          </li>
        ))}
      </ul>
    </>
  );
}
