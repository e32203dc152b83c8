/**
 * The frame of an illustration (a section that explains its page with one picture): the SVG file,
 * its labels in HTML, and its timeline.
 */

import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import type { IllustrationName } from '../../../content/illustration-texts.ts';
import type { IllustrationData, OfferingId, Theme } from '../../../content/types.ts';
import { cn } from '../../../lib/cn.ts';
import { Markup } from '../../../lib/markup.tsx';
import { type Appearance, drawingTimeline } from '../../../motion/drawing-timeline.ts';
import { useTimeline } from '../../../motion/timeline.ts';
import { TitledSection } from '../../../ui/section.tsx';

export interface DrawingProps<N extends IllustrationName> {
  section: IllustrationData<N>;
}

/**
 * Height of a frame and the place of the SVG in it, in units. By default the SVG starts in the upper
 * left and is as wide as the frame.
 */
interface Frame {
  height: number;
  art?: { x?: number; y?: number; width?: number };
}

/** Widths of the frames in units: above 42rem, the same beside a heading, and on a phone. */
const frameWidths = { wide: 1200, besideHeading: 800, narrow: 400 } as const;

/** What an illustration is, apart from its labels. */
export interface Drawing {
  /** Text of the SVG file. */
  svg: string;
  /** Theme unless the section's data has one. */
  theme: Theme;
  /** Whether the heading is on the left of the picture, instead of above it. */
  isTwoColumns?: boolean;
  wide: Frame;
  /** On a phone. `isTransposed` turns the SVG's time axis downward. */
  narrow: Frame & { isTransposed?: boolean };
  /** What appears when. */
  timeline: readonly Appearance[];
}

interface FrameProps {
  section: IllustrationData<IllustrationName>;
  /** A module-level constant, because a new one starts a new timeline. */
  drawing: Drawing;
  /** The `Label`s. */
  children: ReactNode;
}

const frameStyle = (prefix: string, width: number, { height, art = {} }: Frame) => ({
  [`--${prefix}width`]: width,
  [`--${prefix}height`]: height,
  [`--${prefix}art`]: art.width ?? width,
  [`--${prefix}art-x`]: art.x ?? 0,
  [`--${prefix}art-y`]: art.y ?? 0,
});

/** A section with a heading, a picture with its text alternative, and a caption. */
export function Illustration({ section, drawing, children }: FrameProps) {
  const { svg, theme, isTwoColumns, wide, narrow, timeline } = drawing;
  const ref = useRef<HTMLDivElement>(null);
  useTimeline(
    ref,
    useMemo(() => drawingTimeline(timeline), [timeline]),
  );
  const width = isTwoColumns ? frameWidths.besideHeading : frameWidths.wide;
  const style = {
    ...frameStyle('', width, wide),
    ...frameStyle('narrow-', frameWidths.narrow, narrow),
  } as CSSProperties;
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
        <div ref={ref} role="img" aria-label={section.alt} className="illustration">
          <div className="illustration-frame" style={style}>
            <Markup
              tag="div"
              html={svg}
              className={cn('illustration-art', narrow.isTransposed && 'is-transposed')}
            />
            {children}
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

/** A place in units of the frame. */
interface Place {
  x: number;
  y: number;
  /** Point of the label that is placed there: a corner, the middle of an edge, or the centre. */
  pin?: 'nw' | 'n' | 'ne' | 'w' | 'c' | 'e' | 'sw' | 's' | 'se';
  /** Without it the label is one line. */
  width?: number;
}

const placeStyle = (prefix: string, { x, y, pin = 'nw', width }: Place) => {
  const [across, align] = pin.includes('w')
    ? ['0', 'left']
    : pin.includes('e')
      ? ['-100%', 'right']
      : ['-50%', 'center'];
  const down = pin.includes('n') ? '0' : pin.includes('s') ? '-100%' : '-50%';
  return {
    [`--${prefix}x`]: x,
    [`--${prefix}y`]: y,
    [`--${prefix}pin`]: `${across} ${down}`,
    [`--${prefix}align`]: align,
    [`--${prefix}width`]: width ? `calc(${width} * var(--unit))` : 'max-content',
  };
};

interface LabelProps {
  wide: Place;
  /** On a phone; without it the label stands in the list below the picture. */
  narrow?: Place;
  textStyle?: 'label' | 'small' | 'note' | 'title' | 'loud' | 'huge';
  /**
   * Colour of the first line; by default `accent` if the label has one, `text` if it is large, or
   * else `muted`.
   */
  tone?: 'muted' | 'text' | 'accent';
  /** Name of the accent colour, if it is not that of the section. */
  accent?: OfferingId | 'human';
  /** A symbol of the picture before the text: a path around the origin, 24 units wide. */
  symbol?: string;
  /** Whether the text covers the lines behind it. */
  isCovering?: boolean;
  title?: string;
  /** Second line, if there is a title. */
  text?: string | undefined;
}

const largeStyles: readonly LabelProps['textStyle'][] = ['title', 'loud', 'huge'];

/** A text at a place of the picture. Assistive technology reads the text alternative instead. */
export function Label({
  wide,
  narrow,
  textStyle = 'label',
  accent,
  tone = accent ? 'accent' : largeStyles.includes(textStyle) ? 'text' : 'muted',
  symbol,
  isCovering,
  title,
  text,
}: LabelProps) {
  return (
    <span
      data-accent={accent}
      data-style={textStyle}
      className={cn(
        'illustration-label',
        (textStyle === 'label' || textStyle === 'small') && 'type-label',
        `text-${tone}`,
        !narrow && 'is-listed',
        isCovering && 'bg-surface px-1',
      )}
      style={
        { ...placeStyle('', wide), ...(narrow && placeStyle('narrow-', narrow)) } as CSSProperties
      }
    >
      {symbol && (
        <svg viewBox="-13 -13 26 26" aria-hidden="true">
          <path d={symbol} />
        </svg>
      )}
      <span>{title ?? text}</span>
      {title && text && <span>{text}</span>}
    </span>
  );
}
