import 'lenis/dist/lenis.css';
import { cancelFrame, type FrameData, frame } from 'framer-motion/dom';
import Lenis from 'lenis';
import { topDialog } from '../lib/overlays.ts';

/**
 * Calls back in every frame, before all code that reads the scroll position. It uses Framer
 * Motion's frame loop, which requests frames only while it has callbacks.
 *
 * @param callback receives Motion's frame data: `timestamp` and `delta` in milliseconds
 * @returns function that ends the calls
 */
export function onFrame(callback: (data: FrameData) => void): () => void {
  frame.setup(callback, true);
  return () => cancelFrame(callback);
}

/**
 * Starts smooth scrolling by the wheel and to anchors, with the library Lenis. Keyboard scrolling,
 * find in page and the browser's scroll restoration stay native: Lenis follows every scroll that it
 * did not start.
 *
 * @returns function that stops it
 */
export function startSmoothScroll(): () => void {
  const lenis = new Lenis({
    autoRaf: false,
    // Touch scrolling stays native.
    syncTouch: false,
    // Lenis respects `scroll-padding-top`, so that anchors stop below the header.
    anchors: true,
    // An element that can scroll in the wheel's direction keeps native scrolling. At its end the
    // page scrolls, unless `overscroll-behavior` forbids it. Lenis remembers an element's styles for
    // two seconds.
    allowNestedScroll: true,
    // A modal dialog also does when it can't scroll, because Lenis is stopped meanwhile.
    prevent: (node) => node.matches('dialog'),
  });
  // During a smooth scroll, Lenis would overwrite the scroll position of the keyboard or the
  // scrollbar. It also learns of other scrolls one frame late, and would scroll to a pressed link
  // from the wrong position.
  const syncPosition = () => {
    if (lenis.isStopped) return;
    if (lenis.isScrolling !== 'smooth' && lenis.animatedScroll === lenis.actualScroll) return;
    lenis.stop();
    lenis.start();
  };
  addEventListener('keydown', syncPosition, { capture: true, passive: true });
  addEventListener('pointerdown', syncPosition, { capture: true, passive: true });
  let endFrames: (() => void) | null = null;
  const stopFrames = () => {
    endFrames?.();
    endFrames = null;
  };
  // Frames are requested only during a smooth scroll.
  const startFrames = () => {
    if (endFrames) return;
    lenis.time = performance.now();
    endFrames = onFrame(({ timestamp }) => {
      lenis.raf(timestamp);
      if (lenis.isScrolling !== 'smooth') stopFrames();
    });
  };
  lenis.on('virtual-scroll', startFrames);
  // A click may be on a link to an anchor of this page.
  addEventListener('click', startFrames, { passive: true });
  /** Stops scrolling while a modal dialog is open. */
  const updateLock = () => (topDialog.get() ? lenis.stop() : lenis.start());
  // In the next frame, because Lenis reads the scroll position, which would force a layout of the
  // dialog within the event handler that opens it.
  const unsubscribe = topDialog.subscribe(() => requestAnimationFrame(updateLock));
  updateLock();
  return () => {
    unsubscribe();
    stopFrames();
    removeEventListener('click', startFrames);
    removeEventListener('keydown', syncPosition, { capture: true });
    removeEventListener('pointerdown', syncPosition, { capture: true });
    lenis.destroy();
  };
}
