import { useState } from 'react';
import { headerNames } from '../../../supabase/functions/_shared/contact-schema.ts';
import { importWithRetry } from '../../lib/lazy.tsx';
import { notify } from '../../ui/toasts/notify.ts';
import type { ContactRequest } from '../offline-queue/start.ts';
import { messages } from './messages.ts';
import type { Outcome as SubmitResult } from './submit.ts';

/** The result of sending, apart from a failure: nothing is left to do for the visitor. */
export interface Outcome {
  kind: Exclude<SubmitResult, 'failed'>;
  /** The request's idempotency key. */
  key: string | undefined;
}

const loadSubmit = () => importWithRetry(() => import('./submit.ts'));

async function send(request: ContactRequest): Promise<SubmitResult> {
  try {
    return await (await loadSubmit()).submit(request);
  } catch {
    // The code did not arrive, so nothing was sent.
    notify(messages.failed);
    return 'failed';
  }
}

/**
 * Sends the form. The code that sends it is fetched by `prepare` when the visitor first touches the
 * form. A request that is sent earlier waits for the code.
 */
export function useSubmit({ onDone }: { onDone: (outcome: Outcome) => void }) {
  const [isSending, setIsSending] = useState(false);
  return {
    isSending,
    /** Fetches the code in advance. A failure is ignored here, because `send` fetches it again. */
    prepare: () => void loadSubmit().catch(() => {}),
    send: async (request: ContactRequest) => {
      setIsSending(true);
      const kind = await send(request);
      setIsSending(false);
      if (kind !== 'failed') onDone({ kind, key: request.headers[headerNames.key] });
    },
  };
}

/**
 * Runs a field's blur handler after the pointer press that caused the blur. The focus moves when a
 * press begins. If an error text appeared then, it would move the pressed button away from the
 * pointer, and the click would be lost. After a press on a button nothing runs, because Send checks
 * all fields itself.
 *
 * @param to the element that receives the focus; null if none does, such as a button in Safari
 */
export function afterPointerUp(to: EventTarget | null, task: () => void) {
  if (to instanceof HTMLButtonElement) return;
  if (to) task();
  else addEventListener('pointerup', () => setTimeout(task), { once: true });
}
