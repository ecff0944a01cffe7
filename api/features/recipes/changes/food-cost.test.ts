import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { add } from '../../../platform/database/transaction.ts';
import { jobRun } from '../../../platform/jobs/runner.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { acts } from '../../../testing/receiving.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { Supplier } from '../../suppliers/supplier.entity.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import { Exact } from '../book/batch-share.policy.ts';
import { costFigures } from '../book/recipe-cost.policy.ts';
import { overTargetJob } from '../over-target.job.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let supplierId: string;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api, { priceAlertPercent: '100' });
  manager = await kitchen.signIn('manager');
  supplierId = await kitchen.write(async (tx) => add(tx, Supplier, { name: 'Market' }).id);
});
afterAll(() => api.stop());

const create = `mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id version } }`;
const setPrice = `mutation ($input: MenuPriceInput!) {
  updateMenuPrice(input: $input) { id version name menuPrice cost { foodCostPercent targetPrice } } }`;

interface Row {
  readonly id: string;
  readonly version: number;
}

/** A dish that uses a kilo of the item, at 10.00 with a target of 30 %. */
function inputFor(name: string, item: Item, data: object = {}) {
  const lines = [{ itemId: item.id, quantity: '1', unit: 'kg' }];
  const base = { name, kind: 'menu', yieldQuantity: '1', yieldUnit: 'portion', menuPrice: 1000, lines, steps: [] };
  return { ...base, targetFoodCostPercent: '30', ...data };
}

async function dish(name: string, item: Item, data: object = {}): Promise<Row> {
  const { createRecipe } = await manager.request<{ createRecipe: Row }>(create, { input: inputFor(name, item, data) });
  return createRecipe;
}

/** A delivery of the items at this price. */
async function receive(items: readonly Item[], unitPrice: string): Promise<Row> {
  const act = async (name: keyof typeof acts, input: object): Promise<Row> => {
    const [row] = Object.values(await manager.request<Record<string, Row>>(acts[name], { input }));
    if (!row) throw new Error('The mutation answered nothing.');
    return { id: row.id, version: row.version };
  };
  const lines = items.map(({ id: itemId }) => ({ itemId, orderedQuantity: '5', unitPrice }));
  return act('post', await act('all', await act('create', { supplierId, lines })));
}

/** The titles of the notifications about food cost, oldest first. */
async function titles(client: Client = manager): Promise<readonly string[]> {
  const { notifications } = await client.request<{ notifications: { nodes: { title: string }[] } }>(
    '{ notifications(first: 50) { nodes { title } } }',
  );
  return notifications.nodes
    .map(({ title }) => title)
    .filter((title) => title.includes('food cost'))
    .toReversed();
}

describe('a recipe whose food cost passes its target', () => {
  test('notifies managers when a delivery raises a price, once, and again after it was below', async () => {
    const item = await kitchen.item({ lastUnitCost: '250' });
    await dish('Pasta', item);
    await receive([item], '299');
    expect(await titles()).toEqual([]);
    await receive([item], '340');
    expect(await titles()).toEqual(['Pasta: food cost 34 %']);
    await receive([item], '400');
    expect(await titles()).toHaveLength(1);
    await receive([item], '280');
    await receive([item], '310');
    expect(await titles()).toEqual(['Pasta: food cost 34 %', 'Pasta: food cost 31 %']);
    expect(await titles(await kitchen.signIn('cook'))).toEqual([]);
  });

  test('notifies with the digits in which cost and target differ', async () => {
    const item = await kitchen.item({ lastUnitCost: '250' });
    await dish('Pasta', item);
    await receive([item], '300.4');
    expect(await titles()).toEqual(['Pasta: food cost 30.04 %']);
  });

  test('does not notify at exactly the target', async () => {
    const item = await kitchen.item({ lastUnitCost: '250' });
    await dish('Pasta', item);
    await receive([item], '300');
    expect(await titles()).toEqual([]);
  });

  test('is one notification with others that pass at the same time, also through a sub-recipe', async () => {
    const item = await kitchen.item({ lastUnitCost: '100' });
    const sauce = await dish('Sauce', item, {
      kind: 'prep',
      yieldUnit: 'kg',
      menuPrice: null,
      targetFoodCostPercent: null,
    });
    const lines = [{ subRecipeId: sauce.id, quantity: '1', unit: 'kg' }];
    for (const name of ['A', 'B', 'C', 'D']) await dish(name, item, { lines });
    await receive([item], '350');
    expect(await titles()).toEqual(['4 dishes have passed their target food cost']);
  });

  test('notifies when the recipe is saved with a lower price', async () => {
    const item = await kitchen.item({ lastUnitCost: '250' });
    const { id, version } = await dish('Pasta', item);
    await manager.request('mutation ($input: UpdateRecipeInput!) { updateRecipe(input: $input) { id } }', {
      input: { id, version, ...inputFor('Pasta', item, { menuPrice: 500 }) },
    });
    expect(await titles()).toEqual(['Pasta: food cost 50 %']);
  });

  test('keeps the last comparison while a cost is unknown, and deletes it without a target', async () => {
    const [item, other] = [await kitchen.item({ lastUnitCost: '350' }), await kitchen.item({ lastUnitCost: null })];
    let { id, version } = await dish('Pasta', item);
    const save = async (data: object) => {
      const { updateRecipe } = await manager.request<{ updateRecipe: Row }>(
        'mutation ($input: UpdateRecipeInput!) { updateRecipe(input: $input) { id version } }',
        { input: { id, version, ...inputFor('Pasta', item, data) } },
      );
      ({ id, version } = updateRecipe);
    };
    await save({ menuPrice: 999 });
    await save({ lines: [{ itemId: other.id, quantity: '1', unit: 'kg' }] });
    await save({});
    expect(await titles()).toHaveLength(1);
    await save({ targetFoodCostPercent: null });
    await save({});
    expect(await titles()).toHaveLength(2);
  });

  test('is found by the job when the cost of an item was edited, once, and not in an archived recipe', async () => {
    const item = await kitchen.item({ lastUnitCost: '250' });
    await dish('Pasta', item);
    const old = await dish('Old', item);
    await manager.request('mutation ($id: ID!) { archiveRecipe(input: { id: $id }) { id } }', { id: old.id });
    await kitchen.write(async (tx) => {
      await tx.db.updateTable('item').set({ lastUnitCost: '450' }).where('id', '=', item.id).execute();
    });
    for (const _run of [1, 2]) await overTargetJob.run(jobRun(api.app));
    expect(await titles()).toEqual(['Pasta: food cost 45 %']);
  });

  test('notifies once when two deliveries are confirmed at the same moment', async () => {
    const [one, other] = [await kitchen.item({ lastUnitCost: '100' }), await kitchen.item({ lastUnitCost: '100' })];
    const lines = [one, other].map(({ id: itemId }) => ({ itemId, quantity: '1', unit: 'kg' }));
    await dish('Pasta', one, { lines });
    await Promise.all([receive([one], '340'), receive([other], '340')]);
    expect(await titles()).toHaveLength(1);
  });
});

