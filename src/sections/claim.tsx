/**
 * Components for claims. A claim is a figure that the site states, such as `60%`, with a label and
 * a kind, such as "Target"; all claims are in `content/claims.ts`.
 */

import type { CSSProperties } from 'react';
import { type ClaimId, type ClaimKind, claimKinds, claimOf } from '../content/claims.ts';
import { cn } from '../lib/cn.ts';
import { SmartLink } from '../ui/smart-link.tsx';

/** Matches the number and the unit of a figure: `75` `%`, `3–6` `×`, `90` `days`. */
const numberAndUnit = /^([+−-]?[\d.,–/]+)\s*(.*)$/u;

/** The figure of a claim, with its unit in smaller type. `className` sets size and weight. */
export function ClaimFigure({
  as: Tag = 'span',
  value,
  className,
}: {
  as?: 'span' | 'dd';
  value: string;
  className?: string;
}) {
  const [, number = value, unit = ''] = numberAndUnit.exec(value) ?? [];
  return (
    <Tag
      style={{ '--letters': value.length } as CSSProperties}
      className={cn('whitespace-nowrap', className)}
    >
      <span>{number}</span>
      {unit.length === 1 && (
        <span className="ml-[0.06em] text-accent align-[0.42em] text-[0.52em]/none tracking-normal">
          {unit}
        </span>
      )}
      {unit.length > 1 && (
        <span className="text-accent text-[0.35em]/none tracking-tight">{` ${unit}`}</span>
      )}
    </Tag>
  );
}

/** Name of a claim's kind. */
export const ClaimKindName = ({ id, className }: { id: ClaimId; className?: string }) => (
  <span className={cn('text-accent', className)}>{claimKinds[claimOf(id).kind].name}</span>
);

/** Name of a claim's kind, and the claim's label, on one line. */
export const ClaimLabel = ({ id, short = false }: { id: ClaimId; short?: boolean }) => {
  const claim = claimOf(id);
  return (
    <>
      <ClaimKindName id={id} />
      {' · '}
      <span>{(short && claim.short) || claim.label}</span>
    </>
  );
};

/** The figures of some claims in a row, each above its kind and label. */
export const Metrics = ({
  ids,
  short = false,
  className,
}: {
  ids: readonly ClaimId[];
  /** Whether to use the short labels, for narrow layouts. */
  short?: boolean;
  className?: string;
}) => (
  <dl className={cn('flex flex-wrap gap-x-12 gap-y-6 lg:gap-x-20', className)}>
    {ids.map((id) => (
      <div key={id} data-claim={id} className="flex flex-col-reverse">
        <dt className="type-label mt-1 text-muted">
          <ClaimLabel id={id} short={short} />
        </dt>
        <ClaimFigure as="dd" value={claimOf(id).figure} className="type-display" />
      </div>
    ))}
  </dl>
);

const allKinds = Object.keys(claimKinds) as ClaimKind[];

/** Explains the kinds of the given claims, and links to the list of all claims. */
export const ClaimKindNotes = ({
  ids,
  className,
}: {
  ids: readonly ClaimId[];
  className?: string;
}) => (
  <div className={cn('type-small flex flex-wrap items-baseline gap-x-6 text-muted', className)}>
    {allKinds
      .filter((kind) => ids.some((id) => claimOf(id).kind === kind))
      .map((kind) => (
        <p key={kind}>{claimKinds[kind].text}</p>
      ))}
    <SmartLink href="/resources#figures" className="text-link inline-block py-1">
      What each figure is
    </SmartLink>
  </div>
);
