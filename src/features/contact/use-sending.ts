import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { importWithRetry } from '../../lib/lazy.tsx';
import type { ContactRequest } from '../../lib/supabase.ts';
import { notify } from '../../ui/toasts/notify.ts';
import type { SubmitResult } from './submit.ts';
import type { FormTexts } from './texts.ts';

/** Loads the code that sends the form. */
export const loadSubmit = () => importWithRetry(() => import('./submit.ts'));

/** `stopped`: the visitor has ended the last attempt. */
export type Phase = 'idle' | 'sending' | 'stopped';

/** Sends requests, one at a time, and lets the visitor end an attempt that takes long. */
export function useSending({ toasts }: FormTexts) {
  const [phase, setPhase] = useState<Phase>('idle');
  const attempt = useRef<AbortController>(undefined);

  const send = async (request: ContactRequest): Promise<SubmitResult | 'stopped'> => {
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    setPhase('sending');
    const stopped = new Promise<'stopped'>((resolve) => {
      signal.addEventListener('abort', () => resolve('stopped'));
    });
    const sent = loadSubmit().then(
      ({ submit }) => submit(request, signal, toasts),
      () => {
        // The code did not arrive, so nothing was sent.
        if (!signal.aborted) notify(toasts.failed);
        return 'failed' as const;
      },
    );
    const result = await Promise.race([stopped, sent]);
    if (result !== 'stopped') setPhase('idle');
    return result;
  };

  /** Ends the attempt. Once it returns, the form can be edited again. */
  const stop = () => {
    attempt.current?.abort();
    flushSync(() => setPhase('stopped'));
  };

  return { phase, send, stop };
}
