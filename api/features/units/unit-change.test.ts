import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Item } from '../inventory/items/item.entity.ts';
import { add } from '../../platform/database/transaction.ts';
import { Supplier } from '../suppliers/supplier.entity.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Awaited<ReturnType<Kitchen['signIn']>>;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
});

const update = `mutation ($input: UpdateItemInput!) { item: updateItem(input: $input) { unit parLevel maxLevel packQuantity lastUnitCost } }`;
const createRecipe = `mutation ($input: CreateRecipeInput!) { recipe: createRecipe(input: $input) { id cost { total } } }`;
const addPar = 'mutation ($input: AddPrepItemInput!) { addPrepItem(input: $input) { id } }';
const addTask = 'mutation ($input: AddPrepTaskInput!) { task: addPrepTask(input: $input) { id } }';
const week = (par: string) => Array.from({ length: 7 }, () => par);
const refusal = async (input: object) => (await manager.graph(update, { input })).errors[0]?.message;

const flour: Partial<Item> = {
  name: 'Flour',
  unit: 'kg',
  parLevel: '10',
  maxLevel: '40',
  packQuantity: '25',
  lastUnitCost: '90',
};

/** A delivery that is still expected, of this much of the item at this price per unit. */
async function expectDelivery(item: Item, orderedQuantity: string, unitPrice: string): Promise<string> {
  const supplier = await kitchen.write(async (tx) => add(tx, Supplier, { name: 'Mill' }));
  const input = {
    supplierId: supplier.id,
    expectedAt: new Date(Date.now() + 86_400_000).toISOString(),
    lines: [{ itemId: item.id, orderedQuantity, unitPrice }],
  };
  const create = 'mutation ($input: CreateDeliveryInput!) { delivery: createDelivery(input: $input) { id } }';
  const { delivery } = await manager.request<{ delivery: { id: string } }>(create, { input });
  return delivery.id;
}

