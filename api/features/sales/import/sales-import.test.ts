import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, businessDate } from '#schema/business-day.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import {
  checkFile,
  exported,
  importFile,
  problemsOf,
  rowsOf,
  runImports,
  sendFile,
  step,
} from '../../../testing/imports.ts';
import { turnable, turnDay } from '../../../testing/kitchen-clock.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let api: TestApi;
let stopQueue: () => Promise<void>;
let kitchen: Kitchen;
let manager: Client;
let today: string;
let yesterday: string;

beforeAll(async () => {
  api = await startApi();
  stopQueue = await runImports(api);
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
  today = businessDate({ timeZone: 'UTC', dayRollover: '04:00' }, new Date());
  yesterday = addDays(today, -1);
});
afterAll(async () => {
  await stopQueue();
  await api.stop();
});

const createRecipe = 'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id } }';

/** A dish that uses 0.2 kg of an item of which 10 kg are on hand. */
async function dish(name: string, plu: string) {
  const item = await kitchen.item({ lastUnitCost: '500' }, '10');
  const input = {
    name,
    kind: 'menu',
    yieldQuantity: '1',
    yieldUnit: 'portion',
    menuPrice: 1200,
    pluCodes: [plu],
    lines: [{ itemId: item.id, quantity: '0.2', unit: 'kg' }],
    steps: [],
  };
  const { createRecipe: made } = await manager.request<{ createRecipe: { id: string } }>(createRecipe, { input });
  return { id: made.id, onHand: async () => (await kitchen.stockOf(item.id)).onHand };
}

interface Day {
  readonly state: string;
  readonly netSales: number | null;
  readonly dishes: readonly { readonly name: string; readonly fromTill: string }[];
}

async function dayOf(date: string) {
  const { salesDay } = await manager.request<{ salesDay: Day }>(
    'query ($date: LocalDate!) { salesDay(date: $date) { state netSales dishes { name fromTill } } }',
    { date },
  );
  const { state, netSales, dishes } = salesDay;
  return { state, netSales, sold: Object.fromEntries(dishes.map(({ name, fromTill }) => [name, fromTill])) };
}

