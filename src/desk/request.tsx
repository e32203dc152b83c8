import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { nameOfInterest } from '../../supabase/functions/_shared/contact-schema.ts';
import type { Row } from '../../supabase/functions/_shared/desk.ts';
import { cn } from '../lib/cn.ts';
import { desk } from '../motion/desk-tokens.ts';
import { ActionBar } from './action-bar.tsx';
import { api, DeskError } from './api.ts';
import { keys } from './cache.ts';
import type { DeskContext } from './desk.tsx';
import { longTime, nameOf, stateWords, utcTime } from './labels.ts';
import { Notes } from './notes.tsx';
import { Delivery, History, Origin, Others, RequestDetails } from './request-details.tsx';
import { EmptyState, Skeleton } from './states.tsx';
import type { Actions } from './use-actions.ts';

interface PaneProps {
  id: string | null;
  className?: string;
  context: DeskContext;
  actions: Actions;
  onErase: (row: Row) => void;
  onClose: () => void;
}

/** One request, whole. */
export function RequestPane({ id, className, context, actions, onErase, onClose }: PaneProps) {
  const pane = useRef<HTMLElement>(null);
  const query = useQuery({
    queryKey: keys.request(id ?? ''),
    queryFn: () => api.read(id ?? ''),
    enabled: id !== null,
    // Opened anew it is read anew: a colleague may have worked on it.
    staleTime: 0,
  });
  const { data, error } = query;

  useEffect(() => {
    // On a telephone the request takes the list's place, and the focus with it.
    if (id && matchMedia('(width < 64rem)').matches) pane.current?.focus();
  }, [id]);

  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-label="Request"
      className={cn(
        'relative min-h-0 overflow-y-auto overscroll-contain outline-none max-lg:row-span-2',
        className,
      )}
    >
      {id && (
        <button
          type="button"
          onClick={onClose}
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
          title={
            error instanceof DeskError && error.status === 404
              ? 'This request is gone'
              : 'The request did not arrive'
          }
          action={
            error instanceof DeskError && error.status === 404
              ? undefined
              : { label: 'Try again', run: () => void query.refetch() }
          }
        >
          <p>
            {error instanceof DeskError && error.status === 404
              ? 'It was erased, or its time was over.'
              : 'It is kept all the same.'}
          </p>
        </EmptyState>
      )}
      {data && (
        <article className="grid gap-10 px-5 pt-2 pb-28 lg:px-10 lg:pt-8">
          <header className="grid gap-3">
            <p className="type-label flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
              <span aria-hidden="true" className="mark" data-view={data.view} />
              <span className="text-text">{stateWords(data)}</span>
              <span>
                {data.assignee ? nameOf(data.assignee, context.bootstrap.staff) : 'nobody yet'}
              </span>
              {data.readers.length > 0 && (
                <span className="normal-case">
                  also open at{' '}
                  {data.readers.map((email) => nameOf(email, context.bootstrap.staff)).join(', ')}
                </span>
              )}
            </p>
            <h2 className="type-head" dir="auto">
              {data.firstName} {data.lastName}
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
          <div className="grid gap-10 xl:grid-cols-2">
            <RequestDetails request={data} />
            <Origin request={data} />
            <Delivery request={data} />
            <History request={data} staff={context.bootstrap.staff} />
            <Others request={data} />
          </div>
        </article>
      )}
    </section>
  );
}

/** For who writes mail in the browser. */
function CopyEmail({ email }: { email: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(email);
      setCopied(true);
      setTimeout(() => setCopied(false), desk.copied);
    } catch {
      // The address stands in the page to be copied by hand.
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

export const Key = ({ children }: { children: string }) => (
  <kbd className="inline-grid min-w-[1.7em] place-items-center rounded-hair border border-muted px-1.5 font-mono text-[0.9em]">
    {children}
  </kbd>
);
