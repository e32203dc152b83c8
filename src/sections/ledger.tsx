import type { SectionOf } from '../content/types.ts';
import { Reveal } from '../motion/reveal.tsx';
import { Figure } from '../ui/figure.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section, SectionHead, useHeadingId } from '../ui/section.tsx';

/** Figures set like a table in an annual report, closed by an accountant's double rule. */
export default function Ledger({ section }: { section: SectionOf<'ledger'> }) {
  const heading = useHeadingId();
  return (
    <Section
      surface={section.surface ?? 'paper'}
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
      <dl className="col-span-full mt-block grid grid-cols-subgrid border-b-4 border-double border-text">
        {section.rows.map((row, index) => (
          <Reveal
            order={index}
            key={row.label}
            className="hairline col-span-full grid grid-cols-subgrid gap-y-3 py-6 first:border-t-2 first:border-text lg:items-baseline-last lg:pt-8 lg:pb-5"
          >
            <dt className="type-label col-span-full text-[length:var(--text-small)] lg:col-span-3">
              {row.label}
            </dt>
            <dd className="col-span-full text-right max-lg:order-first max-lg:text-left lg:order-last lg:col-span-5 lg:col-start-8">
              <Figure value={row.figure} className="type-figure" />
            </dd>
            <dd className="type-body col-span-full text-muted lg:col-span-4">
              <span className="block max-w-[24em]">{row.note}</span>
            </dd>
          </Reveal>
        ))}
      </dl>
    </Section>
  );
}