describe('the menu price', () => {
  test('is changed alone, with the former one in the audit log, and back', async () => {
    const item = await kitchen.item({ lastUnitCost: '250' });
    const { id, version } = await dish('Pasta', item);
    const { updateMenuPrice: changed } = await manager.request<{ updateMenuPrice: Row }>(setPrice, {
      input: { id, version, menuPrice: 834 },
    });
    expect(changed).toMatchObject({
      name: 'Pasta',
      menuPrice: 834,
      cost: { foodCostPercent: '29.98', targetPrice: 834 },
    });
    const admin = await kitchen.signIn('admin');
    expect(
      await admin.request('{ auditLog(first: 1, filter: { entity: "Recipe" }) { nodes { action changes } } }'),
    ).toMatchObject({ auditLog: { nodes: [{ action: 'recipe.updated', changes: { menuPrice: [1000, 834] } }] } });
    await manager.request(setPrice, { input: { id, version: changed.version, menuPrice: null } });
    expect(await manager.request('query ($id: ID!) { recipe(id: $id) { menuPrice } }', { id })).toEqual({
      recipe: { menuPrice: null },
    });
  });

  test('is not changed over another change, below zero, by a cook or in another kitchen', async () => {
    const item = await kitchen.item({ lastUnitCost: '250' });
    const { id, version } = await dish('Pasta', item);
    const input = { id, version, menuPrice: 900 };
    expect(await manager.refused(setPrice, { input: { ...input, version: version + 1 } })).toBe('CONFLICT');
    expect(await manager.refused(setPrice, { input: { ...input, menuPrice: -1 } })).toBe('VALIDATION_FAILED');
    expect(await (await kitchen.signIn('cook')).refused(setPrice, { input })).toBe('FORBIDDEN');
    const other = await (await Kitchen.create(api)).signIn('manager');
    expect(await other.refused(setPrice, { input })).toBe('NOT_FOUND');
    expect(await manager.request('query ($id: ID!) { recipe(id: $id) { menuPrice } }', { id })).toEqual({
      recipe: { menuPrice: 1000 },
    });
  });

  const priceFor = (cost: number, portions: number, target: string | null) => {
    const selling = { yieldQuantity: String(portions), yieldUnit: 'portion', targetFoodCostPercent: target } as const;
    return (menuPrice: number | null) => costFigures({ cost: new Exact(cost), gaps: [] }, { ...selling, menuPrice });
  };

  test('for a target is the lowest at which the food cost is not above it', () => {
    const anyTarget = fc.integer({ min: 100, max: 10_000 }).map((hundredths) => String(hundredths / 100));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 1, max: 12 }),
        anyTarget,
        (cost, portions, target) => {
          const figures = priceFor(cost, portions, target);
          const price = figures(null).targetPrice;
          if (price === null) throw new Error('There is no price.');
          expect(figures(price).overTarget).toBe(false);
          if (price > 1) expect(figures(price - 1).overTarget).toBe(true);
        },
      ),
    );
  });

  test('for a target is unknown without a target, and for what costs nothing', () => {
    expect(priceFor(300, 1, null)(null).targetPrice).toBeNull();
    expect(priceFor(0, 1, '30')(null).targetPrice).toBeNull();
    expect(costFigures({ cost: null, gaps: [] }, { yieldQuantity: '1', yieldUnit: 'portion' }).targetPrice).toBeNull();
  });
});
