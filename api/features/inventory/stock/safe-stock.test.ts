import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDate, businessDayBounds } from '#schema/business-day.ts';
import { HOUR } from '#schema/milliseconds.ts';
import { add } from '../../../platform/database/transaction.ts';
import { PrepTask } from '../../prep/tasks/prep-task.entity.ts';
import { RecipeIngredient } from '../../recipes/parts/recipe-ingredient.entity.ts';
import { Recipe } from '../../recipes/recipe.entity.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import type { Item } from '../items/item.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
type Signed = Awaited<ReturnType<Kitchen['signIn']>>;
let manager: Signed;
let cook: Signed;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  [manager, cook] = [await kitchen.signIn('manager'), await kitchen.signIn('cook')];
});
afterAll(() => api.stop());

const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
const ahead = (hours: number) => new Date(Date.now() + hours * HOUR);

/** A started task that makes 8 l of sauce out of 8 l stock, and its items. */
async function sauceOf(stock: Item, sauceData: Partial<Item> = {}) {
  const sauce = await kitchen.item({ kind: 'prep', unit: 'l', tcsClass: 'cold', shelfLifeHours: 96, ...sauceData });
  const taskId = await kitchen.write(async (tx) => {
    const recipe = add(tx, Recipe, {
      name: `Sauce ${sauce.id}`,
      outputItemId: sauce.id,
      yieldQuantity: '8',
      yieldUnit: 'l',
    });
    add(tx, RecipeIngredient, { recipeId: recipe.id, itemId: stock.id, quantity: '8', unit: 'l' });
    const day = { businessDate: '2026-11-21', dueAt: new Date(), targetQuantity: '8', unit: 'l' } as const;
    return add(tx, PrepTask, { name: 'Sauce', recipeId: recipe.id, itemId: sauce.id, ...day }).id;
  });
  await cook.request('mutation ($input: PrepTaskInput!) { startPrepTask(input: $input) { id } }', {
    input: { id: taskId },
  });
  return { sauce, taskId };
}

const complete = `mutation ($input: CompletePrepTaskInput!) { completePrepTask(input: $input) { status lotId overrideReason } }`;
const finish = (client: Signed, id: string, more: object = {}) =>
  client.graph(complete, { input: { id, actualQuantity: '8', ...more } });
const lots = `query ($itemId: ID!) { stockLots(itemId: $itemId) { id lotCode quantity state useBy preparedAt expired usable overrideReason overrideByName } }`;
interface Lot {
  id: string;
  lotCode: string;
  quantity: string;
  state: string;
  useBy: string | null;
  preparedAt: string | null;
  overrideReason: string | null;
  overrideByName: string | null;
}
const lotsOf = async (itemId: string) => (await manager.request<{ stockLots: Lot[] }>(lots, { itemId })).stockLots;

async function expiredSauce() {
  const stock = await kitchen.item({ kind: 'prep', unit: 'l', tcsClass: 'cold', lastUnitCost: '100' });
  const lot = await kitchen.lot(stock.id, '10', { useBy: ago(72) });
  return { stock, lot, ...(await sauceOf(stock)) };
}

describe('expired stock', () => {
  test('is not used automatically: completing is refused with the expired lots and their dates', async () => {
    const { stock, lot, taskId, sauce } = await expiredSauce();
    const { errors } = await finish(cook, taskId);
    expect(errors[0]?.message).toMatch(
      new RegExp(
        `^8 l of ${stock.name} cannot be taken .* lot ${lot.lotCode} \\(10 l\\) expired on \\d{1,2} \\w{3} \\d{4}`,
      ),
    );
    expect(errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      fields: [{ path: 'overrideReason' }],
      lotIds: [lot.id],
    });
    expect([(await kitchen.stockOf(stock.id)).onHand, (await kitchen.stockOf(sauce.id)).onHand]).toEqual(['10', '0']);
  });

  test('notifies the managers once of the refusal, and the same key can be sent again', async () => {
    const { taskId } = await expiredSauce();
    const key = { 'idempotency-key': `refused-${taskId}` };
    const send = () => cook.graph(complete, { input: { id: taskId, actualQuantity: '8' } }, key);
    expect([(await send()).errors[0]?.extensions['code'], (await send()).errors[0]?.extensions['code']]).toEqual([
      'CONFLICT',
      'CONFLICT',
    ]);
    const notifications = await kitchen.write(({ db }) =>
      db.selectFrom('notification').select('title').where('entityId', '=', taskId).execute(),
    );
    expect(notifications).toEqual([{ title: 'Sauce cannot be finished' }]);
  });

  test('can be allowed by a manager with a reason, which the task and the new lot store', async () => {
    const { taskId, sauce } = await expiredSauce();
    const { data } = await finish(manager, taskId, { overrideReason: 'Label misprinted, made today' });
    expect(data).toMatchObject({ completePrepTask: { overrideReason: 'Label misprinted, made today' } });
    expect(await lotsOf(sauce.id)).toMatchObject([
      { overrideReason: 'Label misprinted, made today', overrideByName: manager.user.name },
    ]);
  });

  test('that was allowed does not give the new lot a use-by in the past', async () => {
    const { taskId, sauce } = await expiredSauce();
    await finish(manager, taskId, { overrideReason: 'Label misprinted' });
    const [lot] = await lotsOf(sauce.id);
    expect(new Date(lot?.useBy ?? 0).getTime()).toBeGreaterThan(Date.now());
  });

  test('cannot be allowed by a cook', async () => {
    const { taskId } = await expiredSauce();
    expect((await finish(cook, taskId, { overrideReason: 'Smells fine' })).errors[0]?.extensions['code']).toBe(
      'FORBIDDEN',
    );
  });

  test('is not used while usable stock covers the recipe', async () => {
    const { stock, taskId } = await expiredSauce();
    await kitchen.lot(stock.id, '9', { useBy: ahead(24) });
    expect((await finish(cook, taskId)).errors).toEqual([]);
    expect((await kitchen.stockOf(stock.id)).lots.map(({ quantity }) => quantity)).toEqual(['10', '1']);
  });
});