describe('a file of sales', () => {
  test('with times adds up what was sold of a dish through its business day', async () => {
    const caesar = await dish('Caesar', '001');
    const file = `Date,PLU,Qty\n${yesterday} 12:30,001,2\n${yesterday} 19:05,001,3\n${today} 01:10,001,5\n`;
    const { errorCount } = await importFile(manager, 'sales', file);
    expect(errorCount).toBe(0);
    expect(await dayOf(yesterday)).toMatchObject({ state: 'complete', sold: { Caesar: '10' } });
    expect(await caesar.onHand()).toBe('8');
  });

  test('that names a dish by its code and by its name says to write it the same way', async () => {
    await dish('Caesar', '001');
    const { id } = await checkFile(
      manager,
      'sales',
      `Date,PLU,Dish,Qty\n${yesterday},001,,2\n${yesterday},,Caesar,3\n`,
    );
    expect(await problemsOf(manager, id)).toEqual([
      '3 dish: Row 2 has Caesar of this day, too, by its code or name. Write the dish the same way in every row.',
    ]);
  });

  test('with a void among the rows of a dish, which has no id, is refused and not added', async () => {
    const caesar = await dish('Caesar', '001');
    const file = `Date,PLU,Qty,Kind\n${yesterday},001,10,sale\n${yesterday},001,1,void\n`;
    const { id } = await checkFile(manager, 'sales', file);
    expect(await problemsOf(manager, id)).toEqual(['3 kind: Only a line with an id can be voided.']);
    expect(await caesar.onHand()).toBe('10');
  });

  test.each([
    ['a negative amount of a positive quantity', '1,-12.00', 10_800, '9'],
    ['a discount: a negative amount of no quantity', '0,-12.00', 10_800, '10'],
    ['a negative quantity and amount', '-1,-12.00', 10_800, '9'],
  ])('takes back %s', async (_case, row, netSales, sold) => {
    await dish('Caesar', '001');
    await importFile(manager, 'sales', `Date,PLU,Qty,Net\n${yesterday},001,10,120.00\n${yesterday},001,${row}\n`);
    expect(await dayOf(yesterday)).toMatchObject({ netSales, sold: { Caesar: sold } });
  });

  test('returns the food of those refunds that went back to stock, and of no others', async () => {
    const caesar = await dish('Caesar', '001');
    const rows = ['10,', '-1,yes', '-2,no'].map((row) => `${yesterday},001,${row}\n`).join('');
    await importFile(manager, 'sales', `Date,PLU,Qty,Restock\n${rows}`);
    expect(await caesar.onHand()).toBe('8.2');
  });

  test('books what the dishes used, by code and by name', async () => {
    const [caesar, burger] = [await dish('Caesar', '001'), await dish('Burger', '002')];
    const file = `Date,PLU,Item,Qty,Net sales\n${yesterday},001,,5,60.00\n${yesterday},,burger,10,\n`;
    expect(await importFile(manager, 'sales', file)).toMatchObject({ state: 'applied', newCount: 2 });
    expect([await caesar.onHand(), await burger.onHand()]).toEqual(['9', '8']);
    expect(await dayOf(yesterday)).toEqual({
      state: 'complete',
      netSales: 18_000,
      sold: { Caesar: '5', Burger: '10' },
    });
  });

  test('sent again changes nothing, and corrected, books the difference', async () => {
    const { onHand } = await dish('Caesar', '001');
    const file = (quantity: number) => `Date,PLU,Qty\n${yesterday},001,${quantity}\n`;
    await importFile(manager, 'sales', file(5));
    expect(await checkFile(manager, 'sales', file(5))).toMatchObject({ sameCount: 1, newCount: 0, changedCount: 0 });
    expect(await importFile(manager, 'sales', file(8))).toMatchObject({ changedCount: 1 });
    expect(await onHand()).toBe('8.4');
    await importFile(manager, 'sales', file(0));
    expect(await onHand()).toBe('10');
  });

  test('shows what it changes, in the money of the kitchen', async () => {
    await dish('Caesar', '001');
    const file = (quantity: number) => `Date,PLU,Qty,Net\n${yesterday},001,${quantity},${quantity * 10}.50\n`;
    await importFile(manager, 'sales', file(5));
    const { id } = await checkFile(manager, 'sales', file(8));
    const { importRows } = await manager.request<{ importRows: { nodes: { changes: unknown[] }[] } }>(
      `query ($filter: ImportRowsFilter!) { importRows(filter: $filter, first: 5) { nodes { changes { field before after } } } }`,
      { filter: { importId: id, outcome: 'changed' } },
    );
    expect(importRows.nodes.flatMap(({ changes }) => changes)).toEqual([
      { field: 'quantity', before: '5', after: '8' },
      { field: 'netAmount', before: '50.5', after: '80.5' },
    ]);
  });

  test('adds rows of the same dish and day up, refunds apart: their food is gone', async () => {
    const { onHand } = await dish('Caesar', '001');
    const rows = [5, 3, -1].map((quantity) => `${yesterday},001,${quantity}`);
    await importFile(manager, 'sales', `Date,PLU,Qty\n${rows.join('\n')}\n`);
    expect(await onHand()).toBe('8.4');
    expect(await dayOf(yesterday)).toMatchObject({ sold: { Caesar: '7' }, netSales: 8_400 });
  });

  test('counts a sale after midnight to the business day before', async () => {
    await dish('Caesar', '001');
    const date = addDays(today, -3);
    await importFile(manager, 'sales', `Date,PLU,Qty\n${addDays(date, 1)} 01:30,001,2\n`);
    expect(await dayOf(date)).toMatchObject({ sold: { Caesar: '2' } });
  });

  test('has Spanish headings, days first and decimal commas in a Spanish kitchen', async () => {
    kitchen = await Kitchen.create(api, { country: 'ES', currency: 'EUR', language: 'es' });
    manager = await kitchen.signIn('manager');
    await dish('César', '001');
    const [year, month, day] = yesterday.split('-');
    const file = `Fecha;Código;Cantidad;Importe neto\n${day}/${month}/${year};001;3;36,50 €\n`;
    await importFile(manager, 'sales', file);
    expect(await dayOf(yesterday)).toMatchObject({ netSales: 3_650, sold: { César: '3' } });
  });

  test('names no dish of another kitchen', async () => {
    await dish('Caesar', '001');
    const stranger = await (await Kitchen.create(api)).signIn('manager');
    const { id } = await checkFile(stranger, 'sales', `Date,PLU,Qty\n${yesterday},001,5\n`);
    expect(await rowsOf(stranger, id, 'error')).toMatchObject([{ problems: [{ field: 'plu' }] }]);
  });

  test('does not complete the day that is not over', async () => {
    await dish('Caesar', '001');
    await importFile(manager, 'sales', `Date,PLU,Qty\n${today},001,2\n`);
    expect(await dayOf(today)).toMatchObject({ state: 'partial' });
  });

  test('completes a day that is over when the whole file comes again, though its rows are the same', async () => {
    kitchen = await Kitchen.create(api, turnable);
    manager = await kitchen.signIn('manager');
    await dish('Caesar', '001');
    const date = businessDate(turnable, new Date());
    const file = `Date,PLU,Qty\n${date},001,2\n`;
    await importFile(manager, 'sales', file);
    expect(await dayOf(date)).toMatchObject({ state: 'partial' });
    await turnDay(kitchen);
    const { id } = await importFile(manager, 'sales', file);
    expect(await dayOf(date)).toMatchObject({ state: 'complete' });
    await step(manager, 'undoImport', { id });
    expect(await dayOf(date)).toMatchObject({ state: 'partial', sold: { Caesar: '2' } });
  });

  test('that two managers import at once counts once', async () => {
    const { onHand } = await dish('Caesar', '001');
    const other = await kitchen.signIn('manager');
    const file = `Date,PLU,Qty\n${yesterday},001,5\n`;
    const checked = await Promise.all([checkFile(manager, 'sales', file), checkFile(other, 'sales', file)]);
    const applied = await Promise.all(
      [manager, other].map((client, place) => step(client, 'applyImport', { id: checked[place]?.id, onlyGood: false })),
    );
    expect(applied.map(({ state }) => state).toSorted()).toEqual(['applied', 'checked']);
    expect(await onHand()).toBe('9');
  });

  test('undone, returns the stock, and the day has no data again', async () => {
    const { onHand } = await dish('Caesar', '001');
    const file = `Date,PLU,Qty\n${yesterday},001,5\n`;
    const { id } = await importFile(manager, 'sales', file);
    expect(await step(manager, 'undoImport', { id })).toMatchObject({ state: 'undone', problemText: null });
    expect(await onHand()).toBe('10');
    expect(await dayOf(yesterday)).toMatchObject({ state: 'no_data', sold: { Caesar: '0' } });
    expect(await importFile(manager, 'sales', file)).toMatchObject({ newCount: 1 });
  });

  test('undone, gives corrected figures their former value', async () => {
    const { onHand } = await dish('Caesar', '001');
    await importFile(manager, 'sales', `Date,PLU,Qty\n${yesterday},001,5\n`);
    const { id } = await importFile(manager, 'sales', `Date,PLU,Qty\n${yesterday},001,8\n`);
    await step(manager, 'undoImport', { id });
    expect(await onHand()).toBe('9');
  });

  test('is not undone after the day was changed by hand', async () => {
    await dish('Caesar', '001');
    const { id } = await importFile(manager, 'sales', `Date,PLU,Qty\n${yesterday},001,5\n`);
    const input = { businessDate: yesterday, covers: 40, dishes: [] };
    await manager.request('mutation ($input: SaveSalesDayInput!) { saveSalesDay(input: $input) { state } }', { input });
    const undone = await step(manager, 'undoImport', { id });
    expect(undone).toMatchObject({ state: 'applied', problemContent: { key: 'import.changedAfter' } });
  });

  test('exported and imported changes nothing', async () => {
    await dish('Caesar', '001');
    await importFile(manager, 'sales', `Date,PLU,Qty,Line id\n${yesterday},001,5,\n${yesterday},001,2,till-7\n`);
    const same = await checkFile(manager, 'sales', await exported(manager, 'sales'));
    expect(same).toMatchObject({ newCount: 0, changedCount: 0, errorCount: 0, sameCount: 2 });
  });
});

