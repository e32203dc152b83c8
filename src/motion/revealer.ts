import { animate } from 'framer-motion/dom/mini';
import { getMotion } from './motion.ts';
import { distance, duration, easing, groupLimit, seconds, stagger } from './tokens.ts';

/** What has not entered yet, with its place in its group. */
const waiting = new Map<HTMLElement, number>();

let observer: IntersectionObserver | undefined;

function observe(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        const isSeen = boundingClientRect.bottom > 0 && getMotion() === 'full';
        if (isSeen) enter(target as HTMLElement);
        else release(target as HTMLElement);
      }
    },
    // A little inside the screen, so that the movement is seen; and all that lies above it, which
    // the End key or a slow frame may have jumped over.
    { rootMargin: '100000% 0px -8% 0px' },
  );
  return observer;
}

/** It is simply there from now on. */
function release(element: HTMLElement) {
  waiting.delete(element);
  observer?.unobserve(element);
  delete element.dataset.reveal;
}

function enter(element: HTMLElement) {
  const order = waiting.get(element);
  if (order === undefined) return;
  const delay = Math.min(order * stagger.loose, groupLimit - duration.enter);
  animate(
    element,
    { opacity: [0, 1], transform: [`translateY(${distance.step}px)`, 'translateY(0px)'] },
    { duration: seconds(duration.enter), delay: seconds(Math.max(0, delay)), ease: easing.out },
  ).then(() => {
    element.style.removeProperty('opacity');
    element.style.removeProperty('transform');
  });
  // Last: the animation has it now, its delay included.
  release(element);
}

/**
 * Lets an element that is still below the screen enter once. `data-reveal` hides it until
 * then, on screens and in full motion only: paper has no scroll position, and who
 * asks for reduced motion in the middle of a page gets the rest of it as it is.
 *
 * @param order place in its group, for the stagger
 * @returns undo: shows the element and forgets it
 */
export function revealOnce(element: HTMLElement, order: number): () => void {
  if (element.getBoundingClientRect().top < window.innerHeight) return () => {};
  element.dataset.reveal = '';
  waiting.set(element, order);
  observe().observe(element);
  return () => release(element);
}
