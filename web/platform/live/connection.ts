import { createStore } from '../../ui/store.ts';

/** What the screens may know of the live connection. */
export interface Connection {
  /** Why there is no live connection, in words of the specification; null while there is, and for the first 5 s. */
  readonly notice: 'closed' | 'error' | null;
  /** When the server was last heard, in epoch milliseconds; null before the first word. */
  readonly lastSeen: number | null;
  /** The server serves a newer build than the one running here. */
  readonly updateReady: boolean;
}

const store = createStore<Connection>({ notice: null, lastSeen: null, updateReady: false });

export const connection = {
  set: (changes: Partial<Connection>) => store.set((before) => ({ ...before, ...changes })),
  read: store.read,
  subscribe: store.subscribe,
};
