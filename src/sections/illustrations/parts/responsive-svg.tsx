import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { DrawingName, DrawnAs } from '../../../content/figures.ts';
import { labels } from '../../../content/messages.ts';
import type { OfferingId, Theme, Titled } from '../../../content/types.ts';
import { cn } from '../../../lib/cn.ts';
import { afterHydration } from '../../../lib/lazy.tsx';
import { getMotion, subscribeMotion } from '../../../motion/motion.ts';
import { TitledSection } from '../../../ui/section.tsx';

/**
 * Lets a drawing draw itself once, when it comes on screen, in full motion.
 * The markup is the finished drawing: without code, in print and in
 * reduced motion it is complete and still.
 */
function useTimeline(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let stop: (() => void) | undefined;
    const start = () => {
      if (stop || getMotion() !== 'full' || document.hidden) return;
      stop = afterHydration(
        () => import('../../../motion/timelines.ts'),
        ({ sequenceOnce }) => {
          if (getMotion() === 'full') return sequenceOnce(root);
          // Reduced motion was chosen while the code was on its way: full motion may come back.
          stop = undefined;
          return undefined;
        },
      );
    };
    start();
    // The first page has reduced motion until the setting has been read.
    const unsubscribe = subscribeMotion(start);
    return () => {
      unsubscribe();
      stop?.();
    };
  }, [ref]);
}

/** A page's own drawing, which explains its subject. One a page; no two pages share one. */
export type FigureOf<N extends DrawingName> = Titled &
  DrawnAs<N> & {
    kind: 'illustration';
    accent?: OfferingId;
    /** Stands under the drawing. */
    caption: string;
    /** Tells those who can't see the drawing what it shows. */
    alt: string;
  };

export type Figure = { [N in DrawingName]: FigureOf<N> }[DrawingName];

interface FigureFrameProps {
  section: Figure;
  /** The drawing's own theme; a page may choose the other one. */
  theme: Theme;
  /** `wide`: heading above, drawing over all columns. `beside`: heading on the left, drawing on the right. */
  layout?: 'wide' | 'beside';
  /** Sheets: one drawing for wide screens, one for narrow ones. */
  children: ReactNode;
}

/** A page's own drawing: heading, the drawing with its text alternative, caption. */
export function FigureFrame({ section, theme, layout = 'wide', children }: FigureFrameProps) {
  const ref = useRef<HTMLDivElement>(null);
  useTimeline(ref);
  const beside = layout === 'beside';
  return (
    <TitledSection
      section={section}
      theme={theme}
      overlay="dense"
      className="overflow-x-clip"
      headClassName={beside ? 'lg:col-span-4' : 'lg:col-span-9'}
    >
      <figure
        className={cn(
          'col-span-full mt-stack',
          beside && 'lg:col-span-8 lg:col-start-5 lg:mt-0 2xl:col-span-7 2xl:col-start-6',
        )}
      >
        <div ref={ref} role="img" aria-label={section.alt}>
          {children}
        </div>
        <figcaption className="rule-top type-body mt-8 flex flex-wrap gap-x-6 gap-y-1 pt-4 text-muted lg:mt-12">
          <span className="type-label pt-[0.35em] text-accent">{labels.figure}</span>
          <span className="max-w-[44em] flex-1 basis-[16rem]">{section.caption}</span>
        </figcaption>
      </figure>
    </TitledSection>
  );
}

interface SheetProps {
  /** Which screens it is composed for. */
  fit: 'wide' | 'narrow';
  /** Size in drawing units; everything on the sheet is placed in them. */
  size: readonly [width: number, height: number];
  /** Contents of the SVG. */
  lines: ReactNode;
  /** Labels, as HTML: they keep a readable size when the lines shrink. */
  children?: ReactNode;
}

/**
 * A drawing on its own coordinates: lines as SVG, words as HTML over them. A narrow
 * screen gets a composition of its own instead of a smaller one. The sheet's words are
 * part of the picture; its text alternative stands on the frame.
 */
export function Sheet({ fit, size: [width, height], lines, children }: SheetProps) {
  return (
    <div
      className={cn(
        '@container relative',
        fit === 'wide' ? 'max-md:hidden' : 'max-w-[34rem] md:hidden',
      )}
      style={
        {
          aspectRatio: `${width}/${height}`,
          '--w': width,
          '--h': height,
          '--u': `calc(100cqw / ${width})`,
        } as CSSProperties
      }
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        {lines}
      </svg>
      {children}
    </div>
  );
}

/** The point of a label that lies on its place: a corner, the middle of an edge, or the middle. */
type Pin = 'nw' | 'n' | 'ne' | 'w' | 'c' | 'e' | 'sw' | 's' | 'se';

const shifts = { w: ['0', 'text-left'], c: ['-50%', 'text-center'], e: ['-100%', 'text-right'] };

function shiftOf(pin: Pin) {
  const [x, align] = pin.includes('w') ? shifts.w : pin.includes('e') ? shifts.e : shifts.c;
  const y = pin.includes('n') ? '0' : pin.includes('s') ? '-100%' : '-50%';
  return { translate: `${x} ${y}`, align };
}

/** Sizes in drawing units, within what is readable on the smallest screen and quiet on the largest. */
const styles = {
  label:
    'type-label [font-size:clamp(0.75rem,calc(13.5*var(--u)),1.6rem)] tracking-[0.04em] leading-[1.25] font-medium',
  note: '[font-size:clamp(0.8125rem,calc(15*var(--u)),1.75rem)] leading-[1.3]',
  title:
    '[font-size:max(0.9375rem,calc(20*var(--u)))] leading-[1.15] font-[640] [font-stretch:104%] tracking-[-0.012em]',
  huge: '[font-size:max(3.5rem,calc(118*var(--u)))] leading-none font-[740] [font-stretch:108%] tracking-[-0.04em]',
  loud: '[font-size:max(1.25rem,calc(40*var(--u)))] leading-none font-[740] [font-stretch:108%] tracking-[-0.03em]',
} as const;

interface LabelProps {
  at: readonly [x: number, y: number];
  pin?: Pin;
  /** Longest line, in drawing units; without it the label stays on one line. */
  width?: number;
  look?: keyof typeof styles;
  tone?: string;
  accent?: string | undefined;
  children: ReactNode;
}

/** A word at a place of the sheet. */
export function Label({
  at: [x, y],
  pin = 'nw',
  width,
  look = 'label',
  tone = 'text-muted',
  accent,
  children,
}: LabelProps) {
  const { translate, align } = shiftOf(pin);
  return (
    <span
      data-accent={accent}
      className={cn(
        'absolute text-balance',
        !width && 'whitespace-nowrap',
        align,
        styles[look],
        tone,
      )}
      style={{
        left: `calc(${x} / var(--w) * 100%)`,
        top: `calc(${y} / var(--h) * 100%)`,
        translate,
        width: width && `calc(${width} / var(--w) * 100%)`,
      }}
    >
      {children}
    </span>
  );
}

interface CalloutProps extends Omit<LabelProps, 'look' | 'children'> {
  title: string;
  text?: string | undefined;
}

/** A word in the accent and a line under it. */
export function Callout({ title, text, tone = 'text-accent', ...place }: CalloutProps) {
  return (
    <Label {...place} tone="" look="label">
      <span className={cn('block', tone)}>{title}</span>
      {text && (
        <span className="mt-[0.35em] block font-sans font-normal tracking-normal text-muted normal-case [font-size:clamp(0.8125rem,calc(15*var(--u)),1.75rem)]/[1.3]">
          {text}
        </span>
      )}
    </Label>
  );
}
