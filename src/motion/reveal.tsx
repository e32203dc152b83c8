import { type ElementType, type HTMLAttributes, useCallback, useRef } from 'react';
import { type StartAnimation, useScrollMotion } from './use-scroll-motion.ts';

interface RevealProps extends HTMLAttributes<HTMLElement> {
  /** Element to render; default `div`. */
  as?: ElementType;
  /**
   * Position in a group of elements, from 0. Each one starts a fixed delay after the one before.
   */
  order?: number;
}

/**
 * Content that is animated in when it is scrolled into view.
 *
 * The markup is always visible. The code that animates it also makes it transparent first, only in
 * full motion and only while it is below the screen. So all content can be read without JavaScript,
 * after a chunk has failed, in print and in a background tab.
 */
export function Reveal({ as: Tag = 'div', order = 0, ...rest }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  const start: StartAnimation = useCallback(
    ({ revealOnce }, element) => revealOnce(element, order),
    [order],
  );
  useScrollMotion(ref, start);
  return <Tag ref={ref} {...rest} />;
}
