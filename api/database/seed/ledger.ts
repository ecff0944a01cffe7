import { Decimal } from 'decimal.js';
import type { MovementType } from '#schema/vocabulary.ts';
import type { Item } from '../../inventory/item.entity.ts';
import { newLotCode } from '../../inventory/lot-code.ts';
import { StockLot } from '../../inventory/stock-lot.entity.ts';
import { StockMovement } from '../../inventory/stock-movement.entity.ts';
import { add, type Work } from '../work.ts';

interface Entry {
  readonly item: Item;
  readonly type: MovementType;
  /** Signed, in the item's unit. */
  readonly quantity: number;
  readonly at: Date;
  readonly by?: string | null;
  readonly lot?: StockLot;
  readonly unitCost?: string;
  readonly reason?: string;
  readonly source?: readonly [type: string, id: string];
}

/** The demo's past stock, written straight as ledger rows: thousands of them, without the news that live bookings tell. */
export class PastLedger {
  private readonly balances = new Map<string, Decimal>();
  private readonly lotRest = new Map<string, Decimal>();
  private readonly lotted = new Map<string, Decimal>();
  private readonly oldLots = new Map<string, StockLot>();

  constructor(private readonly work: Work) {}

  onHand(item: Item): number {
    return (this.balances.get(item.id) ?? new Decimal(0)).toNumber();
  }

  /** Writes one movement. Throws when the past would go below zero. */
  enter(entry: Entry): StockMovement {
    const { item } = entry;
    const lot = entry.lot ?? this.oldLot(item);
    const quantity = new Decimal(entry.quantity).toDecimalPlaces(3);
    const after = (this.balances.get(item.id) ?? new Decimal(0)).plus(quantity);
    if (after.isNegative()) throw new Error(`The demo's past would take ${item.name} below zero.`);
    this.balances.set(item.id, after);
    const unitCost = entry.unitCost ?? item.lastUnitCost;
    const value = unitCost === null ? null : quantity.times(unitCost).toDecimalPlaces(4, Decimal.ROUND_HALF_UP);
    this.fillLot(lot, quantity, value);
    return add(this.work, StockMovement, {
      type: entry.type,
      itemId: item.id,
      lotId: lot.id,
      storageLocationId: lot.storageLocationId,
      quantity: quantity.toFixed(),
      unitCost,
      value: value?.toFixed() ?? null,
      sourceType: entry.source?.[0] ?? null,
      sourceId: entry.source?.[1] ?? null,
      reason: entry.reason ?? null,
      byUserId: entry.by ?? null,
      occurredAt: entry.at,
    });
  }

  /** How much of it lies in lots. */
  inLots(item: Item): number {
    return (this.lotted.get(item.id) ?? new Decimal(0)).toNumber();
  }

  lot(item: Item, data: Partial<StockLot>): StockLot {
    return add(this.work, StockLot, {
      itemId: item.id,
      storageLocationId: item.storageLocationId,
      unitCost: item.lastUnitCost,
      lotCode: newLotCode(),
      ...data,
    });
  }

  private oldLot(item: Item): StockLot {
    const known = this.oldLots.get(item.id);
    if (known) return known;
    const lot = this.lot(item, {});
    this.oldLots.set(item.id, lot);
    return lot;
  }

  private fillLot(lot: StockLot, quantity: Decimal, value: Decimal | null): void {
    const rest = (this.lotRest.get(lot.id) ?? new Decimal(0)).plus(quantity);
    this.lotRest.set(lot.id, rest);
    if (this.oldLots.get(lot.itemId) !== lot) {
      this.lotted.set(lot.itemId, (this.lotted.get(lot.itemId) ?? new Decimal(0)).plus(quantity));
    }
    lot.value = value === null ? null : new Decimal(lot.value ?? 0).plus(value).toFixed();
    lot.quantity = rest.toFixed();
    lot.state = rest.isZero() ? 'depleted' : 'available';
  }
}
