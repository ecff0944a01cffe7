import { updateParsInput } from '#schema/inputs/prep.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { changedSince, lockRows, refuseNamed } from '../../../platform/database/lock-together.ts';
import { businessDate } from '#schema/business-day.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import { planOf } from './par-sheet.queries.ts';
import { PrepItem } from './prep-item.entity.ts';
import type { PrepItemView } from './prep-plan.view.ts';

/**
 * Changes the pars of many lines, of all or of none. Throws NOT_FOUND for an unknown line, and CONFLICT with the names of those
 * that somebody changed meanwhile or took off the sheet.
 */
export async function updatePars(ctx: Context, rawInput: InputOf<typeof updateParsInput>): Promise<PrepItemView[]> {
  const { organizationId } = authorize(ctx, 'prep.plan');
  const input = parse(updateParsInput, rawInput);
  return ctx.write('prep_item.edited', input, async (tx) => {
    const lines = await lockRows(tx, PrepItem, 'line', input.lines);
    const stale = new Set(changedSince(lines, input.lines));
    const changed = lines.filter((line) => stale.has(line) || line.archivedAt !== null);
    const named = await tx.em.find(Item, { id: { $in: changed.map(({ itemId }) => itemId) } });
    refuseNamed(named, (names) => msg('common.togetherChanged', { names }));
    const pars = new Map(input.lines.map(({ id, parByWeekday }) => [id, parByWeekday]));
    for (const line of lines) {
      const before = line.parByWeekday;
      line.parByWeekday = pars.get(line.id) ?? before;
      tx.record({ entity: 'PrepItem', entityId: line.id, changes: { par: [before, line.parByWeekday] } });
    }
    await tx.em.flush();
    const clock = await findKitchen(tx);
    const plan = { organizationId, clock, date: businessDate(clock, tx.now), now: tx.now };
    return (await planOf(tx.db, plan)).filter(({ id }) => pars.has(id));
  });
}