describe('another unit for an item without stock movements', () => {
  test('converts its par, maximum, pack and cost, and recipe costs do not change', async () => {
    const item = await kitchen.item(flour);
    const lines = [{ itemId: item.id, quantity: '2', unit: 'kg' }];
    const recipe = { name: 'Bread', kind: 'menu', yieldQuantity: '1', yieldUnit: 'ea', lines, steps: [] };
    const { recipe: bread } = await manager.request<{ recipe: { id: string; cost: { total: string } } }>(createRecipe, {
      input: recipe,
    });
    const { item: changed } = await manager.request<{ item: object }>(update, { input: { id: item.id, unit: 'g' } });
    expect(changed).toEqual({
      unit: 'g',
      parLevel: '10000',
      maxLevel: '40000',
      packQuantity: '25000',
      lastUnitCost: '0.09',
    });
    expect(await manager.request(`{ recipe(id: "${bread.id}") { cost { total } } }`)).toEqual({
      recipe: { cost: { total: bread.cost.total } },
    });
  });

  test('converts its par sheet line and its open tasks', async () => {
    const item = await kitchen.item({ name: 'Dough', unit: 'kg' });
    await manager.request(addPar, {
      input: {
        itemId: item.id,
        parByWeekday: week('8'),
        useByWeekday: week('6'),
        batchQuantity: '2.5',
        minQuantity: '2.5',
        maxQuantity: '5',
      },
    });
    const task = { itemId: item.id, dueTime: '15:00', targetQuantity: '1.5', unit: 'kg' };
    const { task: added } = await manager.request<{ task: { id: string } }>(addTask, { input: task });
    await manager.request(update, { input: { id: item.id, unit: 'g' } });
    const read = `{ prepItems { parByWeekday useByWeekday batchQuantity minQuantity maxQuantity unit planned } prepTask(id: "${added.id}") { targetQuantity unit } }`;
    expect(await manager.request(read)).toEqual({
      prepItems: [
        {
          parByWeekday: week('8000'),
          useByWeekday: week('6000'),
          batchQuantity: '2500',
          minQuantity: '2500',
          maxQuantity: '5000',
          unit: 'g',
          planned: '1500',
        },
      ],
      prepTask: { targetQuantity: '1500', unit: 'g' },
    });
  });

  test('converts the quantities and prices of expected deliveries', async () => {
    const item = await kitchen.item(flour);
    const id = await expectDelivery(item, '50', '88');
    await manager.request(update, { input: { id: item.id, unit: 'g' } });
    const read = `{ delivery(id: "${id}") { lines { orderedQuantity unitPrice unit } } }`;
    expect(await manager.request(read)).toEqual({
      delivery: { lines: [{ orderedQuantity: '50000', unitPrice: '0.088', unit: 'g' }] },
    });
  });

  test('reads figures of the same request as figures in the new unit', async () => {
    const item = await kitchen.item(flour);
    const { item: changed } = await manager.request<{ item: object }>(update, {
      input: { id: item.id, unit: 'g', parLevel: '9000' },
    });
    expect(changed).toMatchObject({ unit: 'g', parLevel: '9000', maxLevel: '40000' });
  });

  test('uses the density and the item’s own conversions', async () => {
    const oil = await kitchen.item({ ...flour, name: 'Oil', unit: 'l', densityGramsPerMl: '0.9' });
    const { item } = await manager.request<{ item: object }>(update, { input: { id: oil.id, unit: 'kg' } });
    expect(item).toMatchObject({ parLevel: '9', packQuantity: '22.5', lastUnitCost: '100' });
    const parsley = await kitchen.item({ ...flour, name: 'Parsley', unit: 'bunch' });
    const input = { itemId: parsley.id, fromQuantity: '1', fromUnit: 'bunch', toQuantity: '80', toUnit: 'g' };
    await manager.request('mutation ($input: AddItemConversionInput!) { addItemConversion(input: $input) { id } }', {
      input,
    });
    const { item: weighed } = await manager.request<{ item: object }>(update, {
      input: { id: parsley.id, unit: 'kg' },
    });
    expect(weighed).toMatchObject({ parLevel: '0.8', packQuantity: '2', lastUnitCost: '1125' });
  });

  test('is refused, naming every figure that would be lost, when the units do not convert', async () => {
    const parsley = await kitchen.item({ ...flour, name: 'Parsley', unit: 'bunch', maxLevel: null });
    await expectDelivery(parsley, '12', '170');
    await manager.request(addPar, { input: { itemId: parsley.id, parByWeekday: week('8') } });
    const lines = [{ itemId: parsley.id, quantity: '2', unit: 'bunch' }];
    const recipe = { name: 'Green sauce', kind: 'menu', yieldQuantity: '1', yieldUnit: 'l', lines, steps: [] };
    await manager.request(createRecipe, { input: recipe });
    expect(await refusal({ id: parsley.id, unit: 'g' })).toBe(
      'Parsley cannot change from bunch to g, because these would be lost: par 10; pack 25; cost per unit; par sheet line; ' +
        'delivery lines: 1; The recipe Green sauce. Weigh one and add the conversion.',
    );
    expect(await manager.request(`{ item(id: "${parsley.id}") { unit parLevel } }`)).toEqual({
      item: { unit: 'bunch', parLevel: '10' },
    });
  });

  test('is allowed when nothing uses the old unit', async () => {
    const item = await kitchen.item({ name: 'Salt', unit: 'ea' });
    expect(await manager.request(update, { input: { id: item.id, unit: 'kg' } })).toMatchObject({
      item: { unit: 'kg' },
    });
  });

  test('is refused when a figure would be too small to record', async () => {
    const saffron = await kitchen.item({ name: 'Saffron', unit: 'g', parLevel: '0.01' });
    expect(await refusal({ id: saffron.id, unit: 'kg' })).toBe('In kg its par of Saffron is too small to be recorded.');
  });

  test('is refused once stock has moved', async () => {
    const item = await kitchen.item(flour, '5');
    expect(await refusal({ id: item.id, unit: 'g' })).toBe(
      'Flour already has stock movements in kg, so its unit stays.',
    );
  });

  test('publishes the tasks and deliveries that it changed', async () => {
    const item = await kitchen.item(flour);
    await expectDelivery(item, '50', '88');
    await manager.request(addTask, { input: { itemId: item.id, dueTime: '15:00', targetQuantity: '1', unit: 'kg' } });
    const { liveSeq } = await manager.request<{ liveSeq: number }>('{ liveSeq }');
    await manager.request(update, { input: { id: item.id, unit: 'g' } });
    const { liveEvents } = await manager.request<{ liveEvents: { messages: { type: string }[] } }>(
      `{ liveEvents(after: ${liveSeq}) { messages } }`,
    );
    expect(liveEvents.messages.map(({ type }) => type).toSorted()).toEqual([
      'DELIVERY_UPDATED',
      'INVENTORY_UPDATED',
      'PREP_TASK_UPDATED',
    ]);
  });
});
