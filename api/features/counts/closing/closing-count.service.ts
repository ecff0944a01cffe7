import * as inputs from '#schema/inputs/counts.ts';
import { limits } from '#schema/limits.ts';
import { type Message, msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { add } from '../../../platform/database/transaction.ts';
import { conflict, forbidden, invalid } from '../../../platform/errors.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import { lockItems, lockStock } from '../../inventory/stock/item-stock.writes.ts';
import { takenAtClosing } from './closing-items.queries.ts';
import { CountLine } from '../lines/count-line.entity.ts';
import { setExpected } from '../lines/count-expected.writes.ts';
import { foundOf } from '../lines/count-line.writes.ts';
import { bookLines } from '../review/count-posting.writes.ts';
import { reverseSession } from '../review/count-review.service.ts';
import type { CountSessionView } from '../count-session.view.ts';
import { lockSession, publishCount, reloadSession } from '../count-session.writes.ts';
import { addSession } from '../count-start.service.ts';

/** Counts items that are made here, each in all places together, and posts them at once. */
export async function countClosing(ctx: Context, raw: InputOf<typeof inputs.countClosing>): Promise<CountSessionView> {
  const viewer = authorize(ctx, 'counts.work');
  const { occurredAt, ...input } = parse(inputs.countClosing, raw);
  return ctx.write(
    'count.closing_counted',
    input,
    async (tx) => {
      const scope = { name: null, kind: 'closing', placeIds: [], withoutPlace: false } as const;
      const session = await addSession(tx, viewer, { ...scope, placeIds: [] });
      await lockItems(
        tx,
        input.lines.map(({ itemId }) => itemId),
      );
      const taken = await takenAtClosing(
        tx.db,
        tx.organizationId,
        input.lines.map(({ itemId }) => itemId),
      );
      for (const { itemId, parts } of input.lines) {
        const stock = await lockStock(tx, itemId);
        const { item } = stock;
        if (!taken.has(itemId)) throw invalid(notTaken(item));
        if (item.archivedAt) throw conflict(msg('count.archived', { name: item.name }));
        const found = await foundOf(tx, viewer, item, { parts });
        const { storageLocationId, unit } = item;
        const who = { countedById: viewer.id, countedAt: tx.occurredAt };
        const line = add(tx, CountLine, {
          ...found,
          ...who,
          countSessionId: session.id,
          itemId,
          storageLocationId,
          unit,
        });
        await setExpected(tx, session, stock, line);
      }
      // What was expected is not stored yet, and booking reads the lines again.
      await tx.em.flush();
      await bookLines(tx, session);
      Object.assign(session, { status: 'posted', postedAt: tx.now, postedById: viewer.id });
      await publishCount(tx, session, { lines: input.lines.length });
      return reloadSession(tx, viewer, session.id);
    },
    { occurredAt },
  );
}

/** Why a closing count does not take an item. */
function notTaken({ kind, name }: Item): Message {
  return msg(kind === 'prep' ? 'count.thaws' : 'count.notPrepared', { name });
}

/** Undoes a closing count within ten seconds, only for the person who made it. */
export async function undoClosingCount(
  ctx: Context,
  raw: InputOf<typeof inputs.countTarget>,
): Promise<CountSessionView> {
  const viewer = authorize(ctx, 'counts.work');
  const { id } = parse(inputs.countTarget, raw);
  return ctx.write('count.undone', { id }, async (tx) => {
    const session = await lockSession(tx, id, 'exclusive');
    if (session.kind !== 'closing' || session.startedById !== viewer.id) throw forbidden(msg('count.onlyCounter'));
    if (tx.now.getTime() - session.createdAt.getTime() > limits.undoWindow) throw conflict(msg('count.tooLate'));
    await reverseSession(tx, session, 'Undone');
    await publishCount(tx, session);
    return reloadSession(tx, viewer, id);
  });
}
