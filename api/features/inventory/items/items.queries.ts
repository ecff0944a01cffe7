import { type SelectQueryBuilder, sql } from 'kysely';
import type { ItemsFilter } from '#schema/inputs/inventory.ts';
import type { ItemSort, StockState } from '#schema/vocabulary.ts';
import type { Viewer } from '../../../platform/context/context.ts';
import { fold, folded } from '../../../platform/database/folded.ts';
import { Keyset, type ListOrder, type SortKey } from '../../../platform/database/keyset.ts';
import { byLastChange, inSync, isSync } from '../../../platform/database/sync.ts';
import type { Page, PageInput } from '../../../platform/graphql/connection.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { conversionRowsOf } from '../../units/conversions.queries.ts';
import { owedFigures, stockFigures } from '../stock/stock-figures.queries.ts';
import type { ItemView } from './item.view.ts';
import type { InventorySummary } from '../inventory-summary.view.ts';
import { escapeLike } from '../../../platform/database/like.ts';

export interface ItemsParams extends ItemsFilter {
  readonly sort: ItemSort;
  readonly page: PageInput;
}

const stockState = sql<StockState>`case when figures.usable < item.par_level then 'low'
  when figures.usable > item.max_level then 'over' else 'ok' end`;
const stateRank = sql<number>`case when figures.usable < item.par_level then 0 when figures.usable > item.max_level then 1 else 2 end`;
const expiring = () => sql<boolean>`(figures.expired > 0
  or coalesce(figures.next_use_by <= ${new Date()}::timestamptz + organization.expiring_hours * interval '1 hour', false))`;

/** Nothing usable is left of an item that has a par; over `item` and its `figures`. */
export const isOut = sql<boolean>`(figures.usable <= 0 and item.par_level > 0)`;
const expired = sql<boolean>`figures.expired > 0`;
const owing = sql<boolean>`debt.owed > 0`;
/** The price that makes the cost of its recipes unknown; a made item gets its cost from its recipe. */
const withoutPrice = sql<boolean>`(item.last_unit_cost is null and item.kind <> 'prep')`;
const withoutAllergens = sql<boolean>`(item.allergens is null and item.kind <> 'prep')`;

/** Items with their stock figures and what they owe. */
function withStock(db: Db, viewer: Viewer) {
  return db
    .selectFrom('item')
    .innerJoin('organization', 'organization.id', 'item.organizationId')
    .innerJoinLateral(stockFigures(new Date()).as('figures'), (join) => join.onTrue())
    .innerJoinLateral(owedFigures.as('debt'), (join) => join.onTrue())
    .where('item.organizationId', '=', viewer.organizationId);
}

function rows(db: Db, viewer: Viewer) {
  return withStock(db, viewer)
    .leftJoin('storageLocation', 'storageLocation.id', 'item.storageLocationId')
    .leftJoin('supplier', 'supplier.id', 'item.supplierId')
    .innerJoin('itemCategory', 'itemCategory.id', 'item.categoryId')
    .selectAll('item')
    .select([
      sql<string>`coalesce(item_category.code, item_category.id::text)`.as('category'),
      'itemCategory.name as categoryName',
      'itemCategory.nameEs as categoryNameEs',
      conversionRowsOf('item').as('conversions'),
      'figures.onHand',
      'figures.usable',
      'figures.expired',
      'figures.quarantined',
      'figures.nextUseBy',
      'figures.knownValue',
      'figures.costUnknown',
      'debt.owed',
      'debt.owedValue',
      'debt.owedCostUnknown',
      stockState.as('stockState'),
      'storageLocation.name as storageLocationName',
      'supplier.name as supplierName',
      expiring().as('expiring'),
      sql<boolean>`not exists (select 1 from stock_movement where stock_movement.item_id = item.id
        and stock_movement.organization_id = item.organization_id)`.as('unitChangeable'),
    ]);
}

const byName: readonly SortKey[] = [
  { value: sql`lower(item.name)`, type: 'text' },
  { value: sql`item.id`, type: 'uuid' },
];
const orders: Readonly<Record<ItemSort, ListOrder>> = {
  name: { direction: 'ascending', keys: byName },
  state: { direction: 'ascending', keys: [{ value: stateRank, type: 'integer' }, ...byName] },
};

