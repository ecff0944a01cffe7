import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zoneWhereItIs } from '../../../testing/kitchen-clock.ts';
import { everyDay, Planning } from '../../../testing/planning.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const kitchenAt = (hour: number) => Planning.open(api, zoneWhereItIs(hour));
const sheet = `query ($date: LocalDate) { prepItems(date: $date) { onHand toMake projected assumesPar } }`;

async function lineOn(plan: Planning, ahead: number): Promise<unknown> {
  const { prepItems } = await plan.manager.request<{ prepItems: unknown[] }>(sheet, { date: plan.day(ahead) });
  return prepItems[0];
}

describe('the prep list of tomorrow', () => {
  test('of the evening and of the night is that of the next morning: what was used today is used', async () => {
    for (const [hour, ahead] of [
      [23, 1],
      [3, 1],
      [5, 0],
    ] as const) {
      const plan = await kitchenAt(hour);
      await plan.line({ useByWeekday: everyDay('8') }, {}, '9');
      expect(await lineOn(plan, ahead), `${hour}:00`).toMatchObject({ onHand: '9', toMake: '1', assumesPar: false });
    }
  });

  test('does not assume in the evening that the whole par of today is used again', async () => {
    const plan = await kitchenAt(23);
    await plan.line({}, {}, '9');
    expect(await lineOn(plan, 1)).toMatchObject({ onHand: '9', toMake: '1', assumesPar: false });
  });

  test('subtracts the use of a later day in full, also in the evening', async () => {
    const plan = await kitchenAt(23);
    await plan.line({ useByWeekday: everyDay('8') }, {}, '9');
    expect(await lineOn(plan, 2)).toMatchObject({ onHand: '1', toMake: '9' });
  });

  test('in the afternoon subtracts what dinner will use', async () => {
    const plan = await kitchenAt(17);
    await plan.line({ useByWeekday: everyDay('8') }, {}, '9');
    expect(await lineOn(plan, 1)).toMatchObject({ onHand: '1', toMake: '9' });
  });

  test('subtracts only what the sales of today have not used yet', async () => {
    const plan = await kitchenAt(17);
    const { item } = await plan.line({ useByWeekday: everyDay('8') }, {}, '9');
    const dish = {
      name: 'Pasta',
      kind: 'menu',
      yieldQuantity: '1',
      yieldUnit: 'portion',
      menuPrice: 1200,
      lines: [{ itemId: item.id, quantity: '1', unit: 'l' }],
      steps: [],
    };
    const recipeId = await plan.mutate('createRecipe', dish, 'CreateRecipeInput');
    const save = 'mutation ($input: SaveSalesDayInput!) { saveSalesDay(input: $input) { state } }';
    const day = { businessDate: plan.day(0), complete: false, dishes: [{ recipeId, quantity: '3' }] };
    await plan.manager.request(save, { input: day });
    expect(await lineOn(plan, 1)).toMatchObject({ onHand: '1', toMake: '9' });
  });

  test('begins with what a closing count found, also when it is what was expected', async () => {
    for (const quantity of ['9', '4']) {
      const plan = await kitchenAt(20);
      const { item } = await plan.line({ useByWeekday: everyDay('8') }, {}, '9');
      const count = { lines: [{ itemId: item.id, parts: [{ quantity, unit: 'l' }] }] };
      await plan.mutate('countClosing', count, 'CountClosingInput');
      expect(await lineOn(plan, 1)).toMatchObject({ onHand: quantity });
    }
  });

  test('expects the whole use again when the closing count was undone', async () => {
    const plan = await kitchenAt(20);
    const { item } = await plan.line({ useByWeekday: everyDay('8') }, {}, '9');
    const count = { lines: [{ itemId: item.id, parts: [{ quantity: '4', unit: 'l' }] }] };
    const id = await plan.mutate('countClosing', count, 'CountClosingInput');
    await plan.mutate('undoClosingCount', { id }, 'CountTargetInput');
    expect(await lineOn(plan, 1)).toMatchObject({ onHand: '1', toMake: '9' });
  });
});
