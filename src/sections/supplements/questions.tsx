import { RichText } from '../../ui/rich-text.tsx';
import type { SupplementOf } from './data.ts';
import { NoteSection } from './frame.tsx';

/** Questions and answers, all open, so that they can be read side by side. */
export function Questions({ note }: { note: SupplementOf<'questions'> }) {
  return (
    <NoteSection note={note}>
      <dl>
        {note.items.map(({ question, answer }) => (
          <div
            key={question}
            className="border-b border-line py-6 first:pt-0 last:border-b-0 last:pb-0 lg:py-8"
          >
            <dt className="type-title text-balance">{question}</dt>
            <dd className="type-body measure mt-3 text-muted">
              <RichText text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </NoteSection>
  );
}
