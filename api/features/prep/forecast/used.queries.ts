import { type RawBuilder, sql } from 'kysely';
import { addDays, businessDate, businessDayBounds, type KitchenClock } from '#schema/business-day.ts';
import type { MovementType } from '#schema/vocabulary.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { bookedAs, bookedJoins } from '../../inventory/ledger/booked-as.queries.ts';
import { type DayRecord, type Special, UseHistory, WEEKS } from './expected-use.policy.ts';
import type { TodayUse } from './left-today.policy.ts';
import { postedLines, type TodayRow, usedToday } from './used-today.queries.ts';

/** One day more than the mean looks back, because a count needs one on the day before it. */
const DAYS = WEEKS * 7 + 1;

/** Which movements are use: what was sold, what recipes used, and what counts found missing. */
const kinds = {
  sold: ['sale_use'],
  inRecipes: ['prep_out'],
  missing: ['count_adjust'],
} as const satisfies Record<string, readonly MovementType[]>;

/** Past use, and the special days. */
export interface PastUse {
  readonly ofItem: (itemId: string) => UseHistory;
  /** What the present business day has recorded of an item. */
  readonly today: (itemId: string) => readonly TodayUse[];
  readonly specials: readonly Special[];
}

interface PastUseRow {
  readonly used: readonly (DayRecord & { readonly itemId: string })[] | null;
  readonly onlyInPrep: readonly string[] | null;
  readonly today: readonly TodayRow[] | null;
  readonly specials: readonly Special[] | null;
  readonly sales: readonly { readonly date: string; readonly complete: boolean }[] | null;
}

interface PastUseParams {
  readonly organizationId: string;
  readonly clock: KitchenClock;
  readonly now: Date;
  /** The last day whose special days matter. */
  readonly until: string;
  /** Only this item; the items of the par sheet when null. */
  readonly itemId: string | null;
}

/**
 * The use of the days before today and of today, the days whose sales are complete, and the special days, in one statement. A
 * reversal counts as what it reverses, and on its day. A posted count that found what was expected has no row in the ledger, so that
 * an item was counted is read from the count's lines; a count that was undone is none. Business days are joined by their bounds, so that the night of a clock
 * change is right.
 */
export async function pastUse(db: Db, params: PastUseParams): Promise<PastUse> {
  const { organizationId, clock, now, until, itemId } = params;
  const days = daysBefore(clock, now, DAYS);
  const from = days[0]?.start ?? now;
  const to = days.at(-1)?.end ?? now;
  const sum = (types: readonly string[]) =>
    sql<string>`coalesce(sum(record.used) filter (where record.type in (${sql.join(types)})), 0)`;
  const today = businessDayBounds(clock, businessDate(clock, now));
  const items = itemId === null ? itemsOfSheet(organizationId) : sql`(select ${itemId}::uuid)`;
  const { rows } = await sql<PastUseRow>`
    with record as (
      select movement.item_id, movement.occurred_at as at, kind.type, -movement.quantity as used
      from stock_movement movement
      ${bookedJoins}
      cross join lateral (select ${bookedAs} as type) kind
      where movement.organization_id = ${organizationId}
        and movement.occurred_at >= ${from} and movement.occurred_at < ${to}
        and kind.type in (${sql.join(Object.values(kinds).flat())})
        and movement.item_id in ${items}
      union all
      select line.item_id, line.counted_at, 'counted', 0 from ${postedLines}
      where line.organization_id = ${organizationId} and line.counted_at >= ${from} and line.counted_at < ${to}
        and line.item_id in ${items}
    ), used as (
      select record.item_id as "itemId", day.date, ${sum(kinds.sold)} as sold, ${sum(kinds.inRecipes)} as "inRecipes",
        case when bool_or(record.type = 'counted') then ${sum(kinds.missing)} else nullif(${sum(kinds.missing)}, 0) end as missing
      from record
      join ${daysTable(days)} on record.at >= day.start and record.at < day.finish
      group by record.item_id, day.date
    )
    select (select jsonb_agg(jsonb_build_object('itemId', "itemId", 'date', date, 'sold', sold::text,
        'inRecipes', "inRecipes"::text, 'missing', missing::text)) from used) as used,
      (select jsonb_agg(distinct used."itemId") from used where ${isOnlyInPrep(organizationId)}) as "onlyInPrep",
      ${usedToday({ organizationId, items, from: today.start, to: today.end })} as today,
      (select jsonb_agg(jsonb_build_object('date', date, 'name', name, 'factor', factor::text) order by date, name)
        from kitchen_event where organization_id = ${organizationId}
        and date between ${days[0]?.date ?? until} and ${until}) as specials,
      (select jsonb_agg(jsonb_build_object('date', business_date, 'complete', complete)) from sales_day
        where organization_id = ${organizationId} and business_date between ${days[0]?.date ?? until}
        and ${days.at(-1)?.date ?? until}) as sales`.execute(db);
  const [row] = rows;
  const records = Map.groupBy(row?.used ?? [], (record) => record.itemId);
  const ofToday = Map.groupBy(row?.today ?? [], (record) => record.itemId);
  const onlyInPrep = new Set(row?.onlyInPrep);
  const sales = row?.sales ?? [];
  const complete = new Set(sales.flatMap((day) => (day.complete ? day.date : [])));
  const hasSales = (date: string) => sales.length === 0 || complete.has(date);
  return {
    ofItem: (id) => new UseHistory(records.get(id) ?? [], onlyInPrep.has(id), hasSales),
    today: (id) => ofToday.get(id) ?? [],
    specials: row?.specials ?? [],
  };
}

/** Whether only prep recipes use an item of the table `used`: its use is then complete without sales and counts. */
function isOnlyInPrep(organizationId: string): RawBuilder<boolean> {
  return sql<boolean>`(select coalesce(bool_and(taker.kind = 'prep'), false) from recipe_ingredient line
    join recipe taker on taker.organization_id = line.organization_id and taker.id = line.recipe_id
      and taker.archived_at is null
    left join recipe sub on sub.organization_id = line.organization_id and sub.id = line.sub_recipe_id
    where line.organization_id = ${organizationId} and used."itemId" in (line.item_id, sub.output_item_id))`;
}

/** A business day and its bounds. */
export interface Day {
  readonly date: string;
  readonly start: Date;
  readonly end: Date;
}

/** The business days before today, oldest first. */
export function daysBefore(clock: KitchenClock, now: Date, count: number): Day[] {
  const today = businessDate(clock, now);
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(today, index - count);
    return { date, ...businessDayBounds(clock, date) };
  });
}

/** Business days as a table `day` with their bounds, for a join. */
export function daysTable(days: readonly Day[]): RawBuilder<unknown> {
  const rows = days.map(({ date, start, end }) => ({ date, start: start.toISOString(), finish: end.toISOString() }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as day(date date, start timestamptz, finish timestamptz)`;
}

/** The items of the par sheet, as a subquery. */
export function itemsOfSheet(organizationId: string): RawBuilder<unknown> {
  return sql`(select prep_item.item_id from prep_item where prep_item.organization_id = ${organizationId})`;
}
