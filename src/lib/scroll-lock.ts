import { observable } from './observable.ts';

let locks = 0;

/** Whether a menu or dialog covers the page: smooth scrolling stops behind it, and the scene is not rendered. */
export const isScrollLocked = observable(false);

/** @returns releases this lock; the page scrolls again once every lock is released */
export function lockScroll(): () => void {
  locks += 1;
  isScrollLocked.set(true);
  return () => {
    locks -= 1;
    isScrollLocked.set(locks > 0);
  };
}
