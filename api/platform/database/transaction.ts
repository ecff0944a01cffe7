import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import type { LiveData, LiveType } from '#schema/live.ts';
import { msg, type Thing, thing } from '#schema/messages.ts';
import type { Role } from '#schema/vocabulary.ts';
import { validate as isUuid } from 'uuid';
import type { Db, Tables } from './tables.ts';
import { conflict, notFound } from '../errors.ts';
import { LocationOwned, type OrganizationOwned } from './organization-owned.ts';

/** Who may receive a live message; without it, everyone of the organization. */
export interface Audience {
  readonly roles?: readonly Role[];
  readonly users?: readonly string[];
}

/** One row of the event table: for the audit log, and with `live` for open screens. */
export interface EventInput {
  /** Past tense, dotted; the write's own action when left out. */
  readonly action?: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly changes?: unknown;
  readonly live?: { [T in LiveType]: { readonly type: T; readonly data: LiveData[T] } }[LiveType];
  readonly audience?: Audience;
}

/** The settings of the organization that services use. Its columns are `kitchenColumns` of organizations.queries.ts. */
export type Kitchen = Pick<
  Tables['organization'],
  | 'timeZone'
  | 'dayRollover'
  | 'periodKind'
  | 'weekStart'
  | 'fiscalYearStart'
  | 'currency'
  | 'temperatureUnit'
  | 'measureSystem'
  | 'jurisdiction'
  | 'dateMarkDays'
  | 'expiringHours'
  | 'wasteAlertAmount'
  | 'lineCheckEnabled'
  | 'lineCheckAssignmentType'
  | 'lineCheckRolesAllowed'
  | 'lineCheckUserIds'
>;

/** The transaction of one write. */
export interface Transaction {
  readonly em: EntityManager;
  /** Plain-row reads in the same transaction; flush first to see what was just changed. */
  readonly db: Db;
  readonly organizationId: string;
  /** Who is acting; null for a background job. */
  readonly actorId: string | null;
  /** As it was read with the viewer; null for a background job. */
  readonly kitchen: Kitchen | null;
  /** The time of this write. */
  readonly now: Date;
  /** When it was done: `now`, or earlier when it had to wait for the network. */
  readonly occurredAt: Date;
  /** Stores the event with the change and publishes it after commit. */
  record(event: EventInput): void;
}

/** Adds a new row to the organization, created at the time of the write. */
export function add<E extends OrganizationOwned>(tx: Transaction, type: new () => E, data: Partial<E>): E {
  const { organizationId, now } = tx;
  const row = Object.assign(new type(), { createdAt: now, updatedAt: now }, data, { organizationId });
  if (row instanceof LocationOwned) row.locationId ??= organizationId;
  tx.em.persist(row);
  return row;
}

/**
 * The organization's row with this id, for writing. Throws NOT_FOUND for malformed ids, unknown ids and those of other
 * organizations. With `version`, throws CONFLICT when the row changed since the client read it.
 */
export async function find<E extends OrganizationOwned>(
  tx: Transaction,
  type: new () => E,
  what: Thing,
  id: string,
  options: { version?: number | undefined; lock?: boolean } = {},
): Promise<E> {
  if (!isUuid(id)) throw notFound(what);
  const lock = options.lock ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {};
  const row: unknown = await tx.em.findOne<OrganizationOwned>(type, { id }, lock);
  if (!(row instanceof type)) throw notFound(what);
  if (options.version !== undefined && options.version !== row.version) {
    // The error must not contain the row: errors bypass field resolvers, which decide who may see which field.
    throw conflict(msg('common.changedMeanwhile', { what: thing(what) }));
  }
  return row;
}
