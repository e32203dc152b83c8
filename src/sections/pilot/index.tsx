import type { CSSProperties } from 'react';
import type { SectionProps } from '../../content/types.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { TitledSection } from '../../ui/section.tsx';

/** Weeks of a pilot, and the day at its end. */
const columnCount = 13;

/** Grid columns of a phase: its weeks, or the last one. */
function columnsOf(when: string): CSSProperties {
  const [first = columnCount, last = first] = when.startsWith('Week')
    ? (when.match(/\d+/g) ?? []).map(Number)
    : [];
  return { gridColumn: `${first} / ${last + 1}` };
}

/** Phases of a pilot as a ledger on ink. The rule above each row is a calendar, on which its weeks are marked. */
export default function Pilot({ section, accent }: SectionProps<'pilot'>) {
  return (
    <TitledSection
      section={section}
      accent={accent}
      theme="dark"
      overlay="dense"
      headClassName="head-split"
    >
      <ol className="col-span-full mt-8">
        {section.phases.map(({ when, title, text, owner }, index) => (
          <Reveal as="li" order={index} key={when}>
            <div
              aria-hidden="true"
              className="grid border-t border-line"
              style={{ gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))` }}
            >
              <span className="-mt-px h-1.5 bg-accent" style={columnsOf(when)} />
            </div>
            <div className="grid gap-x-(--spacing-column) gap-y-1 pt-3 pb-4 md:grid-cols-[3fr_4fr] lg:grid-cols-[3fr_3fr_4fr_2fr] lg:items-baseline">
              <p className="type-head text-accent md:max-lg:row-span-3">{when}</p>
              <h3 className="type-title">{title}</h3>
              <p className="type-body text-muted">{text}</p>
              {owner && (
                <p className="type-small lg:text-right">
                  <span className="sr-only">In the lead: </span>
                  <span>{owner}</span>
                </p>
              )}
            </div>
          </Reveal>
        ))}
      </ol>
    </TitledSection>
  );
}
