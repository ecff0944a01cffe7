import { Decimal } from 'decimal.js';
import { vi } from 'vitest';
import { addDays, businessDate, instantOn, weekdayOf } from '#schema/business-day.ts';
import { weekdays } from '#schema/vocabulary.ts';
import { add } from '../platform/database/transaction.ts';
import { runStep } from '../features/imports/import-steps.service.ts';
import { Supplier } from '../features/suppliers/supplier.entity.ts';
import type { User } from '../features/users/user.entity.ts';
import { addDefaultReasons } from '../features/waste/default-reasons.data.ts';
import type { Client } from './client.ts';
import { CountingClient } from './counting.ts';
import { Kitchen } from './factories.ts';
import { sendFile } from './imports.ts';
import { Dice } from './life-acts.ts';
import { acts } from './receiving.ts';
import { makeDishes, makeSauce, recipes } from './sales-month-recipes.ts';
import type { TestApi } from './start-api.ts';

const clock = { timeZone: 'UTC', dayRollover: '04:00' };
export const MONTH = 28;

/** Minor units per unit: they stay the same, so that the value of a loss is known. */
const prices = { tomato: '250', oil: '800', sauce: '455' } as const;
type Name = keyof typeof prices;
const names = ['tomato', 'oil', 'sauce'] as const satisfies readonly Name[];

/** How many are sold on a Monday, and how many more on each later day of the week, give or take `NOISE`. */
const demand = { pasta: [12, 2], pizza: [9, 3] } as const;
const NOISE = 2;

/**
 * A month of a kitchen through its own features: deliveries, prep, waste, sales from a file each week, and two counts, which
 * find what is left after losses that nobody records.
 */
export class SalesMonth {
  /** The real stock, and what was lost. */
  private readonly real = zeros();
  private readonly lost = zeros();
  private readonly dice: Dice;
  private readonly unsent: string[] = [];
  private netSales = 0;

  private constructor(
    readonly kitchen: Kitchen,
    private readonly user: User,
    private client: Client,
    private readonly stock: Readonly<Record<Name, { readonly id: string; readonly unit: string }>>,
    private readonly others: { readonly supplierId: string; readonly reasonId: string },
    private readonly first: string,
    seed: number,
  ) {
    this.dice = new Dice(seed);
  }

  /** Needs fake dates. */
  static async begin(api: TestApi, seed: number): Promise<SalesMonth> {
    const kitchen = await Kitchen.create(api, { ...clock, wasteAlertAmount: 99_999_999 });
    const user = await kitchen.user({ role: 'manager' });
    const client = await kitchen.signInAs(user);
    const tomato = await kitchen.item({ name: 'Tomato', lastUnitCost: prices.tomato });
    const oil = await kitchen.item({ name: 'Oil', unit: 'l', lastUnitCost: prices.oil });
    const sauce = await makeSauce(client, tomato, oil);
    await makeDishes(client, { tomato: tomato.id, oil: oil.id, sauceRecipe: sauce.id });
    const parByWeekday = weekdays.map(() => '8');
    const line = { itemId: sauce.itemId, parByWeekday };
    await client.request('mutation ($input: AddPrepItemInput!) { addPrepItem(input: $input) { id } }', { input: line });
    const others = await kitchen.write(async (tx) => ({
      supplierId: add(tx, Supplier, { name: 'Market' }).id,
      reasonId: addDefaultReasons(tx).get('DROP') ?? '',
    }));
    const stock = {
      tomato: { id: tomato.id, unit: 'kg' },
      oil: { id: oil.id, unit: 'l' },
      sauce: { id: sauce.itemId, unit: 'kg' },
    };
    return new SalesMonth(kitchen, user, client, stock, others, addDays(businessDate(clock, new Date()), 1), seed);
  }

  get from(): string {
    return this.first;
  }

  get to(): string {
    return this.dateOf(MONTH - 1);
  }

  async live(): Promise<void> {
    for (let day = 0; day < MONTH; day += 1) await this.liveDay(day);
  }

  /** Opens a day without doing anything on it. */
  async open(day: number, time = '07:00'): Promise<Client> {
    vi.setSystemTime(instantOn(clock, this.dateOf(day), time));
    this.kitchen.api.app.limiter.forgetAll();
    this.client = await this.kitchen.signInAs(this.user);
    return this.client;
  }

  /** The loss of each item: how much, and its value in minor units. */
  losses(): ReadonlyMap<string, { readonly quantity: string; readonly value: string }> {
    return new Map(
      names.map((name) => {
        const quantity = this.lost[name];
        return [this.stock[name].id, { quantity: quantity.toFixed(), value: quantity.times(prices[name]).toFixed() }];
      }),
    );
  }

  sold(): number {
    return this.netSales;
  }

  /** The least and the most sauce that the dishes of a day can use. */
  sauceOf(day: number): readonly [Decimal, Decimal] {
    const of = (noise: number) =>
      Decimal.sum(
        ...(['pasta', 'pizza'] as const).map((dish) =>
          new Decimal(recipes[dish].sauce).times(this.usual(dish, day) + noise),
        ),
      );
    return [of(-NOISE), of(NOISE)];
  }

  private dateOf(day: number): string {
    return addDays(this.first, day);
  }

  private usual(dish: keyof typeof demand, day: number): number {
    const [least, more] = demand[dish];
    return least + more * weekdays.indexOf(weekdayOf(this.dateOf(day)));
  }

