import { type ElementType, type HTMLAttributes, useEffect, useRef } from 'react';
import { afterHydration } from '../lib/lazy.tsx';
import { getMotion } from './motion.ts';

interface RevealProps extends HTMLAttributes<HTMLElement> {
  /** Element to render; default `div`. */
  as?: ElementType;
  /** Place in its group: each step waits one stagger longer. */
  order?: number;
}

/**
 * Content that enters when it is scrolled into view.
 *
 * The markup is always visible: hiding is done by the same code that reveals, in
 * full motion only, and only for what is still below the screen. So
 * nothing is lost without JavaScript, when a chunk fails, in print or in a hidden tab.
 */
export function Reveal({ as: Tag = 'div', order = 0, ...rest }: RevealProps) {
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || getMotion() !== 'full' || document.hidden) return;
    return afterHydration(
      () => import('./timelines.ts'),
      ({ revealOnce }) => revealOnce(element, order),
    );
  }, [order]);

  return <Tag ref={ref} {...rest} />;
}
