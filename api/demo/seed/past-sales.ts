import type { Item } from '../../features/inventory/items/item.entity.ts';
import { drawStock } from '../../features/inventory/ledger/ledger.writes.ts';
import { adjustStock } from '../../features/inventory/stock/stock.service.ts';
import { StockLot } from '../../features/inventory/lots/stock-lot.entity.ts';
import { find } from '../../platform/database/transaction.ts';
import { type Buying, EXPIRED, FORGOTTEN, isServed, MISTYPED, OVER, OWED, SET_ASIDE, USE_TODAY } from './buying.ts';
import { amount, at, type DemoKitchen, startOfToday } from '../../platform/demo/demo-kitchen.ts';
import type { Goods, PreparedGood } from './goods.ts';
import { rawItem } from './goods.ts';
import type { Past } from './past.ts';
import { EXPIRING, OVERRIDE, type PrepCalendar } from './prep-calendar.ts';
import { stepped } from '../../platform/demo/random.ts';
import { lookAt, type ShelfLot, type Shelves, sum } from './past-stock.ts';

/** Remaining quantities of the forgotten item and of the expired lot. */
const LEFT: Readonly<Record<string, number>> = { [FORGOTTEN]: 6, [EXPIRED]: 3 };
const COUNTED_WEEKLY = ['Olive oil', 'Flour', 'Sugar', 'Dried pasta', 'Kosher salt'] as const;

/** Sales, recorded each evening as stock adjustments, because there is no sales integration. */
export class PastSales {
  constructor(
    private readonly demo: DemoKitchen,
    private readonly goods: Goods,
    private readonly past: Past,
    private readonly plan: { readonly buying: Buying; readonly calendar: PrepCalendar },
  ) {}

  async evening(days: number): Promise<void> {
    const when = at(this.demo, days, '22:30');
    const shelves = await lookAt(this.demo);
    for (const good of this.goods.prepared.values()) {
      await this.sell(good.item, this.soldOfPrepared(good, days, shelves), when);
    }
    for (const [place, item] of [...this.goods.raw.values()].entries()) {
      if (days === 1 && (USE_TODAY.has(item.name) || item.name === EXPIRED)) await this.keepStory(item, shelves, when);
      else await this.sell(item, this.soldOfRaw(item, { days, place, shelves }), when);
    }
  }

  /** Each week a few items are counted; yesterday bacon was 6 % short. */
  async count(days: number): Promise<void> {
    const when = at(this.demo, days, '23:15');
    const shelves = await lookAt(this.demo);
    const names = days === 1 ? ['Bacon'] : COUNTED_WEEKLY;
    for (const name of names) {
      const item = rawItem(this.goods, name);
      const found = days === 1 ? 0.94 : this.demo.random.between(0.97, 1.01, 0.01);
      const countedQuantity = amount(stepped(shelves.onHand(item) * found, 0.1));
      await adjustStock(this.past.as('priya', when), { itemId: item.id, countedQuantity, reason: 'Weekly count' });
    }
  }

  private soldOfPrepared({ seed, item }: PreparedGood, days: number, shelves: Shelves): number {
    const onHand = shelves.onHand(item);
    const { calendar, buying } = this.plan;
    if (seed.name === EXPIRING && days < calendar.expiringDay()) return 0;
    if (days === 1 || (seed.name === EXPIRING && days === calendar.expiringDay())) return onHand - Number(seed.onHand);
    const ending = sum(shelves.endingBy(item, days === 2 ? buying.horizon : at(this.demo, days - 1, '23:00')));
    if (days % 3 !== 2) return ending;
    const most = stepped(onHand * this.demo.random.between(0.5, 0.9, 0.05), 0.1, true);
    return Math.max(ending, most);
  }

  private soldOfRaw(item: Item, { days, place, shelves }: { days: number; place: number; shelves: Shelves }): number {
    const onHand = shelves.onHand(item);
    if (item.name === OWED) return days === 2 ? onHand : 0;
    if (item.name === MISTYPED && this.plan.buying.turn('Meadow Dairy & Eggs', days) === 1) {
      // Some of the delivery with the mistyped price is used before it is corrected.
      return onHand - (shelves.of(item).at(-1)?.quantity ?? 0) + 0.8;
    }
    const isHeldBack = item.name === OVERRIDE.of && days <= OVERRIDE.boughtOn && days >= OVERRIDE.madeOn;
    if (isHeldBack) return days === OVERRIDE.boughtOn ? onHand - Number(item.packQuantity) : 0;
    const ending = sum(
      shelves.endingBy(item, days === 1 ? this.plan.buying.horizon : at(this.demo, days - 1, '23:00')),
    );
    const lasting = onHand - ending;
    if (days === 1) return ending + this.soldLast(item, lasting);
    if (item.name === EXPIRED && days <= this.plan.buying.lastDay(item) + 3) return ending;
    // Not all of what expires is sold: a little is wasted the day after.
    const unsold = days > 3 && this.demo.random.chance(0.25) ? stepped(ending * 0.12, stepOf(item), true) : 0;
    return ending - unsold + this.soldOnSomeDays(item, days, place, lasting);
  }

