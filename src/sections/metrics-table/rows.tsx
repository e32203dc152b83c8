import type { CSSProperties } from 'react';
import { measures } from '../../content/claim-measures.ts';
import { type ClaimId, claimOf } from '../../content/claims.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { ClaimFigure, ClaimKindName, ClaimKindNotes } from '../claim.tsx';

/**
 * Largest number of claims that stand in columns on a wide screen; more are rows. Of so many the first
 * is larger, and the others are beside it.
 */
const maxColumns = 3;

/**
 * Rows of the table, and notes on the kinds of their claims. This module contains the measures of
 * all claims, so it is loaded when the table comes near the screen.
 */
export default function Rows({ claims }: { claims: readonly ClaimId[] }) {
  const isInColumns = claims.length <= maxColumns;
  const isLed = claims.length === maxColumns;
  return (
    <>
      <dl
        style={{ '--count': claims.length } as CSSProperties}
        className={cn(
          'col-span-full mt-8 grid border-b-4 border-double border-text',
          isInColumns
            ? 'gap-x-(--spacing-column) border-t-2 md:grid-cols-[repeat(var(--count),minmax(0,1fr))]'
            : 'grid-cols-subgrid',
          isLed && 'lg:grid-cols-2',
        )}
      >
        {claims.map((id, index) => (
          <Reveal
            order={index}
            key={id}
            data-claim={id}
            className={cn('grid gap-y-3 py-6', rowClasses(isInColumns), isLed && ledClasses(index))}
          >
            <dt
              className={cn(
                'type-label [font-size:var(--text-small)]',
                !isInColumns && 'col-span-full md:col-span-3',
                isLed && index > 0 && 'lg:self-end',
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
                isLed && index > 0 && 'lg:row-span-2',
              )}
            >
              <ClaimFigure
                value={claimOf(id).figure}
                className={cn(
                  'type-figure',
                  isInColumns && 'md:type-hero',
                  isLed && index === 0 && 'lg:type-figure',
                )}
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

/** Classes of a claim's column or row. */
const rowClasses = (isInColumns: boolean) =>
  isInColumns
    ? 'content-start max-md:rule-top max-md:first:border-t-0'
    : 'rule-top col-span-full grid-cols-subgrid first:border-t-2 first:border-text md:items-baseline-last md:pt-8 md:pb-5';

/** Classes on a wide screen of the claim that leads, or of one beside it. */
const ledClasses = (index: number) =>
  index === 0
    ? 'lg:row-span-2 lg:content-center'
    : 'lg:grid-cols-2 lg:gap-x-8 lg:not-last:border-b lg:not-last:border-line';
