import { type ReactNode, useRef } from 'react';
import { labels } from '../../../content/messages.ts';
import type { Theme } from '../../../content/types.ts';
import { cn } from '../../../lib/cn.ts';
import { useTimeline } from '../../../motion/use-timeline.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { Section, SectionHead, useHeadingId } from '../../../ui/section.tsx';
import type { Figure } from '../data.ts';

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
  const heading = useHeadingId();
  const ref = useRef<HTMLDivElement>(null);
  useTimeline(ref);
  const beside = layout === 'beside';
  return (
    <Section
      theme={section.theme ?? theme}
      id={section.id}
      accent={section.accent}
      labelledBy={heading}
      overlay="dense"
      className="overflow-x-clip"
    >
      <SectionHead
        id={heading}
        eyebrow={section.eyebrow}
        title={section.title}
        lede={section.lede && <RichText text={section.lede} />}
        className={beside ? 'lg:col-span-4' : 'lg:col-span-9'}
      />
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
    </Section>
  );
}
