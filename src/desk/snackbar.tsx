import { useEffect, useState } from 'react';
import { desk } from '../motion/desk-tokens.ts';
import { said } from './changes.ts';
import { useObservable } from './desk.tsx';

/** What was done last, with its undo. It stays while it is pointed at or focused. */
export function Snackbar() {
  const now = useObservable(said);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!now || isHeld) return;
    const timer = setTimeout(() => said.set(null), desk.undo);
    return () => clearTimeout(timer);
  }, [now, isHeld]);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center lg:right-auto lg:left-6"
    >
      {now && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only keeps it in sight while it is used
        <div
          key={now.key}
          data-surface="ink"
          data-snackbar
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          className="pointer-events-auto flex min-h-13 items-center gap-4 rounded-hair bg-surface py-1 pr-2 pl-5 font-medium forced-colors:border"
        >
          {now.words}
          {now.undo && (
            <button
              type="button"
              className="min-h-11 px-3 font-semibold text-accent underline underline-offset-4"
              onClick={() => {
                setHeld(false);
                now.undo?.();
              }}
            >
              Undo
            </button>
          )}
        </div>
      )}
    </div>
  );
}
