import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { addDays, businessDayBounds } from '#schema/business-day.ts';
import { openCheckStates, openPrepTaskStatuses, prepTaskStatuses } from '#schema/vocabulary.ts';
import type { Viewer } from '../../platform/context/context.ts';
import type { Db } from '../../platform/database/tables.ts';
import { isOut } from '../inventory/items/items.queries.ts';
import { stockFigures } from '../inventory/stock/stock-figures.queries.ts';
import { unusableStates } from '../inventory/lots/usable.policy.ts';
import { listLineChecks } from '../line-checks/line-checks.queries.ts';
import { isOnListOf, prepDay } from '../prep/tasks/prep-day.queries.ts';
import { holderId } from '../prep/tasks/prep-tasks.queries.ts';
import { wasteSums } from '../waste/waste.queries.ts';
import { openStateOf } from './handover-facts.policy.ts';
import type { HandoverFacts } from './handover-facts.types.ts';

/** Rows of each list. */
const LIST_MAX = 50;

const at = z.coerce.date();

/** The facts as a card stores them. */
export const storedFacts = z.object({
  completedTasks: z.int(),
  openTaskCount: z.int(),
  openTasks: z.array(
    z.object({
      taskId: z.string(),
      name: z.string(),
      status: z.enum(prepTaskStatuses),
      targetQuantity: z.string(),
      unit: z.string(),
      // Cards of before recurring tasks have no such field.
      isRecurring: z.boolean().default(false),
      // Neither have they this one; what they list was carried over.
      carriesOver: z.boolean().default(true),
      stationName: z.string().nullable(),
      holderName: z.string().nullable(),
      dueAt: at,
    }),
  ),
  submittedChecks: z.int(),
  openChecks: z.array(
    z.object({
      lineCheckId: z.string(),
      name: z.string(),
      nameEs: z.string().nullable(),
      state: z.enum(openCheckStates),
      failedCount: z.int(),
      dueAt: at,
    }),
  ),
  outItemCount: z.int(),
  outItems: z.array(z.object({ itemId: z.string(), name: z.string(), parLevel: z.string(), unit: z.string() })),
  expiringLotCount: z.int(),
  expiringLots: z.array(
    z.object({
      lotId: z.string(),
      itemName: z.string(),
      lotCode: z.string().nullable(),
      quantity: z.string(),
      unit: z.string(),
      useBy: at,
    }),
  ),
  deliveries: z.array(
    z.object({
      deliveryId: z.string(),
      number: z.string(),
      supplierName: z.string(),
      expectedAt: at.nullable(),
    }),
  ),
  timers: z.array(z.object({ timerId: z.string(), label: z.string().nullable(), endsAt: at.nullable() })),
  wasteEntries: z.int(),
  wasteCost: z.string(),
  wasteUnknownCosts: z.int(),
  nextDayTasks: z.int(),
});

/** The state of the kitchen on a business day, as it is now. Three statements. */
export async function readFacts(db: Db, viewer: Viewer, date: string, now: Date): Promise<HandoverFacts> {
  const { organizationId, kitchen } = viewer;
  const [tasks, runs, rest] = await Promise.all([
    taskFacts(db, viewer, date, now),
    listLineChecks(db, organizationId, date),
    otherFacts(db, { organizationId, date, now, until: businessDayBounds(kitchen, addDays(date, 1)).end }),
  ]);
  const openChecks = runs.flatMap((run) => {
    const state = openStateOf(run, now);
    const { id: lineCheckId, name, nameEs, failedCount, dueAt } = run;
    return state === null ? [] : [{ lineCheckId, name, nameEs, state, failedCount, dueAt }];
  });
  const submittedChecks = runs.filter(({ status }) => status === 'submitted').length;
  return storedFacts.parse({ ...tasks, ...rest, submittedChecks, openChecks: openChecks.slice(0, LIST_MAX) });
}

