import { type ExpressionBuilder, sql } from 'kysely';
import type { ConversionFact } from '#schema/units.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { conversionsOf } from '../inventory/measures.ts';
import { usableLot } from '../inventory/usable.ts';
import type { Reader, Tables } from '../tables.ts';
import type { PrepItem } from './prep-item.entity.ts';

/** The par sheet is a bounded set; this is its hard end. */
const SHEET_MAX = 500;

/** A line of the par sheet with what stands behind it on one business day. */
export interface PrepItemRow extends PrepItem {
  readonly itemName: string;
  readonly unit: Unit;
  readonly densityGramsPerMl: string | null;
  readonly conversions: readonly ConversionFact[];
  readonly recipeName: string | null;
  readonly stationName: string | null;
  /** Usable: without lots past their use-by and lots set aside. */
  readonly onHand: string;
  /** Whether the day's list already has a task of this line. */
  readonly hasTask: boolean;
}

export interface SheetWanted {
  readonly organizationId: string;
  readonly date: string;
  readonly now: Date;
  readonly archived: boolean;
}

/** The recipe that makes a line's item: the stored one, should there ever be two. */
function makerOf(db: ExpressionBuilder<Tables, 'prepItem'>) {
  return db
    .selectFrom('recipe')
    .select(['recipe.id', 'recipe.name'])
    .whereRef('recipe.organizationId', '=', 'prepItem.organizationId')
    .whereRef('recipe.outputItemId', '=', 'prepItem.itemId')
    .where('recipe.archivedAt', 'is', null)
    .orderBy(sql`recipe.id = prep_item.recipe_id desc nulls last, recipe.id`)
    .limit(1)
    .as('maker');
}

export function listPrepItems(db: Reader, wanted: SheetWanted): Promise<PrepItemRow[]> {
  return db
    .selectFrom('prepItem')
    .innerJoin('item', 'item.id', 'prepItem.itemId')
    .leftJoinLateral(makerOf, (join) => join.onTrue())
    .leftJoin('station', 'station.id', 'prepItem.stationId')
    .selectAll('prepItem')
    .select([
      'item.name as itemName',
      'item.unit',
      'item.densityGramsPerMl',
      conversionsOf('item').as('conversions'),
      // In place of the stored one: a line may be older than the recipe of its item.
      'maker.id as recipeId',
      'maker.name as recipeName',
      'station.name as stationName',
      sql<string>`(select coalesce(sum(lot.quantity), 0)::text from stock_lot lot
        where lot.organization_id = prep_item.organization_id and lot.item_id = prep_item.item_id
          and ${usableLot(wanted.now, 'lot')})`.as('onHand'),
      sql<boolean>`exists (select 1 from prep_task task where task.organization_id = prep_item.organization_id
        and task.business_date = ${wanted.date} and task.prep_item_id = prep_item.id)`.as('hasTask'),
    ])
    .where('prepItem.organizationId', '=', wanted.organizationId)
    .where('prepItem.archivedAt', wanted.archived ? 'is not' : 'is', null)
    .orderBy('prepItem.sort')
    .orderBy('item.name')
    .limit(SHEET_MAX)
    .execute();
}

export interface PlannedRow {
  readonly itemId: string;
  readonly unit: Unit;
  readonly quantity: string;
}

/** What unfinished tasks of these days will still make, by item and unit. */
export async function plannedQuantities(
  db: Reader,
  wanted: { organizationId: string; from: string; to: string },
): Promise<PlannedRow[]> {
  const rows = await db
    .selectFrom('prepTask')
    .select(['itemId', 'unit', sql<string>`sum(target_quantity)::text`.as('quantity')])
    .where('organizationId', '=', wanted.organizationId)
    .where('businessDate', '>=', wanted.from)
    .where('businessDate', '<=', wanted.to)
    .where('status', 'in', ['pending', 'in_progress', 'on_hold'])
    .where('itemId', 'is not', null)
    .groupBy(['itemId', 'unit'])
    .execute();
  return rows.flatMap(({ itemId, unit, quantity }) => (itemId === null ? [] : [{ itemId, unit, quantity }]));
}
