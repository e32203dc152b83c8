import { animate } from 'framer-motion/dom/mini';
import { distance, duration, easing, groupLimit, seconds, stagger } from './tokens.ts';

const waiting = new Map<Element, { order: number }>();

const show = (element: HTMLElement) => {
  element.style.removeProperty('opacity');
  element.style.removeProperty('transform');
};

let observer: IntersectionObserver | undefined;

function observe(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) enter(entry.target as HTMLElement);
      }
    },
    // A little inside the screen, so that the movement is seen.
    { rootMargin: '0px 0px -8% 0px' },
  );
  return observer;
}

function release(element: Element) {
  waiting.delete(element);
  observer?.unobserve(element);
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
  for (const element of [...waiting.keys()]) {
    release(element);
    show(element as HTMLElement);
  }
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
    if (!waiting.has(element)) return;
    release(element);
    show(element);
  };
}
