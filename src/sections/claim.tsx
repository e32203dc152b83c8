/** Figures of `content/claims.ts` with their kind beside them, and the note below that explains the kinds. */

import { type ClaimId, type ClaimKind, claimKinds, claimOf } from '../content/claims.ts';
import { labels } from '../content/messages.ts';
import { cn } from '../lib/cn.ts';
import { SmartLink } from '../ui/smart-link.tsx';

/** Number first, then its unit: `75` `%`, `3–6` `×`, `90` `days`. */
const parts = /^([+−-]?[\d.,–/]+)\s*(.*)$/u;

/** A figure with its unit set smaller, as in an annual report. Size and weight come from `className`. */
export function Figure({
  as: Tag = 'span',
  value,
  className,
}: {
  as?: 'span' | 'dd';
  value: string;
  className?: string;
}) {
  const [, number, unit] = parts.exec(value) ?? [];
  if (!number || !unit)
    return <Tag className={cn('whitespace-nowrap normal-nums', className)}>{value}</Tag>;
  const symbol = unit.length === 1;
  return (
    <Tag className={cn('whitespace-nowrap normal-nums', className)}>
      {number}
      {symbol ? (
        <span className="ml-[0.06em] text-accent align-[0.42em] text-[0.52em]/none tracking-normal">
          {unit}
        </span>
      ) : (
        <span className="text-accent text-[0.3em]/none tracking-tight"> {unit}</span>
      )}
    </Tag>
  );
}

/** The kind of a figure, in words. */
export const KindName = ({ id, className }: { id: ClaimId; className?: string }) => (
  <span className={cn('text-accent', className)}>{claimKinds[claimOf(id).kind].name}</span>
);

/** The kind of a figure and what it counts, on one line. */
export const ClaimLabel = ({ id, short = false }: { id: ClaimId; short?: boolean }) => {
  const claim = claimOf(id);
  return (
    <>
      <KindName id={id} />
      {' · '}
      {(short && claim.short) || claim.label}
    </>
  );
};

/** Figures in a row, each over its kind and what it counts. */
export const Metrics = ({
  ids,
  short = false,
  className,
}: {
  ids: readonly ClaimId[];
  /** Uses the short labels, for narrow places. */
  short?: boolean;
  className?: string;
}) => (
  <dl className={cn('flex flex-wrap gap-x-12 gap-y-6 lg:gap-x-20', className)}>
    {ids.map((id) => (
      <div key={id} data-claim={id} className="flex flex-col-reverse">
        <dt className="type-label mt-1 text-muted">
          <ClaimLabel id={id} short={short} />
        </dt>
        <Figure as="dd" value={claimOf(id).figure} className="type-display" />
      </div>
    ))}
  </dl>
);

const kinds = Object.keys(claimKinds) as ClaimKind[];

/** Explains the kinds of some figures, and links to the list of all figures. */
export const KindNotes = ({ ids, className }: { ids: readonly ClaimId[]; className?: string }) => (
  <div className={cn('type-small measure text-muted', className)}>
    {kinds
      .filter((kind) => ids.some((id) => claimOf(id).kind === kind))
      .map((kind) => (
        <p key={kind}>
          <strong className="font-semibold">{claimKinds[kind].name}.</strong>{' '}
          {claimKinds[kind].text}
        </p>
      ))}
    <SmartLink href="/resources#figures" className="text-link inline-block py-1">
      {labels.everyFigure}
    </SmartLink>
  </div>
);
