import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { nameOfInterest } from '../../supabase/functions/_shared/contact-schema.ts';
import {
  noteLimit,
  progressStates,
  type RequestDetail,
  type Row,
} from '../../supabase/functions/_shared/desk.ts';
import { cn } from '../lib/cn.ts';
import { isComposing } from '../lib/composition.ts';
import { randomUuid } from '../lib/random-uuid.ts';
import { deskTiming } from '../motion/desk-tokens.ts';
import { Button } from '../ui/button.tsx';
import { api, hasStatus } from './api.ts';
import { queryClient, queryKeys } from './cache.ts';
import { notify } from './changes.ts';
import type { DeskContext } from './context.ts';
import { ActionSelect, Key } from './controls.tsx';
import { dayAndTime, describeState, longTime, nameOf, utcTime, viewNames } from './labels.ts';
import { Part, RequestDetails } from './request-details.tsx';
import { EmptyState, Skeleton, tryAgain } from './states.tsx';
import type { Actions } from './use-actions.ts';

interface PaneProps {
  id: string | null;
  context: DeskContext;
  actions: Actions;
  /** Opens the dialog that erases the request after confirmation. */
  onErase: (row: Row) => void;
}

/** The pane with the open contact request and all its details. */
export function RequestPane({ id, context, actions, onErase }: PaneProps) {
  const paneRef = useRef<HTMLElement>(null);
  const query = useQuery({
    queryKey: queryKeys.request(id ?? ''),
    queryFn: () => api.read(id ?? ''),
    enabled: id !== null,
    // The request is fetched each time it is opened, because a colleague may have changed it.
    staleTime: 0,
  });
  const { data, error } = query;
  const isGone = hasStatus(error, 404);

  useEffect(() => {
    // On a narrow screen the request replaces the list, so it takes the focus.
    if (id && matchMedia('(width < 64rem)').matches) paneRef.current?.focus();
  }, [id]);

  return (
    <section
      ref={paneRef}
      tabIndex={-1}
      aria-label="Request"
      className={cn(
        'relative min-h-0 overflow-y-auto overscroll-contain outline-none max-lg:row-span-2',
        !id && 'max-lg:hidden',
      )}
    >
      {id && (
        <button
          type="button"
          onClick={() => actions.open(null)}
          className="flex min-h-11 items-center gap-2 px-5 font-medium lg:hidden"
        >
          <svg viewBox="0 0 18 12" aria-hidden="true" className="w-4.5">
            <path d="M18 6H2M7 1L2 6l5 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
          All requests
        </button>
      )}
      {!id && (
        <EmptyState title="No request is open">
          <p>
            Choose one from the list, or press <Key>j</Key> for the next and <Key>k</Key> for the
            one before. <Key>?</Key> shows all keys.
          </p>
        </EmptyState>
      )}
      {id && !data && !error && <Skeleton rows={5} className="lg:px-10 lg:pt-10" />}
      {id && !data && error && (
        <EmptyState
          title={isGone ? 'This request is gone' : 'The request did not arrive'}
          action={isGone ? undefined : tryAgain(query.refetch)}
        >
          <p>{isGone ? 'It was erased, or its time was over.' : 'It is kept all the same.'}</p>
        </EmptyState>
      )}
      {data && (
        <article className="grid gap-10 px-5 pt-2 pb-28 lg:px-10 lg:pt-8">
          <header className="grid gap-3">
            <p className="type-label flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
              <span aria-hidden="true" className="mark" data-view={data.view} />
              <span className="text-text">{describeState(data)}</span>
              <span>
                {data.assignee ? nameOf(data.assignee, context.bootstrap.staff) : 'nobody yet'}
              </span>
              {data.readers.length > 0 && (
                <span className="normal-case">
                  {`also open at ${data.readers.map((email) => nameOf(email, context.bootstrap.staff)).join(', ')}`}
                </span>
              )}
            </p>
            <h2 className="type-head" dir="auto">
              {`${data.firstName} ${data.lastName}`}
            </h2>
            <p className="type-body text-muted">
              <bdi>{[data.role, data.company].filter(Boolean).join(', ')}</bdi>
            </p>
            <CopyEmail email={data.email} />
            <p className="flex flex-wrap items-baseline gap-x-3">
              <time dateTime={data.createdAt}>{longTime(data.createdAt)}</time>
              <span className="type-label text-muted">{utcTime(data.createdAt)}</span>
            </p>
          </header>
          <ActionBar request={data} context={context} actions={actions} onErase={onErase} />
          <div className="grid gap-4">
            <h3 className="type-label text-muted">
              {nameOfInterest(data.interest) ?? 'No interest chosen'}
            </h3>
            {data.challenge ? (
              <p className="type-lede measure whitespace-pre-wrap" dir="auto" data-challenge>
                {data.challenge}
              </p>
            ) : (
              <p className="type-lede text-muted">They wrote no message.</p>
            )}
          </div>
          <Notes request={data} context={context} />
          <RequestDetails request={data} staff={context.bootstrap.staff} />
        </article>
      )}
    </section>
  );
}

/** Labels of the progress of a request. */
const progressNames = { ...viewNames, open: 'Open' };

