import { sql } from 'kysely';
import type { Unit } from '#schema/vocabulary.ts';
import { acceptCountLine, postCount } from '../../features/counts/review/count-review.service.ts';
import { startCount, startSpotCount } from '../../features/counts/count-start.service.ts';
import { countLine, submitCount } from '../../features/counts/lines/counting.service.ts';
import { countLinesById } from '../../features/counts/counts.service.ts';
import { StorageLocation } from '../../features/stations/storage-location.entity.ts';
import { at, type DemoKitchen } from '../../platform/demo/demo-kitchen.ts';
import { stepped } from '../../platform/demo/random.ts';
import { type Goods, rawItem } from './goods.ts';
import type { Act, Past } from './past.ts';
import { quantityText } from '../../platform/quantity.ts';

/** Items that are rarely exactly what the record says. */
const INEXACT: ReadonlySet<string> = new Set(['Olive oil', 'Flour', 'Sugar', 'Dried pasta', 'Kosher salt']);
/** Found yesterday: 6 % less than recorded. */
const SHORT = { name: 'Bacon', found: 0.94 } as const;

/** What is recorded of an item in a place. */
interface Recorded {
  readonly itemId: string;
  readonly name: string;
  readonly unit: Unit;
  readonly storageLocationId: string | null;
  readonly quantity: string;
}

/** Counts of the whole kitchen each week, posted by a manager, and one of the dry store that is open. */
export class PastCounts {
  constructor(
    private readonly demo: DemoKitchen,
    private readonly goods: Goods,
    private readonly past: Past,
  ) {}

  async evening(days: number): Promise<void> {
    const when = at(this.demo, days, '23:15');
    const cook = this.past.as('ana', when);
    const manager = this.past.as('marco', when);
    const { id: countSessionId } = await startCount(manager, { kind: 'period' });
    const lines: string[] = [];
    for (const { itemId, unit, storageLocationId, ...recorded } of await this.recorded()) {
      const parts = [{ quantity: this.found(days, recorded), unit }];
      lines.push((await countLine(cook, { countSessionId, itemId, storageLocationId, parts })).id);
    }
    await submitCount(cook, { id: countSessionId });
    // Only managers see what is over the limit.
    for (const { id, overLimit } of await countLinesById(manager, lines))
      if (overLimit) await acceptCountLine(manager, { id, reason: 'Counted twice' });
    await postCount(manager, { id: countSessionId });
  }

  /** A count that has just begun: one item is skipped, and nothing of it is in stock. */
  today(): Act {
    return {
      at: new Date(this.demo.tx.now.getTime() - 5 * 60_000),
      run: async (when) => {
        const cook = this.past.as('ana', when);
        const storageLocationId = this.demo.idOf(StorageLocation, 'Dry store');
        const { id } = await startSpotCount(cook, { storageLocationId });
        const { id: itemId } = rawItem(this.goods, 'Flour');
        const skipReason = 'Behind the new delivery';
        await countLine(cook, { countSessionId: id, itemId, storageLocationId, skipReason });
      },
    };
  }

  /** Every item in each of its places; nothing of those that are not in stock. What is owed is not found: it stays owed. */
  private recorded(): Promise<Recorded[]> {
    const { db, organizationId } = this.demo.tx;
    const place = sql<string | null>`coalesce(stock_lot.storage_location_id, item.storage_location_id)`;
    return db
      .selectFrom('item')
      .leftJoin('stockLot', (join) => join.onRef('stockLot.itemId', '=', 'item.id').on('stockLot.quantity', '>', '0'))
      .select(['item.id as itemId', 'item.name', 'item.unit', place.as('storageLocationId')])
      .select(sql<string>`coalesce(sum(stock_lot.quantity), 0)`.as('quantity'))
      .where('item.organizationId', '=', organizationId)
      .where('item.archivedAt', 'is', null)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('stockOwed')
              .select('stockOwed.itemId')
              .whereRef('stockOwed.itemId', '=', 'item.id')
              .where('stockOwed.quantity', '>', '0'),
          ),
        ),
      )
      .groupBy(['item.id', place])
      .orderBy('item.name')
      .orderBy(place)
      .execute();
  }

  private found(days: number, { name, quantity }: Pick<Recorded, 'name' | 'quantity'>): string {
    const onHand = Number(quantity);
    if (name === SHORT.name && days === 1) return quantityText(stepped(onHand * SHORT.found, 0.1));
    if (!INEXACT.has(name)) return quantity;
    return quantityText(stepped(onHand * this.demo.random.between(0.97, 1.01, 0.01), 0.1));
  }
}
