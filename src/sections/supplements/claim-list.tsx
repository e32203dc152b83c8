import { Fragment } from 'react';
import { measures } from '../../content/claim-measures.ts';
import { type ClaimId, claimKinds, claimOf, claims } from '../../content/claims.ts';
import { ClaimFigure } from '../claim.tsx';
import { SupplementSection, Table } from './frame.tsx';
import type { SupplementOf } from './kinds.tsx';

const allIds = Object.keys(claims) as ClaimId[];

/** All claims of the site (the figures that it states), with kind, measure and baseline of each. */
export default function ClaimList({ supplement }: { supplement: SupplementOf<'claims'> }) {
  return (
    <SupplementSection supplement={supplement} isWide>
      <dl className="mb-stack grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {Object.values(claimKinds).map(({ name, text }) => (
          <div key={name}>
            <dt className="type-label text-accent">{name}</dt>
            <dd className="type-small mt-2 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <Table
        caption={supplement.title}
        unlabelledCellCount={2}
        head={['Figure', 'Says', 'Kind', 'What is counted', 'Compared with']}
        rows={allIds.map((id) => {
          const { figure, label, kind } = claimOf(id);
          const { measure, baseline, source } = measures[id];
          return {
            key: id,
            id: `figure-${id}`,
            cells: [
              <ClaimFigure key="figure" value={figure} className="type-head" />,
              <span key="label" className="font-semibold">
                {label}
              </span>,
              claimKinds[kind].name,
              measure,
              <Fragment key="baseline">
                <span>{baseline}</span>{' '}
                {source && <span className="text-muted">{`${source}.`}</span>}
              </Fragment>,
            ],
          };
        })}
      />
    </SupplementSection>
  );
}