/**
 * The actions for the open contact request. On wide screens the bar is sticky while the request
 * scrolls.
 */
function ActionBar({
  request,
  context,
  actions,
  onErase,
}: Omit<PaneProps, 'id'> & { request: RequestDetail }) {
  const { me, staff } = context.bootstrap;
  const ids = [request.id];
  const isWorkable = context.canChange && request.moderationStatus !== 'spam';
  return (
    <div className="z-10 -mx-5 flex lg:sticky lg:top-0 flex-wrap items-center gap-x-3 gap-y-2 border-y border-line bg-surface px-5 py-2.5 lg:-mx-10 lg:px-10">
      <Button onClick={() => actions.reply(request)}>Reply</Button>
      {isWorkable && request.progress !== 'answered' && (
        <Button variant="outline" onClick={() => actions.answer(ids)}>
          Answered
        </Button>
      )}
      {isWorkable && request.assignee !== me.email && (
        <Button variant="outline" onClick={() => actions.assign(me.email, ids)}>
          Take
        </Button>
      )}
      {context.canChange && request.moderationStatus !== 'new' && (
        <Button variant="outline" onClick={() => actions.release(ids)}>
          Release
        </Button>
      )}
      {isWorkable && (
        <>
          <ActionSelect
            label="Whose it is"
            value={request.assignee ?? ''}
            options={[['', 'Nobody'], ...staff.map(({ email, name }) => [email, name] as const)]}
            onChange={(email) => actions.assign(email || null, ids)}
          />
          <ActionSelect
            label="How far it is"
            value={request.progress}
            options={progressStates.map((state) => [state, progressNames[state]] as const)}
            onChange={(progress) => actions.setProgress(progress, ids)}
          />
        </>
      )}
      <span className="ml-auto flex flex-wrap gap-x-1">
        {isWorkable && (
          <Button variant="ghost" onClick={() => actions.spam(ids)}>
            Spam
          </Button>
        )}
        {context.isAdmin && (
          <Button variant="ghost" onClick={() => onErase(request)}>
            Erase…
          </Button>
        )}
      </span>
    </div>
  );
}

/** The email address, with a button that copies it. */
function CopyEmail({ email }: { email: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(email);
      setCopied(true);
      setTimeout(() => setCopied(false), deskTiming.copied);
    } catch {
      // Without access to the clipboard the address can still be selected and copied.
    }
  };
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="min-w-0 font-medium break-all">{email}</span>
      <button type="button" className="text-link min-h-6" onClick={copy}>
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
        <span className="sr-only"> the address</span>
      </button>
    </p>
  );
}

/** Internal notes on the request. They are shown only here, and are erased with the request. */
function Notes({ request, context }: { request: RequestDetail; context: DeskContext }) {
  const { me, staff } = context.bootstrap;
  const { id, notes } = request;
  const [draft, setDraft] = useState('');
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  /** Id of the note being written. All attempts to save it send this id, so it is stored once. */
  const draftId = useRef('');

  /** Stores a note, or takes it away if its text is `null`. */
  const store = async (noteId: string, text: string | null) => {
    await api.note(id, noteId, text);
    await queryClient.invalidateQueries({ queryKey: queryKeys.request(id) });
  };
  const undo = (noteId: string, text: string | null) => () =>
    void store(noteId, text).catch(() => notify('That was not undone: no answer.'));

  const remove = async (noteId: string, text: string) => {
    try {
      await store(noteId, null);
      notify('Note taken away.', undo(randomUuid(), text));
    } catch {
      notify('The note is still there: no answer.');
    }
  };

  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    const text = draft.trim();
    if (!text || state === 'saving') return;
    draftId.current ||= randomUuid();
    const noteId = draftId.current;
    setState('saving');
    try {
      await store(noteId, text);
      draftId.current = '';
      setDraft('');
      setState('idle');
      notify('Note kept.', undo(noteId, null));
    } catch {
      setState('failed');
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    if (event.key === 'Escape') (event.target as HTMLElement).blur();
  };

  if (notes.length === 0 && !context.canChange) return null;
  return (
    <Part title="Notes">
      <ul className="measure">
        {notes.map((note) => (
          <li key={note.id} className="border-l-2 border-text py-1 pl-4 not-first:mt-4">
            <p className="text-muted">
              <span>{nameOf(note.author, staff)}</span>, <span>{dayAndTime(note.createdAt)}</span>
              {note.author === me.email && context.canChange && (
                <button
                  type="button"
                  className="text-link ml-3 min-h-6"
                  onClick={() => void remove(note.id, note.words)}
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
              value={draft}
              maxLength={noteLimit}
              placeholder="A note for colleagues"
              onChange={({ target }) => {
                setDraft(target.value);
                // A changed text is another note and needs another id.
                draftId.current = '';
              }}
              onKeyDown={onKeyDown}
              className={cn(
                'field-sizing-content block min-h-11 w-full resize-y bg-transparent py-2.5 placeholder:text-muted placeholder:opacity-100',
                'border-b border-muted hover:border-text focus-visible:border-text',
              )}
            />
          </label>
          {draft.trim() && (
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
    </Part>
  );
}
