/**
 * What moves pages, fetched once something is to move. It is imported as one module, so that it and
 * the library below it come in one file.
 */
export { animate } from 'framer-motion/dom/mini';
export { onFrame } from './loop.ts';
export { followPinnedSteps } from './pinned-steps.ts';
export { revealOnce } from './revealer.ts';
export * from './scroll-motion.ts';
export { startSmoothScroll } from './smooth-scroll.ts';
export { sequenceOnce } from './timeline.ts';
