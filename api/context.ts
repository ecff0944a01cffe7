import type { Language, Role } from '#schema/vocabulary.ts';
import type { Work } from './database/work.ts';
import type { StoredEvent } from './live/stored-event.ts';
import type { Log } from './logging.ts';
import type { Reader } from './tables.ts';

/** The person asking, as their session and their row say at this moment. */
export interface Viewer {
  readonly id: string;
  readonly organizationId: string;
  readonly sessionId: string;
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  readonly verified: boolean;
  readonly language: Language | null;
  /** True in the demo organisation, which mails nobody and resets daily. */
  readonly demo: boolean;
}

/** Created once per request and passed by hand: who asks, on which organisation, and the two ways to the database. */
export interface Context {
  readonly viewer: Viewer | null;
  readonly requestId: string;
  /** The client's network address, for rate limits. */
  readonly address: string;
  /** The caller's Idempotency-Key; the next write is done at most once for it. */
  readonly idempotencyKey: string | null;
  readonly log: Log;
  /** Reads plain rows of the viewer's organisation. Throws UNAUTHENTICATED without a viewer. */
  read<T>(query: (db: Reader) => Promise<T>): Promise<T>;
  /**
   * Does one write of the viewer's organisation: one transaction, retried on serialisation failures, idempotent by key,
   * its events stored with it and published after it commits.
   * @param action past-tense name for the audit log, such as `prep_task.completed`
   * @param input what was asked, to recognise a repeated request
   */
  write<T>(action: string, input: unknown, work: (work: Work) => Promise<T>): Promise<T>;
  /** Hears the organisation's events from now on. Resolves to how to stop. */
  listen(listener: (events: readonly StoredEvent[]) => void): Promise<() => void>;
}
