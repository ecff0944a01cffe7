import { type ExpressionBuilder, sql } from 'kysely';
import type { ConversionFact } from '#schema/units.ts';
import type { Unit } from '#schema/vocabulary.ts';
import type { Item } from '../inventory/item.entity.ts';
import { conversionsOf } from '../inventory/measures.ts';
import { usableLot } from '../inventory/usable.ts';
import type { Db, Tables } from '../../platform/database/tables.ts';
import { listIdOf, openStatuses } from './prep-day.ts';
import type { PrepItemView } from './prep-plan.view.ts';

/** The par sheet is a bounded set; this is its hard end. */
const SHEET_MAX = 500;

/** What dates food that is made of an item. */
type Dates = Pick<
  Item,
  | 'tcsClass'
  | 'shelfLifeHours'
  | 'preparedShelfLifeHours'
  | 'openedShelfLifeHours'
  | 'frozenShelfLifeHours'
  | 'thawedShelfLifeHours'
>;

/** What `planOf` adds to a line for its day. */
type Reckoned = 'par' | 'onHand' | 'projected' | 'assumesPar' | 'expectedUse' | 'planned' | 'short' | 'toMake';

/** A line of the par sheet with what it names, and what of its item is usable now. */
export interface PrepItemRow extends Omit<PrepItemView, Reckoned>, Dates {
  readonly densityGramsPerMl: string | null;
  readonly conversions: readonly ConversionFact[];
  /** How long the recipe says that it keeps; null when only the item's own hours count. */
  readonly recipeShelfLifeHours: number | null;
  /** Usable now: quantity in the item's unit and use-by (ISO 8601, or null for what keeps). */
  readonly stock: readonly (readonly [quantity: string, useBy: string | null])[];
}

export interface SheetParams {
  readonly organizationId: string;
  readonly date: string;
  readonly now: Date;
  readonly archived: boolean;
}

/** The recipe that makes a line's item: the stored one, should there ever be two. */
function makerOf(db: ExpressionBuilder<Tables, 'prepItem'>) {
  return db
    .selectFrom('recipe')
    .select(['recipe.id', 'recipe.name', 'recipe.shelfLifeHours'])
    .whereRef('recipe.organizationId', '=', 'prepItem.organizationId')
    .whereRef('recipe.outputItemId', '=', 'prepItem.itemId')
    .where('recipe.archivedAt', 'is', null)
    .orderBy(sql`recipe.id = prep_item.recipe_id desc nulls last, recipe.id`)
    .limit(1)
    .as('maker');
}

export function listPrepItems(db: Db, params: SheetParams): Promise<PrepItemRow[]> {
  return db
    .selectFrom('prepItem')
    .innerJoin('item', 'item.id', 'prepItem.itemId')
    .leftJoinLateral(makerOf, (join) => join.onTrue())
    .leftJoin('station', 'station.id', 'prepItem.stationId')
    .leftJoin('prepList', (join) => join.on('prepList.id', '=', listIdOf('prep_item')))
    .selectAll('prepItem')
    .select([
      'item.name as itemName',
      'item.unit',
      'item.densityGramsPerMl',
      'item.tcsClass',
      'item.shelfLifeHours',
      'item.preparedShelfLifeHours',
      'item.openedShelfLifeHours',
      'item.frozenShelfLifeHours',
      'item.thawedShelfLifeHours',
      conversionsOf('item').as('conversions'),
      // In place of the stored one: a line may be older than the recipe of its item.
      'maker.id as recipeId',
      'maker.name as recipeName',
      'maker.shelfLifeHours as recipeShelfLifeHours',
      'station.name as stationName',
      listIdOf('prep_item').as('listId'),
      'prepList.name as listName',
      usableStock(params.now).as('stock'),
      sql<boolean>`exists (select 1 from prep_task task where task.organization_id = prep_item.organization_id
        and task.business_date = ${params.date} and task.prep_item_id = prep_item.id
        and task.status not in ('skipped', 'cancelled'))`.as('hasTask'),
    ])
    .where('prepItem.organizationId', '=', params.organizationId)
    .where('prepItem.archivedAt', params.archived ? 'is not' : 'is', null)
    .orderBy(sql`prep_list.sort nulls first`)
    .orderBy('prepItem.sort')
    .orderBy('item.name')
    .orderBy('prepItem.id')
    .limit(SHEET_MAX)
    .execute();
}

/** The item's usable lots. */
function usableStock(now: Date) {
  return sql<[string, string | null][]>`(
    select coalesce(jsonb_agg(jsonb_build_array(lot.quantity::text, lot.use_by)), '[]') from stock_lot lot
    where lot.organization_id = prep_item.organization_id and lot.item_id = prep_item.item_id
      and ${usableLot(now, 'lot')})`;
}

/** An unfinished task that will make something of an item. */
export interface OpenWorkRow {
  readonly itemId: string;
  readonly prepItemId: string | null;
  readonly prepListId: string | null;
  readonly businessDate: string;
  readonly dueAt: Date;
  readonly targetQuantity: string;
  readonly unit: Unit;
  /** How long its recipe says that it keeps. */
  readonly recipeShelfLifeHours: number | null;
}

/** Every unfinished task up to a day that makes something of the par sheet, the work of earlier days included. */
export function listOpenWork(
  db: Db,
  params: { readonly organizationId: string; readonly date: string },
): Promise<OpenWorkRow[]> {
  return db
    .selectFrom('prepTask')
    .leftJoin('recipe', 'recipe.id', 'prepTask.recipeId')
    .select([
      sql<string>`prep_task.item_id`.as('itemId'),
      'prepTask.prepItemId',
      'prepTask.prepListId',
      'prepTask.businessDate',
      'prepTask.dueAt',
      'prepTask.targetQuantity',
      'prepTask.unit',
      'recipe.shelfLifeHours as recipeShelfLifeHours',
    ])
    .where('prepTask.organizationId', '=', params.organizationId)
    .where('prepTask.businessDate', '<=', params.date)
    .where('prepTask.status', 'in', openStatuses)
    .where('prepTask.itemId', 'in', (query) =>
      query.selectFrom('prepItem').select('prepItem.itemId').where('organizationId', '=', params.organizationId),
    )
    .orderBy('prepTask.dueAt')
    .orderBy('prepTask.id')
    .execute();
}

/** How often each line was given a task on a day: the highest run, by line. */
export async function lastRuns(
  db: Db,
  params: { readonly organizationId: string; readonly date: string },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('prepTask')
    .select(['prepItemId', sql<number>`max(run_no)`.as('run')])
    .where('organizationId', '=', params.organizationId)
    .where('businessDate', '=', params.date)
    .where('prepItemId', 'is not', null)
    .groupBy('prepItemId')
    .execute();
  return new Map(rows.map(({ prepItemId, run }) => [prepItemId ?? '', run]));
}
