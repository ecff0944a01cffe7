import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { OptimisticLockError } from '@mikro-orm/core';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { idempotencyMismatch, storageFull } from '../errors.ts';
import type { PoolCounts } from '../metrics.ts';
import type { Db, Tables } from './tables.ts';
import { columnTypes } from './column-types.ts';
import { Canceller, type OnDisconnect } from './canceller.ts';
import { STALE_PLAN } from './prepared.ts';
import { occurredAtOf } from './occurred-at.ts';
import { camelCase } from './camel-case.ts';
import { CONNECTION_WAIT, connections, ReadPool } from './read-pool.ts';
import { revive } from './revive.ts';
import { refreshUpdatedAt } from './sync.ts';
import type { EventInput, Kitchen, Transaction } from './transaction.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
/** Two writes inserted the same row at once: on its retry the later one finds the earlier one's row. */
const UNIQUE_VIOLATION = '23505';
const retryable: readonly unknown[] = [SERIALIZATION_FAILURE, DEADLOCK, UNIQUE_VIOLATION, STALE_PLAN];
const TRIES = 8;
/** Random backoff of conflicting writes, longer with every try. Milliseconds. */
const RETRY_WAIT = 20;
/** A longer write updates `updatedAt` of its rows again at its end. Milliseconds; less than the minute that programs allow for. */
const LONG_WRITE = 10_000;

/** On whose behalf a write is done. */
export interface Scope {
  readonly organizationId: string;
  readonly actorId: string | null;
  readonly idempotencyKey?: string | null;
  /** The API token that it is done with. */
  readonly tokenId?: string | null;
  /** As it was read with the viewer. */
  readonly kitchen?: Kitchen;
  /** When it was done, if it is sent later. */
  readonly occurredAt?: Date | undefined;
  /** What it stores besides its input. */
  readonly bytes?: number;
  /** Called after the commit with the numbers of the events that it stored. */
  readonly onStored?: (seqs: readonly number[]) => void;
}

/** Reads and writes of the database, both scoped to one organization. */
export class Database {
  private readonly reads: ReadPool;
  private readonly reports: ReadPool;
  private readonly canceller: Canceller;

  constructor(
    readonly orm: MikroORM,
    private readonly notify: {
      /** Called after a commit that stored events, so that listeners read them. */
      readonly stored: (organizationId: string) => void;
      /** Called before the response to a write that may have changed somebody's identity or permissions. */
      readonly accessChanged: (organizationId: string) => void;
    },
    /** Bytes that users may write into one kitchen in total. */
    private readonly storageMax: number = Number.POSITIVE_INFINITY,
  ) {
    const url = orm.config.get('clientUrl') ?? '';
    this.canceller = new Canceller(url, CONNECTION_WAIT);
    this.reads = new ReadPool(url, columnTypes(), connections.screens, this.canceller);
    this.reports = new ReadPool(url, columnTypes(), connections.reports, this.canceller);
  }

  /** Plain-row reads in one transaction, scoped to one organization; cancelled when the client disconnects. */
  read<T>(organizationId: string, query: (db: Db) => Promise<T>, onDisconnect?: OnDisconnect): Promise<T> {
    return this.reads.read(organizationId, query, onDisconnect);
  }

  /** A read that may take long, on connections of its own. */
  readReport<T>(organizationId: string, query: (db: Db) => Promise<T>, onDisconnect?: OnDisconnect): Promise<T> {
    return this.reports.read(organizationId, query, onDisconnect);
  }

  /** How many connections plain-row reads hold. */
  get readConnections(): PoolCounts {
    return this.reads.connections;
  }

  /** Closes every connection. */
  async close(): Promise<void> {
    await Promise.all([this.reads.close(), this.reports.close()]);
    await this.canceller.close();
    await this.orm.close();
  }

  /** Reads of the few global tables: credentials, organization codes. */
  unscoped(): Kysely<Tables> {
    return camel(this.orm.em.fork().getKysely<Tables>());
  }

