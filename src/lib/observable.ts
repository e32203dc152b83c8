/**
 * A value that notifies its listeners when it changes. `subscribe` and `get` can be passed to
 * `useSyncExternalStore`.
 */
export interface Observable<T> {
  get(): T;
  /** Stores a value. Listeners are called only if it differs from the one before. */
  set(next: T): void;
  /** @returns function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** @param initial value until the first `set` */
export function observable<T>(initial: T): Observable<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
