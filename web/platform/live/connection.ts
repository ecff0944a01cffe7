/** What the screens may know of the live connection. */
export interface Connection {
  /** Why there is no live connection, in words of the specification; null while there is, and for the first 5 s. */
  readonly notice: 'closed' | 'error' | null;
  /** When the server was last heard, in epoch milliseconds; null before the first word. */
  readonly lastSeen: number | null;
  /** The server serves a newer build than the one running here. */
  readonly updateReady: boolean;
}

let state: Connection = { notice: null, lastSeen: null, updateReady: false };
const listeners = new Set<() => void>();

function set(changes: Partial<Connection>) {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

export const connection = {
  set,
  read: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
