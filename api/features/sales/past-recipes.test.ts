import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, businessDate } from '#schema/business-day.ts';
import { DAY } from '#schema/milliseconds.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

const CLOCK = { timeZone: 'UTC', dayRollover: '04:00' };
const RECIPE =
  'id version name kind yieldQuantity yieldUnit portions outputItemId ingredients { itemId subRecipeId quantity unit }';
const record = `mutation ($input: RecordSalesInput!) { recordSales(input: $input) { refused lines { message } } }`;

let api: TestApi;
let start: number;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => {
  // 18:00, after the moment at which the dishes of a day count as served.
  start = new Date(`${businessDate(CLOCK, new Date(Date.now() - 20 * DAY))}T18:00:00Z`).getTime();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(start);
});
afterEach(() => void vi.useRealTimers());

interface RecipeRow {
  readonly id: string;
  readonly version: number;
  readonly ingredients: readonly object[];
}

interface Line {
  readonly itemId?: string;
  readonly subRecipeId?: string;
  readonly quantity: string;
  /** Kilograms by default. */
  readonly unit?: string;
}

/** A kitchen that sells a dish, with a clock that the test moves. */
class PastKitchen {
  private sold = 0;
  manager!: Client;

  private constructor(readonly kitchen: Kitchen) {}

  static async begin(): Promise<PastKitchen> {
    const past = new PastKitchen(await Kitchen.create(api, CLOCK));
    await past.onDay(0);
    return past;
  }

  /** Moves the clock to so many days after the start. */
  async onDay(day: number, hours = 0): Promise<void> {
    vi.setSystemTime(start + day * DAY + hours * 3_600_000);
    api.app.limiter.forgetAll();
    this.manager = await this.kitchen.signIn('manager');
  }

  async recipe(kind: 'prep' | 'menu', lines: readonly Line[], more: object = {}): Promise<RecipeRow> {
    const whole = { kind, yieldQuantity: '1', yieldUnit: kind === 'menu' ? 'portion' : 'kg', steps: [] };
    const input = {
      name: `Recipe ${Math.random()}`,
      ...whole,
      ...more,
      lines: lines.map((line) => ({ unit: 'kg', ...line })),
    };
    const sent = `mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { ${RECIPE} } }`;
    return (await this.manager.request<{ createRecipe: RecipeRow }>(sent, { input })).createRecipe;
  }

  async change(id: string, lines: readonly Line[] | undefined, more: object = {}): Promise<void> {
    const { recipe } = await this.manager.request<{ recipe: RecipeRow }>(
      `query ($id: ID!) { recipe(id: $id) { ${RECIPE} } }`,
      { id },
    );
    const { ingredients, ...whole } = recipe;
    const input = {
      ...whole,
      steps: [],
      lines: lines?.map((line) => ({ unit: 'kg', ...line })) ?? ingredients,
      ...more,
    };
    await this.manager.request(`mutation ($input: UpdateRecipeInput!) { updateRecipe(input: $input) { id } }`, {
      input,
    });
  }

  /** Records sales of a day; what they use leaves the stock. */
  async sell(recipeId: string, quantities: Readonly<Record<number, string>>): Promise<void> {
    const lines = Object.entries(quantities).map(([day, quantity]) => {
      this.sold += 1;
      const date = addDays(businessDate(CLOCK, new Date(start)), Number(day));
      return { externalId: `s${this.sold}`, businessDate: date, recipeId, quantity };
    });
    const { recordSales } = await this.manager.request<{ recordSales: { refused: number } }>(record, {
      input: { lines },
    });
    expect(recordSales).toMatchObject({ refused: 0 });
  }

  /** What has been drawn of an item of which 100 kg were on hand. */
  async used(itemId: string): Promise<number> {
    const { onHand } = await this.kitchen.stockOf(itemId);
    return Number((100 - Number(onHand)).toFixed(4));
  }

  versions = () =>
    api.app.database.read(this.kitchen.id, (db) =>
      db.selectFrom('recipeVersion').selectAll().orderBy('validUntil').execute(),
    );
}

interface Change {
  readonly quantity: string;
  readonly forEarlierDays?: boolean;
}

/** A dish of one item, as it is from the days on which it is created and changed. */
async function dishOf(changes: Readonly<Record<number, Change>>) {
  const past = await PastKitchen.begin();
  const { id: itemId } = await past.kitchen.item({}, '100');
  let id = '';
  for (const [day, { quantity, ...more }] of Object.entries(changes)) {
    await past.onDay(Number(day));
    if (id === '') ({ id } = await past.recipe('menu', [{ itemId, quantity }]));
    else await past.change(id, [{ itemId, quantity }], more);
  }
  return {
    past,
    id,
    /** What sales of these days use of the item, recorded later. */
    async uses(sold: Readonly<Record<number, string>>): Promise<number> {
      await past.onDay(8);
      await past.sell(id, sold);
      return past.used(itemId);
    },
  };
}

