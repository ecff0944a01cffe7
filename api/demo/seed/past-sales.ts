import { Recipe } from '../../features/recipes/recipe.entity.ts';
import type { Item } from '../../features/inventory/items/item.entity.ts';
import { drawStock } from '../../features/inventory/ledger/ledger.writes.ts';
import { saveSalesDay } from '../../features/sales/sales.service.ts';
import { StockLot } from '../../features/inventory/lots/stock-lot.entity.ts';
import { find } from '../../platform/database/transaction.ts';
import { type Buying, EXPIRED, FORGOTTEN, LEFT, MISTYPED, OVER, OWED, SET_ASIDE, USE_TODAY } from './buying.ts';
import { at, daysAgo, type DemoKitchen, startOfToday } from '../../platform/demo/demo-kitchen.ts';
import type { Goods, PreparedGood } from './goods.ts';
import type { MenuPlan } from './menu-plan.ts';
import type { PastWaste } from './past-waste.ts';
import type { Past } from './past.ts';
import { type Batch, CLEARED, EXPIRING, OVERRIDE, type PrepCalendar } from './prep-calendar.ts';
import { stepped } from '../../platform/demo/random.ts';
import { readShelves, type ShelfLot, type Shelves, sum } from './past-stock.ts';
import { quantityText } from '../../platform/quantity.ts';

/** When sales count as served: twelve hours after the business day began. */
const SERVED = '16:00';
/** Of an item with a lot that must be used today, so much is left for today, in its unit. */
const LEFT_FOR_TODAY = 1;

interface Plans {
  readonly buying: Buying;
  readonly calendar: PrepCalendar;
  readonly menu: MenuPlan;
  readonly expiring: Batch;
  readonly waste: PastWaste;
}

/** What was served each evening, recorded as sales of dishes, and the corrections of stock that evening. */
export class PastSales {
  constructor(
    private readonly demo: DemoKitchen,
    private readonly goods: Goods,
    private readonly past: Past,
    private readonly plan: Plans,
  ) {}

  async evening(days: number): Promise<void> {
    await this.serve(days);
    const when = at(this.demo, days, '22:45');
    const shelves = await readShelves(this.demo);
    for (const good of this.goods.prepared.values()) await this.clear(good, days, { shelves, when });
    for (const item of this.goods.raw.values()) {
      if (days === 1 && (USE_TODAY.has(item.name) || item.name === EXPIRED)) await this.keepStory(item, shelves, when);
      else await this.correct(item, this.missingOfRaw(item, days, shelves), when);
    }
  }

  /** Records what guests ordered, as far as the stock allows. */
  private async serve(days: number): Promise<void> {
    const shelves = await readShelves(this.demo);
    const { menu } = this.plan;
    const free = new Map<string, number>();
    for (const { seed, item } of this.goods.prepared.values())
      free.set(
        item.name,
        shelves.lasting(item, at(this.demo, days, SERVED)) - this.keptOfPrepared(seed.name, Number(seed.onHand), days),
      );
    for (const item of this.goods.raw.values()) free.set(item.name, this.freeOfRaw(item, days, shelves));
    const served = menu.dishes.map(({ name, shares }) => {
      const most = shares.map((share) => Math.floor((free.get(share.name) ?? 0) / share.quantity));
      const portions = Math.max(0, Math.min(menu.portions(name, days), ...most));
      for (const share of shares) free.set(share.name, (free.get(share.name) ?? 0) - share.quantity * portions);
      return { recipeId: this.demo.idOf(Recipe, name), quantity: String(portions) };
    });
    const portions = served.reduce((total, { quantity }) => total + Number(quantity), 0);
    await saveSalesDay(this.past.as('priya', at(this.demo, days, '22:30')), {
      businessDate: daysAgo(this.demo, days),
      covers: menu.covers(portions),
      complete: true,
      dishes: served.filter(({ quantity }) => quantity !== '0'),
    });
  }

  private keptOfPrepared(name: string, ready: number, days: number): number {
    return days === 1 || (name === EXPIRING && days <= this.plan.expiring.days) ? ready : 0;
  }

  /** What may be served of an item: not the next days' prep, and yesterday not today's par. */
  private freeOfRaw(item: Item, days: number, shelves: Shelves): number {
    const story = shelves.of(item).find((lot) => this.isStory(item, lot));
    if (story && (item.name === EXPIRED || (days === 1 && USE_TODAY.has(item.name))))
      return this.freeBeside(item, story, shelves);
    const served = at(this.demo, days, SERVED);
    const lasting = shelves.lasting(item, at(this.demo, days - 1, '12:00'));
    // Lots with a use-by in the morning are for tonight.
    const ending = shelves.lasting(item, served) - lasting;
    const prep = this.plan.calendar.need(item.name, days - 1, this.plan.buying.next(item, days));
    const aside = SET_ASIDE[item.name] ?? 0;
    const left = item.name === FORGOTTEN ? (LEFT[FORGOTTEN] ?? 0) : 0;
    const par = days === 1 && item.name !== FORGOTTEN ? Number(item.parLevel) * 1.05 : left;
    return ending + Math.max(0, lasting - prep - aside - par);
  }

