import { type ReactNode, type Ref, useId } from 'react';
import type { OfferingId, Theme } from '../content/types.ts';
import { cn } from '../lib/cn.ts';

interface SectionProps {
  ref?: Ref<HTMLElement>;
  theme: Theme;
  /**
   * How ink dims the scene behind the section's words: `even` for text, `dense` for line drawings,
   * which can't be read one through the other, `around` for a section with a `SceneView`: dim
   * everywhere but in the picture's box, `none` where the section's parts do it themselves. Paper
   * covers the scene anyway.
   */
  overlay?: 'even' | 'dense' | 'around' | 'none' | undefined;
  id?: string | undefined;
  /** Accent of an offering for everything inside. */
  accent?: OfferingId | 'human' | undefined;
  /** Name for assistive technology when there is no {@link SectionHead} inside. */
  label?: string | undefined;
  /** Id of the heading that names the section. */
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A full-width band of the page on one of the two surfaces, on the 12-column grid. */
export function Section({
  ref,
  theme,
  overlay = 'even',
  id,
  accent,
  label,
  labelledBy,
  className,
  children,
}: SectionProps) {
  return (
    <section
      ref={ref}
      id={id}
      data-theme={theme}
      data-overlay={overlay}
      data-accent={accent}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={cn('layout-grid relative py-section', className)}
    >
      {children}
    </section>
  );
}

interface SectionHeadProps {
  eyebrow?: string | undefined;
  title: string;
  lede?: ReactNode;
  /** Heading size; `display` for the loud ones. */
  size?: 'head' | 'display' | undefined;
  /** Place on the grid. */
  className?: string | undefined;
  id?: string | undefined;
  children?: ReactNode;
}

/** Label, heading and lede of a section. */
export function SectionHead({
  eyebrow,
  title,
  lede,
  size = 'head',
  className,
  id,
  children,
}: SectionHeadProps) {
  return (
    <header className={cn('section-head', className)}>
      {eyebrow && <p className="type-label mb-4 text-muted">{eyebrow}</p>}
      <h2 id={id} className={size === 'display' ? 'type-display' : 'type-head'}>
        {title}
      </h2>
      {lede && <p className="type-lede measure mt-6 text-muted">{lede}</p>}
      {children}
    </header>
  );
}

/** Id for a heading that names its section. */
export const useHeadingId = () => `h${useId().replace(/[^a-z0-9]/gi, '')}`;
