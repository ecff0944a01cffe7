import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { add } from '../../../platform/database/transaction.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import { drawStock } from '../../inventory/ledger/ledger.writes.ts';
import { StockLot } from '../../inventory/lots/stock-lot.entity.ts';
import { StockMovement } from '../../inventory/ledger/stock-movement.entity.ts';
import { Notification } from '../../notifications/notification.entity.ts';
import { RecipeIngredient } from '../../recipes/parts/recipe-ingredient.entity.ts';
import { Recipe } from '../../recipes/recipe.entity.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { PrepTask } from './prep-task.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let cook: Client;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  cook = await kitchen.signIn('cook');
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

const act = (name: string) => `mutation ($input: PrepTaskInput!) { task: ${name}(input: $input) { id } }`;
const complete = `mutation ($input: CompletePrepTaskInput!) { task: completePrepTask(input: $input) { id lotId } }`;

/** A sauce of 8 l from 4 kg tomatoes (80 % usable) and 200 g salt, with these quantities on hand. */
async function sauce(tomatoes: string, salt = '3', output: Partial<Item> = {}) {
  const tomato = await kitchen.item({ defaultYieldPercent: '80', lastUnitCost: '250' }, tomatoes);
  const salts = await kitchen.item({ lastUnitCost: '100' }, salt);
  const made = await kitchen.item({ kind: 'prep', unit: 'l', tcsClass: 'cold', ...output });
  const taskId = await kitchen.write(async (tx) => {
    const recipe = add(tx, Recipe, {
      name: `Sauce ${made.id}`,
      outputItemId: made.id,
      yieldQuantity: '8',
      yieldUnit: 'l',
      shelfLifeHours: 96,
    });
    add(tx, RecipeIngredient, { recipeId: recipe.id, itemId: tomato.id, quantity: '4', unit: 'kg' });
    add(tx, RecipeIngredient, { recipeId: recipe.id, itemId: salts.id, quantity: '200', unit: 'g' });
    return add(tx, PrepTask, {
      name: 'Sauce',
      businessDate: '2026-11-21',
      recipeId: recipe.id,
      itemId: made.id,
      targetQuantity: '8',
      unit: 'l',
      dueAt: new Date(),
    }).id;
  });
  return { taskId, tomato, salt: salts, made };
}

const onHand = async (item: Item) => Number((await kitchen.stockOf(item.id)).onHand);
const lotsOf = (item: Item) => kitchen.write((tx) => tx.em.find(StockLot, { itemId: item.id }));
const start = async (id: string) => cook.request(act('startPrepTask'), { input: { id } });
const finish = (id: string, actualQuantity: string) => cook.request(complete, { input: { id, actualQuantity } });