/** The day's tasks: how many are finished and open, and the open ones, the earliest due first. */
async function taskFacts(db: Db, viewer: Viewer, date: string, now: Date) {
  const day = prepDay(viewer.kitchen, now, date);
  const isOpen = sql<boolean>`prep_task.status in (${sql.join(openPrepTaskStatuses)})`;
  const rows = await db
    .selectFrom('prepTask')
    .leftJoin('station', 'station.id', 'prepTask.stationId')
    .leftJoin('appUser as starter', 'starter.id', 'prepTask.startedById')
    .leftJoin('appUser as holder', (join) => join.on('holder.id', '=', holderId))
    .select([
      'prepTask.id as taskId',
      'prepTask.name',
      'prepTask.status',
      'prepTask.targetQuantity',
      'prepTask.unit',
      sql<boolean>`prep_task.recurring_task_id is not null`.as('isRecurring'),
      'prepTask.carriesOver',
      'station.name as stationName',
      'holder.name as holderName',
      'prepTask.dueAt',
      sql<number>`count(*) filter (where ${isOpen}) over ()`.as('open'),
      sql<number>`count(*) filter (where prep_task.status = 'completed') over ()`.as('completed'),
    ])
    .where('prepTask.organizationId', '=', viewer.organizationId)
    .where('prepTask.status', 'in', [...openPrepTaskStatuses, 'completed'])
    .where(isOnListOf(day))
    .orderBy(sql`not ${isOpen}`)
    .orderBy('prepTask.dueAt')
    .orderBy('prepTask.id')
    .limit(LIST_MAX)
    .execute();
  const openTaskCount = rows[0]?.open ?? 0;
  return { completedTasks: rows[0]?.completed ?? 0, openTaskCount, openTasks: rows.slice(0, openTaskCount) };
}

interface Moment {
  readonly organizationId: string;
  readonly date: string;
  readonly now: Date;
  /** The end of the next business day. */
  readonly until: Date;
}

/** Items, lots, deliveries, timers, waste and the next day's tasks, in one statement. */
async function otherFacts(db: Db, moment: Moment) {
  const { organizationId, date } = moment;
  const waste = await db
    .selectFrom(wasteSums(db, organizationId, date).as('waste'))
    .select([
      'waste.entries as wasteEntries',
      'waste.cost as wasteCost',
      'waste.unknownCosts as wasteUnknownCosts',
      sql<number>`(select count(*) from prep_task where organization_id = ${organizationId}
        and business_date = ${addDays(date, 1)} and status <> 'cancelled')`.as('nextDayTasks'),
      listOf(outItems(moment)).as('outItems'),
      countOf(outItems(moment)).as('outItemCount'),
      listOf(expiringLots(moment)).as('expiringLots'),
      countOf(expiringLots(moment)).as('expiringLotCount'),
      listOf(deliveries(moment)).as('deliveries'),
      listOf(timers(moment)).as('timers'),
    ])
    .executeTakeFirstOrThrow();
  return waste;
}

/** Rows as JSON, in their own order. Quantities are selected as text, so that JSON keeps them exact. */
function listOf(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(to_jsonb(listed)), '[]') from (${rows} limit ${LIST_MAX}) listed)`;
}

function countOf(rows: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*) from (${rows}) counted)`;
}

function outItems({ organizationId, now }: Moment): RawBuilder<unknown> {
  return sql`select item.id as "itemId", item.name, item.par_level::text as "parLevel", item.unit
    from item join lateral ${stockFigures(now)} figures on true
    where item.organization_id = ${organizationId} and item.archived_at is null and ${isOut}
    order by lower(item.name), item.id`;
}

function expiringLots({ organizationId, until }: Moment): RawBuilder<unknown> {
  return sql`select lot.id as "lotId", item.name as "itemName", lot.lot_code as "lotCode", lot.quantity::text, item.unit,
      lot.use_by as "useBy"
    from stock_lot lot join item on item.organization_id = lot.organization_id and item.id = lot.item_id
    where lot.organization_id = ${organizationId} and lot.quantity > 0 and lot.use_by <= ${until}
      and lot.state not in (${sql.join(unusableStates)})
    order by lot.use_by, lot.id`;
}

function deliveries({ organizationId, until }: Moment): RawBuilder<unknown> {
  return sql`select delivery.id as "deliveryId", delivery.number, supplier.name as "supplierName",
      delivery.expected_at as "expectedAt"
    from delivery join supplier on supplier.organization_id = delivery.organization_id and supplier.id = delivery.supplier_id
    where delivery.organization_id = ${organizationId} and delivery.status in ('expected', 'draft')
      and (delivery.expected_at is null or delivery.expected_at < ${until})
    order by delivery.expected_at, delivery.id`;
}

function timers({ organizationId }: Moment): RawBuilder<unknown> {
  return sql`select id as "timerId", label, ends_at as "endsAt" from timer
    where organization_id = ${organizationId} and done_at is null and cancelled_at is null order by ends_at, id`;
}
