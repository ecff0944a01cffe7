import { sql } from 'kysely';
import { businessDate, businessDayBounds, type KitchenClock, localDateTime } from '#schema/business-day.ts';
import { limits } from '#schema/limits.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { majorUnits } from '../../../platform/imports/cell-values.ts';
import { plainDecimal } from '../../../platform/plain-decimal.ts';
import type { Importer } from '../../../platform/imports/import-kind.ts';
import { NamedRows } from '../../../platform/imports/record-input.ts';
import { PLACES_MAX } from '../../stations/stations.queries.ts';
import { listUnitWords } from '../../units/units.queries.ts';
import { namedItems } from '../items/named-items.queries.ts';

/** More lots than any kitchen has on its shelves. */
const LOTS_MAX = 100_000;

/** Stock of an item that is on record. */
export interface StoredLot {
  readonly itemId: string;
  readonly lotCode: string;
  readonly storageLocationId: string | null;
  readonly supplierLot: string | null;
  readonly useBy: Date | null;
  /** What is there now. */
  readonly quantity: string;
  /** What was booked as opening stock and not taken back; null for other lots. */
  readonly opening: string | null;
}

export type StockReferences = Awaited<ReturnType<typeof stockReferences>>;

/** What rows of opening stock are matched with. */
export async function stockReferences(db: Db, organizationId: string) {
  const places = await db
    .selectFrom('storageLocation')
    .select(['id', 'name', 'nameEs', 'archivedAt'])
    .where('organizationId', '=', organizationId)
    .limit(PLACES_MAX)
    .execute();
  const lots: StoredLot[] = await db
    .selectFrom('stockLot')
    .select(['itemId', 'lotCode', 'storageLocationId', 'supplierLot', 'useBy', 'quantity', openingOf().as('opening')])
    .where('organizationId', '=', organizationId)
    .orderBy('id', 'desc')
    .limit(LOTS_MAX)
    .execute();
  return {
    items: await namedItems(db, organizationId),
    places: new NamedRows(places, 'storage location', ({ nameEs }) => [nameEs]),
    lots,
    moved: await movedItems(db, organizationId),
    words: await listUnitWords(db, organizationId),
  };
}

/** What a lot's opening movement booked, unless it was reversed. */
function openingOf() {
  return sql<string | null>`(select movement.quantity::text from stock_movement movement
    where movement.organization_id = stock_lot.organization_id and movement.lot_id = stock_lot.id
      and movement.type = 'opening' and ${notReversed()} limit 1)`;
}

function notReversed() {
  return sql`movement.type <> 'reversal' and not exists (select from stock_movement reversal
    where reversal.organization_id = movement.organization_id and reversal.reverses_id = movement.id)`;
}

/** The items of which something is on record that was not taken back. */
async function movedItems(db: Db, organizationId: string): Promise<Set<string>> {
  const { rows } = await sql<{ itemId: string }>`select distinct movement.item_id from stock_movement movement
    where movement.organization_id = ${organizationId} and ${notReversed()}`.execute(db);
  return new Set(rows.map(({ itemId }) => itemId));
}

/** Every lot that is not empty, by the columns of an import. */
export async function exportedStock(
  db: Db,
  { organizationId, currency }: Importer,
): Promise<Record<string, string | null>[]> {
  const clock = await db
    .selectFrom('organization')
    .select(['timeZone', 'dayRollover'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('stockLot')
    .innerJoin('item', 'item.id', 'stockLot.itemId')
    .leftJoin('storageLocation', 'storageLocation.id', 'stockLot.storageLocationId')
    .selectAll('stockLot')
    .select(['item.name', 'item.externalId', 'item.unit', 'storageLocation.name as place'])
    .where('stockLot.organizationId', '=', organizationId)
    .where('stockLot.quantity', '>', '0')
    .orderBy(sql`lower(item.name)`)
    .orderBy('stockLot.id')
    .limit(limits.importRowsMax - 1)
    .execute();
  return rows.map((row) => ({
    id: row.itemId,
    externalId: row.externalId,
    name: row.name,
    quantity: plainDecimal(row.quantity),
    unit: row.unit,
    storageLocationId: row.place,
    lotCode: row.lotCode,
    supplierLot: row.supplierLot,
    useBy: useByCell(clock, row.useBy),
    unitCost: majorUnits(row.unitCost, currency),
  }));
}

/** The last business day on which it may be served; with a time when it ends within a day. */
export function useByCell(clock: KitchenClock, useBy: Date | null): string | null {
  if (useBy === null) return null;
  const date = businessDate(clock, new Date(useBy.getTime() - 1));
  const isWholeDay = businessDayBounds(clock, date).end.getTime() === useBy.getTime();
  return isWholeDay ? date : localDateTime(clock.timeZone, useBy).replace('T', ' ');
}
