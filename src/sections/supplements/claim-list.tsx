import { type ClaimKind, claimKinds, claims } from '../../content/claims.ts';
import { Figure } from '../figure-note.tsx';
import type { SupplementOf } from './data.ts';
import { NoteSection } from './frame.tsx';
import { Table } from './table.tsx';

const kinds = Object.keys(claimKinds) as ClaimKind[];

/** Every figure that the site prints, with its kind, its measure and its starting point. */
export default function ClaimList({ note }: { note: SupplementOf<'claims'> }) {
  return (
    <NoteSection note={note} wide>
      <dl className="mb-stack grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-5">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt className="type-label text-accent">{claimKinds[kind].name}</dt>
            <dd className="type-small mt-2 text-muted">{claimKinds[kind].text}</dd>
          </div>
        ))}
      </dl>
      <Table
        caption={note.title}
        evident={2}
        head={['Figure', 'Says', 'Kind', 'What would be counted', 'Compared with', 'Source']}
        rows={claims.map(({ id, figure, label, kind, measure, baseline, source }) => ({
          key: id,
          id: `figure-${id}`,
          cells: [
            <Figure key="figure" value={figure} className="type-head" />,
            <span key="label" className="font-semibold">
              {label}
            </span>,
            claimKinds[kind].name,
            measure,
            baseline,
            source ?? (
              <span key="source" className="text-muted">
                To be named; ask us
              </span>
            ),
          ],
        }))}
      />
    </NoteSection>
  );
}
