import { LockMode } from '@mikro-orm/core';
import { validate as isUuid } from 'uuid';
import { type Message, msg } from '#schema/messages.ts';
import type { CountStatus } from '#schema/vocabulary.ts';
import type { Viewer } from '../../platform/context/context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { CountSession } from './count-session.entity.ts';
import type { CountSessionView } from './count-session.view.ts';
import { findSession } from './counts.queries.ts';

/**
 * Reads and locks a count: `shared` for writing its lines, several people at once; `exclusive` for changing its status, which
 * waits for them. Throws NOT_FOUND.
 */
export async function lockSession(tx: Transaction, id: string, lock: 'shared' | 'exclusive'): Promise<CountSession> {
  const lockMode = lock === 'shared' ? LockMode.PESSIMISTIC_READ : LockMode.PESSIMISTIC_WRITE;
  const session = isUuid(id) ? await tx.em.findOne(CountSession, { id }, { lockMode, refresh: true }) : null;
  if (!session) throw notFound('count');
  return session;
}

const sentences: Readonly<Record<CountStatus, Message>> = {
  open: msg('count.open'),
  in_review: msg('count.inReview'),
  posted: msg('count.posted'),
  cancelled: msg('count.cancelled'),
};

/** Throws CONFLICT unless the count has one of these statuses. */
export function assertStatus({ status }: CountSession, ...allowed: readonly CountStatus[]): void {
  if (!allowed.includes(status)) throw conflict(sentences[status]);
}

/** Records a change of a count and refreshes the screens that show it. */
export async function publishCount(tx: Transaction, session: CountSession, changes: object = {}): Promise<void> {
  await tx.em.flush();
  const { id, version } = session;
  tx.record({
    entity: 'CountSession',
    entityId: id,
    changes,
    live: { type: 'COUNT_UPDATED', data: { id, version } },
  });
}

/** The count as screens read it, within the transaction that changed it. */
export async function reloadSession(tx: Transaction, viewer: Viewer, id: string): Promise<CountSessionView> {
  const row = await findSession(tx.db, viewer, id);
  if (!row) throw notFound('count');
  return row;
}
