import { measures } from '../../content/claim-measures.ts';
import { type ClaimId, claimOf } from '../../content/claims.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { ClaimFigure, ClaimKindName, ClaimKindNotes } from '../claim.tsx';

/**
 * Rows of the table, and notes on the kinds of their claims. This module contains the measures of
 * all claims, so it is loaded when the table comes near the screen.
 */
export default function Rows({ claims }: { claims: readonly ClaimId[] }) {
  return (
    <>
      <dl className="col-span-full mt-stack grid grid-cols-subgrid border-b-4 border-double border-text">
        {claims.map((id, index) => (
          <Reveal
            order={index}
            key={id}
            data-claim={id}
            className="rule-top col-span-full grid grid-cols-subgrid gap-y-3 py-6 first:border-t-2 first:border-text md:items-baseline-last md:pt-8 md:pb-5"
          >
            <dt className="type-label col-span-full [font-size:var(--text-small)] md:col-span-3">
              <ClaimKindName id={id} className="block" />
              <span>{claimOf(id).label}</span>
            </dt>
            <dd className="col-span-full text-right max-md:order-first max-md:text-left md:order-last md:col-span-5 md:col-start-8">
              <ClaimFigure value={claimOf(id).figure} className="type-figure" />
            </dd>
            <dd className="type-body col-span-full text-muted md:col-span-4">
              <span className="block max-w-[24em]">{measures[id].measure}</span>
            </dd>
          </Reveal>
        ))}
      </dl>
      <ClaimKindNotes ids={claims} className="col-span-full mt-4" />
    </>
  );
}
