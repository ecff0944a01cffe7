import { useSyncExternalStore } from 'react';
import { createStore } from '../../ui/store.ts';

const build = createStore<string | null>(null);

/** Stores the build that the server reports over the live connection. */
export function noteServerBuild(reported: string): void {
  build.set(() => reported);
}

/** The build that the server serves; null until it was reported. */
export function useServerBuild(): string | null {
  return useSyncExternalStore(build.subscribe, build.read);
}
