import { sql } from 'kysely';
import type { Db } from '../../../platform/database/tables.ts';
import { majorUnits } from '../../../platform/imports/cell-values.ts';
import { plainDecimal } from '../../../platform/plain-decimal.ts';
import type { Importer } from '../../../platform/imports/import-kind.ts';
import { NamedRows } from '../../../platform/imports/record-input.ts';
import { listUnitWords } from '../../units/units.queries.ts';

/** More than any kitchen has, archived ones included. */
const ITEMS_MAX = 50_000;
const PLACES_MAX = 1_000;

export type ItemReferences = Awaited<ReturnType<typeof itemReferences>>;

/** What rows of items are matched with, archived ones included. */
export async function itemReferences(db: Db, organizationId: string) {
  const own = { organizationId };
  const items = await db
    .selectFrom('item')
    .selectAll()
    .where('organizationId', '=', own.organizationId)
    .limit(ITEMS_MAX)
    .execute();
  const places = await namedRows(db, 'storageLocation', organizationId);
  const suppliers = await namedRows(db, 'supplier', organizationId);
  const categories = await db
    .selectFrom('itemCategory')
    .select(['id', 'name', 'nameEs', 'code', 'archivedAt'])
    .where('organizationId', '=', organizationId)
    .orderBy('sort', 'desc')
    .limit(PLACES_MAX)
    .execute();
  const words = await listUnitWords(db, organizationId);
  return {
    items,
    words,
    places: new NamedRows(places, 'storage location'),
    suppliers: new NamedRows(suppliers, 'supplier'),
    categories: new NamedRows(categories, 'category', ({ nameEs, code }) => [nameEs, code]),
    defaultCategory: categories.find(({ archivedAt }) => archivedAt === null),
  };
}

function namedRows(db: Db, table: 'storageLocation' | 'supplier', organizationId: string) {
  return db
    .selectFrom(table)
    .select(['id', 'name', 'archivedAt'])
    .where('organizationId', '=', organizationId)
    .limit(PLACES_MAX)
    .execute();
}

/** Every item that is not archived, by the columns of an import. */
export async function exportedItems(
  db: Db,
  { organizationId, currency }: Importer,
): Promise<Record<string, string | null>[]> {
  const rows = await db
    .selectFrom('item')
    .innerJoin('itemCategory', 'itemCategory.id', 'item.categoryId')
    .leftJoin('storageLocation', 'storageLocation.id', 'item.storageLocationId')
    .leftJoin('supplier', 'supplier.id', 'item.supplierId')
    .selectAll('item')
    .select(['itemCategory.name as category', 'storageLocation.name as storage', 'supplier.name as supplier'])
    .where('item.organizationId', '=', organizationId)
    .where('item.archivedAt', 'is', null)
    .orderBy(sql`lower(item.name)`)
    .limit(ITEMS_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    externalId: row.externalId,
    name: row.name,
    nameEs: row.nameEs,
    category: row.category,
    kind: row.kind,
    unit: row.unit,
    parLevel: plainDecimal(row.parLevel),
    maxLevel: plainDecimal(row.maxLevel),
    packQuantity: plainDecimal(row.packQuantity),
    packDescription: row.packDescription,
    defaultYieldPercent: plainDecimal(row.defaultYieldPercent),
    densityGramsPerMl: plainDecimal(row.densityGramsPerMl),
    tcsClass: row.tcsClass,
    allergens: row.allergens && (row.allergens.join('; ') || 'none'),
    storageLocationId: row.storage,
    supplierId: row.supplier,
    shelfLifeHours: whole(row.shelfLifeHours),
    preparedShelfLifeHours: whole(row.preparedShelfLifeHours),
    openedShelfLifeHours: whole(row.openedShelfLifeHours),
    frozenShelfLifeHours: whole(row.frozenShelfLifeHours),
    thawedShelfLifeHours: whole(row.thawedShelfLifeHours),
    lastUnitCost: majorUnits(row.lastUnitCost, currency),
  }));
}

function whole(value: number | null): string | null {
  return value === null ? null : String(value);
}
