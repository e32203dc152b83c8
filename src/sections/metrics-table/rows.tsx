import type { CSSProperties } from 'react';
import { measures } from '../../content/claim-measures.ts';
import { type ClaimId, claimOf } from '../../content/claims.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { ClaimFigure, ClaimKindName, ClaimKindNotes } from '../claim.tsx';

/** Largest number of claims that stand side by side on a wide screen; more are rows. */
const maxColumns = 3;

/**
 * Rows of the table, and notes on the kinds of their claims. This module contains the measures of
 * all claims, so it is loaded when the table comes near the screen.
 */
export default function Rows({ claims }: { claims: readonly ClaimId[] }) {
  const isInColumns = claims.length <= maxColumns;
  return (
    <>
      <dl
        style={{ '--count': claims.length } as CSSProperties}
        className={cn(
          'col-span-full mt-8 grid border-b-4 border-double border-text',
          isInColumns
            ? 'gap-x-(--spacing-column) border-t-2 md:grid-cols-[repeat(var(--count),minmax(0,1fr))]'
            : 'grid-cols-subgrid',
        )}
      >
        {claims.map((id, index) => (
          <Reveal
            order={index}
            key={id}
            data-claim={id}
            className={cn(
              'grid gap-y-3 py-6',
              isInColumns
                ? 'content-start max-md:rule-top max-md:first:border-t-0'
                : 'rule-top col-span-full grid-cols-subgrid first:border-t-2 first:border-text md:items-baseline-last md:pt-8 md:pb-5',
            )}
          >
            <dt
              className={cn(
                'type-label [font-size:var(--text-small)]',
                !isInColumns && 'col-span-full md:col-span-3',
              )}
            >
              <ClaimKindName id={id} className="block" />
              <span>{claimOf(id).label}</span>
            </dt>
            <dd
              className={cn(
                'max-md:order-first',
                isInColumns
                  ? 'order-first'
                  : 'col-span-full md:order-last md:col-span-5 md:col-start-8 md:text-right',
              )}
            >
              <ClaimFigure
                value={claimOf(id).figure}
                className={isInColumns ? 'type-figure md:type-hero' : 'type-figure'}
              />
            </dd>
            <dd
              className={cn('type-body text-muted', !isInColumns && 'col-span-full md:col-span-4')}
            >
              <span className="block max-w-[24em]">{measures[id].measure}</span>
            </dd>
          </Reveal>
        ))}
      </dl>
      <ClaimKindNotes ids={claims} className="col-span-full mt-4" />
    </>
  );
}
