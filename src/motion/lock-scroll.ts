/**
 * Something modal is open: smooth scrolling, which would glide on behind it, stands
 * still until every holder has let go.
 */
let holders = 0;
const listeners = new Set<(held: boolean) => void>();
const tell = () => {
  for (const listener of listeners) listener(holders > 0);
};

/** @returns lets go */
export function lockScroll(): () => void {
  holders += 1;
  tell();
  return () => {
    holders -= 1;
    tell();
  };
}

/** Calls back at once and whenever the answer changes. */
export function onScrollHeld(listener: (held: boolean) => void): () => void {
  listeners.add(listener);
  listener(holders > 0);
  return () => {
    listeners.delete(listener);
  };
}
