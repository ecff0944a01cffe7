import { Decimal } from 'decimal.js';
import { businessDate, instantOn, localTime } from '#schema/business-day.ts';
import { requestPrepTaskInput } from '#schema/inputs/prep.ts';
import { limits } from '#schema/limits.ts';
import { amountOf, msg } from '#schema/messages.ts';
import { MINUTE } from '#schema/milliseconds.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context, Viewer } from '../../../platform/context/context.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { lockInOrganization } from '../../../platform/database/advisory-lock.ts';
import { add, find, type Transaction } from '../../../platform/database/transaction.ts';
import { fieldError } from '../../../platform/errors.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import { Station } from '../../stations/station.entity.ts';
import { User } from '../../users/user.entity.ts';
import { checkUnits } from '../../units/known-units.writes.ts';
import { PrepList } from '../lists/prep-list.entity.ts';
import { notifyRequested } from './prep-handover.notifications.ts';
import { subjectOf } from './prep-task-planning.service.ts';
import { latestStart } from './prep-task-times.policy.ts';
import { shownName } from './prep-task-transitions.service.ts';
import { PrepTask } from './prep-task.entity.ts';
import type { PrepTaskView } from './prep-task.view.ts';
import { liveTask, reloadTask } from './prep-task.writes.ts';

/**
 * Adds a task to today's list at a cook's request, and notifies the managers, who may edit or cancel it. It is
 * free, so that anybody at the station can take it. Undo within 10 s cancels it. At most 30 an hour by each person.
 */
export async function requestPrepTask(
  ctx: Context,
  rawInput: InputOf<typeof requestPrepTaskInput>,
): Promise<PrepTaskView> {
  const viewer = authorize(ctx, 'prep.work');
  const input = parse(requestPrepTaskInput, rawInput);
  await ctx.limiter.consume('prepRequestByPerson', viewer.id);
  return ctx.write('prep_task.requested', input, async (tx) => {
    const clock = await findKitchen(tx);
    const businessDay = businessDate(clock, tx.now);
    await checkUnits(tx, [{ path: 'unit', unit: input.unit }]);
    const more = input.moreOfId ? await find(tx, PrepTask, 'task', input.moreOfId) : null;
    const { name, recipe, item, unit } = await subjectOf(tx, more ? sameAs(more, input.unit) : input);
    const station = input.stationId ? await find(tx, Station, 'station', input.stationId) : null;
    const dueAt = instantOn(clock, businessDay, input.dueTime);
    // Due times have no seconds: the present minute has not passed.
    if (dueAt.getTime() + MINUTE <= tx.now.getTime()) throw fieldError('dueTime', msg('prep.timePassed'));
    if (input.anyway !== true) await refuseDuplicateRequest(tx, viewer, { name, recipe, item }, businessDay);
    const task = add(tx, PrepTask, {
      name,
      unit,
      businessDate: businessDay,
      // More of what is thawed is thawed, too.
      ...(more?.thawItemId
        ? { thawItemId: more.thawItemId, thawFor: laterOf(more.thawFor, businessDay) }
        : { recipeId: recipe?.id ?? null, itemId: item?.id ?? null }),
      prepListId: await listOf(tx, more),
      stationId: station?.id ?? more?.stationId ?? recipe?.stationId ?? null,
      requestedById: viewer.id,
      targetQuantity: input.targetQuantity,
      priority: input.runningOut ? 'high' : 'medium',
      note: input.note || null,
      dueAt,
      latestStartAt: latestStart(dueAt, null),
      // Undo returns to it.
      previousStatus: 'cancelled',
      previousAt: tx.now,
      changedById: tx.actorId,
    });
    await tx.em.flush();
    tx.record({
      entity: 'PrepTask',
      entityId: task.id,
      changes: {
        name: [null, name],
        targetQuantity: [null, `${input.targetQuantity} ${unit}`],
        ...(task.note === null ? {} : { note: [null, task.note] }),
      },
      live: { type: 'PREP_TASK_UPDATED', data: liveTask(task, true) },
    });
    await notifyRequested(tx, task, viewer.name, input.runningOut === true);
    return reloadTask(tx, viewer, task.id);
  });
}

/**
 * Two people who see the same empty pan request it once. Throws VALIDATION_FAILED with who requested the same item, recipe or
 * name today, while nobody has begun it. The lock lets the later of two concurrent requests see the other's task.
 */
async function refuseDuplicateRequest(
  tx: Transaction,
  viewer: Viewer,
  { name, recipe, item }: Pick<Awaited<ReturnType<typeof subjectOf>>, 'name' | 'recipe' | 'item'>,
  businessDay: string,
): Promise<void> {
  await lockInOrganization(tx, 'prep requests');
  const day = { businessDate: businessDay, status: 'pending', requestedById: { $ne: null } } as const;
  const open = await tx.em.find(PrepTask, day, { orderBy: { createdAt: 'asc' }, limit: limits.pageMax });
  const key = (text: string) => text.trim().toLocaleLowerCase();
  const first = open.find((task) => {
    if (item) return (task.itemId ?? task.thawItemId) === item.id;
    if (recipe) return task.recipeId === recipe.id;
    return task.itemId === null && task.thawItemId === null && task.recipeId === null && key(task.name) === key(name);
  });
  if (!first?.requestedById) return;
  const requester = await tx.em.findOne(User, { id: first.requestedById });
  const { timeZone } = await findKitchen(tx);
  throw fieldError(
    'anyway',
    msg('prep.requestedAlready', {
      name: requester ? shownName(viewer, requester) : msg('prep.someone'),
      time: msg('text.clock', { time: localTime(timeZone, first.createdAt) }),
      amount: amountOf(new Decimal(first.targetQuantity).toFixed(), first.unit),
    }),
  );
}

/** What another task makes or thaws, in its unit unless the amount is in another. */
function sameAs({ name, recipeId, itemId, thawItemId, unit }: PrepTask, inUnit: string | null | undefined) {
  return { name, recipeId, itemId: itemId ?? thawItemId, unit: inUnit ?? unit };
}

function laterOf(one: string | null, other: string): string {
  return one !== null && one > other ? one : other;
}

/** The list of the task of which more is needed; the default one when that has been archived. */
async function listOf(tx: Transaction, more: PrepTask | null): Promise<string | null> {
  if (!more?.prepListId) return null;
  const list = await find(tx, PrepList, 'prep list', more.prepListId);
  return list.archivedAt === null ? list.id : null;
}
