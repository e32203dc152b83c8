const closers = new Set<() => void>();

/**
 * Registers how an open dropdown or panel is closed from outside.
 *
 * @returns ends the registration, once it is closed
 */
export function onDismissAll(close: () => void): () => void {
  closers.add(close);
  return () => {
    closers.delete(close);
  };
}

/** Closes every open dropdown and panel. */
export function dismissAll(): void {
  for (const close of closers) close();
}
