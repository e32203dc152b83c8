/**
 * Re-exports the animation code. Pages import it dynamically through this one module, so that the
 * build puts it into one chunk together with framer-motion.
 */
export { animate } from 'framer-motion/dom/mini';
export * from './scroll-motion.ts';
export { onFrame, startSmoothScroll } from './smooth-scroll.ts';
export { sequenceOnce } from './timeline.ts';
