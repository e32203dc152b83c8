/**
 * The components of `presence.tsx` with framer-motion. They animate as timelines do, so that they
 * share the chunk of `framer.ts`; `m` and its features would be another 10 kB.
 */
import { AnimatePresence, usePresence } from 'framer-motion';
import {
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { animate, cancelAll } from './framer.ts';
import { subscribeMotion } from './motion.ts';
import { distance, easing, presence, seconds } from './tokens.ts';

export interface MovingProps extends HTMLAttributes<HTMLElement> {
  /**
   * What it does besides fading: `drop` comes from above, `rise` from below, and `unroll` is
   * uncovered from its upper edge instead.
   */
  by?: 'fade' | 'drop' | 'rise' | 'unroll';
  /** Element to render; default `div`. */
  as?: 'div' | 'nav';
  ref?: RefObject<HTMLDivElement | null>;
}

const shifted = (y: number) => ({ opacity: 0, transform: `translateY(${y}px)` });
const placed = { opacity: 1, transform: 'translateY(0px)' };

/** Styles of an element while it is away, and while it is there. */
const states = {
  fade: [{ opacity: 0 }, { opacity: 1 }],
  drop: [shifted(-distance.near), placed],
  rise: [shifted(distance.near), placed],
  unroll: [{ clipPath: 'inset(0% 0% 100% 0%)' }, { clipPath: 'inset(0% 0% 0% 0%)' }],
} as const;

/** @public Only a dynamic import reads it. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <AnimatePresence>{children}</AnimatePresence>
);

/** @public Only a dynamic import reads it. */
export function Moving({ by = 'fade', as: Tag = 'div', ref, ...rest }: MovingProps) {
  const ownRef = useRef<HTMLDivElement>(null);
  const elementRef = ref ?? ownRef;
  const [isPresent, remove] = usePresence();
  const hasEntered = useRef(false);
  const onLeft = useEffectEvent(() => remove?.());

  useLayoutEffect(() => {
    const element = elementRef.current;
    if (!element) return;
    const [away, there] = states[by];
    if (!hasEntered.current) Object.assign(element.style, away);
    hasEntered.current = true;
    // It goes on from where it stands, so that it can turn round.
    const animation = animate(element, isPresent ? there : away, {
      duration: seconds(isPresent ? presence.enter : presence.leave),
      ease: easing.out,
    });
    let isCurrent = true;
    animation.then(() => {
      if (!isCurrent) return;
      if (isPresent) cancelAll([], [element]);
      else onLeft();
    });
    const unsubscribe = subscribeMotion(() => animation.complete());
    return () => {
      isCurrent = false;
      unsubscribe();
      animation.stop();
    };
  }, [isPresent, by, elementRef]);

  return <Tag {...rest} ref={elementRef} inert={!isPresent} />;
}
