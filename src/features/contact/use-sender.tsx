import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { toast } from '../../ui/toasts/store.ts';
import { messages } from './messages.ts';

/** One request on its way. */
export interface Sending {
  body: Record<string, string>;
  headers: Record<string, string>;
}

export interface SenderProps {
  sending: Sending | null;
  onSent: () => void;
  /** It waits on this device, and nobody has to send it again. */
  onKept: () => void;
  onFailed: () => void;
}

export type Outcome = 'sent' | 'kept';

interface Options {
  onDone: (outcome: Outcome) => void;
}

/**
 * Sends the form. The code for it is fetched by {@link prepare}, at the first touch
 * of the form; a request that is sent before it has arrived waits for it.
 *
 * `slot` must be rendered: the sender lives there.
 */
export function useSender({ onDone }: Options) {
  const [Sender, setSender] = useState<ComponentType<SenderProps> | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);

  const prepare = useCallback(async () => {
    const module = await import('./sender.tsx');
    setSender(() => module.Sender);
  }, []);

  const finish = useCallback(() => setSending(null), []);
  const succeed = useCallback(() => {
    setSending(null);
    onDone('sent');
  }, [onDone]);
  const wait = useCallback(() => {
    setSending(null);
    onDone('kept');
  }, [onDone]);

  const send = useCallback(
    (next: Sending) => {
      setSending(next);
      prepare().catch(() => {
        // The code did not arrive, so nothing was sent.
        toast(messages.failed);
        finish();
      });
    },
    [prepare, finish],
  );

  const slot: ReactNode = Sender && (
    <Sender sending={sending} onSent={succeed} onKept={wait} onFailed={finish} />
  );
  return {
    /** Fetches the code ahead of time; a failure shows when it is needed. */
    prepare: useCallback(() => void prepare().catch(() => {}), [prepare]),
    send,
    sending: sending !== null,
    slot,
  };
}
