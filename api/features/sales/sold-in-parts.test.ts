import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDate } from '#schema/business-day.ts';
import { Notification } from '../notifications/notification.entity.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

const CLOCK = { timeZone: 'UTC', dayRollover: '04:00' };

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api, CLOCK);
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

let dishes = 0;

/** A dish that uses so many grams of each of these items; all sales are of today. */
async function dishOf(...grams: readonly string[]) {
  const items = await Promise.all(grams.map(() => kitchen.item({ lastUnitCost: '500' }, '10')));
  const lines = items.map(({ id }, index) => ({ itemId: id, quantity: grams[index], unit: 'g' }));
  const whole = { kind: 'menu', yieldQuantity: '1', yieldUnit: 'portion', steps: [] };
  const { createRecipe } = await manager.request<{ createRecipe: { id: string } }>(
    'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id } }',
    { input: { ...whole, name: `Dish ${++dishes}`, lines } },
  );
  const { id } = createRecipe;
  const date = businessDate(CLOCK, new Date());
  return {
    id,
    /** Records one call with these lines. */
    async sell(sent: readonly object[]): Promise<void> {
      const { recordSales } = await manager.request<{ recordSales: { refused: number } }>(
        'mutation ($input: RecordSalesInput!) { recordSales(input: $input) { refused } }',
        { input: { lines: sent.map((line) => Object.assign({ businessDate: date, recipeId: id }, line)) } },
      );
      expect(recordSales).toEqual({ refused: 0 });
    },
    /** What has left the stock of each item, in kilograms. */
    async drawn(): Promise<string[]> {
      const stocks = await Promise.all(items.map((item) => kitchen.stockOf(item.id)));
      return stocks.map(({ onHand }) => new Decimal(10).minus(onHand).toFixed());
    },
    async useUnknown(): Promise<boolean | undefined> {
      const { salesDay } = await manager.request<{ salesDay: { dishes: { recipeId: string; useUnknown: boolean }[] } }>(
        'query ($date: LocalDate!) { salesDay(date: $date) { dishes { recipeId useUnknown } } }',
        { date },
      );
      return salesDay.dishes.find(({ recipeId }) => recipeId === id)?.useUnknown;
    },
  };
}

/** So many lines of one portion. */
const portions = (count: number, till: string) =>
  Array.from({ length: count }, (_, index) => ({ externalId: `${till}-${index}`, quantity: '1' }));

test('a till that sends portions one by one draws what it draws when it sends them at once', async () => {
  const [single, together] = [await dishOf('0.06'), await dishOf('0.06')];
  for (const line of portions(10, 'single')) await single.sell([line]);
  await together.sell(portions(10, 'together'));
  expect([await single.drawn(), await together.drawn()]).toEqual([['0.0006'], ['0.0006']]);
});

test('portions that each use less than the stock can record add up', async () => {
  const dish = await dishOf('0.04');
  for (const line of portions(13, 'little')) await dish.sell([line]);
  expect(await dish.drawn()).toEqual(['0.0005']);
});

test('a dish that uses too little to be recorded is not unknown, and nobody is notified', async () => {
  const dish = await dishOf('0.04');
  await dish.sell(portions(1, 'one'));
  expect(await dish.drawn()).toEqual(['0']);
  expect(await dish.useUnknown()).toBe(false);
  expect(await kitchen.write((tx) => tx.em.count(Notification, { entityId: dish.id }))).toBe(0);
});

test('a dish without ingredients is unknown', async () => {
  const dish = await dishOf();
  await dish.sell(portions(1, 'nothing'));
  expect(await dish.useUnknown()).toBe(true);
  const [sent] = await kitchen.write((tx) => tx.em.find(Notification, { entityId: dish.id }));
  expect(sent?.message).toContain('its recipe has no ingredients');
});

test('voids one by one return what one void of all returns', async () => {
  const dish = await dishOf('0.04');
  const [rest, single] = [{ externalId: 'rest', quantity: '40' }, portions(10, 'void')];
  await dish.sell([rest, ...single]);
  expect(await dish.drawn()).toEqual(['0.002']);
  for (const line of single) await dish.sell([{ ...line, kind: 'void' }]);
  expect(await dish.drawn()).toEqual(['0.0016']);
  await dish.sell([{ ...rest, kind: 'void' }]);
  expect(await dish.drawn()).toEqual(['0']);
});

test('a restocked refund of each portion returns all that was drawn', async () => {
  const dish = await dishOf('0.06');
  for (const line of portions(7, 'sold')) await dish.sell([line]);
  for (const line of portions(7, 'back')) await dish.sell([{ ...line, kind: 'refund', restock: true }]);
  expect(await dish.drawn()).toEqual(['0']);
});

test('however the portions of a day are split and corrected, their total decides what is drawn', async () => {
  const milligrams = fc.integer({ min: 1, max: 400 });
  const totals = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 5 });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.tuple(milligrams, milligrams), totals, async (used, steps) => {
      const dish = await dishOf(...used.map((amount) => new Decimal(amount).dividedBy(1000).toFixed()));
      const externalId = `step-${++run}`;
      for (const total of steps) await dish.sell([{ externalId, quantity: String(total) }]);
      const kilograms = used.map((amount) => new Decimal(amount).times(steps.at(-1) ?? 0).dividedBy(1_000_000));
      expect(await dish.drawn()).toEqual(kilograms.map((exact) => exact.toDecimalPlaces(4).toFixed()));
    }),
    { numRuns: 10 },
  );
});

test('tills that send portions at the same time draw what they draw together', async () => {
  const dish = await dishOf('0.06');
  await Promise.all(portions(10, 'both').map((line) => dish.sell([line])));
  expect(await dish.drawn()).toEqual(['0.0006']);
});
