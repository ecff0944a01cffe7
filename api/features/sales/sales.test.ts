import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDate } from '#schema/business-day.ts';
import { Notification } from '../notifications/notification.entity.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { openFeed } from '../../testing/feed.ts';
import { until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let today: string;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
  today = businessDate({ timeZone: 'UTC', dayRollover: '04:00' }, new Date());
});
afterAll(() => api.stop());

const createRecipe = `mutation ($input: CreateRecipeInput!) {
  createRecipe(input: $input) { id outputItemId version pluCodes } }`;
const record = `mutation ($input: RecordSalesInput!) { recordSales(input: $input) {
  refused lines { externalId result message } days { businessDate state netSales sold } } }`;
const saveDay = `mutation ($input: SaveSalesDayInput!) { saveSalesDay(input: $input) {
  state netSales dishes { recipeId byHand fromTill netAmount } } }`;

interface Recorded {
  refused: number;
  lines: { externalId: string; result: string; message: string | null }[];
  days: { businessDate: string; state: string; netSales: number | null; sold: string }[];
}

interface Dish {
  readonly id: string;
  readonly plu: string;
}

let counter = 0;

/** A dish of one portion that uses these ingredients. */
async function dish(lines: readonly object[], data: object = {}): Promise<Dish> {
  counter += 1;
  const plu = `P${counter}`;
  const input = {
    name: `Dish ${counter}`,
    kind: 'menu',
    yieldQuantity: '1',
    yieldUnit: 'portion',
    menuPrice: 1200,
    pluCodes: [plu],
    lines,
    steps: [],
    ...data,
  };
  const { createRecipe: made } = await manager.request<{ createRecipe: { id: string } }>(createRecipe, { input });
  return { id: made.id, plu };
}

async function sell(lines: readonly object[], more: object = {}): Promise<Recorded> {
  const input = { lines: lines.map((line) => Object.assign({ businessDate: today }, line)), ...more };
  return (await manager.request<{ recordSales: Recorded }>(record, { input })).recordSales;
}

const results = ({ lines }: Recorded) => lines.map(({ result }) => result);

/** A dish that uses 0.2 kg of an item of which 10 kg are on hand. */
async function simple() {
  const item = await kitchen.item({ lastUnitCost: '500' }, '10');
  const sold = await dish([{ itemId: item.id, quantity: '0.2', unit: 'kg' }]);
  return { item, sold, onHand: async () => (await kitchen.stockOf(item.id)).onHand };
}

