import type { DemoKitchen } from '../../platform/demo/demo-kitchen.ts';

/** A lot that is not empty. */
export interface ShelfLot {
  readonly id: string;
  readonly itemId: string;
  readonly quantity: number;
  readonly useBy: Date | null;
  readonly deliveryLineId: string | null;
}

/** The stock at a time of the past, by item; quantities in the item's unit. */
export class Shelves {
  constructor(private readonly lots: readonly ShelfLot[]) {}

  /** Earliest use-by first. */
  of(item: { readonly id: string }): ShelfLot[] {
    return this.lots.filter(({ itemId }) => itemId === item.id);
  }

  all(): readonly ShelfLot[] {
    return this.lots;
  }

  onHand(item: { readonly id: string }): number {
    return sum(this.of(item));
  }

  /** Lots with a use-by up to a time. */
  endingBy(item: { readonly id: string }, at: Date): ShelfLot[] {
    return this.of(item).filter(({ useBy }) => useBy !== null && useBy <= at);
  }

  /** The quantity in lots with a use-by after a time, or without one. */
  lasting(item: { readonly id: string }, at: Date): number {
    return this.onHand(item) - sum(this.endingBy(item, at));
  }

  largest(item: { readonly id: string }): ShelfLot {
    const [largest] = this.of(item).toSorted((one, other) => other.quantity - one.quantity);
    if (!largest) throw new Error('The demo has no stock of an item that its history needs.');
    return largest;
  }
}

export function sum(lots: readonly { readonly quantity: number }[]): number {
  return lots.reduce((total, { quantity }) => total + quantity, 0);
}

export async function readShelves({ tx }: DemoKitchen): Promise<Shelves> {
  const rows = await tx.db
    .selectFrom('stockLot')
    .select(['id', 'itemId', 'quantity', 'useBy', 'deliveryLineId'])
    .where('organizationId', '=', tx.organizationId)
    .where('quantity', '>', '0')
    .where('state', '!=', 'quarantined')
    .orderBy('useBy', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
  return new Shelves(rows.map((row) => ({ ...row, quantity: Number(row.quantity) })));
}
