import { type FocusEvent, useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
// sonner's own rules as a file of this chunk; what it would inject at runtime is taken
// out of the bundle (see build/strip-style-injection.ts).
import 'sonner/dist/styles.css';
import { clock, duration } from '../../motion/tokens.ts';
import { CloseIcon } from './close-icon.tsx';
import { connectNotices, type Notice } from './notices.ts';
import './notice.css';

/** Pixels, from the specification. */
const offset = 32;
const gap = 14;
const visible = 3;
/** Alt+T, as `KeyboardEvent` names it. */
const hotkey = ['altKey', 'KeyT'];

/** Every notice that is on screen, by the library's id. */
const live = new Map<string | number, Notice>();

const show = (notice: Notice) => {
  const gone = ({ id }: { id: string | number }) => live.delete(id);
  const id = toast[notice.kind](notice.title, {
    description: notice.text,
    ...(notice.shown !== undefined && { duration: notice.shown }),
    onDismiss: gone,
    onAutoClose: gone,
  });
  live.set(id, notice);
};

/** Gives every notice on screen another time, counted from now. */
const showFor = (duration: number) => {
  for (const [id, { kind, title }] of live) toast[kind](title, { id, duration });
};

/**
 * Notices that are pointed at or focused are being read: they stay, and go a while after
 * both have left. The library alone would give them only what was left of their time.
 */
function usePauseOnHover() {
  const at = useRef({ pointer: false, focus: false });
  const change = (part: Partial<typeof at.current>) => {
    const before = at.current;
    const now = { ...before, ...part };
    at.current = now;
    const held = now.pointer || now.focus;
    if (held !== (before.pointer || before.focus)) {
      showFor(held ? Number.POSITIVE_INFINITY : clock.noticeShown);
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

/** The second toast system on screen: bottom right, reached with Alt+T. */
export default function NoticeViewport() {
  const stay = usePauseOnHover();
  useEffect(() => {
    // A screen reader speaks what changes in a region that it knows: the region first, then the words.
    const timer = setTimeout(() => connectNotices(show), duration.feedback);
    return () => {
      clearTimeout(timer);
      connectNotices(undefined);
    };
  }, []);

  return (
    <div lang="en" {...stay}>
      <Toaster
        position="bottom-right"
        // Its dark theme would colour parts that `unstyled` leaves alone otherwise.
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

/** The core, small: warm for news, red for trouble. */
function Dot() {
  return <span className="block size-2.5 rounded-full bg-current" />;
}
