import { acceptCountLine, postCount } from '../../features/counts/count-review.service.ts';
import { startSpotCount } from '../../features/counts/count-start.service.ts';
import { countLine, submitCount } from '../../features/counts/counting.service.ts';
import { countLinesById } from '../../features/counts/counts.service.ts';
import type { Item } from '../../features/inventory/items/item.entity.ts';
import { StorageLocation } from '../../features/stations/storage-location.entity.ts';
import { amount, at, type DemoKitchen } from '../../platform/demo/demo-kitchen.ts';
import { stepped } from '../../platform/demo/random.ts';
import { type Goods, rawItem } from './goods.ts';
import type { Act, Past } from './past.ts';
import { lookAt } from './past-stock.ts';

/** Items of the dry store that are rarely exactly what the record says. */
const INEXACT: ReadonlySet<string> = new Set(['Olive oil', 'Flour', 'Sugar', 'Dried pasta', 'Kosher salt']);
/** Found yesterday: 6 % less than recorded. */
const SHORT = { name: 'Bacon', found: 0.94 } as const;

/** Counts of one place: the dry store each week and yesterday the bacon, posted by a manager, and one that is open. */
export class PastCounts {
  constructor(
    private readonly demo: DemoKitchen,
    private readonly goods: Goods,
    private readonly past: Past,
  ) {}

  async evening(days: number): Promise<void> {
    if (days === 1) return this.countOf(days, [rawItem(this.goods, SHORT.name)]);
    const dry = this.demo.idOf(StorageLocation, 'Dry store');
    const items = [...this.goods.raw.values()].filter(({ storageLocationId }) => storageLocationId === dry);
    return this.countOf(days, items);
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

  private async countOf(days: number, items: readonly Item[]): Promise<void> {
    const when = at(this.demo, days, '23:15');
    const cook = this.past.as('ana', when);
    const manager = this.past.as('marco', when);
    const storageLocationId = items[0]?.storageLocationId ?? null;
    const { id: countSessionId } = await startSpotCount(cook, { storageLocationId });
    const shelves = await lookAt(this.demo);
    const lines: string[] = [];
    for (const item of items) {
      const onHand = shelves.onHand(item);
      if (onHand === 0) continue;
      const parts = [{ quantity: amount(this.found(item, onHand)), unit: item.unit }];
      lines.push((await countLine(cook, { countSessionId, itemId: item.id, storageLocationId, parts })).id);
    }
    await submitCount(cook, { id: countSessionId });
    // Only managers see what is over the limit.
    for (const { id, overLimit } of await countLinesById(manager, lines))
      if (overLimit) await acceptCountLine(manager, { id, reason: 'Counted twice' });
    await postCount(manager, { id: countSessionId });
  }

  private found({ name }: Item, onHand: number): number {
    if (name === SHORT.name) return stepped(onHand * SHORT.found, 0.1);
    return INEXACT.has(name) ? stepped(onHand * this.demo.random.between(0.97, 1.01, 0.01), 0.1) : onHand;
  }
}
