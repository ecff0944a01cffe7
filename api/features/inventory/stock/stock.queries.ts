import { sql } from 'kysely';
import type { Unit } from '#schema/vocabulary.ts';
import type { Viewer } from '../../../platform/context/context.ts';
import { Keyset, type ListOrder } from '../../../platform/database/keyset.ts';
import type { Page, PageInput } from '../../../platform/graphql/connection.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { stockFigures } from './stock-figures.queries.ts';
import { frozenLot } from '../lots/frozen.queries.ts';
import { usableLot } from '../lots/usable.queries.ts';
import type { StockLotView } from '../lots/stock-lot.view.ts';
import type { StockMovementView } from '../ledger/stock-movement.view.ts';
import type { StockLotEvent, StockPlace } from './stock.types.ts';

const LOTS_MAX = 100;

/** The lots of an item by use-by, optionally with the empty ones last. */
export function listLots(
  db: Db,
  viewer: Viewer,
  params: { readonly itemId: string; readonly withEmpty: boolean },
): Promise<StockLotView[]> {
  return lots(db, viewer)
    .where('stockLot.itemId', '=', params.itemId)
    .$if(!params.withEmpty, (query) => query.where('stockLot.quantity', '>', '0'))
    .orderBy(sql`stock_lot.quantity = 0`)
    .orderBy(sql`stock_lot.use_by asc nulls last`)
    .orderBy('stockLot.id')
    .limit(LOTS_MAX)
    .execute();
}

export function findLot(db: Db, viewer: Viewer, id: string): Promise<StockLotView | undefined> {
  return lots(db, viewer).where('stockLot.id', '=', id).executeTakeFirst();
}

export function findLots(db: Db, viewer: Viewer, ids: readonly string[]): Promise<StockLotView[]> {
  return lots(db, viewer).where('stockLot.id', 'in', ids).execute();
}

export function findMovements(db: Db, viewer: Viewer, ids: readonly string[]): Promise<StockMovementView[]> {
  return movements(db, viewer).where('stockMovement.id', 'in', ids).execute();
}

/** The lot with this code, case-insensitively. */
export function findLotByCode(db: Db, viewer: Viewer, code: string): Promise<StockLotView | undefined> {
  return lots(db, viewer)
    .where(sql<boolean>`upper(stock_lot.lot_code) = upper(${code})`)
    .executeTakeFirst();
}

/** The lots that were split off from a lot, the latest first. */
export function listParts(
  db: Db,
  viewer: Viewer,
  { id, itemId }: Pick<StockLotView, 'id' | 'itemId'>,
): Promise<StockLotView[]> {
  return lots(db, viewer)
    .where('stockLot.itemId', '=', itemId)
    .where('stockLot.parentLotId', '=', id)
    .orderBy('stockLot.id', 'desc')
    .limit(LOTS_MAX)
    .execute();
}

/** The other lots of the same item with the same lot of the supplier, case-insensitively, the latest first. */
export function listSameSupplierLot(
  db: Db,
  viewer: Viewer,
  { id, itemId, supplierLot }: Pick<StockLotView, 'id' | 'itemId' | 'supplierLot'>,
): Promise<StockLotView[]> {
  return lots(db, viewer)
    .where('stockLot.itemId', '=', itemId)
    .where(sql<boolean>`upper(stock_lot.supplier_lot) = upper(${supplierLot})`)
    .where('stockLot.id', '<>', id)
    .orderBy('stockLot.id', 'desc')
    .limit(LOTS_MAX)
    .execute();
}

/** Lots past their use-by, the longest expired first. */
export function listExpiredLots(db: Db, viewer: Viewer): Promise<StockLotView[]> {
  return lots(db, viewer)
    .where('stockLot.quantity', '>', '0')
    .where(sql<boolean>`stock_lot.use_by <= ${new Date()}::timestamptz`)
    .orderBy('stockLot.useBy')
    .orderBy('stockLot.id')
    .limit(LOTS_MAX)
    .execute();
}

/** Lots in usable states with a use-by before an instant, the earliest first; also those that are past it already. */
export function listLotsToUse(db: Db, viewer: Viewer, before: Date): Promise<StockLotView[]> {
  return lots(db, viewer)
    .where('stockLot.quantity', '>', '0')
    .where('stockLot.state', 'not in', ['quarantined', 'discarded'])
    .where('stockLot.useBy', '<', before)
    .orderBy('stockLot.useBy')
    .orderBy('stockLot.id')
    .limit(LOTS_MAX)
    .execute();
}

