import { type ReactNode, type Ref, useId } from 'react';
import type { OfferingId, Rich, Theme, Titled } from '../content/types.ts';
import { cn } from '../lib/cn.ts';
import { RichText } from './rich-text.tsx';

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

/** A full-width section in one of the two themes, on the 12-column grid. */
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
  section: { eyebrow?: string | undefined; title: string; lede?: Rich | undefined };
  /** Heading size; `display` for the loud ones. */
  size?: 'head' | 'display' | undefined;
  /** Place on the grid. */
  className?: string | undefined;
  id: string;
}

/** Label, heading and lede of a section. */
export function SectionHead({ section, size = 'head', className, id }: SectionHeadProps) {
  const { eyebrow, title, lede } = section;
  return (
    <header className={cn('section-head', className)}>
      {eyebrow && <p className="type-label mb-4 text-muted">{eyebrow}</p>}
      <h2 id={id} className={size === 'display' ? 'type-display' : 'type-head'}>
        {title}
      </h2>
      {lede && (
        <p className="type-lede measure mt-6 text-muted">
          <RichText text={lede} />
        </p>
      )}
    </header>
  );
}

interface TitledSectionProps extends Pick<SectionProps, 'ref' | 'overlay' | 'className'> {
  /** Its theme and accent outrank the component's own. */
  section: Titled & { accent?: OfferingId };
  /** Where the section's data names none. */
  theme?: Theme;
  headSize?: SectionHeadProps['size'];
  headClassName?: string | undefined;
  children: ReactNode;
}

/** A {@link Section} that begins with its {@link SectionHead} and is named by it. */
export function TitledSection({
  section,
  theme = 'light',
  headSize,
  headClassName,
  children,
  ...rest
}: TitledSectionProps) {
  const heading = useHeadingId();
  return (
    <Section
      {...rest}
      theme={section.theme ?? theme}
      id={section.id}
      accent={section.accent}
      labelledBy={heading}
    >
      <SectionHead id={heading} section={section} size={headSize} className={headClassName} />
      {children}
    </Section>
  );
}

/** Id for a heading that names its section. */
export const useHeadingId = () => `h${useId().replace(/[^a-z0-9]/gi, '')}`;
