import type { Grants } from '#schema/permissions.ts';
import type { DeviceKind, Language, NameDisplay, Role, TokenScope } from '#schema/vocabulary.ts';
import type { Budget } from '../http/budget.ts';
import type { AuditSubjects } from '../database/audit-subject.ts';
import type { SearchKind } from '../database/search-kind.ts';
import type { Kitchen, Transaction } from '../database/transaction.ts';
import type { PhotoFiles } from '../files/photo-files.ts';
import type { ImportKind } from '../imports/import-kind.ts';
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
  /** How it shows members' names. */
  readonly names: NameDisplay;
}

/** The API token that a request was sent with. */
export interface WithToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
}

/** The requester, resolved from session, device or API token and their current rows. */
export interface Viewer {
  /** Of the person, or of the user that represents the device. */
  readonly id: string;
  readonly organizationId: string;
  /** Null for a device that nobody has unlocked, and for an API token. */
  readonly sessionId: string | null;
  readonly username: string;
  readonly name: string;
  /** Null for a device that nobody has unlocked. */
  readonly role: Role | null;
  /** The only source of their permissions. */
  readonly grants: Grants;
  /** Null for a browser of the person's own. */
  readonly device: OnDevice | null;
  /** Null without an API token. With one, the other fields are of the person or service account that it acts for. */
  readonly token: WithToken | null;
  readonly verified: boolean;
  readonly language: Language | null;
  /** Their whole row, read with the session; null for a device that nobody has unlocked. */
  readonly row: Tables['appUser'] | null;
  /** Read with the session, so that services need not read the organization again. */
  readonly kitchen: Kitchen;
  /** When this session expires unless it is used before; null for a device, which does not expire. */
  readonly endsAt: Date | null;
  /** True in the demo organization, which sends no mail and resets daily. */
  readonly demo: boolean;
}

export interface WriteOptions {
  /** False leaves the caller's Idempotency-Key free for another write of the same request. */
  readonly idempotent?: boolean;
  /**
   * When it was done, if it is sent later. Not part of `input`, so that the same press with and without it is one request.
   * Throws VALIDATION_FAILED when it is in the future or more than `limits.queuedHours` ago.
   */
  readonly occurredAt?: Date | undefined;
  /** Bytes that it stores besides `input`, such as the rows of a file. They count for the storage of the kitchen. */
  readonly bytes?: number;
}

/** Created once per request and passed explicitly: the viewer, their organization, and reads and writes of the database. */
export interface Context {
  readonly viewer: Viewer | null;
  readonly requestId: string;
  /** The client's network address, for rate limits. */
  readonly address: string;
  /** Numbers of the events that the writes of this request have stored so far. */
  readonly eventNumbers: readonly number[];
  /** The caller's Idempotency-Key; the next write is done at most once for it. */
  readonly idempotencyKey: string | null;
  readonly log: Log;
  /** Rate limits. */
  readonly limiter: Limiter;
  /** The caller's remaining budget. */
  readonly budget: Budget;
  readonly pins: Pins;
  /** Queues work that is done after the response. */
  readonly queue: JobQueue;
  readonly photos: PhotoFiles;
  /** Sends webhooks now, and checks which addresses are allowed. */
  readonly webhooks: Outgoing;
  /** How the audit log names rows, by their kind. */
  readonly auditSubjects: AuditSubjects;
  /** What the search over all features finds. */
  readonly searchKinds: readonly SearchKind[];
  /** What can be imported from files. */
  readonly importKinds: readonly ImportKind[];
  /** Whether this server can send mail. */
  readonly mail: boolean;
  /** The web build that this server serves. */
  readonly build: string;
  /** Reads plain rows of the viewer's organization. Throws UNAUTHENTICATED without a viewer. */
  read<T>(query: (db: Db) => Promise<T>): Promise<T>;
  /** As `read`, for what may take long: on connections of its own, so that screens need not wait for it. */
  readReport<T>(query: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Does one write of the viewer's organization: one transaction, retried on serialization failures, idempotent by key,
   * its events stored with it and published after it commits.
   * @param action past-tense name for the audit log, such as `prep_task.completed`
   * @param input the operation's input, to recognize a repeated request
   * @param options see `WriteOptions`
   */
  write<T>(action: string, input: unknown, work: (tx: Transaction) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** Subscribes to the organization's events. Resolves to the unsubscribe function. Throws RATE_LIMITED with too many subscriptions. */
  listen(onEvents: (events: readonly StoredEvent[]) => void, onEnd: () => void): Promise<() => void>;
  /** Identifies the viewer again, for work that outlasts one response; null when their session has ended. */
  again(): Promise<Viewer | null>;
}
