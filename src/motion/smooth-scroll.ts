import 'lenis/dist/lenis.css';
import { cancelFrame, type FrameData, frame } from 'framer-motion/dom';
import Lenis from 'lenis';
import { topDialog } from '../lib/overlays.ts';

/**
 * Runs a step in every frame, before anything that reads the scroll position, until the returned
 * function is called. Framer Motion's loop is the page's only one; it requests no frame without a step.
 *
 * @param step gets Motion's frame data: `timestamp` and `delta` in milliseconds
 */
export function onFrame(step: (data: FrameData) => void): () => void {
  frame.setup(step, true);
  return () => cancelFrame(step);
}

/**
 * Smooth wheel scrolling. Anchors, keyboard, find-in-page and the browser's own
 * restored positions stay native: Lenis follows every scroll that it did not start.
 *
 * @returns stops it and gives scrolling back to the browser
 */
export function startSmoothScroll(): () => void {
  const lenis = new Lenis({
    autoRaf: false,
    // Touch keeps the system's own scrolling.
    syncTouch: false,
    // It reads `scroll-padding-top`, so anchors stop below the header.
    anchors: true,
    // A panel that scrolls by itself keeps its wheel.
    prevent: (node) => node.closest('[data-lenis-prevent], dialog, [role="dialog"]') !== null,
  });
  // Lenis would put back, frame by frame, what the keyboard or the scrollbar scrolls in the meantime.
  // It learns of other scrolls by an event, a frame late: a link pressed before that would lead astray.
  const yieldTo = () => {
    if (lenis.isStopped) return;
    if (lenis.isScrolling !== 'smooth' && lenis.animatedScroll === lenis.actualScroll) return;
    lenis.stop();
    lenis.start();
  };
  addEventListener('keydown', yieldTo, { capture: true, passive: true });
  addEventListener('pointerdown', yieldTo, { capture: true, passive: true });
  let endFrames: (() => void) | null = null;
  const rest = () => {
    endFrames?.();
    endFrames = null;
  };
  // Frames are requested only while it scrolls, so that a page at rest costs nothing.
  const move = () => {
    if (endFrames) return;
    lenis.time = performance.now();
    endFrames = onFrame(({ timestamp }) => {
      lenis.raf(timestamp);
      if (lenis.isScrolling !== 'smooth') rest();
    });
  };
  lenis.on('virtual-scroll', move);
  // Links to a part of this page.
  addEventListener('click', move, { passive: true });
  const applyLock = () => (topDialog.get() ? lenis.stop() : lenis.start());
  // Lenis reads the scroll position, which would lay out an opened menu inside the press that opened it.
  const stopLock = topDialog.subscribe(() => requestAnimationFrame(applyLock));
  applyLock();
  return () => {
    stopLock();
    rest();
    removeEventListener('click', move);
    removeEventListener('keydown', yieldTo, { capture: true });
    removeEventListener('pointerdown', yieldTo, { capture: true });
    lenis.destroy();
  };
}
