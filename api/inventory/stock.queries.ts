import { sql } from 'kysely';
import type { Unit } from '#schema/vocabulary.ts';
import type { Viewer } from '../context.ts';
import type { Reader } from '../tables.ts';
import type { StockLot } from './stock-lot.entity.ts';
import type { StockMovement } from './stock-movement.entity.ts';

export interface LotRow extends StockLot {
  readonly storageLocationName: string | null;
  readonly expired: boolean;
  readonly expiring: boolean;
}

export interface MovementRow extends StockMovement {
  readonly byName: string | null;
  readonly lotCode: string | null;
  /** Whether a later movement takes this one back. */
  readonly reversed: boolean;
}

const LOTS_MAX = 100;

/** What is left of an item, by use-by. */
export function listLots(db: Reader, viewer: Viewer, itemId: string): Promise<LotRow[]> {
  return lots(db, viewer)
    .where('stockLot.itemId', '=', itemId)
    .where('stockLot.quantity', '>', '0')
    .orderBy(sql`stock_lot.use_by asc nulls last`)
    .orderBy('stockLot.id')
    .limit(LOTS_MAX)
    .execute();
}

export function findLot(db: Reader, viewer: Viewer, id: string): Promise<LotRow | undefined> {
  return lots(db, viewer).where('stockLot.id', '=', id).executeTakeFirst();
}

function lots(db: Reader, viewer: Viewer) {
  return db
    .selectFrom('stockLot')
    .innerJoin('organization', 'organization.id', 'stockLot.organizationId')
    .leftJoin('storageLocation', 'storageLocation.id', 'stockLot.storageLocationId')
    .selectAll('stockLot')
    .select([
      'storageLocation.name as storageLocationName',
      sql<boolean>`coalesce(stock_lot.use_by <= now(), false)`.as('expired'),
      sql<boolean>`coalesce(stock_lot.use_by <= now() + organization.expiring_hours * interval '1 hour', false)`.as(
        'expiring',
      ),
    ])
    .where('stockLot.organizationId', '=', viewer.organizationId);
}

export interface MovementsWanted {
  readonly itemId: string;
  readonly limit: number;
  /** Sort keys of the row to go on after: its id. */
  readonly after: readonly string[] | null;
}

/** An item's ledger, newest booking first. */
export function listMovements(db: Reader, viewer: Viewer, wanted: MovementsWanted): Promise<MovementRow[]> {
  const { after } = wanted;
  return db
    .selectFrom('stockMovement')
    .leftJoin('appUser', 'appUser.id', 'stockMovement.byUserId')
    .leftJoin('stockLot', 'stockLot.id', 'stockMovement.lotId')
    .leftJoin('stockMovement as undoing', 'undoing.reversesId', 'stockMovement.id')
    .selectAll('stockMovement')
    .select(['appUser.name as byName', 'stockLot.lotCode', sql<boolean>`undoing.id is not null`.as('reversed')])
    .where('stockMovement.organizationId', '=', viewer.organizationId)
    .where('stockMovement.itemId', '=', wanted.itemId)
    .$if(after !== null, (query) => query.where(sql<boolean>`stock_movement.id < ${after?.[0]}::uuid`))
    .orderBy('stockMovement.id', 'desc')
    .limit(wanted.limit)
    .execute();
}

/** A stock condition that the kitchen should hear of. */
export interface StockCondition {
  readonly id: string;
  readonly name: string;
  readonly unit: Unit;
  readonly parLevel: string;
  readonly maxLevel: string | null;
  readonly onHand: string;
}

/** Most conditions of one kind that one check tells. */
const CONDITIONS_MAX = 200;

/** Active items below par or above their maximum. */
export function itemsOutOfRange(db: Reader, organizationId: string): Promise<StockCondition[]> {
  return db
    .selectFrom('item')
    .leftJoin('stockBalance', 'stockBalance.itemId', 'item.id')
    .select(['item.id', 'item.name', 'item.unit', 'item.parLevel', 'item.maxLevel'])
    .select(sql<string>`coalesce(stock_balance.on_hand, 0)`.as('onHand'))
    .where('item.organizationId', '=', organizationId)
    .where('item.archivedAt', 'is', null)
    .where(
      sql<boolean>`(coalesce(stock_balance.on_hand, 0) < item.par_level or stock_balance.on_hand > item.max_level)`,
    )
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
  readonly useBy: Date;
}

/** Lots with something left whose use-by lies before an instant. */
export function lotsExpiringBefore(db: Reader, organizationId: string, before: Date): Promise<ExpiringLot[]> {
  return db
    .selectFrom('stockLot')
    .innerJoin('item', 'item.id', 'stockLot.itemId')
    .select(['stockLot.id', 'stockLot.itemId', 'item.name as itemName', 'item.unit', 'stockLot.quantity'])
    .select(sql<Date>`stock_lot.use_by`.as('useBy'))
    .where('stockLot.organizationId', '=', organizationId)
    .where('stockLot.quantity', '>', '0')
    .where('stockLot.useBy', '<=', before)
    .orderBy('stockLot.useBy')
    .limit(CONDITIONS_MAX)
    .execute();
}
