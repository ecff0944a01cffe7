import { Decimal } from 'decimal.js';
import { add } from '../platform/database/transaction.ts';
import type { Item } from '../features/inventory/items/item.entity.ts';
import { RecipeIngredient } from '../features/recipes/parts/recipe-ingredient.entity.ts';
import { Recipe } from '../features/recipes/recipe.entity.ts';
import { StorageLocation } from '../features/stations/storage-location.entity.ts';
import { Supplier } from '../features/suppliers/supplier.entity.ts';
import { addDefaultReasons } from '../features/waste/default-reasons.data.ts';
import type { User } from '../features/users/user.entity.ts';
import type { Client } from './client.ts';
import { Kitchen } from './factories.ts';
import { Dice, type LifeAct, lifeActs, type KitchenRows } from './life-acts.ts';
import type { TestApi } from './start-api.ts';

/** A kitchen with random operations through GraphQL: for property tests of the ledger. */
export class KitchenLife {
  private clients: Client[] = [];
  private plainDeliveries = new Set<string>();

  private constructor(
    readonly kitchen: Kitchen,
    private readonly rows: KitchenRows,
    private readonly users: readonly User[],
  ) {}

  static async begin(api: TestApi, { people = 1 } = {}): Promise<KitchenLife> {
    const kitchen = await Kitchen.create(api, { wasteAlertAmount: 99_999_999 });
    const users: User[] = [];
    for (let index = 0; index < people; index += 1) users.push(await kitchen.user({ role: 'manager' }));
    const life = new KitchenLife(kitchen, await createKitchenRows(kitchen), users);
    await life.signIn();
    return life;
  }

  /** Signs all users in again: sessions expire as days pass. */
  async signIn(): Promise<void> {
    this.clients = [];
    for (const user of this.users) this.clients.push(await this.kitchen.signInAs(user));
  }

  /**
   * One random operation. Expected refusals are allowed; server errors are not. Requests refused without a free connection are
   * repeated, as clients do: the refusal itself takes a while.
   */
  async act(seed: number, person = 0): Promise<void> {
    const client = this.client(person);
    for (let triesLeft = 20; ; triesLeft -= 1) {
      const dice = new Dice(seed);
      const act: LifeAct = dice.pick(lifeActs);
      const errors = await act({ client, dice, rows: this.rows });
      const codes = errors.map(({ extensions }) => String(extensions['code']));
      if (triesLeft > 0 && codes.includes('UNAVAILABLE')) continue;
      if (codes.every((code) => refusals.includes(code))) return;
      throw new Error(`${act.name} (${seed}): ${JSON.stringify(errors)}`);
    }
  }

  async ledgerCheck(): Promise<unknown> {
    const { ledgerCheck } = await this.client().request<{ ledgerCheck: unknown }>(
      '{ ledgerCheck { ok stockValue ledgerValue breaks { kind itemName lotCode expected found } } }',
    );
    return ledgerCheck;
  }

  /** The figures of screens and reports: stock value, waste and purchases, with six decimals. */
  async reports(): Promise<Record<string, string>> {
    const from = new Date(Date.now() - 85 * 86_400_000).toISOString().slice(0, 10);
    const to = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const { inventorySummary, wasteReport, deliveries } = await this.client().request<ReportsAnswer>(
      `query ($from: LocalDate!, $to: LocalDate!) { inventorySummary { stockValue } wasteReport(from: $from, to: $to) { days { cost } }
        deliveries(first: 100, filter: { status: posted }) { nodes { id total lines { corrections { id } } } } }`,
      { from, to },
    );
    // A price corrected after use keeps the old price in what was used, so such deliveries are excluded.
    const plain = deliveries.nodes.filter(({ lines }) => lines.every(({ corrections }) => corrections.length === 0));
    this.plainDeliveries = new Set(plain.map(({ id }) => id));
    return {
      stockValue: new Decimal(inventorySummary.stockValue ?? NaN).toFixed(),
      waste: sum(wasteReport.days.map(({ cost }) => cost)).toFixed(),
      purchases: sum(plain.map(({ total }) => total)).toFixed(),
    };
  }

  /** The same figures from the rows of the ledger, for the deliveries of the last `reports`. */
  async ledgerSums(): Promise<Record<string, string>> {
    const rows = await this.kitchen.write(({ db }) =>
      db.selectFrom('stockMovement').select(['type', 'sourceType', 'sourceId', 'value', 'settlesId']).execute(),
    );
    const of = (sourceType: string, isCounted = (_id: string) => true) =>
      sum(
        rows
          .filter((row) => row.sourceType === sourceType && row.settlesId === null && isCounted(row.sourceId ?? ''))
          .map(({ value }) => value),
      );
    return {
      stockValue: sum(rows.map(({ value }) => value)).toFixed(),
      waste: of('waste_entry').negated().plus(0).toFixed(),
      purchases: of('delivery', (id) => this.plainDeliveries.has(id)).toFixed(),
    };
  }

  private client(person = 0): Client {
    const client = this.clients[person];
    if (!client) throw new Error(`Nobody is number ${person}.`);
    return client;
  }
}

/** Expected error codes; any other is a failure. */
const refusals = ['CONFLICT', 'VALIDATION_FAILED', 'NOT_FOUND', 'FORBIDDEN'];

interface ReportsAnswer {
  inventorySummary: { stockValue: string | null };
  wasteReport: { days: { cost: string }[] };
  deliveries: { nodes: { id: string; total: string | null; lines: { corrections: { id: string }[] }[] }[] };
}

function sum(values: readonly (string | null)[]): Decimal {
  return values.reduce((total, value) => total.plus(value ?? 0), new Decimal(0));
}

/** Eight purchased items, and two made by recipes, one from the other. */
async function createKitchenRows(kitchen: Kitchen): Promise<KitchenRows> {
  const shelf = { shelfLifeHours: 96, openedShelfLifeHours: 48, frozenShelfLifeHours: 480, thawedShelfLifeHours: 24 };
  const items: Item[] = [];
  for (let index = 0; index < 8; index += 1) {
    const tcsClass = index % 2 === 0 ? 'none' : 'cold';
    const lastUnitCost = String(100 + index);
    items.push(await kitchen.item({ ...shelf, tcsClass, lastUnitCost, parLevel: '5' }, index < 4 ? '20' : '0'));
  }
  const made = [
    await kitchen.item({ kind: 'prep', tcsClass: 'cold', shelfLifeHours: 72, lastUnitCost: '150' }),
    await kitchen.item({ kind: 'prep', tcsClass: 'cold', shelfLifeHours: 72, lastUnitCost: '250' }),
  ] as const;
  return kitchen.write(async (tx) => {
    const recipes = made.map((item) =>
      add(tx, Recipe, { name: `Recipe ${item.id}`, outputItemId: item.id, yieldQuantity: '4', yieldUnit: 'kg' }),
    );
    const line = (recipe: Recipe | undefined, item: Item | undefined, quantity: string, sort: number) =>
      add(tx, RecipeIngredient, { recipeId: recipe?.id ?? '', itemId: item?.id ?? '', quantity, unit: 'kg', sort });
    [items[0], items[1], items[2]].forEach((item, sort) => line(recipes[0], item, '1.5', sort));
    [made[0], items[3], items[4]].forEach((item, sort) => line(recipes[1], item, '1.1', sort));
    return {
      items: [...items, ...made],
      recipes,
      places: ['Walk-in', 'Freezer'].map((name) => add(tx, StorageLocation, { name })),
      supplierId: add(tx, Supplier, { name: 'Broadline' }).id,
      reasonIds: [...addDefaultReasons(tx).values()],
    };
  });
}
