import { buildPrepListInput } from '#schema/inputs/prep.ts';
import { authorize } from '../../../platform/context/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { Organization } from '../../organizations/organization.entity.ts';
import { type InputOf, parse } from '../../../platform/context/parse.ts';
import { prepDay } from '../tasks/prep-day.queries.ts';
import { plannableDay } from '../tasks/prep-task-planning.service.ts';
import { PrepList } from '../lists/prep-list.entity.ts';
import { planOf } from './par-sheet.queries.ts';
import { addRecurring } from '../recurring/recurring-tasks.writes.ts';
import { addRuns } from './prep-build.writes.ts';
import { listPrepTasks } from '../tasks/prep-tasks.queries.ts';
import { PrepItem } from './prep-item.entity.ts';
import type { BuiltPrepList, PrepItemView } from './prep-plan.view.ts';

/**
 * Creates a task for the shortfall of each line of a day, on all lists or one. Repeating it creates nothing while open work
 * covers the shortfall; a later shortfall becomes the line's next run.
 */
export async function buildPrepList(
  ctx: Context,
  rawInput: InputOf<typeof buildPrepListInput>,
): Promise<BuiltPrepList> {
  const viewer = authorize(ctx, 'prep.plan');
  const input = parse(buildPrepListInput, rawInput);
  return ctx.write('prep_list.built', input, async (tx) => {
    const { organizationId, now } = tx;
    // Locks the organization, so that of two concurrent requests the second sees the tasks of the first.
    const clock = await find(tx, Organization, 'organization', organizationId, { lock: true });
    const date = plannableDay(clock, input.date, now);
    const list = input.prepListId ? await find(tx, PrepList, 'prep list', input.prepListId) : null;
    const plan = await planOf(tx.db, { organizationId, clock, date, now });
    const chosen = await chosenLines(tx, plan, input.prepItemIds ?? null);
    const lines = chosen.filter(({ listId }) => list === null || listId === list.id);
    const created = await addRuns(tx, clock, date, lines);
    await addRecurring(tx, clock, date);
    tx.record({ entity: 'PrepList', entityId: list?.id ?? null, changes: { date, made: created.length } });
    const ids = new Set(created.map(({ id }) => id));
    const day = prepDay(clock, now, date);
    const rows = await listPrepTasks(tx.db, viewer, { day, stationId: null, prepListId: null, statuses: null });
    return { date, tasks: rows.filter(({ id }) => ids.has(id)), ...lineCounts(lines) };
  });
}

/** The lines with these ids, all for null; not those that were archived meanwhile. Throws NOT_FOUND for an unknown id. */
async function chosenLines(
  tx: Transaction,
  plan: readonly PrepItemView[],
  ids: readonly string[] | null,
): Promise<readonly PrepItemView[]> {
  if (ids === null) return plan;
  const planned = new Set(plan.map(({ id }) => id));
  for (const id of ids.filter((one) => !planned.has(one))) await find(tx, PrepItem, 'line', id);
  return plan.filter(({ id }) => ids.includes(id));
}

/** The lines without a new task, by reason, and those that get less than par. */
function lineCounts(lines: readonly PrepItemView[]): Omit<BuiltPrepList, 'date' | 'tasks'> {
  const withoutTask = lines.filter(({ toMake }) => Number(toMake) === 0);
  const covered = withoutTask.filter(
    ({ short, capped, planned }) => Number(short) === 0 || (capped && Number(planned) > 0),
  );
  const enough = covered.filter(({ onHand, par, planned }) => Number(planned) === 0 || Number(onHand) >= Number(par));
  const others = withoutTask.filter((line) => !covered.includes(line));
  const names = (some: readonly PrepItemView[]) => [...new Set(some.map(({ itemName }) => itemName))];
  return {
    enough: enough.length,
    alreadyPlanned: covered.length - enough.length,
    roundedToNothing: names(others.filter(({ capped }) => !capped)),
    wouldExpire: names(lines.filter((line) => line.capped && !covered.includes(line))),
  };
}
