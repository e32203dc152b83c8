import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasQueuedRequests, onChange } from '../offline-queue/start.ts';

/** The requests that are stored on this device, by their idempotency keys. */
export interface Outbox {
  waiting: readonly string[];
  /** Refused by the server for good; they are not sent again. */
  refused: readonly string[];
  /** Others than the visitor's own that this page has seen waiting, and that have been sent since. */
  sent: readonly string[];
  /** Key of the visitor's own request when the outbox was read. */
  ownKey: string | undefined;
}

const empty: Outbox = { waiting: [], refused: [], sent: [], ownKey: undefined };

async function readOutbox(): Promise<Pick<Outbox, 'waiting' | 'refused'>> {
  const { queuedRequests } = await import('../offline-queue/store.ts');
  const stored = await queuedRequests();
  const keysOf = (isRefused: boolean) =>
    stored.filter(({ refused }) => (refused !== undefined) === isRefused).map(({ id }) => id);
  return { waiting: keysOf(false), refused: keysOf(true) };
}

/**
 * Follows the requests that are stored on this device, whichever tab sends them.
 *
 * @param ownKey idempotency key of the request that this page has stored
 */
export function useOutbox(ownKey: string | undefined): Outbox {
  const [outbox, setOutbox] = useState(empty);

  useEffect(() => {
    let isCurrent = true;
    const update = async () => {
      // A device that never stored a request gets no database; not every browser can say so.
      if (ownKey === undefined && !(await hasQueuedRequests())) return;
      const stored = await readOutbox();
      if (!isCurrent) return;
      setOutbox((before) => {
        const kept = [...stored.waiting, ...stored.refused];
        const gone = before.waiting.filter((key) => key !== ownKey && !kept.includes(key));
        return { ...stored, sent: [...before.sent, ...gone], ownKey };
      });
    };
    // A browser that refuses its storage has nothing to show.
    const tryUpdate = () => void update().catch(() => {});
    tryUpdate();
    const stop = onChange(tryUpdate);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [ownKey]);

  return outbox;
}

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** False only when the browser is sure that there is no network. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
