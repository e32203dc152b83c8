import { animate } from 'framer-motion/dom/mini';
import { distance, duration, easing, groupLimit, seconds, stagger } from './tokens.ts';

const waiting = new Map<HTMLElement, { order: number }>();

const show = (element: HTMLElement) => {
  element.style.removeProperty('opacity');
  element.style.removeProperty('transform');
};

let observer: IntersectionObserver | undefined;

function observe(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target, boundingClientRect } of entries) {
        if (!isIntersecting) continue;
        if (boundingClientRect.bottom > 0) enter(target as HTMLElement);
        else pass(target as HTMLElement);
      }
    },
    // A little inside the screen, so that the movement is seen; and all that lies above it, which
    // the End key or a slow frame may have jumped over.
    { rootMargin: '100000% 0px -8% 0px' },
  );
  return observer;
}

function release(element: HTMLElement) {
  waiting.delete(element);
  observer?.unobserve(element);
}

/** It is simply there from now on. */
function pass(element: HTMLElement) {
  release(element);
  show(element);
}

function enter(element: HTMLElement) {
  const group = waiting.get(element);
  if (!group) return;
  release(element);
  const delay = Math.min(group.order * stagger.loose, groupLimit - duration.enter);
  animate(
    element,
    { opacity: [0, 1], transform: [`translateY(${distance.step}px)`, 'translateY(0px)'] },
    { duration: seconds(duration.enter), delay: seconds(Math.max(0, delay)), ease: easing.settle },
  ).then(() => show(element));
}

/** Paper has no scroll position: everything is shown before printing. */
function showAll() {
  for (const element of [...waiting.keys()]) pass(element);
}

if (typeof window !== 'undefined') window.addEventListener('beforeprint', showAll);

/**
 * Hides an element that is still below the screen and lets it enter once.
 *
 * @param order place in its group, for the stagger
 * @returns undo: shows the element and forgets it
 */
export function revealOnce(element: HTMLElement, order: number): () => void {
  // Nothing enters on paper, also when this code comes after the wish to print.
  const isSeen = element.getBoundingClientRect().top < window.innerHeight;
  if (isSeen || matchMedia('print').matches) return () => {};
  element.style.opacity = '0';
  waiting.set(element, { order });
  observe().observe(element);
  return () => {
    if (waiting.has(element)) pass(element);
  };
}
