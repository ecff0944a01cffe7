import * as inputs from '#schema/inputs/counts.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { CountLine } from '../lines/count-line.entity.ts';
import type { CountLineView } from '../lines/count-line.view.ts';
import { findLines, listLines } from '../lines/count-lines.queries.ts';
import { bookLines, reverseLines } from './count-posting.writes.ts';
import type { CountSession } from '../count-session.entity.ts';
import type { CountSessionView } from '../count-session.view.ts';
import { assertStatus, lockSession, publishCount, reloadSession } from '../count-session.writes.ts';

type Change = (tx: Transaction, session: CountSession) => Promise<object | undefined>;

/** One change of a count by a reviewer, with its row locked. */
function change(
  ctx: Context,
  action: string,
  input: { readonly id: string; readonly reason?: string },
  apply: Change,
): Promise<CountSessionView> {
  const viewer = authorize(ctx, 'counts.review');
  return ctx.write(action, input, async (tx) => {
    const session = await lockSession(tx, input.id, 'exclusive');
    await publishCount(tx, session, await apply(tx, session));
    return reloadSession(tx, viewer, session.id);
  });
}

/** Opens a count that is in review, so that counting continues. */
export async function reopenCount(ctx: Context, raw: InputOf<typeof inputs.countTarget>): Promise<CountSessionView> {
  const { id } = parse(inputs.countTarget, raw);
  return change(ctx, 'count.reopened', { id }, async (_tx, session) => {
    assertStatus(session, 'in_review');
    session.status = 'open';
    return {};
  });
}

/** Sends lines back to those who count, with the reason; the count is open again. */
export async function requestRecount(
  ctx: Context,
  raw: InputOf<typeof inputs.requestRecount>,
): Promise<CountSessionView> {
  authorize(ctx, 'counts.review');
  const { lineIds, reason } = parse(inputs.requestRecount, raw);
  return ctx.write('count.recount_requested', { lineIds, reason }, async (tx) => {
    const viewer = authorize(ctx, 'counts.review');
    const [first = ''] = lineIds;
    const { countSessionId } = await find(tx, CountLine, 'line', first);
    const session = await lockSession(tx, countSessionId, 'exclusive');
    assertStatus(session, 'open', 'in_review');
    for (const id of lineIds) {
      const line = await find(tx, CountLine, 'line', id);
      if (line.countSessionId !== session.id) throw notFound('line');
      Object.assign(line, { recountReason: reason, recountRequestedAt: tx.now });
      Object.assign(line, { acceptedReason: null, acceptedById: null });
    }
    session.status = 'open';
    await publishCount(tx, session, { lines: lineIds.length, reason });
    return reloadSession(tx, viewer, session.id);
  });
}

/** Accepts the difference of a line, with the reason. */
export async function acceptCountLine(
  ctx: Context,
  raw: InputOf<typeof inputs.acceptCountLine>,
): Promise<CountLineView> {
  const viewer = authorize(ctx, 'counts.review');
  const { id, reason } = parse(inputs.acceptCountLine, raw);
  return ctx.write('count.line_accepted', { id, reason }, async (tx) => {
    const { countSessionId } = await find(tx, CountLine, 'line', id);
    const session = await lockSession(tx, countSessionId, 'exclusive');
    assertStatus(session, 'in_review');
    const line = await find(tx, CountLine, 'line', id, { lock: true });
    Object.assign(line, { acceptedReason: reason, acceptedById: viewer.id, recountReason: null });
    await publishCount(tx, session, { lineId: id, reason });
    const [row] = await findLines(tx.db, viewer, [id]);
    if (!row) throw notFound('line');
    return row;
  });
}

/** Posts a reviewed count: its differences are in stock. Of two concurrent requests the second gets CONFLICT. */
export async function postCount(ctx: Context, raw: InputOf<typeof inputs.countTarget>): Promise<CountSessionView> {
  const viewer = authorize(ctx, 'counts.review');
  const { id } = parse(inputs.countTarget, raw);
  return change(ctx, 'count.posted', { id }, async (tx, session) => {
    assertStatus(session, 'in_review');
    await assertReviewed(tx, await listLines(tx.db, viewer, session.id));
    await bookLines(tx, session);
    Object.assign(session, { status: 'posted', postedAt: tx.now, postedById: viewer.id });
    return {};
  });
}

/** Throws CONFLICT when nothing is counted, a line is to be counted again, or one over the limit has no reason. */
async function assertReviewed(tx: Transaction, lines: readonly CountLineView[]): Promise<void> {
  if (lines.every(({ result }) => result === 'skipped')) throw conflict(msg('count.nothingCounted'));
  await refuse(
    tx,
    'count.recountFirst',
    lines.filter(({ recountReason }) => recountReason !== null),
  );
  const open = lines.filter(({ overLimit, acceptedReason }) => overLimit === true && acceptedReason === null);
  await refuse(tx, 'count.reviewFirst', open);
}

async function refuse(
  tx: Transaction,
  key: 'count.recountFirst' | 'count.reviewFirst',
  lines: readonly CountLineView[],
): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const { name } = await find(tx, Item, 'item', first.itemId);
  throw conflict(lines.length === 1 ? msg(`${key}One`, { name }) : msg(key, { count: lines.length, name }));
}

/** Reverses a posted count as a whole: it is in review again, a closing count is cancelled. */
export async function reverseCount(ctx: Context, raw: InputOf<typeof inputs.reverseCount>): Promise<CountSessionView> {
  const { id, reason } = parse(inputs.reverseCount, raw);
  return change(ctx, 'count.reversed', { id, reason }, async (tx, session) => {
    await reverseSession(tx, session, reason);
    return { reason };
  });
}

/** Reverses a locked count and closes it. */
export async function reverseSession(tx: Transaction, session: CountSession, reason: string): Promise<void> {
  if (session.status !== 'posted') throw conflict(msg('count.notPosted'));
  await reverseLines(tx, session, reason);
  Object.assign(session, {
    status: session.kind === 'closing' ? 'cancelled' : 'in_review',
    postedAt: null,
    postedById: null,
    reversedAt: tx.now,
    reversedById: tx.actorId,
    closedReason: reason,
  });
}

/** Cancels a count that is not posted; its lines stay readable. */
export async function cancelCount(ctx: Context, raw: InputOf<typeof inputs.cancelCount>): Promise<CountSessionView> {
  const { id, reason } = parse(inputs.cancelCount, raw);
  return change(ctx, 'count.cancelled', { id, reason }, async (_tx, session) => {
    assertStatus(session, 'open', 'in_review');
    Object.assign(session, { status: 'cancelled', closedReason: reason });
    return { reason };
  });
}
