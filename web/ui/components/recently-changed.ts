import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

const highlightFor = 2_000;
/** When each row stops being lit: its timer by the row's id. */
const changed = createStore<ReadonlyMap<string, ReturnType<typeof setTimeout>>>(new Map());

/** Remembers for two seconds that a row was changed by someone else just now. */
export function markChanged(id: string) {
  clearTimeout(changed.read().get(id));
  const forget = setTimeout(() => {
    changed.set((before) => new Map([...before].filter(([other]) => other !== id)));
  }, highlightFor);
  changed.set((before) => new Map(before).set(id, forget));
}

/** Whether a live message changed this row in the last two seconds: rows light up briefly. */
export function useRecentlyChanged(id: string): boolean {
  return useSyncExternalStore(changed.subscribe, () => changed.read().has(id));
}
