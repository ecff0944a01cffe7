import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { limits } from '#schema/limits.ts';
import { type Persisted } from '../../ui/storage/persisted.ts';
import { ownStorage } from '../storage/own-storage.ts';

/** The open screen and the unsaved input of a person when a shared tablet locked. */
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
/** Restored entries, until their component reads them. */
const waiting = new Map<string, unknown>();

/** When the tablet locks: stores the screen and its entries for this person. They are deleted when another person unlocks it. */
export function keepUnfinished(viewerId: string, address: string): void {
  waiting.clear();
  storageOf(viewerId).write({ address, values: Object.fromEntries(mounted), at: Date.now() });
}

let address: string | null = null;

/** The address of the restored screen; null when there is none. */
export const resumedAddress = (): string | null => address;

/** Call when that screen is shown, or another one was chosen. */
export function clearResumedAddress(): void {
  address = null;
}

/** When the person unlocks: restores the entries of their screen, and the home page redirects to it. */
export function resumeUnfinished(viewerId: string): void {
  const storage = storageOf(viewerId);
  const kept = storage.read();
  storage.remove();
  waiting.clear();
  clearResumedAddress();
  if (kept === null || Date.now() - kept.at > limits.tabletSession) return;
  for (const [name, value] of Object.entries(kept.values)) waiting.set(name, value);
  ({ address } = kept);
}

/** State that is restored after the lock of a shared tablet. `isValue` rejects values stored by another build. */
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
