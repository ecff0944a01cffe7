/** A value that screens subscribe to (`useSyncExternalStore`) and that code outside React changes. */
export interface Store<T> {
  readonly read: () => T;
  readonly subscribe: (listener: () => void) => () => void;
  /** Does not notify when the value is unchanged. */
  readonly set: (change: (before: T) => T) => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(change) {
      const next = change(value);
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
