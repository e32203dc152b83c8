/**
 * The frame of an illustration (a section that explains its page with one drawing), and the
 * drawing's coordinate system and labels. The shapes are in `svg-primitives.tsx`.
 */

import { type ComponentType, type CSSProperties, type ReactNode, useRef } from 'react';
import type { IllustrationName } from '../../../content/illustration-texts.ts';
import type { IllustrationData, Theme } from '../../../content/types.ts';
import { cn } from '../../../lib/cn.ts';
import { drawingTimeline } from '../../../motion/drawing-timeline.ts';
import { useTimeline } from '../../../motion/timeline.ts';
import { TitledSection } from '../../../ui/section.tsx';

export interface IllustrationProps<N extends IllustrationName> {
  section: IllustrationData<N>;
}

interface FrameProps<N extends IllustrationName> extends IllustrationProps<N> {
  /** Theme of the drawing unless the section's data has one. */
  theme: Theme;
  /** Whether the heading is on the left of the drawing, instead of above it. */
  isTwoColumns?: boolean;
  /**
   * The `Drawing` for wide screens, and the one for narrow screens, where a scaled wide one would
   * be illegible.
   */
  Wide: ComponentType<IllustrationProps<N>>;
  Narrow: ComponentType<IllustrationProps<N>>;
}

/** A section with a heading, a drawing with its text alternative, and a caption. */
export function Illustration<N extends IllustrationName>({
  section,
  theme,
  isTwoColumns,
  Wide,
  Narrow,
}: FrameProps<N>) {
  const ref = useRef<HTMLDivElement>(null);
  useTimeline(ref, drawingTimeline);
  return (
    <TitledSection
      section={section}
      accent={section.accent}
      theme={theme}
      overlay="dense"
      className="overflow-x-clip"
      headClassName={isTwoColumns ? 'lg:col-span-4' : 'head-split'}
    >
      <figure
        className={cn(
          'col-span-full mt-stack',
          isTwoColumns && 'lg:col-span-8 lg:col-start-5 lg:mt-0 2xl:col-span-7 2xl:col-start-6',
        )}
      >
        <div ref={ref} role="img" aria-label={section.alt}>
          <div className="max-md:hidden">
            <Wide section={section} />
          </div>
          <div className="max-w-[34rem] md:hidden">
            <Narrow section={section} />
          </div>
        </div>
        <figcaption className="rule-top type-body mt-8 flex flex-wrap gap-x-6 gap-y-1 pt-4 text-muted lg:mt-12">
          <span className="type-label pt-[0.35em] text-accent">Figure</span>
          <span className="max-w-[44em] flex-1 basis-[16rem]">{section.caption}</span>
        </figcaption>
      </figure>
    </TitledSection>
  );
}

interface DrawingProps {
  /** Size in drawing units, which are the units of the SVG and of the labels' positions. */
  size: readonly [width: number, height: number];
  /** Contents of the SVG. */
  lines: ReactNode;
  /** Labels as HTML, so that their text stays readable when the lines shrink. */
  children?: ReactNode;
}

/**
 * A drawing with its own coordinate system: lines as SVG, labels as HTML over them. Assistive
 * technology reads the text alternative of the `Illustration`, not the labels.
 *
 * The CSS variables `--w` and `--h` are the size in drawing units, and `--u` is the length of one
 * drawing unit on screen.
 */
export function Drawing({ size: [width, height], lines, children }: DrawingProps) {
  return (
    <div
      className="@container relative"
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

/**
 * The point of a label that is placed at its position: a corner, the middle of an edge, or the
 * centre.
 */
type Pin = 'nw' | 'n' | 'ne' | 'w' | 'c' | 'e' | 'sw' | 's' | 'se';

/** Returns the translation that moves a label's pin to its position, and the text alignment. */
function getAlignment(pin: Pin) {
  const [x, align] = pin.includes('w')
    ? ['0', 'text-left']
    : pin.includes('e')
      ? ['-100%', 'text-right']
      : ['-50%', 'text-center'];
  const y = pin.includes('n') ? '0' : pin.includes('s') ? '-100%' : '-50%';
  return { translate: `${x} ${y}`, align };
}

/**
 * Type styles of labels. Font sizes are in drawing units, with a minimum for small screens and, for
 * small type, a maximum.
 */
const labelStyles = {
  label:
    'type-label [font-size:clamp(0.875rem,calc(15*var(--u)),1.8rem)] tracking-[0.04em] leading-[1.25] font-medium',
  note: '[font-size:clamp(0.9375rem,calc(17.5*var(--u)),2rem)] leading-[1.3]',
  title:
    '[font-size:max(0.9375rem,calc(20*var(--u)))] leading-[1.15] font-[640] [font-stretch:104%] tracking-[-0.012em]',
  huge: '[font-size:max(3.5rem,calc(118*var(--u)))] leading-none font-[740] [font-stretch:108%] tracking-[-0.04em]',
  loud: '[font-size:max(1.25rem,calc(40*var(--u)))] leading-none font-[740] [font-stretch:108%] tracking-[-0.03em]',
} as const;

const toneClasses = { muted: 'text-muted', text: 'text-text', accent: 'text-accent' } as const;

interface LabelProps {
  /** Position in drawing units. */
  at: readonly [x: number, y: number];
  pin?: Pin;
  /** Width in drawing units; without it the label is one line. */
  width?: number;
  textStyle?: keyof typeof labelStyles;
  /** Colour of the text; by default `accent` if the label has an accent, or else `muted`. */
  tone?: keyof typeof toneClasses;
  /** Name of the accent colour, if it is not that of the section. */
  accent?: string | undefined;
  text: ReactNode;
}

/** A text at a position of the drawing. */
export function Label({
  at: [x, y],
  pin = 'nw',
  width,
  textStyle = 'label',
  accent,
  tone = accent ? 'accent' : 'muted',
  text,
}: LabelProps) {
  const { translate, align } = getAlignment(pin);
  return (
    <span
      data-accent={accent}
      className={cn(
        'absolute text-balance',
        !width && 'whitespace-nowrap',
        align,
        labelStyles[textStyle],
        toneClasses[tone],
      )}
      style={{
        left: `calc(${x} / var(--w) * 100%)`,
        top: `calc(${y} / var(--h) * 100%)`,
        translate,
        width: width && `calc(${width} / var(--w) * 100%)`,
      }}
    >
      {text}
    </span>
  );
}

interface CalloutProps extends Omit<LabelProps, 'textStyle' | 'text'> {
  title: string;
  text?: string | undefined;
}

/** A label of a title in the accent colour and a text below it. */
export function Callout({ title, text, tone = 'accent', ...labelProps }: CalloutProps) {
  return (
    <Label
      {...labelProps}
      text={
        <>
          <span className={cn('block', toneClasses[tone])}>{title}</span>
          {text && (
            <span className="mt-[0.35em] block font-sans font-normal tracking-normal text-muted normal-case [font-size:clamp(0.9375rem,calc(17.5*var(--u)),2rem)]/[1.3]">
              {text}
            </span>
          )}
        </>
      }
    />
  );
}
