/** Small things that a device keeps over a reload. A full or forbidden storage breaks nothing; `write` says that it failed. */
export interface Kept<T> {
  readonly read: () => T | null;
  /** Whether it is kept now. */
  readonly write: (value: T) => boolean;
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
        return true;
      } catch {
        // No room, or none allowed.
        return false;
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
