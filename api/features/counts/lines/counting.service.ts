import * as inputs from '#schema/inputs/counts.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { notBefore } from '../../../platform/database/occurred-at.ts';
import { find } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/errors.ts';
import { lockStock } from '../../inventory/stock/item-stock.writes.ts';
import { expectOwed } from './count-expected.writes.ts';
import { CountLine } from './count-line.entity.ts';
import { saveLine } from './count-line.writes.ts';
import type { CountLineView } from './count-line.view.ts';
import { findLines } from './count-lines.queries.ts';
import type { CountSessionView } from '../count-session.view.ts';
import { assertStatus, lockSession, publishCount, reloadSession } from '../count-session.writes.ts';

/** Saves one line of an open count, also one that waited for the network. */
export async function countLine(ctx: Context, raw: InputOf<typeof inputs.countLine>): Promise<CountLineView> {
  const viewer = authorize(ctx, 'counts.work');
  const values = parse(inputs.countLine, raw);
  const { occurredAt, ...request } = values;
  return ctx.write(
    'count.line_counted',
    request,
    async (tx) => {
      const session = await lockSession(tx, values.countSessionId, 'shared');
      assertStatus(session, 'open');
      const line = await saveLine(notBefore(tx, session.createdAt), viewer, session, values);
      const { result, quantity, unit } = line;
      await publishCount(tx, session, { lineId: line.id, result, quantity, unit });
      const [row] = await findLines(tx.db, viewer, [line.id]);
      if (!row) throw notFound('line');
      return row;
    },
    { occurredAt },
  );
}

/** Removes what was counted: the line is not counted any more. */
export async function clearCountLine(
  ctx: Context,
  raw: InputOf<typeof inputs.clearCountLine>,
): Promise<CountSessionView> {
  const viewer = authorize(ctx, 'counts.work');
  const { id } = parse(inputs.clearCountLine, raw);
  return ctx.write('count.line_cleared', { id }, async (tx) => {
    const { countSessionId, itemId } = await find(tx, CountLine, 'line', id);
    const session = await lockSession(tx, countSessionId, 'shared');
    assertStatus(session, 'open');
    const stock = await lockStock(tx, itemId);
    const line = await find(tx, CountLine, 'line', id, { lock: true });
    tx.em.remove(line);
    if (line.lotId !== null) await expectOwed(tx, session, stock);
    await publishCount(tx, session, { lineId: id, quantity: [line.quantity, null] });
    return reloadSession(tx, viewer, session.id);
  });
}

/** Ends counting: the count goes to review. */
export async function submitCount(ctx: Context, raw: InputOf<typeof inputs.countTarget>): Promise<CountSessionView> {
  const viewer = authorize(ctx, 'counts.work');
  const { id } = parse(inputs.countTarget, raw);
  return ctx.write('count.submitted', { id }, async (tx) => {
    const session = await lockSession(tx, id, 'exclusive');
    if (session.status !== 'in_review') {
      assertStatus(session, 'open');
      Object.assign(session, { status: 'in_review', submittedAt: tx.now, submittedById: viewer.id });
      await publishCount(tx, session);
    }
    return reloadSession(tx, viewer, id);
  });
}