describe('completing a task', () => {
  test('adds a lot with its use-by and cost to stock and removes the scaled ingredients', async () => {
    const { taskId, tomato, salt, made } = await sauce('20');
    await start(taskId);
    await finish(taskId, '4');
    expect([await onHand(made), await onHand(tomato), await onHand(salt)]).toEqual([4, 17.5, 2.9]);
    const [lot] = await lotsOf(made);
    expect(lot).toMatchObject({ quantity: '4.0000', prepTaskId: taskId, unitCost: '158.750000' });
    const hours = ((lot?.useBy?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(96);
  });

  test('is booked once, however often the same request is sent', async () => {
    const { taskId, tomato, made } = await sauce('20');
    await start(taskId);
    const input = { id: taskId, actualQuantity: '8' };
    const send = () => cook.graph(complete, { input }, { 'idempotency-key': `done-${taskId}` });
    const responses = await Promise.all([send(), send(), send()]);
    expect(responses.map(({ errors }) => errors)).toEqual([[], [], []]);
    expect([await onHand(made), await onHand(tomato)]).toEqual([8, 15]);
  });

  test('records a shortage as owed, and notifies the managers', async () => {
    const { taskId, tomato, made } = await sauce('2');
    await start(taskId);
    await finish(taskId, '8');
    expect([await onHand(made), await onHand(tomato)]).toEqual([8, 0]);
    expect((await kitchen.stockOf(tomato.id)).owed).toBe('3');
    const notifications = await kitchen.write((tx) =>
      tx.em.find(Notification, { title: `${tomato.name} is owed`, entityId: tomato.id }),
    );
    expect(notifications).toEqual([
      expect.objectContaining({
        type: 'other',
        audienceRoles: ['manager', 'admin'],
        message: '3 kg more than was on record was used. Enter the delivery that is missing, or count it.',
      }),
    ]);
    expect((await lotsOf(made))[0]?.unitCost).toBe('158.750000');
  });

  test('is refused while an ingredient is only in quarantine', async () => {
    const { taskId, tomato, made } = await sauce('0');
    const lot = await kitchen.lot(tomato.id, '9', { state: 'quarantined', quarantineReason: 'Label mix-up' });
    await start(taskId);
    const { errors } = await cook.graph(complete, { input: { id: taskId, actualQuantity: '8' } });
    expect(errors[0]?.message).toBe(
      `5 kg of ${tomato.name} cannot be taken from what may be used: lot ${lot.lotCode} is in quarantine (Label mix-up). A manager can release it.`,
    );
    expect([await onHand(made), await onHand(tomato)]).toEqual([0, 9]);
  });

  test('names an ingredient whose unit does not convert, and has no cost then', async () => {
    const { taskId, tomato, made } = await sauce('20');
    await kitchen.write(async (tx) => {
      const line = await tx.em.findOneOrFail(RecipeIngredient, { itemId: tomato.id });
      line.unit = 'bunch';
    });
    await start(taskId);
    await finish(taskId, '8');
    expect([await onHand(made), await onHand(tomato)]).toEqual([8, 20]);
    const notifications = await kitchen.write((tx) => tx.em.findOneOrFail(Notification, { entityId: tomato.id }));
    expect(notifications.message).toBe(`${tomato.name} was not booked for Sauce: bunch does not convert to kg.`);
    expect((await lotsOf(made))[0]?.unitCost).toBeNull();
  });

  test('inherits the earliest date mark of its prepared ingredients', async () => {
    const { taskId, tomato, made } = await sauce('0');
    const useBy = new Date(Date.now() + 3_600_000);
    await kitchen.write(async (tx) => {
      const item = await tx.em.findOneOrFail(Item, { id: tomato.id });
      Object.assign(item, { kind: 'prep', tcsClass: 'cold' });
    });
    await kitchen.lot(tomato.id, '10', { useBy });
    await start(taskId);
    await finish(taskId, '8');
    expect((await lotsOf(made))[0]?.useBy).toEqual(useBy);
  });

  test('cannot be reopened once some of it is used', async () => {
    const { taskId, made } = await sauce('20');
    await start(taskId);
    await finish(taskId, '8');
    await kitchen.write(async (tx) => {
      await drawStock(tx, { itemId: made.id, type: 'prep_out', quantity: '1', order: 'serve' });
    });
    const { errors } = await manager.graph(act('reopenPrepTask'), { input: { id: taskId } });
    expect(errors[0]?.message).toMatch(/already used/);
    expect(await onHand(made)).toBe(7);
  });
});

describe('undoing a completion', () => {
  test('restores every item, lot and sum exactly, for any quantity and repetition', async () => {
    const { taskId, tomato, salt, made } = await sauce('6.1234', '0.15');
    const before = [await onHand(tomato), await onHand(salt), await onHand(made)];
    await start(taskId);
    const amounts = fc.integer({ min: 1, max: 120_000 }).map((thousandths) => (thousandths / 10_000).toFixed(4));
    await fc.assert(
      fc.asyncProperty(amounts, fc.boolean(), async (actualQuantity, byUndo) => {
        await finish(taskId, actualQuantity);
        expect(await onHand(made)).toBe(Number(actualQuantity));
        await (byUndo
          ? cook.request(act('undoPrepTask'), { input: { id: taskId } })
          : manager.request(act('reopenPrepTask'), { input: { id: taskId } }));
        expect([await onHand(tomato), await onHand(salt), await onHand(made)]).toEqual(before);
        for (const item of [tomato, salt, made]) {
          const rows = await kitchen.write((tx) => tx.em.find(StockMovement, { itemId: item.id }));
          const sum = rows.reduce((total, { quantity }) => total + Math.round(Number(quantity) * 10_000), 0);
          expect(sum / 10_000).toBe(await onHand(item));
        }
        expect((await lotsOf(made)).every(({ quantity }) => Number(quantity) === 0)).toBe(true);
      }),
      { numRuns: 15 },
    );
  });
});
