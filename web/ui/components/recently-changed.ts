import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

const highlightFor = 2_000;
/** The timer that ends the highlight of each row, by the row's id. */
const changed = createStore<ReadonlyMap<string, ReturnType<typeof setTimeout>>>(new Map());

/** Highlights a row that someone else has just changed, for two seconds. */
export function markChanged(id: string) {
  clearTimeout(changed.read().get(id));
  const timer = setTimeout(() => {
    changed.set((before) => new Map([...before].filter(([other]) => other !== id)));
  }, highlightFor);
  changed.set((before) => new Map(before).set(id, timer));
}

/** Whether a live message changed this row in the last two seconds. */
export function useRecentlyChanged(id: string): boolean {
  return useSyncExternalStore(changed.subscribe, () => changed.read().has(id));
}
