import type { KeyValueStore } from './database.ts';
import type { Row, Send } from './new-press.ts';
import type { Press } from './queue.ts';

/** What an outbox needs of its person's device and screens. */
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
  /** The row of a press as it is now. */
  readonly snapshot: (row: Row) => Press['before'];
  /** Shows a press as if the server had accepted it. */
  readonly apply: (press: Press) => void;
  /** Shows what a press changes on its row, and leaves what else has changed there since. */
  readonly applyAgain: (press: Press) => void;
  /** Puts the row of a press back as it was before it. */
  readonly revert: (press: Press) => void;
  /** A press was refused, so the screen may show what is not true: fetch it. */
  readonly onRefused: () => void;
}
