import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import type { LiveData, LiveType } from '#schema/live.ts';
import { msg, type Thing, thing } from '#schema/messages.ts';
import type { Role } from '#schema/vocabulary.ts';
import { validate as isUuid } from 'uuid';
import type { Db } from './tables.ts';
import { conflict, notFound } from '../errors.ts';
import { LocationOwned, type OrganizationOwned } from './organization-owned.ts';

/** Who may hear a live message; without it, everyone of the organization. */
export interface Audience {
  readonly roles?: readonly Role[];
  readonly users?: readonly string[];
}

/** One fact for the event table: the audit log, and a live message when open screens should hear of it. */
export interface EventInput {
  /** Past tense, dotted; the write's own action when left out. */
  readonly action?: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly changes?: unknown;
  readonly live?: { [T in LiveType]: { readonly type: T; readonly data: LiveData[T] } }[LiveType];
  readonly audience?: Audience;
}

/** What a service may do inside its one transaction. */
export interface Transaction {
  readonly em: EntityManager;
  /** Plain-row reads in the same transaction; flush first to see what was just changed. */
  readonly db: Db;
  readonly organizationId: string;
  /** Who is acting; null for a background job. */
  readonly actorId: string | null;
  /** The instant of this write. */
  readonly now: Date;
  /** Stores the event with the change and publishes it after commit. */
  record(event: EventInput): void;
}

/** Adds a new row to the organization, created at the write's own instant. */
export function add<E extends OrganizationOwned>(tx: Transaction, type: new () => E, data: Partial<E>): E {
  const { organizationId, now } = tx;
  const row = Object.assign(new type(), { createdAt: now, updatedAt: now }, data, { organizationId });
  if (row instanceof LocationOwned) row.locationId ??= organizationId;
  tx.em.persist(row);
  return row;
}

/**
 * The organization's row of this id, for writing. Junk ids, unknown ids and other organizations' ids all answer NOT_FOUND.
 * With `version`, a row that moved on since the client saw it is refused with CONFLICT.
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
    // The row itself stays here: a refusal passes no field resolver, and so nothing that decides who may see which field.
    throw conflict(msg('common.changedMeanwhile', { what: thing(what) }));
  }
  return row;
}
