import { beforeEach, expect, test } from 'vitest';
import type { KeyValueStore } from './database.ts';
import { writeAhead } from './write-ahead.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A database that writes when the test says so. `broken`: it stores nothing. */
function slowDatabase() {
  const stored = new Map<string, string>();
  const state = { broken: false };
  const writing: (() => void)[] = [];
  const database: KeyValueStore<string> = {
    get: async (key) => stored.get(key) ?? null,
    all: async () => [...stored],
    set: (key, value) =>
      new Promise((resolve) => {
        writing.push(() => {
          if (!state.broken) stored.set(key, value);
          resolve(!state.broken);
        });
      }),
    remove: async (key) => void stored.delete(key),
  };
  const write = async () => {
    for (const each of writing.splice(0)) each();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { database, stored, state, write };
}

/** The same device after the page was loaded again. */
const reopened = (database: KeyValueStore<string>) => writeAhead('test', database, isText);

beforeEach(() => localStorage.clear());

test('a value that the database has not written when the page ends is kept', async () => {
  const { database } = slowDatabase();
  void writeAhead('test', database, isText).set('rice', 'start');
  expect(await reopened(database).all()).toEqual([['rice', 'start']]);
  expect(await reopened(database).get('rice')).toBe('start');
});

test('a value that the database has is not in local storage', async () => {
  const { database, write } = slowDatabase();
  const saved = writeAhead('test', database, isText).set('rice', 'start');
  await write();
  expect(await saved).toBe(true);
  expect(localStorage).toHaveLength(0);
  expect(await reopened(database).all()).toEqual([['rice', 'start']]);
});

test('of two values that are being written the later one is kept', async () => {
  const { database, write } = slowDatabase();
  const store = writeAhead('test', database, isText);
  const first = store.set('rice', 'waiting');
  await write();
  void store.set('rice', 'sending');
  await first;
  expect(await reopened(database).all()).toEqual([['rice', 'sending']]);
});

test('the end of the first of two writes does not remove the second from local storage', async () => {
  const { database, stored } = slowDatabase();
  const store = writeAhead('test', database, isText);
  const answers: ((isStored: boolean) => void)[] = [];
  Object.assign(database, { set: () => new Promise((resolve) => answers.push(resolve)) });
  const first = store.set('rice', 'waiting');
  void store.set('rice', 'sending');
  answers[0]?.(true);
  await first;
  expect(stored.size).toBe(0);
  expect(await reopened(database).all()).toEqual([['rice', 'sending']]);
});

test('a removed value is gone, also while it is being written', async () => {
  const { database } = slowDatabase();
  const store = writeAhead('test', database, isText);
  void store.set('rice', 'start');
  await store.remove('rice');
  expect(await reopened(database).all()).toEqual([]);
});

test('a value is kept in local storage when the database stores nothing, and that counts as stored', async () => {
  const { database, state, write } = slowDatabase();
  state.broken = true;
  const saved = writeAhead('test', database, isText).set('rice', 'start');
  await write();
  expect(await saved).toBe(true);
  expect(await reopened(database).all()).toEqual([['rice', 'start']]);
});

test('other values of local storage are not read', async () => {
  localStorage.setItem('brigade.other.rice', '"start"');
  localStorage.setItem('brigade.test.beans', '7');
  expect(await reopened(slowDatabase().database).all()).toEqual([]);
});
