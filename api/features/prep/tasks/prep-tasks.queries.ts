import { type RawBuilder, sql } from 'kysely';
import { openPrepTaskStatuses, type PrepTaskStatus } from '#schema/vocabulary.ts';
import type { Viewer } from '../../../platform/context/context.ts';
import { type Batch, inYield } from '../../recipes/book/batch-share.policy.ts';
import { contentsOf } from '../../recipes/book/contents.queries.ts';
import type { Need } from '../../recipes/book/explosion.policy.ts';
import type { Contents } from '../../recipes/book/recipe-book.policy.ts';
import type { Keyset } from '../../../platform/database/keyset.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { type Page, withNodes } from '../../../platform/graphql/connection.ts';
import { businessDate, type KitchenClock } from '#schema/business-day.ts';
import { countedAtClosing } from '../../counts/closing/closing-items.queries.ts';
import { isCarriedOver, isOnListOf, listIdOf, type PrepDay } from './prep-day.queries.ts';
import { prerequisites } from '../order/prep-order.policy.ts';
import { findMakers, stockOf } from '../order/prep-order.queries.ts';
import type { PrepTaskEvent, PrepTaskPrerequisite, PrepTaskView } from './prep-task.view.ts';
import { quantityText } from '../../../platform/quantity.ts';

/** More tasks than any business day has. */
const DAY_MAX = 500;
const HISTORY_MAX = 50;

/** A task with the names of its ids, and the time zone of its kitchen. */
type NamedTask = Omit<PrepTaskView, keyof Contents | 'carriedOver' | 'recipeQuantity' | 'waitsFor'> & KitchenClock;

export interface TasksParams {
  readonly day: PrepDay;
  readonly stationId: string | null;
  readonly prepListId: string | null;
  /** Null means all but canceled ones. */
  readonly statuses: readonly PrepTaskStatus[] | null;
}

/** `holderOf` of schema/task-holder.ts as SQL over `prep_task` and its `starter`. */
export const holderId = sql<string | null>`case when prep_task.status in (${sql.join(openPrepTaskStatuses)}) then
  coalesce(prep_task.assignee_id, case starter.kind when 'person' then starter.id end) end`;

/** Whether the item of a task is on the par sheet, and a closing count takes it. */
const onCountedLine = sql<boolean>`exists (select 1 from prep_item line
  join item on item.organization_id = line.organization_id and item.id = line.item_id
  where line.organization_id = prep_task.organization_id and line.item_id = prep_task.item_id
    and line.archived_at is null and ${countedAtClosing})`;

function tasks(db: Db, viewer: Viewer) {
  return db
    .selectFrom('prepTask')
    .innerJoin('organization', 'organization.id', 'prepTask.organizationId')
    .leftJoin('prepList', (join) => join.on('prepList.id', '=', listIdOf('prep_task')))
    .leftJoin('station', 'station.id', 'prepTask.stationId')
    .leftJoin('appUser as assignee', 'assignee.id', 'prepTask.assigneeId')
    .leftJoin('appUser as starter', 'starter.id', 'prepTask.startedById')
    .leftJoin('appUser as finisher', 'finisher.id', 'prepTask.completedById')
    .leftJoin('appUser as requester', 'requester.id', 'prepTask.requestedById')
    .leftJoin('recipe', 'recipe.id', 'prepTask.recipeId')
    .selectAll('prepTask')
    .select([
      'station.name as stationName',
      'station.colour as stationColour',
      'assignee.name as assigneeName',
      'starter.name as startedByName',
      'finisher.name as completedByName',
      'requester.name as requestedByName',
      holderId.as('holderId'),
      sql<string | null>`case ${holderId} when assignee.id then assignee.name when starter.id then starter.name end`.as(
        'holderName',
      ),
      'recipe.name as recipeName',
      onCountedLine.as('countedAtClosing'),
      'organization.timeZone',
      'organization.dayRollover',
      listIdOf('prep_task').as('listId'),
      'prepList.name as listName',
    ])
    .where('prepTask.organizationId', '=', viewer.organizationId);
}

export async function findPrepTask(db: Db, viewer: Viewer, id: string): Promise<PrepTaskView | undefined> {
  const rows = await tasks(db, viewer).where('prepTask.id', '=', id).execute();
  return (await withContents(db, viewer, rows))[0];
}

/** The kitchen's tasks with these ids, in three statements. */
export async function findPrepTasks(db: Db, viewer: Viewer, ids: readonly string[]): Promise<PrepTaskView[]> {
  return withContents(db, viewer, await tasks(db, viewer).where('prepTask.id', 'in', ids).execute());
}

