import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { majorUnits } from '../../../platform/imports/cell-values.ts';
import type { Importer } from '../../../platform/imports/import-kind.ts';

/** A recipe as a file of sales may name it. */
export interface NamedDish {
  readonly id: string;
  readonly name: string;
  readonly nameEs: string | null;
  readonly kind: string;
  readonly archivedAt: Date | null;
  readonly pluCodes: readonly string[];
}

/** Every recipe, those of the menu last: of two that share a name, the later one is meant. */
export function listNamedDishes(db: Db, organizationId: string): Promise<NamedDish[]> {
  return db
    .selectFrom('recipe')
    .select(['id', 'name', 'nameEs', 'kind', 'archivedAt', 'pluCodes'])
    .where('organizationId', '=', organizationId)
    .orderBy(sql`kind = 'menu'`)
    .orderBy('name')
    .limit(limits.importRecipesMax)
    .execute();
}

/** The external ids of the lines that were entered by hand, without those set to 0. */
export async function listHandLines(db: Db, organizationId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('saleLine')
    .select('externalId')
    .where('organizationId', '=', organizationId)
    .where('byHand', '=', true)
    .where('kind', '=', 'sale')
    .where('quantity', '>', '0')
    .orderBy('createdAt', 'desc')
    .limit(limits.salesBackdateDays * limits.menuDishesMax)
    .execute();
  return new Set(rows.map(({ externalId }) => externalId));
}

/** The lines of tills and files that can still be corrected, by the columns of an import. */
export async function exportedSales(
  db: Db,
  { organizationId, currency }: Importer,
): Promise<Record<string, string | null>[]> {
  const rows = await db
    .selectFrom('saleLine as line')
    .innerJoin('menuSale as sale', (join) =>
      join.onRef('sale.id', '=', 'line.menuSaleId').onRef('sale.organizationId', '=', 'line.organizationId'),
    )
    .innerJoin('recipe', (join) =>
      join.onRef('recipe.id', '=', 'sale.recipeId').onRef('recipe.organizationId', '=', 'sale.organizationId'),
    )
    .select(['sale.businessDate', 'line.externalId', 'recipe.name', 'recipe.pluCodes', 'line.kind'])
    .select(['line.quantity', 'line.netAmount', 'line.restock'])
    .where('line.organizationId', '=', organizationId)
    .where('line.byHand', '=', false)
    .where('line.kind', '<>', 'void')
    .where('sale.businessDate', '>=', sql<string>`current_date - ${limits.salesBackdateDays - 1}::int`)
    .orderBy('sale.businessDate')
    .orderBy('recipe.name')
    .orderBy('line.externalId')
    .limit(limits.importRowsMax - 1)
    .execute();
  return rows.map(({ businessDate, externalId, name, pluCodes, kind, quantity, netAmount, restock }) => ({
    businessDate,
    externalId,
    plu: pluCodes[0] ?? null,
    dish: name,
    quantity,
    netAmount: majorUnits(netAmount, currency),
    kind,
    restock: restock ? 'yes' : null,
  }));
}
