import * as inputs from '#schema/inputs/deliveries.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { find } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import { findDelivery } from '../deliveries.queries.ts';
import { Delivery } from '../delivery.entity.ts';
import { saveAndPublish, type WholeDelivery } from '../delivery.writes.ts';

/** Records that the supplier has given the credit for what was short or rejected, or that it is open after all. */
export async function settleDeliveryCredit(
  ctx: Context,
  rawInput: InputOf<typeof inputs.settleDeliveryCredit>,
): Promise<WholeDelivery> {
  const viewer = authorize(ctx, 'deliveries.receive');
  const input = parse(inputs.settleDeliveryCredit, rawInput);
  return ctx.write('delivery.credit_settled', input, async (tx) => {
    const delivery = await find(tx, Delivery, 'delivery', input.id, { version: input.version, lock: true });
    const expected = (await findDelivery(tx.db, viewer, input.id))?.expectedCredit;
    // An unknown credit (null) may be received, too.
    if (delivery.status !== 'posted' || expected === '0') throw conflict(msg('delivery.noCredit'));
    const before = delivery.creditReceivedAt !== null;
    delivery.creditReceivedAt = input.received ? (delivery.creditReceivedAt ?? tx.now) : null;
    delivery.creditReceivedById = input.received ? (delivery.creditReceivedById ?? viewer.id) : null;
    return saveAndPublish(tx, viewer, delivery, { creditReceived: [before, input.received] });
  });
}
