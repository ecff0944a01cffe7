import { WasteReason } from '../../features/waste/waste-reason.entity.ts';
import { Station } from '../../features/stations/station.entity.ts';
import type { Item } from '../../features/inventory/items/item.entity.ts';
import { logWaste } from '../../features/waste/waste-log.service.ts';
import { at, type DemoKitchen } from '../../platform/demo/demo-kitchen.ts';
import { type Goods, rawItem } from './goods.ts';
import { COOKS } from '../../features/users/users.demo.ts';
import type { Act, Past } from './past.ts';
import { OVERRIDE } from './prep-calendar.ts';
import { stepped } from '../../platform/demo/random.ts';
import { readShelves, type ShelfLot } from './past-stock.ts';
import { quantityText } from '../../platform/quantity.ts';

const OTHER_REASONS = ['SPOIL', 'OVER', 'BURN', 'DROP', 'RETURN'] as const;
const REASONS = [...OTHER_REASONS, 'TRIM', 'TRIM'] as const;
/** Items with a yield below 100 % have trim waste. */
const isTrimmed = (item: Item) => Number(item.defaultYieldPercent) < 100;
const WASTED = ['Yellow onion', 'Tomato', 'Carrot', 'Avocado', 'Chicken thigh', 'Salmon side', 'Whole milk'] as const;
/** Delivered every day, so that the last days' waste leaves par. */
const WASTED_LATELY = WASTED.slice(0, 4);
/** The day when a fridge door was left open. */
const BAD_DAY = 11;

/** Waste entries: a few per day, expired lots, and one bad day. */
export class PastWaste {
  constructor(
    private readonly demo: DemoKitchen,
    private readonly goods: Goods,
    private readonly past: Past,
  ) {}

  day(days: number): Act[] {
    const { random } = this.demo;
    const count = days === 0 ? 2 : random.between(1, 3);
    const first = days === 0 ? this.ago(90) : at(this.demo, days, '18:30', random.between(0, 60));
    const wasted = (days <= 4 ? WASTED_LATELY : WASTED).map((name) => rawItem(this.goods, name));
    const start = random.between(0, wasted.length - 1);
    const acts = Array.from({ length: count }, (_, index): Act => {
      const item = wasted[(start + index) % wasted.length] ?? rawItem(this.goods, 'Carrot');
      const trim = days === 0 && index === 0;
      const reason = isTrimmed(item) ? (trim ? 'TRIM' : random.pick(REASONS)) : random.pick(OTHER_REASONS);
      const when = new Date(first.getTime() + index * 7 * 60_000);
      return { at: when, run: async () => this.waste(item, { when, reason, share: 0.06 }) };
    });
    return days === BAD_DAY ? [...acts, ...this.badDay()] : acts;
  }

  /** Lots past their use-by in the morning. */
  async throwExpiredAway(days: number): Promise<void> {
    const when = at(this.demo, days, '10:45');
    const expired = (await readShelves(this.demo)).all().filter(({ useBy }) => useBy !== null && useBy <= when);
    const parsley = rawItem(this.goods, OVERRIDE.of).id;
    for (const lot of expired) {
      // That day's parsley is first used for the vinaigrette.
      if (lot.itemId !== parsley || days !== OVERRIDE.madeOn) await this.throwAway(lot, when);
    }
  }

  /** The rest of the lot whose use a manager allowed. */
  async throwRestAway(when: Date): Promise<void> {
    const item = rawItem(this.goods, OVERRIDE.of);
    for (const lot of (await readShelves(this.demo)).endingBy(item, when)) await this.throwAway(lot, when);
  }

  /** Prepared food that will not be served. */
  async throwLeftoverAway(
    item: Item,
    lot: ShelfLot,
    { quantity, when }: { quantity: number; when: Date },
  ): Promise<void> {
    await this.log(item, { when, reason: 'OVER', quantity, lotId: lot.id });
  }

  private async throwAway(lot: ShelfLot, when: Date): Promise<void> {
    const made = [...this.goods.prepared.values()].map(({ item }) => item);
    const item = [...this.goods.raw.values(), ...made].find(({ id }) => id === lot.itemId);
    if (item) await this.log(item, { when, reason: 'EXPIRE', quantity: lot.quantity, lotId: lot.id });
  }

  private badDay(): Act[] {
    const when = at(this.demo, BAD_DAY, '20:30');
    const note = 'Walk-in door stood open overnight.';
    return ['Beef short rib', 'Salmon side', 'Chicken thigh'].map((name) => ({
      at: when,
      run: async () => this.waste(rawItem(this.goods, name), { when, reason: 'SPOIL', share: 0.35, note }),
    }));
  }

  /** A share of par, limited by the stock. */
  private async waste(item: Item, { share, ...what }: Waste & { readonly share: number }): Promise<void> {
    const step = item.unit === 'ea' || item.unit === 'bunch' ? 1 : 0.1;
    const usual = Math.max(step, stepped(Number(item.parLevel) * share, step));
    const there = what.reason === 'TRIM' ? usual : stepped((await readShelves(this.demo)).onHand(item), step, true);
    const quantity = Math.min(usual, there);
    if (quantity > 0) await this.log(item, { ...what, quantity });
  }

  private async log(item: Item, { when, reason, quantity, note, lotId }: Waste & { quantity: number }): Promise<void> {
    await logWaste(this.past.as(this.demo.random.pick(COOKS), when), {
      itemId: item.id,
      lotId,
      quantity: quantityText(quantity),
      unit: item.unit,
      reasonId: this.demo.idOf(WasteReason, reason),
      stationId: this.demo.idOf(Station, 'Prep'),
      note,
    });
  }

  private ago(minutes: number): Date {
    return new Date(this.demo.tx.now.getTime() - minutes * 60_000);
  }
}

interface Waste {
  readonly when: Date;
  readonly reason: string;
  readonly note?: string;
  readonly lotId?: string;
}