  /** One write: see `Context.write`. */
  async write<T>(scope: Scope, action: string, input: unknown, work: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(scope, action, input, work);
      } catch (error) {
        if (attempt >= TRIES || !isRetryable(error)) throw error;
        await sleep(Math.random() * RETRY_WAIT * attempt);
      }
    }
  }

  private async attempt<T>(
    scope: Scope,
    action: string,
    input: unknown,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const { organizationId, actorId } = scope;
    const events: EventInput[] = [];
    let seqs: readonly number[] = [];
    const em = this.orm.em.fork({ clear: true });
    em.setFilterParams('organization', { organizationId });
    const transactional = em.transactional(async (transaction) => {
      const db = camel(transaction.getKysely<Tables>());
      const request = actorId && scope.idempotencyKey ? { actorId, key: scope.idempotencyKey } : null;
      if (request) {
        const earlier = await claimKey(db, { ...request, organizationId, hash: requestHash(action, input) });
        if (earlier) return revive<T>(earlier.answer);
      }
      const now = new Date();
      const result = await work({
        em: transaction,
        db,
        organizationId,
        actorId,
        kitchen: scope.kitchen ?? null,
        now,
        occurredAt: occurredAtOf(scope.occurredAt, now),
        record: (event) => events.push(event),
      });
      await transaction.flush();
      if (Date.now() - now.getTime() > LONG_WRITE) await refreshUpdatedAt({ db, now }, events);
      if (request && events.length === 0) await answering(request, result).execute(db);
      if (events.length > 0) {
        const beside = request ? answering(request, result) : NOTHING;
        const bytes = bytesOf(input) + (scope.bytes ?? 0);
        const { storedBytes, seq } = await storeAll(db, scope, action, { events, bytes, beside });
        // Background writes of the server are not limited.
        if (actorId && storedBytes > this.storageMax) throw storageFull(this.storageMax);
        seqs = events.map((_event, index) => seq - events.length + 1 + index);
      }
      return result;
    });
    // Also after an error, which may have come after the commit.
    const answer = await transactional.finally(() => {
      if (mayChangeAccess(events)) this.notify.accessChanged(organizationId);
    });
    if (events.length > 0) this.notify.stored(organizationId);
    if (seqs.length > 0) scope.onStored?.(seqs);
    return answer;
  }
}

/** Entities whose changes concern sessions, roles and permissions, and what is read with them. */
const accessEntities = new Set(['User', 'Session', 'Device', 'ApiToken', 'Organization']);

/** Whether a write may have changed access. One without an event may have changed anything. */
function mayChangeAccess(events: readonly EventInput[]): boolean {
  return events.length === 0 || events.some(({ entity }) => accessEntities.has(entity));
}

/** The length of a value as JSON. */
export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '');
}

function camel<T>(db: Kysely<T>): Kysely<T> {
  return db.withPlugin(camelCase);
}

function isRetryable(error: unknown): boolean {
  // A row changed between read and write: the next try reads it again.
  if (error instanceof OptimisticLockError) return true;
  return error instanceof Error && 'code' in error && retryable.includes(error.code);
}

function requestHash(action: string, input: unknown): string {
  return createHash('sha256')
    .update(`${action}\n${JSON.stringify(input)}`)
    .digest('base64url');
}

interface KeyClaim {
  readonly organizationId: string;
  readonly actorId: string;
  readonly key: string;
  readonly hash: string;
}

/** Claims the key for this request, waiting for a concurrent duplicate. Returns the earlier response of a repeated request. */
async function claimKey(db: Db, claim: KeyClaim): Promise<{ answer: unknown } | null> {
  const taken = await sql`
    insert into idempotency_key (id, organization_id, actor_id, key, request_hash)
    values (${uuidv7()}, ${claim.organizationId}, ${claim.actorId}, ${claim.key}, ${claim.hash})
    on conflict (organization_id, actor_id, key) do nothing`.execute(db);
  if (taken.numAffectedRows === 1n) return null;
  const earlier = await db
    .selectFrom('idempotencyKey')
    .select(['requestHash', 'answer'])
    .where('actorId', '=', claim.actorId)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  if (earlier.requestHash !== claim.hash) throw idempotencyMismatch();
  return { answer: earlier.answer };
}

