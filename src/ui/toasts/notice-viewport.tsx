import { type FocusEvent, useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import 'sonner/dist/styles.css';
import { clock, duration } from '../../motion/tokens.ts';
import { CloseIcon } from '../icons.tsx';
import { type Notice, notices } from './notify.ts';
import './notice.css';

/** Pixels, from the specification. */
const offset = 32;
const gap = 14;
const visible = 3;
/** Alt+T, as `KeyboardEvent` names it. */
const hotkey = ['altKey', 'KeyT'];

/** Every notice that is on screen, by the library's id. */
const onScreen = new Map<string | number, Notice>();
/** How many of this visit's notices have been shown. */
let shownCount = 0;

function show(notice: Notice) {
  const { type, title, ...options } = notice;
  const remove = ({ id }: { id: string | number }) => onScreen.delete(id);
  const id = toast[type](title, { ...options, onDismiss: remove, onAutoClose: remove });
  onScreen.set(id, notice);
}

function showNew() {
  for (const notice of notices.get().slice(shownCount)) show(notice);
  shownCount = notices.get().length;
}

/** Gives every notice on screen another time in milliseconds, counted from now. */
function showFor(duration: number) {
  for (const [id, { type, title }] of onScreen) toast[type](title, { id, duration });
}

/**
 * Notices that are hovered or focused stay, and close after the time `noticeShown` once pointer and
 * focus have left. The library alone would give them only the rest of their time.
 */
function usePauseOnHover() {
  const at = useRef({ pointer: false, focus: false });
  const change = (part: Partial<typeof at.current>) => {
    const before = at.current;
    const now = { ...before, ...part };
    at.current = now;
    const isHeld = now.pointer || now.focus;
    if (isHeld !== (before.pointer || before.focus)) {
      showFor(isHeld ? Number.POSITIVE_INFINITY : clock.noticeShown);
    }
  };
  return {
    onPointerEnter: () => change({ pointer: true }),
    onPointerLeave: () => change({ pointer: false }),
    onFocus: () => change({ focus: true }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      change({ focus: currentTarget.contains(relatedTarget) }),
  };
}

/** The second toast system: bottom right, reached with Alt+T. */
export default function NoticeViewport() {
  const pauseHandlers = usePauseOnHover();
  useEffect(() => {
    // A screen reader announces what changes in a region that it knows: the region is rendered first.
    let unsubscribe: (() => void) | undefined;
    const timer = setTimeout(() => {
      showNew();
      unsubscribe = notices.subscribe(showNew);
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
        // The library's dark theme would add colours even with `unstyled`.
        theme="light"
        duration={clock.sonnerShown}
        visibleToasts={visible}
        gap={gap}
        offset={offset}
        hotkey={hotkey}
        closeButton
        className="notices"
        icons={{
          success: <Dot />,
          info: <Dot />,
          warning: <Dot />,
          error: <Dot />,
          close: <CloseIcon />,
        }}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: 'Close',
          classNames: {
            toast:
              'notice grid grid-cols-[auto_1fr] gap-x-3 w-(--width) border border-ink-line bg-ink-raised text-text-on-ink py-5 pl-5 pr-12',
            icon: 'notice-dot type-body grid h-[1lh] place-items-center',
            title: 'type-body font-semibold',
            description: 'type-small mt-1 text-muted-on-ink',
            closeButton:
              'absolute top-2 right-2 grid size-11 place-items-center rounded-hair text-muted-on-ink hover:text-text-on-ink',
          },
        }}
      />
    </div>
  );
}

/** A dot in the colour of the notice's type. */
function Dot() {
  return <span className="block size-2.5 rounded-full bg-current" />;
}
