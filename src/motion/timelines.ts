/**
 * Code that animates pages, fetched when the first animation is due. Pages import this one module, so
 * that the build puts it and framer-motion into one file.
 */
export { animate } from 'framer-motion/dom/mini';
export * from './scroll-motion.ts';
export { onFrame, startSmoothScroll } from './smooth-scroll.ts';
export { sequenceOnce } from './timeline.ts';
