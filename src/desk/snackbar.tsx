import { onlineManager, useMutationState } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { desk } from '../motion/desk-tokens.ts';
import { type DeskNotice, notice } from './changes.ts';
import { useObservable } from './desk.tsx';
import { counted } from './labels.ts';

/** Shows the last action with a button to undo it. */
export function Snackbar() {
  const now = useObservable(notice);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center lg:right-auto lg:left-6"
    >
      {now && <Message key={now.key} message={now} />}
    </div>
  );
}

/**
 * One message. It stays while it is pointed at or focused. That belongs to the message, because an
 * element that is removed under the pointer gets no `pointerleave`.
 */
function Message({ message: { words, undo } }: { message: DeskNotice }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => notice.set(null), desk.undo);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps it in sight while it is used
    <div
      data-theme="dark"
      data-snackbar
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex min-h-13 items-center gap-4 rounded-hair bg-surface py-1 pr-2 pl-5 font-medium forced-colors:border"
    >
      {words}
      {undo && (
        <button
          type="button"
          className="min-h-11 px-3 font-semibold text-accent underline underline-offset-4"
          onClick={undo}
        >
          Undo
        </button>
      )}
    </div>
  );
}

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
