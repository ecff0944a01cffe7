import { createStore } from '../../ui/store.ts';

/** The state of the live connection, for screens. */
export interface Connection {
  /** Why there is no live connection, as specified; null while connected, and for the first 5 s of an outage. */
  readonly notice: 'closed' | 'error' | null;
  /** When the last message was received, in epoch milliseconds; null before the first one. */
  readonly lastSeen: number | null;
  /** Whether the server serves a newer build than the one running here. */
  readonly updateReady: boolean;
}

const store = createStore<Connection>({ notice: null, lastSeen: null, updateReady: false });

export const connection = {
  set: (changes: Partial<Connection>) => store.set((before) => ({ ...before, ...changes })),
  read: store.read,
  subscribe: store.subscribe,
};