  /** Leaves enough for today to cover par, and no more than the maximum. */
  private soldLast(item: Item, lasting: number): number {
    const reserved = this.plan.calendar.need(item.name, 0, 0) + (SET_ASIDE[item.name] ?? 0);
    const [par, max] = [Number(item.parLevel), Number(item.maxLevel ?? item.parLevel)];
    const left = LEFT[item.name];
    if (left !== undefined) return Math.max(0, lasting - left);
    if (item.name === OVER) return 0;
    const tooMuch = Math.max(0, lasting - reserved - max);
    const spare = Math.max(0, lasting - par * 1.15 - reserved);
    const usual = this.demo.random.between(par * 0.1, par * 0.3, stepOf(item));
    if (tooMuch === 0 && (spare < usual || this.demo.random.chance(0.6))) return 0;
    const sold = Math.max(tooMuch, Math.min(spare, usual));
    // Remaining quantities are whole steps.
    return lasting - stepped(lasting - sold, stepOf(item), sold < spare);
  }

  private soldOnSomeDays(item: Item, days: number, place: number, lasting: number): number {
    const every = item.shelfLifeHours !== null && item.shelfLifeHours <= 168 ? 5 : 9;
    if (days > 10 || (place + days) % every !== 0) return 0;
    // Items used by prep only are not sold.
    if (days > 3 && !isServed(item)) return 0;
    const par = Number(item.parLevel);
    const last = days <= this.plan.buying.lastDay(item);
    const need = this.plan.calendar.need(item.name, days - 1, last ? 0 : Math.max(0, days - 2));
    const floor = (last ? par * 1.2 + (SET_ASIDE[item.name] ?? 0) : par * 0.4) + need;
    const step = stepOf(item);
    const demand = this.demo.random.between(par * 0.1 * every, par * 0.16 * every, step);
    return Math.max(0, stepped(Math.min(demand, lasting - floor), step, true));
  }

  /** Stock that must be used today, or has expired, is in one lot; other lots of the item are sold. */
  private async keepStory(item: Item, shelves: Shelves, when: Date): Promise<void> {
    const midnight = startOfToday(this.demo);
    const { horizon } = this.plan.buying;
    for (const lot of shelves.of(item)) {
      const sold = this.soldBeside(item, lot, { midnight, horizon });
      if (sold > 0) await this.sell(item, sold, when, lot);
    }
  }

  private soldBeside(item: Item, lot: ShelfLot, { midnight, horizon }: { midnight: Date; horizon: Date }): number {
    const ends = lot.useBy ?? horizon;
    if (item.name === EXPIRED) {
      if (ends.getTime() === midnight.getTime()) return lot.quantity - (LEFT[item.name] ?? 0);
      return ends <= horizon ? lot.quantity : 0;
    }
    return ends > midnight && ends <= horizon && isDayEnd(ends, midnight) ? 0 : lot.quantity;
  }

  private async sell(item: Item, quantity: number, when: Date, lot?: ShelfLot): Promise<void> {
    const sold = amount(quantity);
    if (Number(sold) <= 0) return;
    await this.past.write('stock.adjusted', 'priya', when, async (tx) =>
      drawStock(tx, {
        itemId: item.id,
        type: 'count_adjust',
        quantity: sold,
        order: 'any',
        sourceType: 'adjustment',
        reason: 'Sold',
        ...(lot ? { lot: await find(tx, StockLot, 'lot', lot.id) } : {}),
      }),
    );
  }
}

/** The use-by is the end of a business day, like a printed date. */
function isDayEnd(at: Date, midnight: Date): boolean {
  return (at.getTime() - midnight.getTime()) % 86_400_000 === 0;
}

function stepOf(item: Item): number {
  return item.unit === 'ea' || item.unit === 'bunch' ? 1 : 0.1;
}
