import { RichText } from '../../ui/rich-text.tsx';
import type { SupplementOf } from './data.ts';
import { NoteSection } from './frame.tsx';

/** One subject a row: what we say about it, and below it what to ask any supplier. */
export function Facts({ note }: { note: SupplementOf<'facts'> }) {
  return (
    <NoteSection note={note}>
      <dl>
        {note.rows.map(({ term, text, ask }) => (
          <div
            key={term}
            className="grid gap-x-8 gap-y-3 border-b border-line py-6 first:pt-0 last:border-b-0 last:pb-0 md:grid-cols-[minmax(9rem,1fr)_3fr] lg:py-8"
          >
            <dt className="type-title">{term}</dt>
            <dd>
              <p className="type-body measure">
                <RichText text={text} />
              </p>
              {ask && (
                <p className="type-small measure mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-4 text-muted">
                  <span className="type-label text-accent">Ask</span>
                  <span>{ask}</span>
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </NoteSection>
  );
}
