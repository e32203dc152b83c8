import type { ComponentType } from 'react';
import { lazy } from 'react';
import { pathOfFile } from '../content/routes.ts';
import { Comparison } from '../sections/notes/comparison.tsx';
import type { Note, NoteOf } from '../sections/notes/data.ts';
import { Facts } from '../sections/notes/facts.tsx';
import { NotesFrame } from '../sections/notes/frame.tsx';
import { Glossary } from '../sections/notes/glossary.tsx';
import { Questions } from '../sections/notes/questions.tsx';
import { Ways } from '../sections/notes/ways.tsx';
import { Weeks } from '../sections/notes/weeks.tsx';

const files = import.meta.glob<readonly Note[]>('../content/notes/**/*.ts', { import: 'default' });
const loaders = new Map(
  Object.entries(files).map(([file, load]) => [
    pathOfFile(file.replace('/notes/', '/pages/')),
    load,
  ]),
);

/** One page each has them, and they bring much of their own: figures and arithmetic. */
const ClaimList = lazy(() => import('../sections/notes/claim-list.tsx'));
const Estimator = lazy(() => import('../sections/notes/estimator.tsx'));

type Look<K extends Note['kind']> = ComponentType<{ note: NoteOf<K> }>;

/** One line a look, as in `sections.ts`; the others are small enough for one file. */
const looks: { [K in Note['kind']]: Look<K> } = {
  claims: ClaimList,
  comparison: Comparison,
  estimator: Estimator,
  facts: Facts,
  glossary: Glossary,
  questions: Questions,
  ways: Ways,
  weeks: Weeks,
};

/** The notes of a page as they are written. */
export const readNotes = async (path: string): Promise<readonly Note[]> =>
  (await loaders.get(path)?.()) ?? [];

/** The notes of a page as a component of their own; none where there is no file. */
export async function notesOf(path: string): Promise<ComponentType | null> {
  const notes = await readNotes(path);
  if (notes.length === 0) return null;
  return () => (
    <NotesFrame contents={notes}>
      {notes.map((note) => {
        // The registry's type ties each look to its own note; indexing it can't express that.
        const Look = looks[note.kind] as ComponentType<{ note: Note }>;
        return <Look key={note.id} note={note} />;
      })}
    </NotesFrame>
  );
}
