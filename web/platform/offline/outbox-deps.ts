import type { KeyValueStore } from './database.ts';
import type { Row, Send } from './new-press.ts';
import type { Press } from './queue.ts';

/** The dependencies of an outbox: storage, network and screens of its person. */
export interface OutboxDeps {
  readonly owner: string;
  readonly storage: KeyValueStore<Press>;
  /** Whether the server is known to be out of reach. */
  readonly isOffline: () => boolean;
  /** Whether the device has a network at all. Without one nothing is sent, so that a press can still be undone. */
  readonly hasNetwork: () => boolean;
  /** Milliseconds by which the server's clock is ahead of this device's, measured now. */
  readonly clockOffset: () => Promise<number>;
  readonly send: Send;
  /** The fields of a row before its optimistic update. */
  readonly snapshot: (row: Row) => Press['before'];
  /** The optimistic update: shows a press as if the server had accepted it. */
  readonly apply: (press: Press) => void;
  /** Applies the optimistic update again, only to the fields that the press changes. */
  readonly applyAgain: (press: Press) => void;
  /** Rolls back the optimistic update. */
  readonly revert: (press: Press) => void;
  /** Called when a press was refused: screens may show wrong data, so refetch it. */
  readonly onRefused: () => void;
}
