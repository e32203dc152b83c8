import type { OfferingId, Titled } from '../../content/types/base.ts';
import type { SectionOf } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section, SectionHead, useHeadingId } from '../../ui/section.tsx';
import { Figure, FigureNote } from '../figure-note.tsx';

/** Figures set like a table in an annual report. */
export interface MetricsTableSection extends Titled {
  kind: 'metrics-table';
  accent?: OfferingId;
  rows: readonly {
    /** As printed, e.g. '75%', '3–6×', '90 days'. */
    figure: string;
    label: string;
    note?: string;
  }[];
}

/** Figures in a table; the last row is closed by a double rule, as totals are in accounting. */
export default function MetricsTable({ section }: { section: SectionOf<'metrics-table'> }) {
  const heading = useHeadingId();
  return (
    <Section
      theme={section.theme ?? 'light'}
      id={section.id}
      accent={section.accent}
      labelledBy={heading}
    >
      <SectionHead
        id={heading}
        eyebrow={section.eyebrow}
        title={section.title}
        lede={section.lede && <RichText text={section.lede} />}
        className="lg:col-span-7"
      />
      <dl className="col-span-full mt-stack grid grid-cols-subgrid border-b-4 border-double border-text">
        {section.rows.map((row, index) => (
          <Reveal
            order={index}
            key={row.label}
            className="rule-top col-span-full grid grid-cols-subgrid gap-y-3 py-6 first:border-t-2 first:border-text md:items-baseline-last md:pt-8 md:pb-5"
          >
            <dt
              className={cn(
                'type-label col-span-full [font-size:var(--text-small)]',
                row.note ? 'md:col-span-3' : 'md:col-span-7',
              )}
            >
              {row.label}
            </dt>
            <dd className="col-span-full text-right max-md:order-first max-md:text-left md:order-last md:col-span-5 md:col-start-8">
              <Figure value={row.figure} className="type-figure" noted />
            </dd>
            {row.note && (
              <dd className="type-body col-span-full text-muted md:col-span-4">
                <span className="block max-w-[24em]">{row.note}</span>
              </dd>
            )}
          </Reveal>
        ))}
      </dl>
      <FigureNote className="col-span-full mt-4" />
    </Section>
  );
}
