import { type ReactNode, type Ref, useId } from 'react';
import type { OfferingId, Rich, Theme, Titled } from '../content/basic-types.ts';
import { cn } from '../lib/cn.ts';
import { RichText } from './rich-text.tsx';

interface SectionProps {
  ref?: Ref<HTMLElement>;
  theme: Theme;
  /**
   * How a section of the dark theme dims the 3D scene, whose canvas is behind the page: `even` for
   * text; `dense` for line drawings, behind which the scene's lines would be confusing; `around`
   * everywhere except in the section's `SceneView`; `none` where parts of the section have their
   * own overlay. A section of the light theme covers the scene.
   */
  overlay?: 'even' | 'dense' | 'around' | 'none' | undefined;
  id?: string | undefined;
  /** Offering whose accent colour the section uses. */
  accent?: OfferingId | 'human' | undefined;
  /** Accessible name of a section without a heading. */
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
  /** Size of the heading; `display` is the larger one. */
  size?: 'head' | 'display' | undefined;
  /** Classes that place the header on the grid. */
  className?: string | undefined;
  id: string;
}

/** Eyebrow, heading and lede of a section. */
export function SectionHead({ section, size = 'head', className, id }: SectionHeadProps) {
  const { eyebrow, title, lede } = section;
  return (
    <header className={cn('section-head', lede && 'has-lede', className)}>
      {eyebrow && <p className="type-label mb-4 text-muted">{eyebrow}</p>}
      <h2 id={id} className={size === 'display' ? 'type-display' : 'type-head'}>
        {title}
      </h2>
      {lede && (
        <p className="section-lede type-lede measure mt-6 text-muted">
          <RichText text={lede} />
        </p>
      )}
    </header>
  );
}

interface TitledSectionProps
  extends Pick<SectionProps, 'ref' | 'overlay' | 'accent' | 'className'> {
  /** Data of the section. Its theme takes precedence over the component's. */
  section: Titled;
  /** Theme if the section's data has none. */
  theme?: Theme;
  headSize?: SectionHeadProps['size'];
  headClassName?: string | undefined;
  children: ReactNode;
}

/** A section that begins with a heading, which is its accessible name. */
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
    <Section {...rest} theme={section.theme ?? theme} id={section.id} labelledBy={heading}>
      <SectionHead id={heading} section={section} size={headSize} className={headClassName} />
      {children}
    </Section>
  );
}

/** Unique id of a heading to which its section's `aria-labelledby` refers. */
export const useHeadingId = () => `h${useId().replace(/[^a-z0-9]/gi, '')}`;
