import { onlineManager, useMutationState } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { counted } from './labels.ts';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/**
 * Says that what is shown may be old, and what becomes of changes meanwhile.
 *
 * @param isFailing whether the last look for news got no answer
 */
export function OfflineNotice({ isFailing }: { isFailing: boolean }) {
  const online = useSyncExternalStore(subscribe, isOnline);
  const waiting = useMutationState({
    filters: { mutationKey: ['change'], status: 'pending' },
    select: ({ state }) => state.isPaused || state.failureCount > 0,
  }).filter(Boolean).length;

  useEffect(() => {
    if (waiting === 0) return;
    // The changes wait in this tab: who closes it is asked.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [waiting]);

  if (online && !isFailing && waiting === 0) return null;
  return (
    <div
      role="status"
      data-theme="dark"
      data-offline-notice
      className="fixed inset-x-0 top-0 z-30 flex flex-wrap justify-center gap-x-3 bg-surface px-5 py-2 text-center font-medium"
    >
      <span>{online ? 'The desk does not answer at the moment.' : 'You are offline.'}</span>
      <span className="text-muted">
        {waiting > 0
          ? `${counted(waiting, 'change')} of yours ${waiting === 1 ? 'waits' : 'wait'} here and ${waiting === 1 ? 'goes' : 'go'} out by ${waiting === 1 ? 'itself' : 'themselves'}.`
          : 'What you see may be older than it is.'}
      </span>
    </div>
  );
}