function lots(db: Db, viewer: Viewer) {
  const now = new Date();
  return db
    .selectFrom('stockLot')
    .innerJoin('organization', 'organization.id', 'stockLot.organizationId')
    .innerJoin('item', 'item.id', 'stockLot.itemId')
    .leftJoin('storageLocation', 'storageLocation.id', 'stockLot.storageLocationId')
    .leftJoin('appUser as overrider', 'overrider.id', 'stockLot.overrideById')
    .leftJoin('stockLot as parent', 'parent.id', 'stockLot.parentLotId')
    .leftJoin('deliveryLine', 'deliveryLine.id', 'stockLot.deliveryLineId')
    .leftJoin('delivery', 'delivery.id', 'deliveryLine.deliveryId')
    .leftJoin('supplier', 'supplier.id', 'delivery.supplierId')
    .selectAll('stockLot')
    .select([
      'item.name as itemName',
      'item.unit',
      'storageLocation.name as storageLocationName',
      'overrider.name as overrideByName',
      'parent.lotCode as parentLotCode',
      'delivery.id as deliveryId',
      'delivery.number as deliveryNumber',
      'supplier.name as supplierName',
      usableLot(now).as('usable'),
      frozenLot().as('frozen'),
      sql<boolean>`coalesce(stock_lot.use_by <= ${now}::timestamptz, false)`.as('expired'),
      sql<boolean>`coalesce(stock_lot.use_by <= ${now}::timestamptz + organization.expiring_hours * interval '1 hour', false)`.as(
        'expiring',
      ),
    ])
    .where('stockLot.organizationId', '=', viewer.organizationId);
}

export interface MovementsParams {
  readonly itemId: string;
  readonly page: PageInput;
}

const newestFirst: ListOrder = { direction: 'descending', keys: [{ value: sql`stock_movement.id`, type: 'uuid' }] };

/** An item's ledger, newest booking first. */
export async function listMovements(db: Db, viewer: Viewer, params: MovementsParams): Promise<Page<StockMovementView>> {
  const keyset = new Keyset(newestFirst, params.page);
  const rows = movements(db, viewer).select(keyset.cursorKeys).where('stockMovement.itemId', '=', params.itemId);
  return keyset.page(await keyset.cut(rows).execute());
}

/** A lot's ledger, newest booking first. */
export function listLotMovements(db: Db, viewer: Viewer, lotId: string): Promise<StockMovementView[]> {
  return movements(db, viewer)
    .where('stockMovement.lotId', '=', lotId)
    .orderBy('stockMovement.id', 'desc')
    .limit(LOTS_MAX)
    .execute();
}

function movements(db: Db, viewer: Viewer) {
  return db
    .selectFrom('stockMovement')
    .innerJoin('item', 'item.id', 'stockMovement.itemId')
    .leftJoin('appUser', 'appUser.id', 'stockMovement.byUserId')
    .leftJoin('stockLot', 'stockLot.id', 'stockMovement.lotId')
    .leftJoin('storageLocation', 'storageLocation.id', 'stockMovement.storageLocationId')
    .leftJoin('stockMovement as reversal', 'reversal.reversesId', 'stockMovement.id')
    .selectAll('stockMovement')
    .select([
      'item.name as itemName',
      'item.unit',
      'appUser.name as byName',
      'stockLot.lotCode',
      'storageLocation.name as storageLocationName',
      sql<boolean>`reversal.id is not null`.as('reversed'),
      sql<boolean>`stock_movement.lot_id is null`.as('owed'),
    ])
    .where('stockMovement.organizationId', '=', viewer.organizationId);
}

/** The events of a lot, newest first. */
export function listLotEvents(db: Db, viewer: Viewer, id: string): Promise<StockLotEvent[]> {
  return db
    .selectFrom('event')
    .leftJoin('appUser', 'appUser.id', 'event.actorId')
    .select(['event.id', 'event.action', 'event.createdAt', 'appUser.name as actorName', 'event.changes'])
    .where('event.organizationId', '=', viewer.organizationId)
    .where('event.entity', '=', 'StockLot')
    .where('event.entityId', '=', id)
    .orderBy('event.seq', 'desc')
    .limit(LOTS_MAX)
    .execute();
}

