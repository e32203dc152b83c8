import type { CSSProperties } from 'react';
import { type ClaimId, claimOf } from '../../content/claims.ts';
import type { GlyphName, OfferingId, SectionOf, Titled } from '../../content/types.ts';
import { cn } from '../../lib/cn.ts';
import { Reveal } from '../../motion/reveal.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Arrow } from '../../ui/icons.tsx';
import { TitledSection } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/smart-link.tsx';
import { ClaimKindName, ClaimKindNotes } from '../claim.tsx';

/** Number of grid columns. A wide tile spans four, a narrow one two. */
const columns = 6;

/**
 * Column spans by number of tiles, for tiles without a `span`. Consecutive rows are never equal.
 */
const defaultSpans: Record<number, readonly number[]> = {
  1: [6],
  2: [4, 2],
  3: [6, 2, 4],
  4: [4, 2, 2, 4],
  5: [4, 2, 2, 2, 2],
  6: [4, 2, 2, 4, 4, 2],
  7: [4, 2, 2, 4, 2, 2, 2],
  8: [4, 2, 2, 4, 4, 2, 2, 4],
};

/**
 * Computes column spans that fill every row of the six-column grid, so that tiles can share
 * borders.
 *
 * @param wantedSpans `span` of each tile in reading order: 1 is narrow, 2 is wide, undefined is not
 *   set
 */
function getColumnSpans(wantedSpans: readonly (1 | 2 | undefined)[]): number[] {
  const defaults = defaultSpans[wantedSpans.length];
  if (defaults && wantedSpans.every((span) => span === undefined)) return [...defaults];

  const spans: number[] = [];
  let freeColumns = columns;
  for (const span of wantedSpans) {
    const neededColumns = (span ?? 1) * 2;
    if (neededColumns > freeColumns) {
      // The previous tile is widened to fill the rest of its row.
      stretchLast(spans, freeColumns);
      freeColumns = columns;
    }
    spans.push(neededColumns);
    freeColumns -= neededColumns;
    if (freeColumns === 0) freeColumns = columns;
  }
  if (freeColumns < columns) stretchLast(spans, freeColumns);
  return spans;
}

function stretchLast(spans: number[], by: number) {
  const last = spans.length - 1;
  spans[last] = (spans[last] ?? 0) + by;
}

/** Data of a bento grid: tiles of unequal width. A tile whose `span` is 2 is wide. */
export interface BentoSection extends Titled {
  kind: 'bento';
  accent?: OfferingId;
  items: readonly {
    title: string;
    text: string;
    icon?: GlyphName;
    label?: string;
    /** Claim (a figure that the site states, or a standard) that replaces the label. */
    claim?: ClaimId;
    href?: string;
    offering?: OfferingId;
    span?: 1 | 2;
  }[];
}

type Item = SectionOf<'bento'>['items'][number];

/** Label of a claim: the name of a standard, or a figure with its label. */
function getClaimText(id: ClaimId) {
  const { figure, label, short, kind } = claimOf(id);
  return kind === 'standard' ? figure : `${figure} ${short ?? label}`;
}

/** A tile of the grid. A wide tile has larger type and a large glyph on the right. */
function Tile({ item, span, order }: { item: Item; span: number; order: number }) {
  const isWide = span >= 4;
  return (
    <Reveal
      as="li"
      order={order}
      data-accent={item.offering}
      data-claim={item.claim}
      style={{ '--span': span } as CSSProperties}
      className={cn(
        'group relative flex min-h-56 flex-col justify-between gap-10 overflow-hidden border-r border-b border-line p-6 lg:col-[span_var(--span)] lg:min-h-80 lg:p-8 2xl:p-12',
        isWide && 'bg-raised md:max-lg:col-span-full',
      )}
    >
      <div className="flex items-start justify-between gap-4">
        {item.icon ? (
          <Glyph
            name={item.icon}
            className={cn(
              'text-accent',
              isWide
                ? 'size-14 lg:absolute lg:top-1/2 lg:right-10 lg:size-56 lg:-translate-y-1/2 lg:[stroke-width:0.5] 2xl:right-16 2xl:size-80'
                : 'size-10 lg:size-14',
            )}
          />
        ) : (
          <span />
        )}
        {item.claim ? (
          <p className="type-label relative text-right text-muted">
            <ClaimKindName id={item.claim} className="block" />
            {getClaimText(item.claim)}
          </p>
        ) : (
          item.label && <p className="type-label relative text-muted">{item.label}</p>
        )}
      </div>
      <div className={cn(isWide && 'lg:max-w-[62%]')}>
        <h3 className={isWide ? 'type-head' : 'type-title'}>
          {item.href ? (
            <SmartLink href={item.href} className="after:absolute after:inset-0">
              {item.title}
            </SmartLink>
          ) : (
            item.title
          )}
        </h3>
        <p className={cn('mt-3 text-muted', isWide ? 'type-lede' : 'type-body')}>{item.text}</p>
        {item.href && (
          <Arrow className="mt-6 transition-transform duration-(--duration-state) ease-out group-hover:translate-x-2" />
        )}
      </div>
    </Reveal>
  );
}

/** A bento grid of tiles that share their borders. */
export default function Bento({ section }: { section: SectionOf<'bento'> }) {
  const spans = getColumnSpans(section.items.map((item) => item.span));
  const claims = section.items.flatMap(({ claim }) => claim ?? []);
  return (
    <TitledSection section={section}>
      <ul className="col-span-full mt-stack grid border-t border-l border-line md:grid-cols-2 lg:grid-cols-6">
        {section.items.map((item, index) => (
          <Tile key={item.title} item={item} span={spans[index] ?? 2} order={index} />
        ))}
      </ul>
      {claims.length > 0 && <ClaimKindNotes ids={claims} className="col-span-full mt-4" />}
    </TitledSection>
  );
}
