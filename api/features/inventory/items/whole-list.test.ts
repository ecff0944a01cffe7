import { afterAll, beforeAll, expect, test } from 'vitest';
import { add } from '../../../platform/database/transaction.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { Item } from './item.entity.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('the list of items for programs says that it is cut at 1,000', async () => {
  const kitchen = await Kitchen.create(api);
  const cook = await kitchen.signIn('cook');
  const { categoryId } = await kitchen.item();
  const addItems = (from: number, to: number) =>
    kitchen.write(async (tx) => {
      for (let number = from; number <= to; number += 1)
        add(tx, Item, { name: `Spice ${number}`, unit: 'kg', categoryId });
    });
  const read = async () => {
    const { headers, json } = await cook.get('/api/inventory');
    return { rows: Array.isArray(json) ? json.length : 0, cut: headers.get('x-truncated') };
  };
  await addItems(2, 1_000);
  expect(await read()).toEqual({ rows: 1_000, cut: null });
  await addItems(1_001, 1_001);
  expect(await read()).toEqual({ rows: 1_000, cut: 'true' });
});
