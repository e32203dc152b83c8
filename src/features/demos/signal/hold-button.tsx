import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cn } from '../../../lib/cn.ts';
import { demo } from '../../../motion/demo-tokens.ts';
import { type TimelineOptions, useTimeline } from '../../../motion/timeline.ts';
import { duration, easing, seconds } from '../../../motion/tokens.ts';
import { useMotionCode } from '../../../motion/use-scroll-motion.ts';
import { LineArt } from '../../../scene/index.tsx';
import { beginMark } from '../../mark/press.ts';

/** How full the ridges are while the fingertip waits: its nucleus glows, and nothing else. */
const restLevel = 0.14;

/**
 * The ridges' light as a circle around the nucleus, whose radius is animated from where it stands.
 *
 * @returns `ref` of the lit ridges, and `fill`, which tells whether it can animate now
 */
function useRidges(level: number) {
  const ref = useRef<HTMLSpanElement>(null);
  const current = useRef(0);
  const motion = useMotionCode();
  const playback = useRef<{ stop: () => void } | null>(null);

  const show = (share: number) => {
    current.current = share;
    ref.current?.style.setProperty('clip-path', clipOf(share));
  };
  const fill = (to: number, milliseconds: number, onComplete = () => {}) => {
    playback.current?.stop();
    const { animate } = motion.current ?? {};
    if (animate) {
      playback.current = animate(current.current, to, {
        duration: seconds(milliseconds),
        ease: 'linear',
        onUpdate: show,
        onComplete,
      });
    } else {
      show(to);
      onComplete();
    }
  };

  useEffect(() => () => playback.current?.stop(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: plays when the level changes only
  useEffect(() => {
    if (current.current !== level) fill(level, demo.drain);
  }, [level]);

  const canAnimate = () => motion.current !== null;
  return { ref, fill, canAnimate };
}

/** Clip path of the lit ridges: at 1 the circle around the nucleus has the whole fingertip. */
const clipOf = (share: number) => `circle(${share * 68}% at 50% 53%)`;

/**
 * Keeps the rest of a held key from the button that gets the focus next, because the key's
 * repetitions would press it.
 */
function swallowHeldKey() {
  const ended = new AbortController();
  const swallow = (event: globalThis.KeyboardEvent) => {
    if (event.type === 'keydown' && !event.repeat) ended.abort();
    else event.preventDefault();
    if (event.type === 'keyup') ended.abort();
  };
  const options = { capture: true, signal: ended.signal };
  document.addEventListener('keydown', swallow, options);
  document.addEventListener('keyup', swallow, options);
}

/** Until when a press is a click. */
const clickLimit = duration.state;

/** A press that has not ended. */
interface Press {
  startedAt: number;
  isTouch: boolean;
  /** Ends what listens for the press's end. */
  listeners: AbortController;
}

/** The mark that the press makes: under the finger the ridges become the visitor's own. */
function useMarking() {
  const press = useRef<ReturnType<typeof beginMark> | null>(null);
  const marking = useMemo(
    () => ({
      begin({ currentTarget, nativeEvent }: SyntheticEvent<Element>) {
        press.current ??= beginMark(currentTarget, nativeEvent);
      },
      keep() {
        press.current?.keep();
        press.current = null;
      },
      letGo() {
        press.current?.letGo();
        press.current = null;
      },
    }),
    [],
  );
  useEffect(() => marking.letGo, [marking]);
  return marking;
}

/**
 * The press that approves. Shorter than {@link clickLimit}, or by Enter or assistive technology, it
 * is a click and approves at once; longer, it approves when the ridges are full, and let go earlier
 * it does nothing and they empty. Without animation every press is a click.
 *
 * @param approve called once, with the button
 * @returns handlers of the button, and whether the last press was let go too early
 */
function useHold(
  ridges: ReturnType<typeof useRidges>,
  marking: ReturnType<typeof useMarking>,
  isAsked: boolean,
  approve: (button: Element) => void,
) {
  const press = useRef<Press | null>(null);
  const isKeyDown = useRef(false);
  const isAgreed = useRef(false);
  /** Whether the click that follows the press is no click, because the press was let go. */
  const isLetGo = useRef(false);
  const [isTooShort, setIsTooShort] = useState(false);

  const endPress = () => {
    press.current?.listeners.abort();
    press.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only refs are read
  useEffect(() => {
    isAgreed.current = !isAsked;
    setIsTooShort(false);
    return endPress;
  }, [isAsked]);

  const agree = (button: Element, milliseconds: number) => {
    ridges.fill(1, milliseconds, () => {
      if (isAgreed.current) return;
      isAgreed.current = true;
      endPress();
      if (isKeyDown.current) swallowHeldKey();
      marking.keep();
      approve(button);
    });
  };
  const letGo = () => {
    if (!press.current) return;
    endPress();
    isLetGo.current = true;
    setIsTooShort(true);
    ridges.fill(restLevel, demo.drain, marking.letGo);
  };
  const start = (event: SyntheticEvent<HTMLElement>, isTouch = false) => {
    const { currentTarget, timeStamp } = event;
    isLetGo.current = false;
    if (isAgreed.current || press.current || !ridges.canAnimate()) return;
    marking.begin(event);
    setIsTooShort(false);
    const listeners = new AbortController();
    press.current = { startedAt: timeStamp, isTouch, listeners };
    const { signal } = listeners;
    window.addEventListener('blur', letGo, { signal });
    // A second finger anywhere.
    document.addEventListener('pointerdown', letGo, { capture: true, signal });
    agree(currentTarget, demo.hold);
  };
  /** Ends a press; a short one is followed by the click. */
  const release = ({ timeStamp }: SyntheticEvent) => {
    if (!press.current) return false;
    const isClick = timeStamp - press.current.startedAt < clickLimit;
    if (isClick) endPress();
    else letGo();
    return !isClick;
  };

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      // A touch is captured by its target and would not tell when the finger leaves the button.
      if (event.currentTarget.hasPointerCapture(event.pointerId)) {
        event.currentTarget.releasePointerCapture(event.pointerId);
      }
      start(event, event.pointerType === 'touch');
    },
    onPointerUp: (event: PointerEvent) => void release(event),
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    onBlur: letGo,
    onContextMenu(event: SyntheticEvent) {
      // A long touch opens the menu on some devices, and is the hold itself.
      if (press.current?.isTouch) event.preventDefault();
      else letGo();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      if (event.repeat) return;
      isKeyDown.current = true;
      if (event.key === ' ') start(event);
    },
    onKeyUp(event: KeyboardEvent) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      isKeyDown.current = false;
      // The browser makes a click of it otherwise.
      if (event.key === ' ' && release(event)) event.preventDefault();
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const { currentTarget, detail } = event;
      const isRest = isLetGo.current && detail > 0;
      isLetGo.current = false;
      if (isAgreed.current || isRest) return;
      endPress();
      marking.begin(event);
      agree(currentTarget, clickLimit);
    },
  };
  return { handlers, isTooShort };
}

