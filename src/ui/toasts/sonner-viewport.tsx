import { type FocusEvent, useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { clock, duration } from '../../motion/tokens.ts';
import { CloseIcon } from '../icons.tsx';
import { type Notice, notices } from './notify.ts';
import './notice.css';

// Values of the specification: distance of the notices from the edges of the screen, distance
// between two notices, and number of notices on screen.
const offsetPx = 32;
const gapPx = 14;
const maxVisible = 3;
/** Alt+T, as property and `code` of a `KeyboardEvent`. */
const hotkey = ['altKey', 'KeyT'];

/** Notices on screen by their Sonner id. */
const noticesOnScreen = new Map<string | number, Notice>();
/** Number of notices that have been passed to Sonner. */
let shownCount = 0;

function showNotice(notice: Notice) {
  const { type, title, ...options } = notice;
  const remove = ({ id }: { id: string | number }) => noticesOnScreen.delete(id);
  const id = toast[type](title, { ...options, onDismiss: remove, onAutoClose: remove });
  noticesOnScreen.set(id, notice);
}

function showNewNotices() {
  for (const notice of notices.get().slice(shownCount)) showNotice(notice);
  shownCount = notices.get().length;
}

/** Restarts the timer of every notice on screen with another duration. */
function restartTimers(durationMs: number) {
  for (const [id, { type, title }] of noticesOnScreen)
    toast[type](title, { id, duration: durationMs });
}

/**
 * Keeps notices open while they are hovered or focused, and closes them when `clock.noticeShown`
 * has passed after pointer and focus have left. Sonner alone would close them after the remaining
 * time.
 */
function usePauseOnHover() {
  const inside = useRef({ pointer: false, focus: false });
  const update = (change: Partial<typeof inside.current>) => {
    const previous = inside.current;
    const next = { ...previous, ...change };
    inside.current = next;
    const isPaused = next.pointer || next.focus;
    if (isPaused !== (previous.pointer || previous.focus)) {
      restartTimers(isPaused ? Number.POSITIVE_INFINITY : clock.noticeShown);
    }
  };
  return {
    onPointerEnter: () => update({ pointer: true }),
    onPointerLeave: () => update({ pointer: false }),
    onFocus: () => update({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      update({ focus: currentTarget.contains(relatedTarget) }),
  };
}

/** A dot in the colour of the notice's type. */
const dot = <span className="block size-2.5 rounded-full bg-current" />;

/** Shows notices with Sonner, at the bottom right, focused with Alt+T. */
export default function NoticeViewport() {
  const pauseHandlers = usePauseOnHover();
  useEffect(() => {
    // A screen reader announces only changes of an existing live region, so the region is rendered
    // before its first notice.
    let unsubscribe: (() => void) | undefined;
    const timer = setTimeout(() => {
      showNewNotices();
      unsubscribe = notices.subscribe(showNewNotices);
    }, duration.feedback);
    return () => {
      clearTimeout(timer);
      unsubscribe?.();
    };
  }, []);

  return (
    <div lang="en" {...pauseHandlers}>
      <Toaster
        position="bottom-right"
        // Sonner's dark theme would add colours even with `unstyled`.
        theme="light"
        duration={clock.sonnerShown}
        visibleToasts={maxVisible}
        gap={gapPx}
        offset={offsetPx}
        hotkey={hotkey}
        closeButton
        className="notices"
        icons={{ success: dot, info: dot, error: dot, close: <CloseIcon /> }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: 'Close',
          classNames: {
            toast:
              'notice grid grid-cols-[auto_1fr] gap-x-3 w-(--width) border border-ink-line bg-ink-raised text-text-on-ink py-5 pl-5 pr-12',
            icon: 'notice-dot type-body grid h-[1lh] place-items-center',
            title: 'type-body font-semibold',
            description: 'type-small mt-1 text-muted-on-ink',
            actionButton: 'type-small text-link col-start-2 min-h-11 justify-self-start',
            closeButton:
              'absolute top-2 right-2 grid size-11 place-items-center rounded-hair text-muted-on-ink hover:text-text-on-ink',
          },
        }}
      />
    </div>
  );
}
