import { Fragment } from 'react';
import { measures } from '../../content/claim-measures.ts';
import { claimOf } from '../../content/claims.ts';
import { offering } from '../../content/suite.ts';
import type { OfferingId, SectionOf, SectionProps, Theme } from '../../content/types.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Section } from '../../ui/section.tsx';
import { ClaimFigure, ClaimKindNotes, ClaimLabel } from '../claim.tsx';

type Story = SectionOf<'case-studies'>['stories'][number];

/** The products of a case study as icons joined by lines. */
function ProductPath({ offerings }: { offerings: readonly OfferingId[] }) {
  return (
    <div className="mt-10">
      <p className="type-label text-muted">Products used</p>
      <ol className="mt-3 flex items-center">
        {offerings.map((id, index) => (
          <Fragment key={id}>
            {index > 0 && (
              <li
                aria-hidden="true"
                className="h-0.5 w-8 bg-linear-to-r from-(--from) to-(--to)"
                style={{
                  ['--from' as string]: `var(--accent-${offerings[index - 1]})`,
                  ['--to' as string]: `var(--accent-${id})`,
                }}
              />
            )}
            <li
              data-accent={id}
              className="grid size-12 place-items-center rounded-full border-2 border-accent text-accent 2xl:size-16"
            >
              <Glyph name={id} className="size-6 2xl:size-9" />
              <span className="sr-only">{offering[id].name}</span>
            </li>
          </Fragment>
        ))}
      </ol>
      <p aria-hidden="true" className="type-small mt-3 text-muted">
        {offerings.map((id) => offering[id].name).join(' → ')}
      </p>
    </div>
  );
}

/**
 * One case study: industry and products on the left, challenge and solution on the right, results
 * below.
 */
function CaseStudy({ story, theme }: { story: Story; theme: Theme }) {
  const { id, claim } = story;
  return (
    <Section theme={theme} id={id} accent={story.offerings[0]} labelledBy={`${id}-title`}>
      <div className="col-span-full border-t-2 border-text pt-5 lg:col-span-3">
        <p className="type-label">{story.industry}</p>
        <p className="type-small mt-2 max-w-[22em] text-muted">{story.company}</p>
        <ProductPath offerings={story.offerings} />
      </div>
      <div className="col-span-full mt-10 lg:col-span-9 lg:mt-0">
        <h2 id={`${id}-title`} className="type-display border-line lg:border-t lg:pt-5">
          {story.title}
        </h2>
        <div className="mt-10 grid gap-10 lg:mt-14 lg:grid-cols-2 lg:gap-12">
          <div>
            <h3 className="type-label text-muted">Challenge</h3>
            <p className="type-body measure mt-3 text-muted">{story.challenge}</p>
          </div>
          <div>
            <h3 className="type-label text-accent">Solution</h3>
            <p className="type-body measure mt-3">{story.solution}</p>
          </div>
        </div>
      </div>
      <div className="rule-top col-span-full mt-stack grid grid-cols-subgrid items-end gap-y-8 pt-6">
        <h3 className="type-label col-span-full text-muted lg:col-span-3 lg:self-start">Results</h3>
        <Reveal as="p" data-claim={claim} className="col-span-full lg:col-span-5">
          <ClaimFigure value={claimOf(claim).figure} className="type-figure block leading-[0.8]" />
          <span className="type-label mt-5 block">
            <ClaimLabel id={claim} />
          </span>
          <span className="type-small mt-2 block text-muted">{measures[claim].measure}</span>
        </Reveal>
        <ClaimKindNotes
          ids={[claim]}
          className="order-last col-span-full lg:col-span-9 lg:col-start-4"
        />
        <ul className="col-span-full lg:col-span-4">
          {story.results.map((result) => (
            <li key={result} className="type-body rule-top py-4 last:pb-0">
              {result}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Case studies as full-width sections whose theme alternates between dark and light. */
export default function CaseStudies({ section }: SectionProps<'case-studies'>) {
  return (
    <div id={section.id}>
      {section.stories.map((story, index) => (
        <CaseStudy key={story.id} story={story} theme={index % 2 ? 'dark' : 'light'} />
      ))}
    </div>
  );
}
