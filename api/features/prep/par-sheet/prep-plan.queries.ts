import { type ExpressionBuilder, sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { ConversionFact } from '#schema/units.ts';
import { openPrepTaskStatuses, type Unit } from '#schema/vocabulary.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import { countedAtClosing } from '../../counts/closing/closing-items.queries.ts';
import { conversionsOf } from '../../inventory/items/measures.queries.ts';
import { frozenLot } from '../../inventory/lots/frozen.queries.ts';
import { usableLot } from '../../inventory/lots/usable.queries.ts';
import type { Db, Tables } from '../../../platform/database/tables.ts';
import { listIdOf } from '../tasks/prep-day.queries.ts';
import type { PrepItemView } from './prep-plan.view.ts';

/** The fields that determine the use-by of an item. */
type Dates = Pick<
  Item,
  | 'tcsClass'
  | 'shelfLifeHours'
  | 'preparedShelfLifeHours'
  | 'openedShelfLifeHours'
  | 'frozenShelfLifeHours'
  | 'thawedShelfLifeHours'
>;

/** The fields that `planOf` calculates for the day. */
type Calculated =
  | 'par'
  | 'onHand'
  | 'projected'
  | 'assumesPar'
  | 'expectedUse'
  | 'useSource'
  | 'forecast'
  | 'planned'
  | 'short'
  | 'runs'
  | 'parAssumed'
  | 'refillBelow'
  | 'needed'
  | 'useful'
  | 'usefulUntil'
  | 'day'
  | 'frozen'
  | 'capped'
  | 'toMake';

/** A line of the par sheet with the names of its ids and the usable stock of its item. */
export interface PrepItemRow extends Omit<PrepItemView, Calculated>, Dates {
  readonly densityGramsPerMl: string | null;
  readonly conversions: readonly ConversionFact[];
  /** The shelf life by its recipe; null when only the item's own hours count. */
  readonly recipeShelfLifeHours: number | null;
  /** Usable now: quantity in the item's unit, use-by (ISO 8601, or null without one), and whether it is in the freezer. */
  readonly stock: readonly (readonly [quantity: string, useBy: string | null, frozen: boolean])[];
}

export interface SheetParams {
  readonly organizationId: string;
  readonly date: string;
  readonly now: Date;
  readonly archived: boolean;
  /** Only the lines of this item; of all when null. */
  readonly itemId: string | null;
}

/** The recipe that makes a line's item; of several, the one stored with the line. */
function recipeOfLine(db: ExpressionBuilder<Tables, 'prepItem'>) {
  return db
    .selectFrom('recipe')
    .select(['recipe.id', 'recipe.name', 'recipe.shelfLifeHours'])
    .whereRef('recipe.organizationId', '=', 'prepItem.organizationId')
    .whereRef('recipe.outputItemId', '=', 'prepItem.itemId')
    .where('recipe.archivedAt', 'is', null)
    .where('prepItem.thawDays', 'is', null)
    .orderBy(sql`recipe.id = prep_item.recipe_id desc nulls last, recipe.id`)
    .limit(1)
    .as('maker');
}

export function listPrepItems(db: Db, params: SheetParams): Promise<PrepItemRow[]> {
  return db
    .selectFrom('prepItem')
    .innerJoin('item', 'item.id', 'prepItem.itemId')
    .leftJoinLateral(recipeOfLine, (join) => join.onTrue())
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
      countedAtClosing.as('countedAtClosing'),
      // Replaces the stored id: a line may be older than the recipe of its item.
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
    .$if(params.itemId !== null, (query) => query.where('prepItem.itemId', '=', params.itemId))
    .orderBy(sql`prep_list.sort nulls first`)
    .orderBy('prepItem.sort')
    .orderBy('item.name')
    .orderBy('prepItem.id')
    .limit(limits.parLinesMax)
    .execute();
}

/** The item's usable lots. */
function usableStock(now: Date) {
  return sql<[string, string | null, boolean][]>`(
    select coalesce(jsonb_agg(jsonb_build_array(lot.quantity::text, lot.use_by, ${frozenLot('lot')})), '[]') from stock_lot lot
    where lot.organization_id = prep_item.organization_id and lot.item_id = prep_item.item_id
      and ${usableLot(now, 'lot')})`;
}

/** An unfinished task that will make or thaw something of an item. */
export interface OpenWorkRow {
  readonly itemId: string;
  readonly thaws: boolean;
  readonly prepItemId: string | null;
  readonly prepListId: string | null;
  /** The business day that it is for. */
  readonly day: string;
  readonly dueAt: Date;
  readonly targetQuantity: string;
  readonly unit: Unit;
  /** The shelf life by its recipe. */
  readonly recipeShelfLifeHours: number | null;
}

/** The unfinished tasks up to a day, earlier days included, that make or thaw an item of the par sheet. */
export function listOpenWork(
  db: Db,
  params: { readonly organizationId: string; readonly date: string },
): Promise<OpenWorkRow[]> {
  return db
    .selectFrom('prepTask')
    .leftJoin('recipe', 'recipe.id', 'prepTask.recipeId')
    .select([
      sql<string>`${workedItem}`.as('itemId'),
      sql<boolean>`prep_task.thaw_item_id is not null`.as('thaws'),
      'prepTask.prepItemId',
      'prepTask.prepListId',
      sql<string>`coalesce(prep_task.thaw_for, prep_task.business_date)`.as('day'),
      'prepTask.dueAt',
      'prepTask.targetQuantity',
      'prepTask.unit',
      'recipe.shelfLifeHours as recipeShelfLifeHours',
    ])
    .where('prepTask.organizationId', '=', params.organizationId)
    .where('prepTask.businessDate', '<=', params.date)
    .where('prepTask.status', 'in', openPrepTaskStatuses)
    .where(workedItem, 'in', (query) =>
      query.selectFrom('prepItem').select('prepItem.itemId').where('organizationId', '=', params.organizationId),
    )
    .orderBy('prepTask.dueAt')
    .orderBy('prepTask.id')
    .execute();
}

/** The item that a task makes or thaws. */
const workedItem = sql<string | null>`coalesce(prep_task.item_id, prep_task.thaw_item_id)`;

/** The highest run number of each line on a day, by line id. */
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
