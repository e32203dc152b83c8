/**
 * The code that animates with framer-motion, as one chunk: pages import it through this module only,
 * at the first idle moment after hydration (`lib/lazy.tsx`). What React keeps until it has left is
 * apart (`presence-parts.tsx`).
 */
export { animate, cubicBezier } from 'framer-motion/dom';
export { becomePaper } from './paper-edge.ts';
export * from './run-timeline.ts';
export * from './scroll-motion.ts';
export { onFrame, startSmoothScroll } from './smooth-scroll.ts';
