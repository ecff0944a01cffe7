import { DeliveryLine } from '../../deliveries/delivery-line.entity.ts';
import { Delivery } from '../../deliveries/delivery.entity.ts';
import type { Item } from '../../inventory/item.entity.ts';
import type { StockLot } from '../../inventory/stock-lot.entity.ts';
import { weekdayOf } from '../../organizations/business-day.ts';
import { add } from '../work.ts';
import { at, daysAgo, type Demo, fromNow, HISTORY_DAYS, idOf } from './demo.ts';
import { type Goods, rawItem } from './items.ts';
import { suppliers } from './kitchen-data.ts';
import type { PastLedger } from './ledger.ts';
import { stepped } from './random.ts';

/** The days whose deliveries still stand as lots in the fridges. */
const FRESH_DAYS = 3;
/** Never ordered lately, so that it stands below par. */
const FORGOTTEN = 'Romaine';
/** Not delivered lately, so that yesterday's count may say what it likes. */
const NOT_LATELY = new Set([FORGOTTEN, 'Bacon']);
/** Always part of the newest delivery, for the stories told about them. */
const STORIED = new Set(['Salmon side', 'Butter', 'Heavy cream', 'Mixed leaf', 'Cod loin']);
const PRICE_RISES: Readonly<Record<string, number>> = { 'Salmon side': 1.12, Butter: 1.06 };

/** Four weeks of deliveries and use: bought when below par on the supplier's days, used a little every day. */
export class PastDeliveries {
  private number = 0;

  constructor(
    private readonly demo: Demo,
    private readonly goods: Goods,
    private readonly ledger: PastLedger,
  ) {}

  /** The stock that the four weeks begin with. */
  begin(): void {
    for (const item of this.goods.raw.values()) this.open(item);
  }

  /** One day's deliveries and use. */
  day(days: number): void {
    const weekday = weekdayOf(daysAgo(this.demo, days));
    for (const supplier of suppliers) if (supplier.days.includes(weekday)) this.receive(supplier.name, days);
    if (days > FRESH_DAYS) for (const item of this.goods.raw.values()) this.use(item, days);
  }

  /** Yesterday's count, and what is expected today. */
  end(): void {
    for (const item of this.goods.raw.values()) this.count(item);
    this.expectToday();
  }

  private open(item: Item): void {
    const quantity = Number(item.parLevel) * 1.4;
    this.ledger.enter({ item, type: 'opening', quantity, at: at(this.demo, HISTORY_DAYS, '06:00') });
  }

  private use(item: Item, days: number): void {
    const step = item.unit === 'ea' || item.unit === 'bunch' ? 1 : 0.1;
    const wanted = this.demo.random.between(Number(item.parLevel) * 0.12, Number(item.parLevel) * 0.3, step);
    const quantity = Math.min(wanted, stepped(this.ledger.onHand(item), step, true));
    if (quantity > 0) {
      this.ledger.enter({ item, type: 'prep_out', quantity: -quantity, at: at(this.demo, days, '17:00') });
    }
  }

  private receive(supplier: string, days: number): void {
    const { random } = this.demo;
    const supplierId = idOf(this.demo.suppliers, supplier);
    const newest = this.isNewest(supplier, days);
    const wanted = [...this.goods.raw.values()].filter(
      (item) => item.supplierId === supplierId && (this.isLow(item, days) || (newest && STORIED.has(item.name))),
    );
    if (wanted.length === 0) return;
    const receivedAt = at(this.demo, days, '08:00', random.between(0, 150));
    const delivery = add(this.demo.work, Delivery, {
      number: this.nextNumber(),
      supplierId,
      status: 'posted',
      expectedAt: at(this.demo, days, '09:00'),
      receivedAt,
      closedAt: receivedAt,
      receivedById: idOf(this.demo.people, random.pick(['marco', 'priya'])),
      invoiceNumber: `INV-${random.between(10_000, 99_999)}`,
      vehicleTemperature: String(random.between(2, 4, 0.1).toFixed(1)),
      temperatureUnit: 'C',
    });
    wanted.forEach((item, sort) => this.addLine(delivery, item, sort, days, newest));
  }

  private addLine(delivery: Delivery, item: Item, sort: number, days: number, newest: boolean): void {
    const pack = Number(item.packQuantity ?? '1');
    const toFill = Number(item.maxLevel ?? item.parLevel) * 0.85 - this.ledger.onHand(item);
    const ordered = Math.max(1, Math.ceil(toFill / pack)) * pack;
    const short = newest && item.name === 'Salmon side' ? pack : 0;
    const warm = newest && item.name === 'Heavy cream';
    const received = Math.max(pack, ordered + short) - short;
    const previous = item.lastUnitCost;
    const price =
      newest && PRICE_RISES[item.name]
        ? Math.round(Number(previous) * (PRICE_RISES[item.name] ?? 1))
        : Number(previous);
    const line = add(this.demo.work, DeliveryLine, {
      deliveryId: delivery.id,
      itemId: item.id,
      sort,
      orderedQuantity: String(received + short),
      receivedQuantity: String(received),
      rejectedQuantity: warm ? String(received) : '0',
      rejectReason: warm ? 'temperature' : null,
      unitPrice: String(price),
      previousUnitPrice: previous,
      temperature: this.temperature(item, warm),
      temperatureUnit: item.tcsClass === 'none' ? null : 'C',
    });
    item.lastUnitCost = String(price);
    if (warm) return;
    this.stock(delivery, line, item, days <= FRESH_DAYS ? this.freshLot(delivery, line, item, newest) : undefined);
  }