describe('a row of a file of sales', () => {
  test('is refused with its reason, and its day stays incomplete', async () => {
    await dish('Caesar', '001');
    const early = addDays(today, -200);
    const file = `Date,PLU,Item,Qty
${yesterday},001,,5
${yesterday},009,,5
${yesterday},,Soup,5
${yesterday},001,,many
13/13/2026,001,,1
${early},001,,1
${addDays(today, 2)},001,,1
`;
    const { id, errorCount } = await checkFile(manager, 'sales', file);
    // The row that is refused has the same dish and day as the first one: both are one record, which is refused whole.
    expect(errorCount).toBe(6);
    expect(await problemsOf(manager, id)).toEqual([
      '3 plu: No dish has the code 009. Enter the code in its recipe, then send the line again.',
      '4 dish: No dish is called “Soup”. Enter the code of the till in its recipe, or write the name as it is there.',
      '5 quantity: Enter a number, such as 2.5.',
      '6 businessDate: “13/13/2026” is not a date of this kitchen’s country. Write it like 2026-11-24.',
      `7 businessDate: Sales are recorded and corrected for the last 92 days; ${early} is before that.`,
      `8 businessDate: Sales of ${addDays(today, 2)} cannot be recorded yet.`,
    ]);
  });

  test('that is refused makes a complete day incomplete, though its other rows are the same', async () => {
    await dish('Caesar', '001');
    const file = `Date,PLU,Qty\n${yesterday},001,5\n`;
    await importFile(manager, 'sales', file);
    const { id } = await checkFile(manager, 'sales', `${file}${yesterday},009,1\n`);
    await step(manager, 'applyImport', { id, onlyGood: true });
    expect(await dayOf(yesterday)).toMatchObject({ state: 'partial' });
  });

  test('without a date, like the totals of a report, does not make a day incomplete', async () => {
    await dish('Caesar', '001');
    const { id } = await checkFile(manager, 'sales', `Date,PLU,Qty\n${yesterday},001,5\n,,5\n`);
    await step(manager, 'applyImport', { id, onlyGood: true });
    expect(await dayOf(yesterday)).toMatchObject({ state: 'complete' });
  });

  test('is refused when the same sales were entered by hand', async () => {
    const caesar = await dish('Caesar', '001');
    const input = { businessDate: yesterday, dishes: [{ recipeId: caesar.id, quantity: '5' }] };
    await manager.request('mutation ($input: SaveSalesDayInput!) { saveSalesDay(input: $input) { state } }', { input });
    const { id } = await checkFile(manager, 'sales', `Date,PLU,Qty\n${yesterday},001,5\n`);
    expect(await problemsOf(manager, id)).toEqual([expect.stringContaining('were entered by hand')]);
    expect(await caesar.onHand()).toBe('9');
  });

  test('with the number of an order as its line id is refused', async () => {
    await dish('Caesar', '001');
    await dish('Burger', '002');
    const file = `Date,PLU,Qty,Line id\n${yesterday},001,1,77\n${yesterday},002,1,77\n`;
    const { id } = await checkFile(manager, 'sales', file);
    expect(await problemsOf(manager, id)).toEqual([
      '3 externalId: Row 2 has the same line id. If it is the number of an order, leave this column out.',
    ]);
  });

  test('with an id of a line entered by hand is refused', async () => {
    await dish('Caesar', '001');
    const { id } = await checkFile(manager, 'sales', `Date,PLU,Qty,Line id\n${yesterday},001,1,hand:1\n`);
    expect(await problemsOf(manager, id)).toEqual([expect.stringContaining('ids that begin with hand: are kept')]);
  });
});

test('a cook cannot import sales', async () => {
  const cook = await kitchen.signIn('cook');
  expect((await sendFile(cook, 'sales', 'Date,PLU,Qty\n')).status).toBe(403);
});
