/** Small things that a device keeps over a reload. A full or forbidden storage loses them and breaks nothing. */
export interface Kept<T> {
  readonly read: () => T | null;
  readonly write: (value: T) => void;
  readonly forget: () => void;
}

/** Keeps one value under a name. `isValue` refuses what an older Brigade, or somebody else, wrote there. */
export function keep<T>(name: string, isValue: (value: unknown) => value is T): Kept<T> {
  return {
    read() {
      try {
        const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
        return isValue(value) ? value : null;
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        localStorage.setItem(name, JSON.stringify(value));
      } catch {
        // No room, or none allowed: the wall goes on without.
      }
    },
    forget() {
      try {
        localStorage.removeItem(name);
      } catch {
        // See above.
      }
    },
  };
}
