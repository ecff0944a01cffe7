import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** Subscribes to the value of a store. */
export function useStored<T>({ subscribe, read }: Pick<Store<T>, 'subscribe' | 'read'>): T {
  return useSyncExternalStore(subscribe, read);
}
