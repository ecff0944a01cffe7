import { useSyncExternalStore } from 'react';

const highlightFor = 2_000;
const changed = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function announce() {
  for (const listener of listeners) listener();
}

/** Remembers for two seconds that a row was changed by someone else just now. */
export function markChanged(id: string) {
  clearTimeout(changed.get(id));
  const forget = setTimeout(() => {
    changed.delete(id);
    announce();
  }, highlightFor);
  changed.set(id, forget);
  announce();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a live message changed this row in the last two seconds: rows light up briefly. */
export function useRecentlyChanged(id: string): boolean {
  return useSyncExternalStore(subscribe, () => changed.has(id));
}
