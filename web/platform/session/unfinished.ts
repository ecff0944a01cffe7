import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { type Persisted } from '../../ui/storage/persisted.ts';
import { ownStorage } from '../storage/own-storage.ts';

/** What a person had open and half entered when a shared tablet locked. */
interface Unfinished {
  readonly address: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  readonly at: number;
}

function isUnfinished(value: unknown): value is Unfinished {
  return typeof value === 'object' && value !== null && 'address' in value && 'values' in value && 'at' in value;
}

const storageOf = (viewerId: string): Persisted<Unfinished> => ownStorage(viewerId, 'unfinished', isUnfinished);

/** The entries of the components that are mounted now, by name. */
const mounted = new Map<string, unknown>();
/** Entries that a person came back to, until their component takes them. */
const waiting = new Map<string, unknown>();

/** When the tablet locks: keeps the screen and its entries for this person. Another person's unlocking deletes them. */
export function keepUnfinished(viewerId: string, address: string): void {
  waiting.clear();
  storageOf(viewerId).write({ address, values: Object.fromEntries(mounted), at: Date.now() });
}

let address: string | null = null;

/** The screen that the person came back to; null when there is none. */
export const resumedAddress = (): string | null => address;

/** The screen is shown, or another one was chosen. */
export function forgetResumedAddress(): void {
  address = null;
}

/** When the person unlocks: the entries of their screen are there again, and the home page links to it. */
export function resumeUnfinished(viewerId: string): void {
  const storage = storageOf(viewerId);
  const kept = storage.read();
  storage.remove();
  waiting.clear();
  forgetResumedAddress();
  if (kept === null || Date.now() - kept.at > limits.tabletSession) return;
  for (const [name, value] of Object.entries(kept.values)) waiting.set(name, value);
  ({ address } = kept);
}

/** State of an entry that outlives the lock of a shared tablet. `isValue` refuses what is stored by another build. */
export function useUnfinished<Value>(
  name: string,
  first: Value,
  isValue: (value: unknown) => value is Value,
): readonly [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(() => {
    const kept = waiting.get(name);
    return isValue(kept) ? kept : first;
  });
  useEffect(() => {
    waiting.delete(name);
    mounted.set(name, value);
    return () => void mounted.delete(name);
  }, [name, value]);
  return [value, setValue];
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isWholeNumber = (value: unknown): value is number => Number.isInteger(value);
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