/** The fingertip's slow breath while it waits for the visitor. */
const breath: TimelineOptions = {
  repeats: true,
  build: () => [
    [
      '.fingertip',
      { transform: ['scale(1)', 'scale(1.03)', 'scale(1)'] },
      { at: 0, duration: seconds(demo.breath), ease: easing['in-out'] },
    ],
  ],
};

interface HoldButtonProps {
  label: string;
  /** Label after a press that was let go too early. */
  tooShortLabel: string;
  /** Id of the text that says what is agreed to. */
  describedBy: string;
  /** Whether the visitor is asked. Otherwise the fingertip is a picture. */
  isAsked: boolean;
  /** Whether the visitor has agreed, so that the ridges stay full. */
  isAgreedTo: boolean;
  approve: (button: Element) => void;
}

/**
 * The fingertip as a button, which a click or a press and hold fills with light: the drawing of it
 * twice, its dark ridges, and over them the lit ones, which the press makes the visitor's own.
 */
export function HoldButton(props: HoldButtonProps) {
  const { label, tooShortLabel, describedBy, isAsked, isAgreedTo, approve } = props;
  const ridges = useRidges(isAsked ? restLevel : Number(isAgreedTo));
  const marking = useMarking();
  const { handlers, isTooShort } = useHold(ridges, marking, isAsked, approve);
  const ref = useRef<HTMLButtonElement>(null);
  useTimeline(ref, isAsked ? breath : null);
  return (
    <button
      ref={ref}
      type="button"
      data-tip
      data-answer={isAsked ? 'approve' : undefined}
      aria-describedby={describedBy}
      className="hold-button"
      {...handlers}
    >
      <span aria-hidden="true" className="fingertip">
        <LineArt name="core" />
        <span ref={ridges.ref} style={{ clipPath: clipOf(0) }}>
          <LineArt name="core" isInline />
        </span>
      </span>
      <span className={cn('type-lede font-semibold', !isAsked && 'invisible')}>
        {isTooShort ? tooShortLabel : label}
      </span>
    </button>
  );
}