describe('sales that are recorded after a recipe was changed', () => {
  test('draw what the dish used on their day', async () => {
    const dish = await dishOf({ 0: { quantity: '0.2' }, 3: { quantity: '0.5' } });
    expect(await dish.uses({ 2: '10' })).toBe(2);
  });

  test('draw what it uses since, from the next day on', async () => {
    const dish = await dishOf({ 0: { quantity: '0.2' }, 3: { quantity: '0.5' } });
    expect(await dish.uses({ 4: '10' })).toBe(5);
  });

  test('draw what each of several days used, when they are recorded at once', async () => {
    const dish = await dishOf({ 0: { quantity: '0.1' }, 3: { quantity: '0.2' }, 6: { quantity: '0.4' } });
    expect(await dish.uses({ 1: '10', 2: '10', 4: '10', 7: '10' })).toBe(1 + 1 + 2 + 4);
  });

  test('draw what was in a sub-recipe, and the share of its batch then', async () => {
    const past = await PastKitchen.begin();
    const [oil, butter] = [await past.kitchen.item({}, '100'), await past.kitchen.item({}, '100')];
    const sauce = await past.recipe('menu', [{ itemId: oil.id, quantity: '1' }], {
      yieldQuantity: '2',
      yieldUnit: 'kg',
      portions: '4',
    });
    const dish = await past.recipe('menu', [{ subRecipeId: sauce.id, quantity: '0.5' }]);
    await past.onDay(3);
    await past.change(sauce.id, [{ itemId: butter.id, quantity: '1' }], { yieldQuantity: '5', portions: null });
    await past.onDay(5);
    await past.sell(dish.id, { 2: '4', 4: '10' });
    expect([await past.used(oil.id), await past.used(butter.id)]).toEqual([1, 1]);
  });

  test('draw a prepared item by the portions that a batch had', async () => {
    const past = await PastKitchen.begin();
    const raw = await past.kitchen.item({}, '100');
    const dough = await past.kitchen.item({ kind: 'prep' }, '100');
    const made = await past.recipe('prep', [{ itemId: raw.id, quantity: '1' }], {
      portions: '10',
      outputItemId: dough.id,
    });
    const dish = await past.recipe('menu', [{ subRecipeId: made.id, quantity: '1', unit: 'portion' }]);
    await past.onDay(3);
    await past.change(made.id, undefined, { portions: '5' });
    await past.onDay(5);
    await past.sell(dish.id, { 2: '10', 4: '10' });
    expect(await past.used(dough.id)).toBe(1 + 2);
  });

  test('use the recipe as it is when it did not exist on that day', async () => {
    const dish = await dishOf({ 3: { quantity: '0.1' }, 4: { quantity: '0.3' } });
    expect(await dish.uses({ 1: '10', 2: '10', 3: '10' })).toBe(9);
  });

  test('use the new amounts for earlier days, too, when the former ones were a mistake', async () => {
    const mistake = { quantity: '0.2', forEarlierDays: true };
    const dish = await dishOf({ 0: { quantity: '0.1' }, 3: { quantity: '2' }, 6: mistake });
    expect(await dish.uses({ 2: '10', 5: '10', 7: '10' })).toBe(1 + 2 + 2);
  });

  test('book more of a corrected line as that day used it', async () => {
    const past = await PastKitchen.begin();
    const item = await past.kitchen.item({}, '100');
    const dish = await past.recipe('menu', [{ itemId: item.id, quantity: '0.2' }]);
    await past.onDay(1);
    await past.sell(dish.id, { 1: '10' });
    await past.onDay(3);
    await past.change(dish.id, [{ itemId: item.id, quantity: '0.5' }]);
    await past.sell(dish.id, { 1: '5' });
    expect(await past.used(item.id)).toBe(3);
  });
});

describe('a change of a recipe', () => {
  test('keeps no version when its amounts are the same', async () => {
    const { past, id } = await dishOf({ 0: { quantity: '0.2' } });
    await past.onDay(3);
    await past.change(id, undefined, { name: 'Soup of the day', menuPrice: 1300 });
    expect(await past.versions()).toEqual([]);
  });

  test('keeps no version when its ingredients only change their order', async () => {
    const past = await PastKitchen.begin();
    const [oil, salt] = [await past.kitchen.item({}, '100'), await past.kitchen.item({}, '100')];
    const lines = [
      { itemId: oil.id, quantity: '0.2' },
      { itemId: salt.id, quantity: '0.1' },
    ];
    const dish = await past.recipe('menu', lines);
    await past.onDay(3);
    await past.change(dish.id, lines.toReversed());
    expect(await past.versions()).toEqual([]);
  });

  test('keeps versions that follow each other without a gap', async () => {
    const { past } = await dishOf({ 0: { quantity: '0.2' }, 3: { quantity: '0.3' }, 6: { quantity: '0.6' } });
    expect(
      (await past.versions()).map(({ validFrom, validUntil }) => [validFrom.getTime(), validUntil.getTime()]),
    ).toEqual([
      [expect.closeTo(start, -5), expect.closeTo(start + 3 * DAY, -5)],
      [expect.closeTo(start + 3 * DAY, -5), expect.closeTo(start + 6 * DAY, -5)],
    ]);
  });

  test('keeps the exact amounts, to the last decimal', async () => {
    const { past } = await dishOf({ 0: { quantity: '98765.4321' }, 3: { quantity: '1' } });
    expect(await past.versions()).toMatchObject([{ lines: [{ quantity: '98765.4321' }] }]);
  });
});
