import { useSyncExternalStore } from 'react';

let build: string | null = null;
const listeners = new Set<() => void>();

/** The live connection tells which build the server serves just now. */
export function noteServerBuild(told: string): void {
  if (told === build) return;
  build = told;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The build that the server serves; null until it was heard. */
export function useServerBuild(): string | null {
  return useSyncExternalStore(subscribe, () => build);
}
