import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** A key-value store in the browser's database (IndexedDB). Nothing here throws: a denied or full storage reads as empty. */
export interface KeyValueStore<Value> {
  readonly get: (key: string) => Promise<Value | null>;
  readonly all: () => Promise<readonly (readonly [string, Value])[]>;
  /** Resolves to whether the value is stored now. */
  readonly set: (key: string, value: Value) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
}

export function keyValueStore<Value>(name: string): KeyValueStore<Value> {
  let opened: UseStore | undefined;
  const attempt = async <Result>(action: (store: UseStore) => Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      opened ??= createStore(`brigade-${name}`, name);
      return await action(opened);
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt(async (store) => (await get<Value>(key, store)) ?? null, null),
    all: () => attempt((store) => entries<string, Value>(store), []),
    set: (key, value) =>
      attempt(async (store) => {
        await set(key, value, store);
        return true;
      }, false),
    remove: (key) => attempt((store) => del(key, store), undefined),
  };
}
