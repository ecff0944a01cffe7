import { addKitchenEventInput, removeKitchenEventInput, updateKitchenEventInput } from '#schema/inputs/prep.ts';
import { addDays, businessDate } from '#schema/business-day.ts';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { assignChanges, type Changes } from '../../../platform/database/changes.ts';
import { lockNames } from '../../../platform/database/name-available.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict, fieldError } from '../../../platform/errors.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import { KitchenEvent } from './kitchen-event.entity.ts';
import { listKitchenEvents } from './kitchen-events.queries.ts';

/** Past days that a mean can still leave out. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 731;

/** The kitchen's special days from a month ago on, earliest first. */
export async function kitchenEvents(ctx: Context): Promise<KitchenEvent[]> {
  const { organizationId, kitchen } = authorize(ctx, 'prep.read');
  const from = addDays(businessDate(kitchen, new Date()), -DAYS_BACK);
  return ctx.read((db) => listKitchenEvents(db, { organizationId, from }));
}

/** Adds a special day. Throws CONFLICT when it is there already, or there are too many. */
export async function addKitchenEvent(
  ctx: Context,
  rawInput: InputOf<typeof addKitchenEventInput>,
): Promise<KitchenEvent> {
  authorize(ctx, 'prep.plan');
  const input = parse(addKitchenEventInput, rawInput);
  return ctx.write('kitchen_event.added', input, async (tx) => {
    await lockNames(tx);
    const from = await refuseFarDay(tx, input.date);
    const count = await tx.em.count(KitchenEvent, { date: { $gte: from } });
    if (count >= limits.kitchenEventsMax) throw conflict(msg('prep.tooManyEvents', { count: limits.kitchenEventsMax }));
    await refuseTwice(tx, input);
    const event = add(tx, KitchenEvent, input);
    return record(tx, event, { name: [null, event.name], date: [null, event.date], factor: [null, event.factor] });
  });
}

/** Changes a special day. */
export async function updateKitchenEvent(
  ctx: Context,
  rawInput: InputOf<typeof updateKitchenEventInput>,
): Promise<KitchenEvent> {
  authorize(ctx, 'prep.plan');
  const input = parse(updateKitchenEventInput, rawInput);
  return ctx.write('kitchen_event.edited', input, async (tx) => {
    await lockNames(tx);
    const { id, version, ...patch } = input;
    const event = await find(tx, KitchenEvent, 'special day', id, { version, lock: true });
    if (patch.date !== undefined) await refuseFarDay(tx, patch.date);
    await refuseTwice(tx, { date: patch.date ?? event.date, name: patch.name ?? event.name }, id);
    return record(tx, event, assignChanges<object>(event, patch));
  });
}

/** Removes a special day. Returns its id. */
export async function removeKitchenEvent(
  ctx: Context,
  rawInput: InputOf<typeof removeKitchenEventInput>,
): Promise<string> {
  authorize(ctx, 'prep.plan');
  const input = parse(removeKitchenEventInput, rawInput);
  return ctx.write('kitchen_event.removed', input, async (tx) => {
    const event = await find(tx, KitchenEvent, 'special day', input.id, { version: input.version, lock: true });
    await record(tx, event, { name: [event.name, null], date: [event.date, null], factor: [event.factor, null] });
    tx.em.remove(event);
    return input.id;
  });
}

/** Throws VALIDATION_FAILED for a day that is too far away to affect a plan. Returns the first day that can affect one. */
async function refuseFarDay(tx: Transaction, date: string): Promise<string> {
  const today = businessDate(await findKitchen(tx), tx.now);
  const from = addDays(today, -DAYS_BACK);
  if (date < from || date > addDays(today, DAYS_AHEAD)) throw fieldError('date', msg('prep.eventDay'));
  return from;
}

async function refuseTwice(
  tx: Transaction,
  { date, name }: Pick<KitchenEvent, 'date' | 'name'>,
  ownId?: string,
): Promise<void> {
  const same = await tx.em.findOne(KitchenEvent, { date, name });
  if (same && same.id !== ownId) throw conflict(msg('prep.eventTwice', { name }));
}

async function record(tx: Transaction, event: KitchenEvent, changes: Changes): Promise<KitchenEvent> {
  await tx.em.flush();
  const { id, version } = event;
  tx.record({
    entity: 'KitchenEvent',
    entityId: id,
    changes,
    live: { type: 'ORGANIZATION_UPDATED', data: { id, version } },
  });
  return event;
}
