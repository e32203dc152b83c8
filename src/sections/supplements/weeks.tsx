import type { SupplementOf } from './data.ts';
import { NoteSection } from './frame.tsx';

/** The weeks of a pilot along one rule: a column each on wide screens, a line each on narrow ones. */
export function Weeks({ note }: { note: SupplementOf<'weeks'> }) {
  return (
    <NoteSection note={note} wide>
      <ol className="grid max-lg:border-l max-lg:border-text lg:auto-cols-fr lg:grid-flow-col lg:border-t lg:border-text">
        {note.phases.map(({ when, title, text, owner }) => (
          <li
            key={when}
            className="relative grid content-start gap-y-3 pb-10 pl-7 last:pb-0 lg:grid-rows-subgrid lg:row-span-4 lg:pt-7 lg:pr-6 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[0.3125rem] size-2.5 rounded-full bg-text lg:-top-[0.3125rem] lg:left-0"
            />
            <p className="type-label text-accent">{when}</p>
            <h3 className="type-title">{title}</h3>
            <p className="type-small measure text-muted">{text}</p>
            <p className="type-small">
              <span className="sr-only">In the lead: </span>
              {owner}
            </p>
          </li>
        ))}
      </ol>
    </NoteSection>
  );
}