export async function listItems(db: Db, viewer: Viewer, params: ItemsParams): Promise<Page<ItemView>> {
  const keyset = new Keyset(isSync(params) ? byLastChange('item') : orders[params.sort], params.page);
  const query = filtered(rows(db, viewer).select(keyset.cursorKeys), params);
  return keyset.page(await keyset.cut(query).execute());
}

/** The active items by name, at most `limit` of them. */
export function listFirstItems(db: Db, viewer: Viewer, limit: number): Promise<ItemView[]> {
  return filtered(rows(db, viewer), {})
    .orderBy(sql`lower(item.name)`)
    .orderBy('item.id')
    .limit(limit)
    .execute();
}

function filtered<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  filter: ItemsFilter,
): SelectQueryBuilder<Tables, Table, Row> {
  return (
    query
      .where(inSync('item', filter))
      // What an archived item owes must be settled, too.
      .$if(filter.archived !== undefined || !(isSync(filter) || filter.owing), (q) =>
        q.where(filter.archived ? sql<boolean>`item.archived_at is not null` : sql<boolean>`item.archived_at is null`),
      )
      .$if(Boolean(filter.search), (q) =>
        q.where(sql<boolean>`(item.name ilike ${`%${escapeLike(filter.search ?? '')}%`}
        or strpos(${folded('item.nameEs')}, ${fold(filter.search ?? '')}) > 0)`),
      )
      .$if(filter.category !== undefined, (q) =>
        q.where(sql<boolean>`item.category_id in (
        select id from item_category where code = ${filter.category} or id::text = ${filter.category})`),
      )
      .$if(filter.storageLocationId !== undefined, (q) =>
        q.where(sql<boolean>`item.storage_location_id::text = ${filter.storageLocationId}`),
      )
      .$if(filter.state !== undefined, (q) => q.where(sql<boolean>`${stockState} = ${filter.state}`))
      .$if(filter.expiring === true, (q) => q.where(expiring()))
      .$if(filter.out === true, (q) => q.where(isOut))
      .$if(filter.expired === true, (q) => q.where(expired))
      .$if(filter.owing === true, (q) => q.where(owing))
      .$if(filter.withoutAllergens === true, (q) => q.where(withoutAllergens))
      .$if(filter.withoutPrice === true, (q) => q.where(withoutPrice))
  );
}

export function findItem(db: Db, viewer: Viewer, id: string): Promise<ItemView | undefined> {
  return rows(db, viewer).where('item.id', '=', id).executeTakeFirst();
}

export function findItems(db: Db, viewer: Viewer, ids: readonly string[]): Promise<ItemView[]> {
  return rows(db, viewer).where('item.id', 'in', ids).execute();
}

export function summarize(db: Db, viewer: Viewer): Promise<InventorySummary> {
  const costUnknown = sql<boolean>`(figures.cost_unknown or debt.owed_cost_unknown)`;
  const active = sql<boolean>`item.archived_at is null`;
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`count(*) filter (where ${active} and ${condition})`;
  return withStock(db, viewer)
    .select([
      count(active).as('items'),
      count(sql<boolean>`${stockState} = 'low'`).as('low'),
      count(isOut).as('out'),
      count(sql<boolean>`${stockState} = 'over'`).as('over'),
      count(expiring()).as('expiring'),
      count(expired).as('expired'),
      sql<number>`count(*) filter (where ${owing})`.as('owing'),
      count(withoutAllergens).as('withoutAllergens'),
      count(withoutPrice).as('withoutPrice'),
      // As in the ledger: a corrected sale may leave stock or debt with an archived item.
      sql<string | null>`case when bool_or(${costUnknown}) then null
        else coalesce(sum(figures.known_value - debt.owed_value), 0) end`.as('stockValue'),
      sql<number>`count(*) filter (where ${costUnknown})`.as('itemsWithoutCost'),
    ])
    .executeTakeFirstOrThrow();
}
