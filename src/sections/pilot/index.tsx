import type { SectionProps } from '../../content/types.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { TitledSection } from '../../ui/section.tsx';

/** Phases of a pilot along a line: columns on wide screens, rows on narrow ones. */
export default function Pilot({ section, accent }: SectionProps<'pilot'>) {
  return (
    <TitledSection section={section} accent={accent} headClassName="head-split">
      <ol className="col-span-full mt-8 grid max-lg:border-l max-lg:border-text lg:auto-cols-fr lg:grid-flow-col lg:border-t-2 lg:border-text">
        {section.phases.map(({ when, title, text, owner }, index) => (
          <Reveal
            as="li"
            order={index}
            key={when}
            className="relative grid content-start gap-y-3 pb-8 pl-7 last:pb-0 lg:row-span-4 lg:grid-rows-subgrid lg:pt-7 lg:pr-6 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[0.3125rem] size-2.5 rounded-full bg-accent lg:-top-[0.375rem] lg:left-0"
            />
            <p className="type-label text-accent">{when}</p>
            <h3 className="type-title">{title}</h3>
            <p className="type-body measure text-muted">{text}</p>
            {owner && (
              <p className="type-small">
                <span className="sr-only">In the lead: </span>
                <span>{owner}</span>
              </p>
            )}
          </Reveal>
        ))}
      </ol>
    </TitledSection>
  );
}