  /** Earlier lots, and the special lot except the quantity left for today: the earliest use-by is served first. */
  private freeBeside(item: Item, story: ShelfLot, shelves: Shelves): number {
    const left = LEFT[item.name] ?? LEFT_FOR_TODAY;
    const earlier = shelves.of(item).filter(({ useBy }) => story.useBy && useBy && useBy < story.useBy);
    return sum(earlier) + Math.max(0, story.quantity - left);
  }

  /** Throws prepared food away that will not be served, so that the par sheet's quantities are left for today. */
  private async clear(
    { seed, item }: PreparedGood,
    days: number,
    { shelves, when }: { readonly shelves: Shelves; readonly when: Date },
  ): Promise<void> {
    const isStory = seed.name === EXPIRING && days <= this.plan.expiring.days;
    if (days > CLEARED && !(isStory && days === this.plan.expiring.days)) return;
    let left = isStory || days === 1 ? Number(seed.onHand) : Infinity;
    for (const lot of shelves.of(item).toReversed()) {
      const keeps = isStory || (lot.useBy ?? this.plan.buying.horizon) > this.plan.buying.horizon;
      const kept = keeps ? Math.min(left, lot.quantity) : 0;
      left -= kept;
      if (lot.quantity > kept)
        await this.plan.waste.throwLeftoverAway(item, lot, { quantity: lot.quantity - kept, when });
    }
  }

  private missingOfRaw(item: Item, days: number, shelves: Shelves): number {
    const onHand = shelves.onHand(item);
    if (item.name === OWED) return days === 2 ? onHand : 0;
    if (item.name === MISTYPED && this.plan.buying.turn('Meadow Dairy & Eggs', days) === 1) {
      // Some of the delivery with the mistyped price is used before it is corrected.
      return onHand - (shelves.of(item).at(-1)?.quantity ?? 0) + 0.8;
    }
    if (item.name === OVERRIDE.of && days === OVERRIDE.boughtOn) return onHand - Number(item.packQuantity);
    if (days > 1) return 0;
    const ending = sum(shelves.endingBy(item, this.plan.buying.horizon));
    return ending + this.missingLast(item, onHand - ending);
  }

  /** Leaves enough for today to cover par, and no more than the maximum. */
  private missingLast(item: Item, lasting: number): number {
    const left = LEFT[item.name];
    if (left !== undefined) return Math.max(0, lasting - left);
    if (item.name === OVER) return 0;
    const reserved = this.plan.calendar.need(item.name, 0, 0) + (SET_ASIDE[item.name] ?? 0);
    const most = reserved + Number(item.maxLevel ?? item.parLevel);
    // Remaining quantities are whole steps.
    return lasting > most ? lasting - stepped(most, stepOf(item), true) : 0;
  }

  /** Stock that must be used today, or has expired, is in one lot. */
  private async keepStory(item: Item, shelves: Shelves, when: Date): Promise<void> {
    for (const lot of shelves.of(item)) await this.correct(item, this.missingBeside(item, lot), when, lot);
  }

  private missingBeside(item: Item, lot: ShelfLot): number {
    if (!this.isStory(item, lot)) return this.endsSoon(item, lot) ? lot.quantity : 0;
    return Math.max(0, lot.quantity - (LEFT[item.name] ?? Number(item.maxLevel)));
  }

  /** Of the expired item, only lots with an early use-by are used up; of the others, all except the special lot. */
  private endsSoon(item: Item, { useBy }: ShelfLot): boolean {
    return item.name !== EXPIRED || (useBy ?? this.plan.buying.horizon) <= this.plan.buying.horizon;
  }

  /** The lot that has expired this morning, or must be used today. */
  private isStory(item: Item, { useBy }: ShelfLot): boolean {
    const midnight = startOfToday(this.demo);
    const ends = useBy ?? this.plan.buying.horizon;
    if (item.name === EXPIRED) return ends.getTime() === midnight.getTime();
    return ends > midnight && ends <= this.plan.buying.horizon && isDayEnd(ends, midnight);
  }

  private async correct(item: Item, quantity: number, when: Date, lot?: ShelfLot): Promise<void> {
    const missing = quantityText(quantity);
    if (Number(missing) <= 0) return;
    await this.past.write('stock.adjusted', 'priya', when, async (tx) =>
      drawStock(tx, {
        itemId: item.id,
        type: 'count_adjust',
        quantity: missing,
        order: 'any',
        sourceType: 'adjustment',
        reason: 'Evening count',
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
