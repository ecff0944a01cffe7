import type { Grants } from '#schema/permissions.ts';
import type { DeviceKind, Language, NameDisplay, Role, TokenScope } from '#schema/vocabulary.ts';
import type { Budget } from '../http/budget.ts';
import type { AuditSubjects } from '../database/audit-subject.ts';
import type { Transaction } from '../database/transaction.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Pins } from './pins.ts';
import type { Limiter } from '../http/limiter.ts';
import type { StoredEvent } from '../live/stored-event.ts';
import type { Log } from '../logger.ts';
import type { Db, Tables } from '../database/tables.ts';
import type { Outgoing } from './outgoing.ts';

/** The paired device that a request comes from. */
export interface OnDevice {
  readonly id: string;
  readonly kind: DeviceKind;
  /** How it may name people. */
  readonly names: NameDisplay;
}

/** The API token that a request was sent with. */
export interface WithToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
}

/** Who asks, as their session, their device or their API token and their rows say at this moment. */
export interface Viewer {
  /** Of the person, or of the member that stands for the device. */
  readonly id: string;
  readonly organizationId: string;
  /** Null for a device that nobody has unlocked, and for an API token. */
  readonly sessionId: string | null;
  readonly username: string;
  readonly name: string;
  /** Null for a device that nobody has unlocked. */
  readonly role: Role | null;
  /** What they may do follows from these alone. */
  readonly grants: Grants;
  /** Null for a browser of the person's own. */
  readonly device: OnDevice | null;
  /** Null for everybody who did not send an API token: whoever it acts for is then the person or the service account. */
  readonly token: WithToken | null;
  readonly verified: boolean;
  readonly language: Language | null;
  /** Their whole row, read with the session; null for a device that nobody has unlocked. */
  readonly row: Tables['appUser'] | null;
  /** When this sign-in ends unless it is used in the meantime; null for a device, which has no such moment. */
  readonly endsAt: Date | null;
  /** True in the demo organization, which mails nobody and resets daily. */
  readonly demo: boolean;
}

/** Created once per request and passed by hand: who asks, on which organization, and the two ways to the database. */
export interface Context {
  readonly viewer: Viewer | null;
  readonly requestId: string;
  /** The client's network address, for rate limits. */
  readonly address: string;
  /** The caller's Idempotency-Key; the next write is done at most once for it. */
  readonly idempotencyKey: string | null;
  readonly log: Log;
  /** Counts what may be guessed at. */
  readonly limiter: Limiter;
  /** What the caller may still ask for. */
  readonly budget: Budget;
  readonly pins: Pins;
  /** Takes work that is done after the answer. */
  readonly queue: JobQueue;
  /** Sends webhooks now, and knows which addresses they may go to. */
  readonly webhooks: Outgoing;
  /** How the audit log names rows, by their kind. */
  readonly auditSubjects: AuditSubjects;
  /** Whether this server can send mail. */
  readonly mail: boolean;
  /** The web build that this server serves. */
  readonly build: string;
  /** Reads plain rows of the viewer's organization. Throws UNAUTHENTICATED without a viewer. */
  read<T>(query: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Does one write of the viewer's organization: one transaction, retried on serialization failures, idempotent by key,
   * its events stored with it and published after it commits.
   * @param action past-tense name for the audit log, such as `prep_task.completed`
   * @param input what was asked, to recognize a repeated request
   * @param options `idempotent: false` leaves the caller's Idempotency-Key free for another write of the same request
   */
  write<T>(
    action: string,
    input: unknown,
    work: (tx: Transaction) => Promise<T>,
    options?: { readonly idempotent: boolean },
  ): Promise<T>;
  /** Hears the organization's events from now on. Resolves to how to stop. Throws RATE_LIMITED when the viewer hears too often at once. */
  listen(hear: (events: readonly StoredEvent[]) => void, end: () => void): Promise<() => void>;
  /** Who asks by now, for what outlasts one answer; null when their session has ended. */
  again(): Promise<Viewer | null>;
}
