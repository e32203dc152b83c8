/**
 * The part of the form that sends. It brings supabase-js and the data cache with
 * it, so it is loaded when the form is first touched (see use-sender.tsx).
 */
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CallFailed, invoke } from '../../lib/supabase.ts';
import { toast } from '../../ui/toasts/store.ts';
import { dropKept, keepAtEvent } from './keep-at-event.ts';
import { messages } from './messages.ts';
import type { SenderProps, Sending } from './use-sender.tsx';
import { forget } from './wire.ts';

/** The data cache's constants, in milliseconds. */
const retries = 3;
const firstRetryAfter = 1000;
const longestRetryAfter = 30_000;
const kept = 300_000;

/** A call without an answer after this long counts as a network failure. */
const answerWithin = 20_000;

const retryDelay = (attempt: number) => Math.min(firstRetryAfter * 2 ** attempt, longestRetryAfter);

const isTemporary = (error: Error) => error instanceof CallFailed && error.isTemporary;

const retry = (failures: number, error: Error) => failures < retries && isTemporary(error);

const client = new QueryClient({
  defaultOptions: {
    queries: { retry, retryDelay, gcTime: kept },
    // `always`: offline is an answer too, the failure toast, and not a wait without end.
    mutations: { retry, retryDelay, gcTime: kept, networkMode: 'always' },
  },
});

/** Sends each {@link Sending} it is given, once. Draws nothing. */
export function Sender(props: SenderProps) {
  return (
    <QueryClientProvider client={client}>
      <Courier {...props} />
    </QueryClientProvider>
  );
}

const isKept = (error: Error, kept = false) => kept && isTemporary(error);

function Courier({ sending, onSent, onKept, onFailed }: SenderProps) {
  const { mutate } = useMutation<void, Error, Sending, boolean>({
    onMutate: keepAtEvent,
    mutationFn: ({ body, headers }) =>
      invoke('contact-form', { body, headers, timeout: answerWithin }),
    // Here and not beside `mutate`: the visitor is told, and the draft goes, even after leaving the page.
    onSuccess: async (_, request, kept) => {
      if (kept) await dropKept(request);
      forget();
      toast(messages.sent);
    },
    onError: async (error, request, kept) => {
      if (isKept(error, kept)) {
        forget();
        toast(messages.kept);
        return;
      }
      if (kept) await dropKept(request);
      toast(messages.failed);
    },
  });

  const started = useRef<Sending>(null);
  useEffect(() => {
    if (!sending || started.current === sending) return;
    started.current = sending;
    mutate(sending, {
      onSuccess: onSent,
      onError: (error, _, kept) => (isKept(error, kept) ? onKept() : onFailed()),
    });
  }, [sending, mutate, onSent, onKept, onFailed]);

  return null;
}