describe('recording sales', () => {
  test('draws what the dish uses, and counts its menu price', async () => {
    const { sold, onHand } = await simple();
    const answer = await sell([{ externalId: 'a1', plu: sold.plu, quantity: '5' }]);
    expect(results(answer)).toEqual(['recorded']);
    expect(answer.days).toMatchObject([{ businessDate: today, state: 'partial' }]);
    expect(await onHand()).toBe('9');
  });

  test('counts a line once, also when it is sent twice in a row or twice at once', async () => {
    const { sold, onHand } = await simple();
    const line = { externalId: 'b1', plu: sold.plu, quantity: '5' };
    await Promise.all([sell([line]), sell([line]), sell([line])]);
    expect(results(await sell([line]))).toEqual(['unchanged']);
    expect(await onHand()).toBe('9');
  });

  test('gives a day net sales when none of a dish without a price was sold', async () => {
    const [priced, other] = [await simple(), await simple()];
    const unpriced = await dish([{ itemId: other.item.id, quantity: '1', unit: 'kg' }], { menuPrice: null });
    const date = addDays(today, -77);
    const save = (dishes: readonly object[]) =>
      manager.request<{ saveSalesDay: { netSales: number | null } }>(saveDay, {
        input: { businessDate: date, dishes },
      });
    await save([
      { recipeId: priced.sold.id, quantity: '5' },
      { recipeId: unpriced.id, quantity: '3' },
    ]);
    const { saveSalesDay } = await save([{ recipeId: unpriced.id, quantity: '0' }]);
    expect(saveSalesDay.netSales).toBe(6_000);
  });

  test('books the difference of a corrected quantity, up and down', async () => {
    const { item, sold, onHand } = await simple();
    const line = { externalId: 'c1', plu: sold.plu };
    await sell([{ ...line, quantity: '5' }]);
    expect(results(await sell([{ ...line, quantity: '8' }]))).toEqual(['corrected']);
    expect(await onHand()).toBe('8.4');
    await sell([{ ...line, quantity: '2' }]);
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '9.6', value: '4800', breaks: [] });
  });

  test('moves a line to another day and dish', async () => {
    const [one, other] = [await simple(), await simple()];
    await sell([{ externalId: 'm1', plu: one.sold.plu, quantity: '5' }]);
    await sell([{ externalId: 'm1', plu: other.sold.plu, quantity: '5', businessDate: addDays(today, -1) }]);
    expect([await one.onHand(), await other.onHand()]).toEqual(['10', '9']);
  });

  test('a void removes the sale and returns its stock, once and permanently', async () => {
    const { item, sold } = await simple();
    const before = await kitchen.stockOf(item.id);
    const line = { externalId: 'd1', plu: sold.plu, quantity: '5' };
    await sell([line]);
    expect(results(await sell([{ externalId: 'd1', kind: 'void' }]))).toEqual(['corrected']);
    expect(results(await sell([{ externalId: 'd1', kind: 'void' }]))).toEqual(['unchanged']);
    expect((await sell([line])).lines).toMatchObject([
      { result: 'unchanged', message: expect.stringContaining('voided') },
    ]);
    expect(await kitchen.stockOf(item.id)).toEqual(before);
  });

  test('a refund subtracts the money; what was served stays used unless it is restocked', async () => {
    const { sold, onHand } = await simple();
    const date = addDays(today, -40);
    const on = { businessDate: date, plu: sold.plu };
    await sell([{ externalId: 'e1', ...on, quantity: '5', netAmount: 5000 }]);
    const served = await sell([{ externalId: 'e2', ...on, kind: 'refund', quantity: '1', netAmount: 1000 }]);
    expect(served.days).toMatchObject([{ netSales: 4000, sold: '4' }]);
    expect(await onHand()).toBe('9');
    await sell([{ externalId: 'e3', ...on, kind: 'refund', quantity: '1', restock: true }]);
    expect(await onHand()).toBe('9.2');
  });

  test('a restocked refund on a day without a sale says that nothing went back to stock', async () => {
    const { sold, onHand } = await simple();
    await sell([{ externalId: 'back1', businessDate: addDays(today, -82), plu: sold.plu, quantity: '5' }]);
    const refund = { kind: 'refund', quantity: '1', restock: true, plu: sold.plu };
    const answer = await sell([{ externalId: 'back2', businessDate: addDays(today, -81), ...refund }]);
    expect(answer.lines).toMatchObject([
      { result: 'recorded', message: expect.stringContaining('Record the refund on the day of the sale.') },
    ]);
    expect(await onHand()).toBe('9');
  });

  test('records the valid lines of a request, and returns what is wrong with the others', async () => {
    const { item, sold } = await simple();
    const prep = await manager.request<{ createRecipe: { id: string } }>(createRecipe, {
      input: { name: 'Jus', kind: 'prep', yieldQuantity: '1', yieldUnit: 'l', lines: [], steps: [] },
    });
    const date = addDays(today, -50);
    const answer = await sell(
      [
        { externalId: 'f1', businessDate: date, plu: sold.plu, quantity: '1' },
        { externalId: 'f2', businessDate: date, plu: 'nobody', quantity: '1' },
        { externalId: 'f3', businessDate: date, recipeId: prep.createRecipe.id, quantity: '1' },
        { externalId: 'f4', businessDate: date, recipeId: item.id, quantity: '1' },
        { externalId: 'f5', businessDate: addDays(today, 1), plu: sold.plu, quantity: '1' },
        { externalId: 'f6', businessDate: addDays(today, -93), plu: sold.plu, quantity: '1' },
        { externalId: 'f7', businessDate: date, plu: sold.plu },
        { externalId: 'f8', businessDate: date, quantity: '1' },
        { externalId: 'f9', businessDate: date, kind: 'void' },
        { externalId: 'f1', businessDate: date, plu: sold.plu, quantity: '2' },
      ],
      { days: [{ businessDate: date, complete: true }] },
    );
    expect(answer.refused).toBe(9);
    expect(answer.lines.map(({ message }) => message)).toEqual([
      null,
      'No dish has the code nobody. Enter the code in its recipe, then send the line again.',
      'Jus is not a menu recipe, so it cannot be sold.',
      'This dish does not exist.',
      expect.stringContaining('cannot be recorded yet'),
      expect.stringContaining('for the last 92 days'),
      'Enter how many were sold.',
      'Name the dish by its code or its id.',
      'No sale with this id is recorded.',
      'This id is in the list twice, with different figures.',
    ]);
    expect(answer.days).toMatchObject([{ businessDate: date, state: 'partial' }]);
    expect((await kitchen.stockOf(item.id)).onHand).toBe('9.8');
  });

  test('records a day of a currency with large figures', async () => {
    const sold = await dish([], { menuPrice: 2_500_000 });
    const answer = await sell([
      { externalId: 'ars', businessDate: addDays(today, -30), plu: sold.plu, quantity: '41' },
    ]);
    expect([results(answer), answer.days[0]?.netSales]).toEqual([['recorded'], 102_500_000]);
  });

  test('refuses more sales than a day can hold, with the reason, and records none of them', async () => {
    const [sold, other] = [await dish([]), await dish([])];
    const businessDate = addDays(today, -31);
    const line = { businessDate, quantity: '1', netAmount: 2_000_000_000 };
    const first = { ...line, externalId: 'most', plu: sold.plu };
    for (const plu of [sold.plu, other.plu]) {
      const input = { lines: [first, { ...line, externalId: 'more', plu }] };
      const { errors } = await manager.graph(record, { input });
      expect(errors[0]?.message).toMatch(/^The sales of .* are more than a day can hold\. Check the amounts\.$/);
    }
    expect(results(await sell([first]))).toEqual(['recorded']);
  });

  test('a day is no longer complete after a line of it is refused, also when nothing else of it changed', async () => {
    const { sold } = await simple();
    const businessDate = addDays(today, -40);
    const line = { externalId: 'n1', businessDate, plu: sold.plu, quantity: '1' };
    const answer = await sell([line], { days: [{ businessDate, complete: true }] });
    expect(answer.days).toMatchObject([{ businessDate, state: 'complete' }]);
    const again = await sell([line, { ...line, externalId: 'n2', plu: 'nobody' }]);
    expect(results(again)).toEqual(['unchanged', 'refused']);
    expect(again.days).toMatchObject([{ businessDate, state: 'partial' }]);
  });

  test('a refused line does not create data for a day without any', async () => {
    const answer = await sell([{ externalId: 'n3', businessDate: addDays(today, -41), plu: 'nobody', quantity: '1' }]);
    expect(answer.days).toEqual([]);
  });

  test('accepts an archived dish, with a message', async () => {
    const { sold, onHand } = await simple();
    await manager.request('mutation ($input: RecipeRefInput!) { archiveRecipe(input: $input) { id } }', {
      input: { id: sold.id },
    });
    const { lines } = await sell([{ externalId: 'g1', plu: sold.plu, quantity: '1' }]);
    expect(lines).toEqual([{ externalId: 'g1', result: 'recorded', message: expect.stringContaining('is archived') }]);
    expect(await onHand()).toBe('9.8');
  });

  test('draws prepared lots first, the earliest use-by first, and owes the rest, notified once per item', async () => {
    const tomato = await kitchen.item({ lastUnitCost: '300' }, '50');
    const { createRecipe: sauce } = await manager.request<{ createRecipe: { id: string; outputItemId: string } }>(
      createRecipe,
      {
        input: {
          name: 'Sauce',
          kind: 'prep',
          yieldQuantity: '2',
          yieldUnit: 'kg',
          lines: [{ itemId: tomato.id, quantity: '3', unit: 'kg' }],
          steps: [],
        },
      },
    );
    await kitchen.lot(sauce.outputItemId, '1', { useBy: new Date('2031-01-02'), unitCost: '450' });
    await kitchen.lot(sauce.outputItemId, '1', { useBy: new Date('2031-01-01'), unitCost: '450' });
    await kitchen.lot(sauce.outputItemId, '9', { useBy: new Date('2020-01-01'), unitCost: '450' });
    const pasta = await dish([{ subRecipeId: sauce.id, quantity: '0.5', unit: 'kg' }]);
    const pizza = await dish([{ subRecipeId: sauce.id, quantity: '0.25', unit: 'kg' }]);
    await sell([{ externalId: 'h1', plu: pasta.plu, quantity: '3' }]);
    expect((await kitchen.stockOf(sauce.outputItemId)).lots.map(({ quantity }) => quantity)).toEqual(['0.5', '0', '9']);
    await sell([
      { externalId: 'h2', plu: pasta.plu, quantity: '2' },
      { externalId: 'h3', plu: pizza.plu, quantity: '2' },
    ]);
    expect(await kitchen.stockOf(sauce.outputItemId)).toMatchObject({ onHand: '9', owed: '1', breaks: [] });
    expect((await kitchen.stockOf(tomato.id)).onHand).toBe('50');
    const notifications = await kitchen.write((tx) =>
      tx.em.find(Notification, { dedupeKey: { $like: `stock_owed:${sauce.outputItemId}%` } }),
    );
    expect(notifications).toHaveLength(1);
  });

  test('keeps what was booked when the recipe changes afterwards', async () => {
    const { item, sold } = await simple();
    await sell([{ externalId: 'i1', plu: sold.plu, quantity: '10' }]);
    await kitchen.write(async ({ em }) => {
      await em
        .getConnection()
        .execute(
          'update recipe_ingredient set quantity = 5 where recipe_id = ?',
          [sold.id],
          'run',
          em.getTransactionContext(),
        );
    });
    await sell([{ externalId: 'i1', plu: sold.plu, quantity: '5' }]);
    expect((await kitchen.stockOf(item.id)).onHand).toBe('9');
  });

  test('sells a dish whose use is partly unknown, books the rest, and notifies', async () => {
    const herb = await kitchen.item({ name: 'Chervil' }, '5');
    const salt = await kitchen.item({}, '5');
    const sold = await dish([
      { itemId: herb.id, quantity: '1', unit: 'bunch' },
      { itemId: salt.id, quantity: '100', unit: 'g' },
    ]);
    await sell([{ externalId: 'j1', plu: sold.plu, quantity: '10' }]);
    expect((await kitchen.stockOf(salt.id)).onHand).toBe('4');
    const notifications = await kitchen.write((tx) => tx.em.find(Notification, { entityId: sold.id }));
    expect(notifications.map(({ message }) => message)).toEqual([expect.stringContaining('Chervil was not booked')]);
  });

  test('refuses cooks, and finds no dish of another kitchen', async () => {
    const { sold } = await simple();
    const cook = await kitchen.signIn('cook');
    const input = { lines: [{ externalId: 'k1', businessDate: today, recipeId: sold.id, quantity: '1' }] };
    expect(await cook.refused(record, { input })).toBe('FORBIDDEN');
    const other = await (await Kitchen.create(api)).signIn('manager');
    const { recordSales } = await other.request<{ recordSales: Recorded }>(record, { input });
    expect(recordSales.lines).toMatchObject([{ result: 'refused', message: 'This dish does not exist.' }]);
  });
});

