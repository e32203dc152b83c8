import { useEffect, useState } from 'react';
import { desk } from '../motion/desk-tokens.ts';
import { type DeskNotice, notice } from './changes.ts';
import { useObservable } from './desk.tsx';

/** What was done last, with its undo. */
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
