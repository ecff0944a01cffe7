import { useSyncExternalStore } from 'react';
import { createStore } from '../../ui/store.ts';

const build = createStore<string | null>(null);

/** The live connection tells which build the server serves just now. */
export function noteServerBuild(told: string): void {
  build.set(() => told);
}

/** The build that the server serves; null until it was heard. */
export function useServerBuild(): string | null {
  return useSyncExternalStore(build.subscribe, build.read);
}