describe('usable stock', () => {
  const read = `query ($id: ID!) { item(id: $id) { stockState onHand usable expired nextUseBy } }`;

  test('decides the low-stock state; expired stock is a separate figure', async () => {
    const item = await kitchen.item({ parLevel: '5' });
    await kitchen.lot(item.id, '6', { useBy: ago(1) });
    expect(await cook.request(read, { id: item.id })).toEqual({
      item: { stockState: 'low', onHand: '6', usable: '0', expired: '6', nextUseBy: null },
    });
  });

  test('decides the suggested order', async () => {
    const item = await kitchen.item({ parLevel: '5' });
    await kitchen.lot(item.id, '6', { useBy: ago(1) });
    const filter = { search: item.name };
    const query = `query ($filter: DeliverableItemsFilter) { deliverableItems(filter: $filter) { id onHand usable suggestedQuantity } }`;
    const { deliverableItems } = await manager.request<{ deliverableItems: { id: string }[] }>(query, { filter });
    expect(deliverableItems.find(({ id }) => id === item.id)).toEqual({
      id: item.id,
      onHand: '6',
      usable: '0',
      suggestedQuantity: '5',
    });
  });

  test('excludes quarantined stock from the stock check', async () => {
    const own = await Kitchen.create(api);
    const item = await own.item({ parLevel: '5' });
    await own.lot(item.id, '6', { state: 'quarantined' });
    const { json } = await (await own.signIn('manager')).post('/api/checks/stock');
    expect(json).toMatchObject([{ title: `${item.name} is below par` }]);
  });

  test('lots to use by the end of tomorrow are listed for cooks and displays, without quarantine, empty ones and costs', async () => {
    const own = await Kitchen.create(api);
    const item = await own.item();
    const clock = { timeZone: 'UTC', dayRollover: '04:00' };
    const tomorrow = addDays(businessDate(clock, new Date()), 1);
    const end = businessDayBounds(clock, tomorrow).end.getTime();
    await own.lot(item.id, '1', { useBy: new Date(end - 60_000), unitCost: '5' });
    await own.lot(item.id, '2', { useBy: new Date(end) });
    await own.lot(item.id, '3', { useBy: ago(2) });
    await own.lot(item.id, '4', { useBy: ago(1), state: 'quarantined' });
    await own.lot(item.id, '5');
    const read = '{ lotsToUse { quantity unitCost } }';
    const listed = [
      { quantity: '3', unitCost: null },
      { quantity: '1', unitCost: null },
    ];
    for (const reader of [await own.signIn('cook'), await own.pair()])
      expect(await reader.request(read)).toEqual({ lotsToUse: listed });
    const stranger = await (await Kitchen.create(api)).signIn('cook');
    expect(await stranger.request(read)).toEqual({ lotsToUse: [] });
  });

  test('excludes expired lots, which are listed with the longest expired first', async () => {
    const own = await Kitchen.create(api);
    const item = await own.item();
    await own.lot(item.id, '2', { useBy: ahead(5) });
    await own.lot(item.id, '3', { useBy: ago(5) });
    await own.lot(item.id, '4', { useBy: ago(9) });
    const { expiredLots } = await (
      await own.signIn('cook')
    ).request<{ expiredLots: Lot[] }>('{ expiredLots { quantity } }');
    expect(expiredLots.map(({ quantity }) => quantity)).toEqual(['4', '3']);
  });
});

describe('a corrected batch', () => {
  test('has the same lot, code and use-by', async () => {
    const stock = await kitchen.item({ unit: 'l' }, '50');
    const { sauce, taskId } = await sauceOf(stock);
    await finish(cook, taskId);
    const [before] = await lotsOf(sauce.id);
    await manager.request('mutation ($input: PrepTaskInput!) { reopenPrepTask(input: $input) { id } }', {
      input: { id: taskId },
    });
    await finish(cook, taskId, { actualQuantity: '6' });
    const after = await lotsOf(sauce.id);
    expect(after).toEqual([{ ...before, quantity: '6' }]);
  });

  test('has the cost of its ingredients, which becomes the item’s last cost', async () => {
    const stock = await kitchen.item({ unit: 'l', lastUnitCost: '150' }, '50');
    const { sauce, taskId } = await sauceOf(stock);
    await finish(cook, taskId, { actualQuantity: '6' });
    const { item } = await manager.request<{ item: object }>(
      'query ($id: ID!) { item(id: $id) { lastUnitCost stockValue } }',
      {
        id: sauce.id,
      },
    );
    expect(item).toEqual({ lastUnitCost: '150', stockValue: '900' });
  });
});