/** Stores the response for repeated requests. */
function answering({ actorId, key }: { actorId: string; key: string }, answer: unknown): RawBuilder<unknown> {
  return sql`update idempotency_key set answer = ${JSON.stringify(answer ?? null)}::jsonb where actor_id = ${actorId} and key = ${key}`;
}

const NOTHING = sql`select`;

interface Stored {
  readonly events: readonly EventInput[];
  /** What is stored beside the changes of the events themselves. */
  readonly bytes: number;
  /** A statement that is done in the same message. */
  readonly beside: RawBuilder<unknown>;
}

/** PostgreSQL takes 65,535 parameters in one statement, and an event has eleven. */
const EVENTS_AT_ONCE = 2_000;

/** Stores the events, many in several statements. The numbers follow one another: the first statement locks the counter. */
async function storeAll(db: Db, scope: Scope, action: string, { events, bytes, beside }: Stored): Promise<Counter> {
  let counter: Counter = { storedBytes: 0, seq: 0 };
  for (let from = 0; from < events.length; from += EVENTS_AT_ONCE) {
    const part = events.slice(from, from + EVENTS_AT_ONCE);
    const isLast = from + EVENTS_AT_ONCE >= events.length;
    counter = await storeEvents(db, scope, action, {
      events: part,
      bytes: bytesOf(part.map(({ changes }) => changes)) + (from === 0 ? bytes : 0),
      beside: isLast ? beside : NOTHING,
    });
  }
  return counter;
}

interface Counter {
  readonly storedBytes: number;
  readonly seq: number;
}

/**
 * Numbers and stores the events in one statement just before the commit: the counter's lock orders the organization's
 * commits and is held only briefly. They are dated then, not when the transaction began, so that later numbers have later
 * times. Returns the number of the last event, and the
 * bytes that the organization has written so far.
 */
async function storeEvents(db: Db, scope: Scope, action: string, { events, bytes, beside }: Stored): Promise<Counter> {
  const { organizationId, actorId, tokenId = null } = scope;
  const rows = events.map((event, index) => eventRow(action, event, index + 1 - events.length));
  const counted = await sql<Counter>`
    with beside as (${beside}), counter as (
      insert into event_counter (id, organization_id, seq, stored_bytes) values (${uuidv7()}, ${organizationId}, ${events.length}, ${bytes})
      on conflict (organization_id) do update
        set seq = event_counter.seq + ${events.length}, stored_bytes = event_counter.stored_bytes + ${bytes}
      returning seq, stored_bytes
    ), stored as (
    insert into event (organization_id, actor_id, token_id, created_at, seq, id, action, entity, entity_id, changes, live_type, live_data, audience_roles, audience_users)
    select ${organizationId}::uuid, ${actorId}::uuid, ${tokenId}::uuid, clock_timestamp(), counter.seq + row.place, row.id, action, entity, entity_id, changes, live_type, live_data, roles, users
    from counter, (values ${sql.join(rows)}) row (place, id, action, entity, entity_id, changes, live_type, live_data, roles, users)
    ) select stored_bytes, seq from counter`.execute(db);
  const [row] = counted.rows;
  if (!row) throw new Error('The event counter gave no number.');
  return row;
}

/** `place` is relative to the last event, which is 0. */
function eventRow(action: string, event: EventInput, place: number) {
  const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));
  return sql`(${place}::int, ${uuidv7()}::uuid, ${event.action ?? action}, ${event.entity}, ${event.entityId}::uuid,
    ${json(event.changes)}::jsonb, ${event.live?.type ?? null}::text, ${json(event.live?.data)}::jsonb,
    ${event.audience?.roles ?? null}::text[], ${event.audience?.users ?? null}::text[])`;
}
