import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { Viewer } from '../../platform/context/context.ts';
import { Keyset, type ListOrder } from '../../platform/database/keyset.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { WasteReason } from './waste-reason.entity.ts';
import type { WasteEntryView } from './waste-entry.view.ts';
import type { WasteSummary, WasteTop } from './waste-summary.view.ts';

const REASONS_MAX = 100;

/** The reasons that are not archived, in their order. */
export function listReasons(db: Db, viewer: Viewer): Promise<WasteReason[]> {
  return db
    .selectFrom('wasteReason')
    .selectAll()
    .where('organizationId', '=', viewer.organizationId)
    .where('archivedAt', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .limit(REASONS_MAX)
    .execute();
}

function entries(db: Db, viewer: Viewer) {
  return db
    .selectFrom('wasteEntry')
    .innerJoin('item', 'item.id', 'wasteEntry.itemId')
    .innerJoin('wasteReason', 'wasteReason.id', 'wasteEntry.reasonId')
    .innerJoin('appUser', 'appUser.id', 'wasteEntry.recordedById')
    .leftJoin('station', 'station.id', 'wasteEntry.stationId')
    .leftJoin('stockLot', 'stockLot.id', 'wasteEntry.lotId')
    .selectAll('wasteEntry')
    .select([
      'item.name as itemName',
      'item.unit',
      'wasteReason.name as reasonName',
      'wasteReason.nameEs as reasonNameEs',
      'station.name as stationName',
      'appUser.name as recordedByName',
      'stockLot.lotCode',
      sql<Date | null>`case when waste_entry.reversed_at is null
        then waste_entry.created_at + ${limits.undoWindow} * interval '1 millisecond' end`.as('undoUntil'),
    ])
    .where('wasteEntry.organizationId', '=', viewer.organizationId);
}

export function findEntries(db: Db, viewer: Viewer, ids: readonly string[]): Promise<WasteEntryView[]> {
  return entries(db, viewer).where('wasteEntry.id', 'in', ids).execute();
}

export function findEntry(db: Db, viewer: Viewer, id: string): Promise<WasteEntryView | undefined> {
  return entries(db, viewer).where('wasteEntry.id', '=', id).executeTakeFirst();
}

export interface EntriesParams {
  readonly from: string;
  readonly to: string;
  readonly page: PageInput;
}

const newestFirst: ListOrder = {
  direction: 'descending',
  keys: [
    { value: sql`waste_entry.occurred_at`, type: 'timestamptz' },
    { value: sql`waste_entry.id`, type: 'uuid' },
  ],
};

/** Entries of a range of business dates, newest first. */
export async function listEntries(db: Db, viewer: Viewer, params: EntriesParams): Promise<Page<WasteEntryView>> {
  const keyset = new Keyset(newestFirst, params.page);
  const rows = entries(db, viewer)
    .select(keyset.cursorKeys)
    .where('wasteEntry.businessDate', '>=', params.from)
    .where('wasteEntry.businessDate', '<=', params.to);
  return keyset.page(await keyset.cut(rows).execute());
}

type WasteTotals = Omit<WasteSummary, 'topReasons' | 'topItems'>;

/** The waste of today, the last seven days and the seven before, in minor units, without reversed entries and expected trim. */
export function totals(db: Db, viewer: Viewer, today: string): Promise<WasteTotals> {
  const between = (from: number, to: number) =>
    sql<boolean>`business_date between ${today}::date - ${from}::int and ${today}::date - ${to}::int`;
  const cost = (condition: ReturnType<typeof between>) =>
    sql<string>`coalesce(sum(cost) filter (where ${condition}), 0)`;
  return db
    .selectFrom('wasteEntry')
    .select([
      sql<number>`count(*) filter (where ${between(0, 0)})`.as('todayEntries'),
      cost(between(0, 0)).as('todayCost'),
      cost(between(6, 0)).as('weekCost'),
      cost(between(13, 7)).as('previousWeekCost'),
      sql<number>`count(*) filter (where cost is null)`.as('unknownCosts'),
    ])
    .where('organizationId', '=', viewer.organizationId)
    .where(between(13, 0))
    .where('reversedAt', 'is', null)
    .where('expected', '=', false)
    .executeTakeFirstOrThrow();
}

const TOP = 5;

/**
 * The top five reasons and items of the last seven days, by cost or by number of entries. Ranked by entries, neither the
 * selection nor the order depends on costs.
 */
export async function tops(
  db: Db,
  viewer: Viewer,
  today: string,
  by: 'cost' | 'entries',
): Promise<{ topReasons: WasteTop[]; topItems: WasteTop[] }> {
  const reasons = db.selectFrom(topOf(db, viewer, today, 'reason', by).as('top')).selectAll();
  const items = db.selectFrom(topOf(db, viewer, today, 'item', by).as('top')).selectAll();
  const rows = await reasons
    .unionAll(items)
    .orderBy(by, 'desc')
    .$if(by === 'cost', (query) => query.orderBy('entries', 'desc'))
    .orderBy('name')
    .execute();
  return {
    topReasons: rows.filter(({ kind }) => kind === 'reason'),
    topItems: rows.filter(({ kind }) => kind === 'item'),
  };
}

function topOf(db: Db, viewer: Viewer, today: string, kind: 'reason' | 'item', by: 'cost' | 'entries') {
  const [name, nameEs] =
    kind === 'reason'
      ? [sql<string>`waste_reason.name`, sql<string | null>`waste_reason.name_es`]
      : [sql<string>`item.name`, sql<string | null>`null::text`];
  return db
    .selectFrom('wasteEntry')
    .innerJoin('item', 'item.id', 'wasteEntry.itemId')
    .innerJoin('wasteReason', 'wasteReason.id', 'wasteEntry.reasonId')
    .select([
      sql<'reason' | 'item'>`${kind}::text`.as('kind'),
      name.as('name'),
      sql<string | null>`min(${nameEs})`.as('nameEs'),
      sql<number>`count(*)`.as('entries'),
      sql<string>`coalesce(sum(waste_entry.cost), 0)`.as('cost'),
    ])
    .where('wasteEntry.organizationId', '=', viewer.organizationId)
    .where(sql<boolean>`waste_entry.business_date between ${today}::date - 6 and ${today}::date`)
    .where('wasteEntry.reversedAt', 'is', null)
    .where('wasteEntry.expected', '=', false)
    .groupBy(name)
    .orderBy(by, 'desc')
    .$if(by === 'cost', (query) => query.orderBy('entries', 'desc'))
    .orderBy('name')
    .limit(TOP);
}

/** The waste of one business day, as a row: the cost in minor units is of the entries whose cost is known. */
export function wasteSums(db: Db, organizationId: string, date: string) {
  return db
    .selectFrom('wasteEntry')
    .select([
      sql<number>`count(*)`.as('entries'),
      sql<string>`coalesce(sum(cost), 0)`.as('cost'),
      sql<number>`count(*) filter (where cost is null)`.as('unknownCosts'),
    ])
    .where('organizationId', '=', organizationId)
    .where('businessDate', '=', date)
    .where('reversedAt', 'is', null)
    .where('expected', '=', false);
}
