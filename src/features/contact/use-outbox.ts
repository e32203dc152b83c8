import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasQueuedRequests, onChange } from '../offline-queue/start.ts';

/**
 * Contact requests that are stored on this device because they could not be sent, by their
 * idempotency keys. See `features/offline-queue`.
 */
export interface Outbox {
  waiting: readonly string[];
  /** Refused by the server for good; they are not sent again. */
  refused: readonly string[];
  /**
   * Requests of earlier visitors that waited when this page read the outbox, and have since been
   * sent.
   */
  sent: readonly string[];
  /** Key of the current visitor's request when the outbox was read. */
  ownKey: string | undefined;
}

const emptyOutbox: Outbox = { waiting: [], refused: [], sent: [], ownKey: undefined };

async function readOutbox(): Promise<Pick<Outbox, 'waiting' | 'refused'>> {
  const { queuedRequests } = await import('../offline-queue/store.ts');
  const stored = await queuedRequests();
  const getKeys = (isRefused: boolean) =>
    stored.filter(({ refused }) => (refused !== undefined) === isRefused).map(({ id }) => id);
  return { waiting: getKeys(false), refused: getKeys(true) };
}

/**
 * Follows the requests that are stored on this device, whichever tab sends them.
 *
 * @param ownKey idempotency key of the request that this page has stored
 */
export function useOutbox(ownKey: string | undefined): Outbox {
  const [outbox, setOutbox] = useState(emptyOutbox);

  useEffect(() => {
    let isCurrent = true;
    const update = async () => {
      // Reading would create the database, so it is skipped on a device that never stored a
      // request.
      if (ownKey === undefined && !(await hasQueuedRequests())) return;
      const stored = await readOutbox();
      if (!isCurrent) return;
      setOutbox((before) => {
        const storedKeys = [...stored.waiting, ...stored.refused];
        const sent = before.waiting.filter((key) => key !== ownKey && !storedKeys.includes(key));
        return { ...stored, sent: [...before.sent, ...sent], ownKey };
      });
    };
    // If the browser refuses access to its storage, there is nothing to show.
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

function subscribeToNetwork(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether there may be a network; false only when the browser is sure that there is none. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