describe('a day by hand', () => {
  test('is saved as typed, beside the till, and 0 removes a dish', async () => {
    const { sold, onHand } = await simple();
    const businessDate = addDays(today, -3);
    await sell([{ externalId: 'n1', businessDate, plu: sold.plu, quantity: '2' }]);
    const save = (quantity: string) =>
      manager.request<{ saveSalesDay: { state: string; dishes: { recipeId: string }[] } }>(saveDay, {
        input: { businessDate, complete: true, dishes: [{ recipeId: sold.id, quantity }] },
      });
    await save('5');
    const { saveSalesDay: day } = await save('5');
    expect(day.state).toBe('complete');
    expect(day.dishes.find(({ recipeId }) => recipeId === sold.id)).toMatchObject({
      byHand: '5',
      fromTill: '2',
      netAmount: 8400,
    });
    expect(await onHand()).toBe('8.6');
    await save('0');
    expect(await onHand()).toBe('9.6');
  });

  test('a second manager with the version before the first one saved is refused, and nothing changes', async () => {
    const { sold } = await simple();
    const businessDate = addDays(today, -4);
    const versionNow = async () =>
      (
        await manager.request<{ salesDay: { version: number } }>(
          'query ($date: LocalDate!) { salesDay(date: $date) { version } }',
          { date: businessDate },
        )
      ).salesDay.version;
    const seen = await versionNow();
    const save = (quantity: string, version: number) =>
      manager.graph(saveDay, { input: { businessDate, version, dishes: [{ recipeId: sold.id, quantity }] } });
    const [one, other] = await Promise.all([save('5', seen), save('7', seen)]);
    const refused = [...one.errors, ...other.errors];
    expect(refused.map(({ message }) => message)).toEqual([
      'This sales day was changed by someone else in the meantime. Look again before you change it.',
    ]);
    const { errors } = await save('6', await versionNow());
    expect(errors).toEqual([]);
    expect((await save('8', seen)).errors).toHaveLength(1);
  });

  test('refreshes the other screens, also when only the day is marked complete', async () => {
    const feed = await openFeed(manager);
    await until(() => feed.messages.some(({ type }) => type === 'CAUGHT_UP'));
    await manager.request(saveDay, { input: { businessDate: addDays(today, -60), complete: true, dishes: [] } });
    await until(() => feed.messages.some(({ type, data }) => type === 'SALES_UPDATED' && data?.['version'] === 1));
    feed.close();
  });

  test('marks days without data; a closed day without sales is complete', async () => {
    const from = addDays(today, -72);
    await manager.request(saveDay, {
      input: { businessDate: addDays(from, 1), complete: true, netSales: 0, dishes: [] },
    });
    const { salesDays } = await manager.request<{ salesDays: object[] }>(
      'query ($from: LocalDate!, $to: LocalDate!) { salesDays(from: $from, to: $to) { businessDate state netSales } }',
      { from, to: addDays(from, 1) },
    );
    expect(salesDays).toEqual([
      { businessDate: from, state: 'no_data', netSales: null },
      { businessDate: addDays(from, 1), state: 'complete', netSales: 0 },
    ]);
  });
});