  private async liveDay(day: number): Promise<void> {
    await this.open(day);
    if (day % 3 === 0) await this.receive(day);
    await this.prepare();
    await this.spill();
    this.lose();
    this.serve(day);
    const isWeekEnd = day % 7 === 6;
    if (isWeekEnd) {
      await this.open(day, '23:00');
      await this.sendSales();
      await this.completeDay(day);
    }
    if (day % 14 === 13) await this.count();
  }

  private async receive(day: number): Promise<void> {
    const [tomato, oil] = [
      String(Number(this.dice.whole(20)) + (day === 0 ? 120 : 50)),
      String(Number(this.dice.whole(5)) + 6),
    ];
    const input = {
      supplierId: this.others.supplierId,
      lines: [
        { itemId: this.stock.tomato.id, orderedQuantity: tomato, unitPrice: prices.tomato },
        { itemId: this.stock.oil.id, orderedQuantity: oil, unitPrice: prices.oil },
      ],
    };
    const created = await this.delivery('create', input);
    const counted = await this.delivery('all', created);
    await this.delivery('post', counted);
    this.real.tomato = this.real.tomato.plus(tomato);
    this.real.oil = this.real.oil.plus(oil);
  }

  private async delivery(act: keyof typeof acts, input: object): Promise<{ id: string; version: number }> {
    const data = await this.client.request<Record<string, { id: string; version: number }>>(acts[act], { input });
    const [row] = Object.values(data);
    if (!row) throw new Error('The mutation answered nothing.');
    return { id: row.id, version: row.version };
  }

  private async prepare(): Promise<void> {
    const quantity = String(Number(this.dice.whole(3)) + 9);
    const planned = { itemId: this.stock.sauce.id, targetQuantity: quantity, dueTime: '11:00' };
    const add = 'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }';
    const { addPrepTask } = await this.client.request<{ addPrepTask: { id: string } }>(add, { input: planned });
    const { id } = addPrepTask;
    await this.client.request('mutation ($input: PrepTaskInput!) { startPrepTask(input: $input) { id } }', {
      input: { id },
    });
    const done = { id, actualQuantity: quantity, confirm: true };
    await this.client.request('mutation ($input: CompletePrepTaskInput!) { completePrepTask(input: $input) { id } }', {
      input: done,
    });
    this.use(recipes.sauce, quantity);
    this.real.sauce = this.real.sauce.plus(quantity);
  }

  private async spill(): Promise<void> {
    if (!this.dice.chance(0.4)) return;
    const name = this.dice.pick(names);
    const quantity = this.dice.quantity(1);
    const { id: itemId, unit } = this.stock[name];
    const input = { itemId, quantity, unit, reasonId: this.others.reasonId };
    await this.client.request('mutation ($input: LogWasteInput!) { logWaste(input: $input) { id } }', { input });
    this.real[name] = this.real[name].minus(quantity);
  }

  /** A loss that is not recorded. */
  private lose(): void {
    if (!this.dice.chance(0.3)) return;
    const name = this.dice.pick(names);
    const quantity = this.dice.quantity(2);
    this.real[name] = this.real[name].minus(quantity);
    this.lost[name] = this.lost[name].plus(quantity);
  }

  private serve(day: number): void {
    for (const dish of ['pasta', 'pizza'] as const) {
      const count = this.usual(dish, day) - NOISE + Number(this.dice.whole(2 * NOISE));
      this.use(recipes[dish], String(count));
      const net = count * 1450;
      this.netSales += net;
      this.unsent.push(`${this.dateOf(day)},${dish},${count},${(net / 100).toFixed(2)}`);
    }
  }

  private use(amounts: Partial<Record<Name, string>>, times: string): void {
    for (const name of names) this.real[name] = this.real[name].minus(new Decimal(amounts[name] ?? 0).times(times));
  }

  private async sendSales(): Promise<void> {
    const file = `Date,Item,Qty,Net sales\n${this.unsent.splice(0).join('\n')}\n`;
    const { id, fields, hasHeadings } = (await sendFile(this.client, 'sales', file)).read();
    await this.importStep('checkImport', 'CheckImportInput', { id, fields, hasHeadings });
    await this.importStep('applyImport', 'ApplyImportInput', { id, onlyGood: false });
  }

  /** The day of the file itself is not over, so that a manager says that it is complete. */
  private async completeDay(day: number): Promise<void> {
    const input = { businessDate: this.dateOf(day), complete: true, dishes: [] };
    await this.client.request('mutation ($input: SaveSalesDayInput!) { saveSalesDay(input: $input) { state } }', {
      input,
    });
  }

  /** The steps run at once: the queue has a clock of its own. */
  private async importStep(name: string, type: string, input: Record<string, unknown>): Promise<void> {
    await this.client.request(`mutation ($input: ${type}!) { ${name}(input: $input) { id } }`, { input });
    await runStep(this.kitchen.api.app, { organizationId: this.kitchen.id, importId: String(input['id']) });
  }

  private async count(): Promise<void> {
    const counting = new CountingClient(this.client);
    const { id } = await counting.start();
    const places = await counting.sheet(id);
    for (const name of names) {
      const { id: itemId, unit } = this.stock[name];
      const storageLocationId = places.find((row) => row.itemId === itemId)?.storageLocationId ?? null;
      const parts = [{ quantity: this.real[name].toFixed(), unit }];
      await counting.count(id, { itemId, storageLocationId, parts });
    }
    await counting.review(id);
  }
}

function zeros(): Record<Name, Decimal> {
  return { tomato: new Decimal(0), oil: new Decimal(0), sauce: new Decimal(0) };
}