/** Whether the task has a photo. */
export async function hasPhoto(
  db: Db,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('photo')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('prepTaskId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** A page of the tasks that `only` selects, in three statements. */
export async function pageOfPrepTasks(
  db: Db,
  viewer: Viewer,
  keyset: Keyset,
  only: RawBuilder<boolean>,
): Promise<Page<PrepTaskView>> {
  const rows = tasks(db, viewer).select(keyset.cursorKeys).where(only);
  const page = keyset.page(await keyset.cut(rows).execute());
  return withNodes(page, await withContents(db, viewer, page.nodes));
}

/** Adds the allergens of all rows and what they plan of their recipes with one statement, and what they wait for with another. */
async function withContents(db: Db, viewer: Viewer, rows: readonly NamedTask[]): Promise<PrepTaskView[]> {
  const contents = await contentsOf(
    db,
    viewer.organizationId,
    rows.map(({ recipeId, itemId, thawItemId, targetQuantity: quantity, unit }) => ({
      recipeId,
      itemId: itemId ?? thawItemId,
      quantity,
      unit,
    })),
  );
  const waitsFor = await prerequisitesOf(
    db,
    viewer.organizationId,
    rows.map((task, index) => ({ task, needs: task.thawItemId === null ? (contents[index]?.needs ?? []) : [] })),
  );
  const now = new Date();
  return rows.map((row, index) => ({
    ...row,
    carriedOver: isCarriedOver(row, row, now),
    recipeQuantity: recipeQuantity(row, contents[index]?.batch ?? null),
    allergens: null,
    knownAllergens: [],
    allergenGaps: [],
    waitsFor: waitsFor[index] ?? [],
    ...contents[index]?.contents,
    // It makes nothing, so it contains none.
    ...(row.recurringTaskId === null ? {} : { allergens: [], allergenGaps: [] }),
  }));
}

/** What each pending task waits for; work of days after its own and today does not count. */
async function prerequisitesOf(
  db: Db,
  organizationId: string,
  rows: readonly { readonly task: NamedTask; readonly needs: readonly Need[] }[],
): Promise<PrepTaskPrerequisite[][]> {
  const isPending = ({ status }: NamedTask) => status === 'pending';
  const items = rows.flatMap(({ task, needs }) => (isPending(task) ? needs.map(({ itemId }) => itemId) : []));
  const makers = await findMakers(db, organizationId, [...new Set(items)]);
  const stock = stockOf(makers);
  const now = new Date();
  return rows.map(({ task, needs }) => {
    if (!isPending(task)) return [];
    const today = businessDate(task, now);
    const earlier = makers.filter(({ businessDate: day }) => day <= task.businessDate || day <= today);
    return prerequisites({ id: task.id, needs }, earlier, stock).map(({ id, name }) => ({ prepTaskId: id, name }));
  });
}

/** What the task plans, in the unit of its recipe's yield; null when the units do not convert. */
function recipeQuantity({ targetQuantity, unit }: NamedTask, batch: Batch | null): string | null {
  if (batch === null) return null;
  const made = inYield({ quantity: targetQuantity, unit }, batch);
  return 'reason' in made ? null : quantityText(made);
}

/** The tasks of a day's list, earliest due first. */
export function listPrepTasks(db: Db, viewer: Viewer, params: TasksParams): Promise<PrepTaskView[]> {
  const { day, stationId, prepListId, statuses } = params;
  return listed(db, viewer, day, (task) =>
    task
      .$if(statuses === null, (query) => query.where('prepTask.status', '<>', 'cancelled'))
      .$if(statuses !== null, (query) => query.where('prepTask.status', 'in', statuses ?? []))
      .$if(stationId !== null, (query) => query.where('prepTask.stationId', '=', stationId))
      .$if(prepListId !== null, (query) => query.where(listIdOf('prep_task'), '=', prepListId)),
  );
}

/**
 * One person's tasks: assigned to them, started or completed by them, or free to claim. Free tasks of a station are for the
 * people of that station, and for people without a station.
 */
export function listMyPrepTasks(db: Db, viewer: Viewer, day: PrepDay): Promise<PrepTaskView[]> {
  const own = sql`(select me.station_id from app_user me where me.id = ${viewer.id})`;
  return listed(db, viewer, day, (task) =>
    task.where('prepTask.status', '<>', 'cancelled').where(
      sql<boolean>`(${viewer.id} in (prep_task.assignee_id, prep_task.started_by_id, prep_task.completed_by_id)
        or (prep_task.assignee_id is null and prep_task.status = 'pending'
          and (prep_task.station_id is null or ${own} is null or prep_task.station_id = ${own})))`,
    ),
  );
}

/** The day's tasks that match `only`. Above the limit the newest are returned, so that old work never hides the day's own. */
async function listed(
  db: Db,
  viewer: Viewer,
  day: PrepDay,
  only: (task: ReturnType<typeof tasks>) => ReturnType<typeof tasks>,
): Promise<PrepTaskView[]> {
  const newest = only(tasks(db, viewer).where(isOnListOf(day)))
    .orderBy('prepTask.businessDate', 'desc')
    .orderBy('prepTask.dueAt')
    .limit(DAY_MAX);
  const rows = await db.selectFrom(newest.as('newest')).selectAll().orderBy('dueAt').orderBy('id').execute();
  return withContents(db, viewer, rows);
}

/** The task's history, newest first. */
export function listPrepEvents(db: Db, viewer: Viewer, id: string): Promise<PrepTaskEvent[]> {
  return db
    .selectFrom('event')
    .leftJoin('appUser', 'appUser.id', 'event.actorId')
    .select(['event.id', 'event.action', 'event.createdAt', 'appUser.name as actorName', 'event.changes'])
    .where('event.organizationId', '=', viewer.organizationId)
    .where('event.entity', '=', 'PrepTask')
    .where('event.entityId', '=', id)
    .orderBy('event.seq', 'desc')
    .limit(HISTORY_MAX)
    .execute();
}
