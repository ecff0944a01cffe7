import { persisted } from '../../ui/storage/persisted.ts';
import { createStore } from '../../ui/store.ts';

/** The state of the live connection, for screens. */
export interface Connection {
  /** Why there is no live connection, as specified; null while connected, and for the first 5 s of an outage. */
  readonly notice: 'closed' | 'error' | null;
  /** When the last message was received, in epoch milliseconds; null before the first one. */
  readonly lastSeen: number | null;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly clockOffset: number;
  /** Whether the server serves a newer build than the one running here. */
  readonly updateReady: boolean;
}

const isNumber = (value: unknown) => typeof value === 'number';
/** Stored for a reload without a network: otherwise a press on a device whose clock is wrong would get a wrong time. */
const keptOffset = persisted('brigade.clock-offset', isNumber);

const store = createStore<Connection>({
  notice: null,
  lastSeen: null,
  clockOffset: keptOffset.read() ?? 0,
  updateReady: false,
});

export const connection = {
  set: (changes: Partial<Connection>) => {
    if (changes.clockOffset !== undefined) keptOffset.write(changes.clockOffset);
    store.set((before) => ({ ...before, ...changes }));
  },
  read: store.read,
  subscribe: store.subscribe,
};