/** The balance of each place of an item. */
export function listPlaces(db: Db, organizationId: string, itemId: string): Promise<StockPlace[]> {
  return db
    .selectFrom('stockLot as lot')
    .leftJoin('storageLocation', 'storageLocation.id', 'lot.storageLocationId')
    .select(['lot.storageLocationId', 'storageLocation.name as storageLocationName'])
    .select([
      sql<string>`sum(lot.quantity)`.as('onHand'),
      sql<string>`coalesce(sum(lot.quantity) filter (where ${usableLot(new Date(), 'lot')}), 0)`.as('usable'),
    ])
    .where('lot.organizationId', '=', organizationId)
    .where('lot.itemId', '=', itemId)
    .where('lot.quantity', '>', '0')
    .groupBy(['lot.storageLocationId', 'storageLocation.name'])
    .orderBy('storageLocation.name')
    .limit(LOTS_MAX)
    .execute();
}

/** An item's stock condition for a notification. */
export interface StockCondition {
  readonly id: string;
  readonly name: string;
  readonly unit: Unit;
  readonly parLevel: string;
  readonly maxLevel: string | null;
  /** The usable quantity. */
  readonly usable: string;
}

/** The maximum number of conditions of one kind per check. */
const CONDITIONS_MAX = 200;

/** Active items below par or above their maximum. */
export function itemsOutOfRange(db: Db, organizationId: string): Promise<StockCondition[]> {
  return db
    .selectFrom('item')
    .innerJoinLateral(stockFigures(new Date()).as('figures'), (join) => join.onTrue())
    .select(['item.id', 'item.name', 'item.unit', 'item.parLevel', 'item.maxLevel', 'figures.usable'])
    .where('item.organizationId', '=', organizationId)
    .where('item.archivedAt', 'is', null)
    .where(sql<boolean>`(figures.usable < item.par_level or figures.usable > item.max_level)`)
    .orderBy('item.name')
    .limit(CONDITIONS_MAX)
    .execute();
}

export interface ExpiringLot {
  readonly id: string;
  readonly itemId: string;
  readonly itemName: string;
  readonly unit: Unit;
  readonly quantity: string;
  readonly lotCode: string;
  readonly useBy: Date;
}

/** A lot that warnings are for: not empty, and not in quarantine. */
const isWatched = sql<boolean>`stock_lot.quantity > 0 and stock_lot.state <> 'quarantined'`;

/** Names the warning about a lot; another use-by, such as after thawing, is another warning. */
export const expiringKey = ({ id, useBy }: Pick<ExpiringLot, 'id' | 'useBy'>, when: 'soon' | 'past'): string =>
  `expiring:${id}:${when}:${useBy.getTime()}`;

/** The keys of warnings whose lot is used up, in quarantine, or has another use-by. */
export async function listOutdatedWarnings(db: Db, organizationId: string): Promise<string[]> {
  const part = (place: number) => sql`split_part(notification.dedupe_key, ':', ${sql.lit(place)})`;
  const rows = await db
    .selectFrom('notification')
    .select(sql<string>`notification.dedupe_key`.as('key'))
    .where('notification.organizationId', '=', organizationId)
    .where('notification.type', '=', 'expiring')
    .where(
      sql<boolean>`not exists (select from stock_lot where stock_lot.organization_id = notification.organization_id
        and stock_lot.id::text = ${part(2)} and ${isWatched}
        and (extract(epoch from stock_lot.use_by) * 1000)::bigint::text = ${part(4)})`,
    )
    .limit(CONDITIONS_MAX)
    .execute();
  return rows.map(({ key }) => key);
}

/** Lots that are not empty and not in quarantine, with a use-by before an instant. */
export function lotsExpiringBefore(db: Db, organizationId: string, before: Date): Promise<ExpiringLot[]> {
  return db
    .selectFrom('stockLot')
    .innerJoin('item', 'item.id', 'stockLot.itemId')
    .select([
      'stockLot.id',
      'stockLot.itemId',
      'item.name as itemName',
      'item.unit',
      'stockLot.quantity',
      'stockLot.lotCode',
    ])
    .select(sql<Date>`stock_lot.use_by`.as('useBy'))
    .where('stockLot.organizationId', '=', organizationId)
    .where(isWatched)
    .where('stockLot.useBy', '<=', before)
    .orderBy('stockLot.useBy')
    .limit(CONDITIONS_MAX)
    .execute();
}
