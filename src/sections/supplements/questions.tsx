import { Accordion } from '../../ui/accordion.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { SupplementOf } from './data.ts';
import { NoteSection } from './frame.tsx';

/** The questions of a page in one accordion, as home's are. */
export function Questions({ note }: { note: SupplementOf<'questions'> }) {
  return (
    <NoteSection note={note}>
      <Accordion
        items={note.items.map(({ question, answer }) => ({
          title: question,
          content: <RichText text={answer} />,
        }))}
      />
    </NoteSection>
  );
}
