/** A value that tells its listeners when it changes. `useSyncExternalStore` takes `subscribe` and `get` as they are. */
export interface Observable<T> {
  get(): T;
  /** Stores the value; listeners are called only when it differs. */
  set(next: T): void;
  /** @returns ends the subscription */
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
