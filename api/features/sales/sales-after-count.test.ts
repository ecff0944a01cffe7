import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, businessDate } from '#schema/business-day.ts';
import { Notification } from '../notifications/notification.entity.ts';
import { type CountingKitchen, kg, openCountingKitchen } from '../../testing/counting.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let counting: CountingKitchen;
let today: string;

beforeAll(async () => {
  api = await startApi();
  today = businessDate({ timeZone: 'UTC', dayRollover: '04:00' }, new Date());
});
afterAll(() => api.stop());
beforeEach(async () => {
  counting = await openCountingKitchen(api);
});

/** A dish that uses 1 kg of each of these items. */
async function dishOf(...items: readonly { readonly id: string }[]): Promise<string> {
  const { createRecipe } = await counting.manager.client.ask<{ createRecipe: { id: string } }>(
    'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id } }',
    {
      input: {
        name: 'Plate',
        kind: 'menu',
        yieldQuantity: '1',
        yieldUnit: 'portion',
        lines: items.map(({ id }) => ({ itemId: id, quantity: '1', unit: 'kg' })),
        steps: [],
      },
    },
  );
  return createRecipe.id;
}

const sell = (recipeId: string, date: string, externalId = 'a') =>
  counting.manager.client.ask('mutation ($input: RecordSalesInput!) { recordSales(input: $input) { refused } }', {
    input: { lines: [{ externalId, businessDate: date, recipeId, quantity: '1' }] },
  });

/** Counts 5 kg of each and posts the count. */
async function count(...items: readonly { readonly id: string }[]): Promise<string> {
  const { manager, cook, lineOf } = counting;
  const { id } = await manager.start();
  for (const item of items) await cook.count(id, { ...lineOf(item.id), parts: kg('5') });
  await manager.review(id);
  return id;
}

async function warnings(): Promise<string[]> {
  const rows = await counting.kitchen.write((tx) => tx.em.find(Notification, {}));
  return rows.filter(({ dedupeKey }) => dedupeKey?.startsWith('sales_after_count')).map(({ message }) => message);
}

describe('sales of a day before a count', () => {
  test('notify the managers of the counted items, once per business date', async () => {
    const [beef, rice] = [
      await counting.itemHere('10', { name: 'Beef' }),
      await counting.itemHere('10', { name: 'Rice' }),
    ];
    const plate = await dishOf(beef, rice);
    await count(beef);
    const yesterday = addDays(today, -1);
    await sell(plate, yesterday);
    await sell(plate, yesterday, 'b');
    expect(await warnings()).toEqual([
      'Counted after these dishes were served: Beef. What was sold has left their stock once more. Count them again.',
    ]);
  });

  test('that were recorded before it, or after a count that was reversed, notify nobody', async () => {
    const beef = await counting.itemHere('10', { name: 'Beef' });
    const plate = await dishOf(beef);
    const yesterday = addDays(today, -1);
    await sell(plate, yesterday);
    const id = await count(beef);
    await counting.manager.run('reverseCount', 'ReverseCountInput', { id, reason: 'Wrong day' });
    await sell(plate, yesterday, 'b');
    expect(await warnings()).toEqual([]);
  });
});
