import { useCallback, useState } from 'react';
import { headerNames } from '../../../supabase/functions/_shared/contact-schema.ts';
import { importWithRetry } from '../../lib/lazy.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import type { ContactRequest } from '../offline-queue/start.ts';
import { messages } from './messages.ts';
import type { Outcome as Result } from './submit.ts';

/** How a request ended that needs nothing more from the visitor. */
export interface Outcome {
  kind: Exclude<Result, 'failed'>;
  /** The request's idempotency key. */
  key: string | undefined;
}

const load = () => importWithRetry(() => import('./submit.ts'));

async function send(request: ContactRequest): Promise<Result> {
  try {
    return await (await load()).submit(request);
  } catch {
    // The code did not arrive, so nothing was sent.
    notify(messages.failed);
    return 'failed';
  }
}

/**
 * Sends the form. The code for it is fetched by `prepare`, at the first touch of the form;
 * a request that is sent before it has arrived waits for it.
 */
export function useSubmit({ onDone }: { onDone: (outcome: Outcome) => void }) {
  const [sending, setSending] = useState(false);
  return {
    sending,
    /** Fetches the code ahead of time; a failure shows when it is needed. */
    prepare: useCallback(() => void load().catch(() => {}), []),
    send: useCallback(
      async (request: ContactRequest) => {
        setSending(true);
        const kind = await send(request);
        setSending(false);
        if (kind !== 'failed') onDone({ kind, key: request.headers[headerNames.key] });
      },
      [onDone],
    ),
  };
}

/**
 * Runs a field's blur handler after the press that caused it. A press moves the focus when it begins:
 * an error text that appeared then would move the pressed button from under the pointer, and the click
 * would be lost. A press on a button runs nothing, because the form checks all fields.
 *
 * @param to where the focus went; null where nothing takes it, as a button in Safari
 */
export function afterPointerUp(to: EventTarget | null, task: () => void) {
  if (to instanceof HTMLButtonElement) return;
  if (to) task();
  else addEventListener('pointerup', () => setTimeout(task), { once: true });
}
