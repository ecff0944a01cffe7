import { Decimal } from 'decimal.js';
import { addDays, businessDate, businessDayBounds } from '#schema/business-day.ts';
import { drawStock } from '../features/inventory/ledger/ledger.writes.ts';
import { CountSession } from '../features/counts/count-session.entity.ts';
import { Item } from '../features/inventory/items/item.entity.ts';
import { addFoundStock } from '../features/inventory/lots/found-stock.writes.ts';
import type { Organization } from '../features/organizations/organization.entity.ts';
import { find } from '../platform/database/transaction.ts';
import type { Client } from './client.ts';
import { CountingClient, kg } from './counting.ts';
import { Kitchen } from './factories.ts';
import type { TestApi } from './start-api.ts';

export const sellingClock = { timeZone: 'UTC', dayRollover: '04:00' };
const createRecipe = `mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id outputItemId } }`;
const record = `mutation ($input: RecordSalesInput!) { recordSales(input: $input) { refused } }`;

/** A kitchen that buys an item, makes a sauce of it and sells a dish of both. */
export class SellingKitchen {
  readonly today = businessDate(sellingClock, new Date());
  private sold = 0;

  private constructor(
    readonly kitchen: Kitchen,
    readonly manager: Client,
    readonly raw: Item,
    readonly sauceId: string,
    readonly dishId: string,
  ) {}

  static async begin(api: TestApi, data: Partial<Organization> = {}): Promise<SellingKitchen> {
    const kitchen = await Kitchen.create(api, { ...sellingClock, ...data });
    const manager = await kitchen.signIn('manager');
    const raw = await kitchen.item({ name: 'Tomatoes', lastUnitCost: '333' });
    const made = {
      kind: 'prep',
      yieldQuantity: '2',
      yieldUnit: 'kg',
      lines: [{ itemId: raw.id, quantity: '3', unit: 'kg' }],
      steps: [],
    };
    const sauce = await manager.request<{ createRecipe: { id: string; outputItemId: string } }>(createRecipe, {
      input: { name: 'Sauce', ...made },
    });
    const lines = [
      { subRecipeId: sauce.createRecipe.id, quantity: '0.3', unit: 'kg' },
      { itemId: raw.id, quantity: '0.1', unit: 'kg' },
    ];
    const dish = await manager.request<{ createRecipe: { id: string } }>(createRecipe, {
      input: {
        name: 'Pasta',
        kind: 'menu',
        yieldQuantity: '1',
        yieldUnit: 'portion',
        menuPrice: 1450,
        lines,
        steps: [],
      },
    });
    return new SellingKitchen(kitchen, manager, raw, sauce.createRecipe.outputItemId, dish.createRecipe.id);
  }

  /** Ten hours into a business day, or later; 0 is today. */
  private on = (day: number, hours = 10) =>
    new Date(businessDayBounds(sellingClock, addDays(this.today, day)).start.getTime() + hours * 3_600_000);

  async receive(day: number, quantity: string, unitCost: string): Promise<void> {
    await this.kitchen.write(async (tx) =>
      addFoundStock(tx, Object.assign(await find(tx, Item, 'item', this.raw.id), { lastUnitCost: unitCost }), {
        type: 'receive',
        quantity,
        occurredAt: this.on(day),
      }),
    );
  }

  /** Makes sauce of 1.5 times as many tomatoes. */
  async make(day: number, quantity: string): Promise<void> {
    await this.kitchen.write(async (tx) => {
      const occurredAt = this.on(day);
      const used = new Decimal(quantity).times('1.5').toFixed();
      const { value } = await drawStock(tx, {
        itemId: this.raw.id,
        type: 'prep_out',
        quantity: used,
        order: 'serve',
        occurredAt,
      });
      const sauce = await find(tx, Item, 'item', this.sauceId);
      sauce.lastUnitCost = value === null ? null : new Decimal(value).negated().dividedBy(quantity).toFixed(6);
      await addFoundStock(tx, sauce, { type: 'prep_in', quantity, occurredAt });
    });
  }

  async draw(day: number, type: 'waste' | 'count_adjust', itemId: string, quantity: string): Promise<void> {
    await this.kitchen.write((tx) => drawStock(tx, { itemId, type, quantity, order: 'any', occurredAt: this.on(day) }));
  }

  /** Counts items without a place, and posts the count; after closing of a day of the last three. Returns its id. */
  async count(day: number, found: Readonly<Record<string, string>>): Promise<string> {
    const people = new CountingClient(this.manager);
    const { id } = await people.start();
    await this.kitchen.write(async (tx) => {
      (await find(tx, CountSession, 'count', id)).createdAt = this.on(day, 19);
    });
    for (const [itemId, quantity] of Object.entries(found)) {
      const line = { itemId, storageLocationId: null, occurredAt: this.on(day, 20).toISOString() };
      await people.count(id, { ...line, ...(Number(quantity) === 0 ? { none: true } : { parts: kg(quantity) }) });
    }
    await people.review(id);
    return id;
  }

  async sell(day: number, quantity: string, id = `s${++this.sold}`, more: object = {}): Promise<void> {
    const businessDate = addDays(this.today, day);
    const lines = [{ externalId: id, businessDate, recipeId: this.dishId, quantity, ...more }];
    await this.manager.request(record, { input: { lines, days: [{ businessDate, complete: true }] } });
  }

  /** Says that the sales of a day are complete. */
  async close(day: number): Promise<void> {
    const input = { businessDate: addDays(this.today, day), complete: true, dishes: [] };
    await this.manager.request('mutation ($input: SaveSalesDayInput!) { saveSalesDay(input: $input) { state } }', {
      input,
    });
  }
}
