import { Supplier } from '../../features/suppliers/supplier.entity.ts';
import { correctDeliveryLine } from '../../features/deliveries/posting/delivery-corrections.service.ts';
import { createDelivery } from '../../features/deliveries/receiving/delivery-drafts.service.ts';
import { postDelivery } from '../../features/deliveries/posting/delivery-posting.service.ts';
import type { Item } from '../../features/inventory/items/item.entity.ts';
import { addDays } from '#schema/business-day.ts';
import { HOUR } from '#schema/milliseconds.ts';
import { type Buying, EXPIRED, FORGOTTEN, MISTYPED, OWED, REFUSED, USE_TODAY } from './buying.ts';
import { at, daysAgo, type DemoKitchen, fromNow } from '../../platform/demo/demo-kitchen.ts';
import { type Goods, rawItem } from './goods.ts';
import type { Act, Past } from './past.ts';
import type { Shelves } from './past-stock.ts';
import { quantityText } from '../../platform/quantity.ts';

const PRICE_RISES: Readonly<Record<string, number>> = { 'Salmon side': 1.12, Butter: 1.06 };
/** Delivered a pack less than ordered. */
const SHORT = 'Salmon side';

interface OrderLine {
  readonly item: Item;
  readonly packs: number;
}

interface Arrival {
  readonly days: number;
  /** 0: the newest delivery of its supplier. */
  readonly turn: number;
  readonly at: Date;
}

/** Four weeks of deliveries, announced in the morning and confirmed on arrival. */
export class PastDeliveries {
  constructor(
    private readonly demo: DemoKitchen,
    private readonly goods: Goods,
    private readonly past: Past,
    private readonly buying: Buying,
  ) {}

  /** The deliveries of one day. */
  day(days: number, shelves: Shelves): Act[] {
    return [...this.demo.all(Supplier).values()].flatMap(({ id: supplierId, name }) => {
      const turn = this.buying.turn(name, days);
      if (turn === null) return [];
      const ordered = this.buying
        .itemsOf(supplierId)
        .map((item) => ({ item, packs: this.buying.packs(item, days, shelves) }))
        .filter(({ packs }) => packs > 0);
      if (ordered.length === 0) return [];
      const arrival = { days, turn, at: at(this.demo, days, '08:00', this.demo.random.between(0, 150)) };
      return [{ at: arrival.at, run: async () => this.receive(supplierId, ordered, arrival) }];
    });
  }

  /** Deliveries expected today, announced yesterday. */
  async expectToday(when: Date): Promise<void> {
    const plan: [string, number, string[]][] = [
      ['Broadline Foods', -45, ['Olive oil', 'Dried pasta', 'Panko']],
      ['Harbour Bakery & Dry', -20, [OWED, 'Burger bun', EXPIRED]],
      ['Greenfields Produce', 90, [FORGOTTEN, 'Tomato', 'Parsley', 'Lemon']],
      ['Tidewater Fish', 24 * 60, [SHORT, 'Mussel']],
    ];
    for (const [supplier, minutes, names] of plan) {
      const ordered = names.map((name) => ({ item: rawItem(this.goods, name), packs: 2 }));
      await this.announce(this.demo.idOf(Supplier, supplier), ordered, when, fromNow(this.demo, minutes));
    }
  }

  private announce(supplierId: string, ordered: readonly OrderLine[], when: Date, expectedAt: Date) {
    return createDelivery(this.past.as('marco', when), {
      supplierId,
      expectedAt,
      lines: ordered.map(({ item, packs }) => ({
        itemId: item.id,
        orderedQuantity: quantityText(packs * packOf(item)),
      })),
    });
  }

