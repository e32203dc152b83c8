import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { noteLimit, type RequestDetail } from '../../supabase/functions/_shared/desk.ts';
import { Button } from '../ui/button.tsx';
import { api } from './api.ts';
import { client, keys } from './cache.ts';
import { notify } from './changes.ts';
import type { DeskContext } from './desk.tsx';
import { dayAndTime, nameOf } from './labels.ts';

const readAgain = (id: string) => client.invalidateQueries({ queryKey: keys.request(id) });

/** What colleagues have to know. Notes are seen here only, and erased with the request. */
export function Notes({ request, context }: { request: RequestDetail; context: DeskContext }) {
  const { me, staff } = context.bootstrap;
  const { id, notes } = request;
  const [words, setWords] = useState('');
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  /** The same for each try of one note: sent twice it is one. */
  const key = useRef('');

  const remove = async (note: string, text: string) => {
    await api.note(id, note, null);
    await readAgain(id);
    notify('Note taken away.', () => {
      void api.note(id, crypto.randomUUID(), text).then(() => readAgain(id));
    });
  };

  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    const text = words.trim();
    if (!text || state === 'saving') return;
    key.current ||= crypto.randomUUID();
    const note = key.current;
    setState('saving');
    try {
      await api.note(id, note, text);
      key.current = '';
      setWords('');
      setState('idle');
      await readAgain(id);
      notify('Note kept.', () => {
        void api.note(id, note, null).then(() => readAgain(id));
      });
    } catch {
      setState('failed');
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    if (event.key === 'Escape') (event.target as HTMLElement).blur();
  };

  if (notes.length === 0 && !context.canChange) return null;
  return (
    <section>
      <h3 className="type-label mb-2 text-muted">Notes</h3>
      <ul className="measure">
        {notes.map((note) => (
          <li key={note.id} className="border-l-2 border-text py-1 pl-4 not-first:mt-4">
            <p className="text-muted">
              {nameOf(note.author, staff)}, {dayAndTime(note.createdAt)}
              {note.author === me.email && context.canChange && (
                <button
                  type="button"
                  className="text-link ml-3 min-h-6"
                  onClick={() =>
                    void remove(note.id, note.words).catch(() =>
                      notify('The note is still there: no answer.'),
                    )
                  }
                >
                  Take away
                </button>
              )}
            </p>
            <p className="whitespace-pre-wrap" dir="auto">
              {note.words}
            </p>
          </li>
        ))}
      </ul>
      {context.canChange && (
        <form onSubmit={save} className="measure mt-3 flex flex-wrap items-end gap-3">
          <label className="min-w-60 flex-1">
            <span className="sr-only">A note for colleagues</span>
            <textarea
              name="note"
              rows={1}
              value={words}
              maxLength={noteLimit}
              placeholder="A note for colleagues"
              onChange={({ target }) => {
                setWords(target.value);
                // Other words are another note.
                key.current = '';
              }}
              onKeyDown={onKeyDown}
              className="field-sizing-content block min-h-11 w-full resize-y border-b border-muted bg-transparent py-2.5 placeholder:text-muted placeholder:opacity-100 hover:border-text focus-visible:border-text"
            />
          </label>
          {words.trim() && (
            <Button type="submit" variant="outline" disabled={state === 'saving'}>
              {state === 'saving' ? 'Keeping…' : 'Keep note'}
            </Button>
          )}
          {state === 'failed' && (
            <p role="alert" className="w-full font-medium text-(--danger)">
              No answer arrived. What you wrote is still here: press Keep note again.
            </p>
          )}
        </form>
      )}
    </section>
  );
}