  private freshLot(delivery: Delivery, line: DeliveryLine, item: Item, newest: boolean): StockLot {
    const receivedAt = delivery.receivedAt ?? this.demo.work.now;
    line.supplierLot = `${delivery.number}-${line.sort + 1}`;
    line.useBy = this.useBy(item, receivedAt, newest);
    const { supplierLot, useBy } = line;
    return this.ledger.lot(item, { receivedAt, deliveryLineId: line.id, supplierLot, useBy });
  }

  private stock(delivery: Delivery, line: DeliveryLine, item: Item, lot: StockLot | undefined): void {
    this.ledger.enter({
      item,
      type: 'receive',
      quantity: Number(line.receivedQuantity),
      at: delivery.receivedAt ?? this.demo.work.now,
      by: delivery.receivedById,
      source: ['delivery', delivery.id],
      ...(lot ? { lot } : {}),
      ...(line.unitPrice ? { unitCost: line.unitPrice } : {}),
    });
  }

  /** Two lots of the walk-in are close to their end; everything else keeps at least until the day after tomorrow. */
  private useBy(item: Item, receivedAt: Date, newest: boolean): Date | null {
    if (newest && item.name === 'Mixed leaf') return fromNow(this.demo, 9 * 60);
    if (newest && item.name === 'Cod loin') return fromNow(this.demo, 18 * 60);
    if (item.shelfLifeHours === null) return null;
    const natural = receivedAt.getTime() + item.shelfLifeHours * 3_600_000;
    return new Date(Math.max(natural, fromNow(this.demo, 48 * 60).getTime()));
  }

  /** Yesterday's count brings every item to a plausible stock; bacon is 6 % short of its use, romaine low, canned tomato over. */
  private count(item: Item): void {
    const fixed: Readonly<Record<string, number>> = { [FORGOTTEN]: 6, 'Canned tomato': 60, Bacon: 5.4 };
    const whole = item.unit === 'ea' || item.unit === 'bunch' ? 1 : 0.5;
    const [par, max] = [Number(item.parLevel), Number(item.maxLevel ?? item.parLevel)];
    const now = this.ledger.onHand(item);
    // Today's waste must not take it below par: the alerts are the three told here.
    const enough = Math.min(max, par * 1.2);
    const plausible = Math.min(max, Math.max(enough, this.demo.random.between(par * 1.1, max * 0.8, whole)));
    const usual = now >= enough && now <= max ? now : Math.ceil(plausible / whole) * whole;
    const target = Math.max(fixed[item.name] ?? usual, this.ledger.inLots(item));
    if (target === now) return;
    this.ledger.enter({
      item,
      type: 'count_adjust',
      quantity: target - now,
      at: at(this.demo, 1, '23:15'),
      by: idOf(this.demo.people, 'priya'),
      reason: 'Weekly count',
    });
  }

  private expectToday(): void {
    const plan: [string, number, string[]][] = [
      ['Broadline Foods', -45, ['Olive oil', 'Dried pasta', 'Panko']],
      ['Greenfields Produce', 90, [FORGOTTEN, 'Tomato', 'Parsley', 'Lemon']],
      ['Tidewater Fish', 24 * 60, ['Salmon side', 'Mussel']],
    ];
    for (const [supplier, minutes, names] of plan) {
      const delivery = add(this.demo.work, Delivery, {
        number: this.nextNumber(),
        supplierId: idOf(this.demo.suppliers, supplier),
        status: 'expected',
        expectedAt: fromNow(this.demo, minutes),
      });
      names.forEach((name, sort) => {
        const item = rawItem(this.goods, name);
        add(this.demo.work, DeliveryLine, {
          deliveryId: delivery.id,
          itemId: item.id,
          sort,
          orderedQuantity: String(2 * Number(item.packQuantity ?? '1')),
          unitPrice: item.lastUnitCost,
          previousUnitPrice: item.lastUnitCost,
        });
      });
    }
  }

  private isLow(item: Item, days: number): boolean {
    if (NOT_LATELY.has(item.name) && days <= FRESH_DAYS) return false;
    return this.ledger.onHand(item) < Number(item.parLevel);
  }

  private isNewest(supplier: string, days: number): boolean {
    const delivering = suppliers.find(({ name }) => name === supplier)?.days ?? [];
    for (let later = days - 1; later >= 1; later -= 1) {
      if (delivering.includes(weekdayOf(daysAgo(this.demo, later)))) return false;
    }
    return true;
  }

  private temperature(item: Item, warm: boolean): string | null {
    if (item.tcsClass === 'none') return null;
    if (warm) return '8.3';
    if (item.tcsClass === 'frozen') return this.demo.random.between(-21, -18.5, 0.1).toFixed(1);
    return this.demo.random.between(1.5, 4.5, 0.1).toFixed(1);
  }

  private nextNumber(): string {
    this.number += 1;
    return `D-${String(this.number).padStart(4, '0')}`;
  }
}
