import { persisted, persistedKeys } from '../../ui/storage/persisted.ts';
import type { KeyValueStore } from './database.ts';

/**
 * The database, with each value in local storage until the database has it. Writing to the database takes a moment, in which the
 * page can end: a value in local storage is kept at once.
 */
export function writeAhead<Value>(
  name: string,
  database: KeyValueStore<Value>,
  isValue: (value: unknown) => value is Value,
): KeyValueStore<Value> {
  const prefix = `brigade.${name}.`;
  const entry = (key: string) => persisted(`${prefix}${key}`, isValue);
  /** By key, how often each was set: only the last write to the database has the value that is in local storage. */
  const writes = new Map<string, number>();
  const ahead = (): (readonly [string, Value])[] =>
    persistedKeys(prefix).flatMap((stored) => {
      const key = stored.slice(prefix.length);
      const value = entry(key).read();
      return value === null ? [] : [[key, value] as const];
    });
  return {
    get: async (key) => entry(key).read() ?? database.get(key),
    all: async () => [...new Map([...(await database.all()), ...ahead()])],
    async set(key, value) {
      const write = (writes.get(key) ?? 0) + 1;
      writes.set(key, write);
      const isAhead = entry(key).write(value);
      const isStored = await database.set(key, value);
      if (isStored && writes.get(key) === write) {
        writes.delete(key);
        entry(key).remove();
      }
      return isStored || isAhead;
    },
    async remove(key) {
      writes.delete(key);
      entry(key).remove();
      await database.remove(key);
    },
  };
}
