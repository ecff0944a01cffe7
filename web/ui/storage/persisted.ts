/**
 * One typed value in the browser's local storage. Nothing here throws: malformed values, values of another shape, denied
 * storage and missing values all read as null.
 */
export interface Persisted<Value> {
  readonly read: () => Value | null;
  /** Returns whether the value is stored now; false when the storage is full or denied. */
  readonly write: (value: Value) => boolean;
  readonly remove: () => void;
}

interface Format<Value> {
  readonly parse: (text: string) => unknown;
  readonly format: (value: Value) => string;
}

/** A value stored as JSON. `isValue` rejects values of older builds or other programs. */
export function persisted<Value>(key: string, isValue: (value: unknown) => value is Value): Persisted<Value> {
  return stored(key, isValue, { parse: JSON.parse, format: JSON.stringify });
}

/** One of a few words, stored as plain text. */
export function persistedChoice<Choice extends string>(key: string, choices: readonly Choice[]): Persisted<Choice> {
  const isChoice = (value: unknown): value is Choice => choices.some((choice) => choice === value);
  return stored(key, isChoice, { parse: (text) => text, format: (choice) => choice });
}

/** The keys of all stored values that begin with `prefix`. */
export function persistedKeys(prefix: string): readonly string[] {
  const keys: string[] = [];
  tryStorage((storage) => keys.push(...Object.keys(storage).filter((key) => key.startsWith(prefix))));
  return keys;
}

/** Removes every value whose key matches, for example those of other people. */
export function removePersisted(matches: (key: string) => boolean): void {
  tryStorage((storage) => {
    for (const key of Object.keys(storage)) if (matches(key)) storage.removeItem(key);
  });
}

function stored<Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
  { parse, format }: Format<Value>,
): Persisted<Value> {
  return {
    read() {
      let value: unknown = null;
      tryStorage((storage) => {
        const text = storage.getItem(key);
        if (text !== null) value = parse(text);
      });
      return isValue(value) ? value : null;
    },
    write: (value) => tryStorage((storage) => storage.setItem(key, format(value))),
    remove: () => void tryStorage((storage) => storage.removeItem(key)),
  };
}

/** Returns whether the action succeeded. Where storage is denied, even reading the property `localStorage` throws. */
function tryStorage(action: (storage: Storage) => unknown): boolean {
  try {
    action(localStorage);
    return true;
  } catch {
    return false;
  }
}
