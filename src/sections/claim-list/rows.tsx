import { Fragment } from 'react';
import { measures } from '../../content/claim-measures.ts';
import { type ClaimId, claimKinds, claimOf, claims } from '../../content/claims.ts';
import Table from '../../ui/table.tsx';
import { ClaimFigure } from '../claim.tsx';

const allIds = Object.keys(claims) as ClaimId[];

/** All claims, with kind, measure and baseline of each. */
export default function Rows({ title }: { title: string }) {
  return (
    <div className="col-span-full mt-stack">
      <dl className="mb-stack grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-5">
        {Object.values(claimKinds).map(({ name, text }) => (
          <div key={name}>
            <dt className="type-label text-accent">{name}</dt>
            <dd className="type-body mt-2 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <Table
        caption={title}
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
    </div>
  );
}