  private async receive(supplierId: string, due: readonly OrderLine[], arrival: Arrival): Promise<void> {
    const { random } = this.demo;
    const ordered = due.map(({ item, packs }) => ({ item, packs: packs + (isShort(item, arrival) ? 1 : 0) }));
    const expectedAt = at(this.demo, arrival.days, '09:00');
    const { id, lines } = await this.announce(supplierId, ordered, arrival.at, expectedAt);
    const posted = await postDelivery(this.past.as(random.pick(['marco', 'priya']), arrival.at), {
      id,
      invoiceNumber: `INV-${random.between(10_000, 99_999)}`,
      vehicleTemperature: random.between(2, 4, 0.1).toFixed(1),
      temperatureUnit: 'C',
      lines: lines.map((line) => ({ id: line.id, ...this.arrived(due, line.itemId, arrival) })),
    });
    const mistyped = posted.lines.find((line) => isMistyped(rawName(due, line.itemId), arrival));
    if (mistyped) this.mistyped = mistyped.id;
  }

  private mistyped: string | null = null;

  /** A price is corrected a day later. */
  async correctPrice(when: Date): Promise<void> {
    if (!this.mistyped) return;
    await correctDeliveryLine(this.past.as('priya', when), {
      lineId: this.mistyped,
      unitPrice: rawItem(this.goods, MISTYPED).lastUnitCost ?? '0',
      reason: 'Mistyped: the invoice says 21.00 per kg.',
    });
  }

  private arrived(ordered: readonly OrderLine[], itemId: string, arrival: Arrival) {
    const { item, packs } = lineOf(ordered, itemId);
    const refused = item.name === REFUSED && arrival.turn === 0;
    const received = quantityText(packs * packOf(item));
    return {
      receivedQuantity: received,
      rejectedQuantity: refused ? received : '0',
      rejectReason: refused ? ('temperature' as const) : null,
      unitPrice: this.price(item, arrival),
      temperature: this.temperature(item, refused),
      temperatureUnit: item.tcsClass === 'none' ? null : ('C' as const),
      useByDate: this.printedDate(item, arrival),
    };
  }

  private price(item: Item, arrival: Arrival): string {
    const usual = Number(item.lastUnitCost);
    if (isMistyped(item.name, arrival)) return String(usual + 250);
    const rise = arrival.turn === 0 ? (PRICE_RISES[item.name] ?? 1) : 1;
    return rise === 1 ? String(usual) : String(Math.round(usual * rise));
  }

  private temperature(item: Item, warm: boolean): string | null {
    if (item.tcsClass === 'none') return null;
    if (warm) return '8.3';
    if (item.tcsClass === 'frozen') return this.demo.random.between(-21, -18.5, 0.1).toFixed(1);
    return this.demo.random.between(1.5, 4.5, 0.1).toFixed(1);
  }

  /** The use-by: some must be used today, one was used too late, the others keep beyond tomorrow. */
  private printedDate(item: Item, { days, turn, at: arrivedAt }: Arrival): string | null {
    if (item.shelfLifeHours === null) return null;
    if (USE_TODAY.has(item.name) && turn === 0) return daysAgo(this.demo, 0);
    if (item.name === EXPIRED && turn === 1) return daysAgo(this.demo, 1);
    if (days > this.buying.lastDay(item)) return null;
    const natural = new Date(arrivedAt.getTime() + item.shelfLifeHours * HOUR);
    return natural > at(this.demo, -2, '12:00') ? null : addDays(daysAgo(this.demo, 0), 2);
  }
}

function isShort(item: Item, { turn }: Arrival): boolean {
  return item.name === SHORT && turn === 0;
}

function isMistyped(name: string, { turn }: Arrival): boolean {
  return name === MISTYPED && turn === 1;
}

function lineOf(ordered: readonly OrderLine[], itemId: string): OrderLine {
  const found = ordered.find(({ item }) => item.id === itemId);
  if (!found) throw new Error('A delivery of the demo has a line that nobody ordered.');
  return found;
}

function rawName(ordered: readonly OrderLine[], itemId: string): string {
  return lineOf(ordered, itemId).item.name;
}

function packOf(item: Item): number {
  return Number(item.packQuantity ?? '1');
}
