import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, businessDate } from '#schema/business-day.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { menuFigures, type CostedDish } from './menu-engineering.policy.ts';

const clock = { timeZone: 'UTC', dayRollover: '04:00' };
let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let yesterday: string;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api, clock);
  manager = await kitchen.signIn('manager');
  yesterday = addDays(businessDate(clock, new Date()), -1);
});
afterAll(() => api.stop());

const report = `query ($from: LocalDate!, $to: LocalDate!, $category: String) {
  menuEngineeringReport(from: $from, to: $to, category: $category) {
    sold popularFrom averageMargin totalMargin missingDays categories
    dishes { name category archived sold mixPercent price realized portionCost margin totalMargin class gap
      costGaps { reason name } } } }`;

interface Report {
  readonly menuEngineeringReport: { readonly dishes: readonly { readonly name: string }[] };
}

/** A dish of one portion that costs so much; without a cost, of an ingredient without a price. */
async function dish(name: string, cost: string | null, data: object = {}): Promise<string> {
  const item = await kitchen.item({ name: `${name} base`, lastUnitCost: cost });
  const lines = [{ itemId: item.id, quantity: '1', unit: 'kg' }];
  const input = { name, kind: 'menu', yieldQuantity: '1', yieldUnit: 'portion', menuPrice: 1000, lines, steps: [] };
  const { createRecipe } = await manager.request<{ createRecipe: { id: string } }>(
    'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id } }',
    { input: { ...input, ...data } },
  );
  return createRecipe.id;
}

let sale = 0;
async function sell(recipeId: string, quantity: string, more: object = {}): Promise<void> {
  const line = { externalId: `m${++sale}`, businessDate: yesterday, recipeId, quantity, ...more };
  const days = [{ businessDate: yesterday, complete: true }];
  await manager.request('mutation ($input: RecordSalesInput!) { recordSales(input: $input) { refused } }', {
    input: { lines: [line], days },
  });
}

async function read(more: object = {}) {
  const { menuEngineeringReport } = await manager.request<Report>(report, { from: yesterday, to: yesterday, ...more });
  const of = (name: string) => menuEngineeringReport.dishes.find((row) => row.name === name);
  return { report: menuEngineeringReport, of };
}

describe('menu engineering', () => {
  test('classes dishes by 70 % of the average mix and by the weighted average margin', async () => {
    const [steak, pasta, oyster, soup] = [
      await dish('Steak', '400'),
      await dish('Pasta', '700'),
      await dish('Oyster', '300'),
      await dish('Soup', '800'),
    ];
    await sell(steak, '50');
    await sell(pasta, '40');
    await sell(oyster, '5');
    await sell(soup, '5');
    const { report: found, of } = await read();
    expect(found).toMatchObject({ sold: '100', popularFrom: '17.5', averageMargin: '465', totalMargin: '46500' });
    expect(of('Steak')).toMatchObject({ mixPercent: '50', margin: '600', totalMargin: '30000', class: 'star' });
    expect(of('Pasta')).toMatchObject({ mixPercent: '40', margin: '300', class: 'plowhorse' });
    expect(of('Oyster')).toMatchObject({ mixPercent: '5', margin: '700', class: 'puzzle' });
    expect(of('Soup')).toMatchObject({ mixPercent: '5', margin: '200', class: 'dog', gap: null });
  });

  test('takes the price that was paid, not the price of the menu', async () => {
    const steak = await dish('Steak', '400');
    await sell(steak, '10', { netAmount: 9000 });
    await sell(steak, '2', { kind: 'refund', netAmount: 1800 });
    expect((await read()).of('Steak')).toMatchObject({
      sold: '8',
      price: '900',
      realized: true,
      margin: '500',
      totalMargin: '4000',
    });
  });

  test('shows a dish without a cost apart with the reason, and counts it for the mix', async () => {
    const [known, unknown] = [await dish('Known', '400'), await dish('Unknown', null)];
    await sell(known, '30');
    await sell(unknown, '10');
    const { of } = await read();
    expect(of('Known')).toMatchObject({ mixPercent: '75', class: 'star' });
    expect(of('Unknown')).toMatchObject({
      mixPercent: '25',
      margin: null,
      class: null,
      gap: 'no_cost',
      costGaps: [{ reason: 'no_price', name: 'Unknown base' }],
    });
  });

  test('shows a dish without a price apart', async () => {
    await sell(await dish('Gift', '400', { menuPrice: null }), '3');
    expect((await read()).of('Gift')).toMatchObject({ gap: 'no_price', class: null, price: null });
  });

  test('shows a dish apart that was not sold, or refunded more than sold', async () => {
    await dish('Waiting', '400');
    const returned = await dish('Returned', '400');
    await sell(returned, '2');
    await sell(returned, '5', { kind: 'refund' });
    const { report: found, of } = await read();
    expect(of('Waiting')).toMatchObject({ sold: '0', gap: 'not_sold', mixPercent: null });
    expect(of('Returned')).toMatchObject({ sold: '-3', gap: 'not_sold', mixPercent: null, price: null });
    expect(found).toMatchObject({ sold: '0', popularFrom: null, averageMargin: null });
  });

  test('has archived dishes that were sold, and no others', async () => {
    const [sold, unsold] = [await dish('Old', '400'), await dish('Older', '400')];
    await sell(sold, '2');
    for (const id of [sold, unsold])
      await manager.request('mutation ($id: ID!) { archiveRecipe(input: { id: $id }) { id } }', { id });
    const { report: found, of } = await read();
    expect(of('Old')).toMatchObject({ archived: true, class: 'star' });
    expect(found.dishes.map(({ name }) => name)).toEqual(['Old']);
  });

  test('compares the dishes of one category with each other', async () => {
    const [cake, steak] = [await dish('Cake', '200', { category: 'Desserts' }), await dish('Steak', '400')];
    await sell(cake, '5');
    await sell(steak, '95');
    expect((await read()).of('Cake')).toMatchObject({ class: 'puzzle' });
    const { report: found, of } = await read({ category: 'Desserts' });
    expect(of('Cake')).toMatchObject({ mixPercent: '100', class: 'star' });
    expect(found).toMatchObject({ categories: ['Desserts'], sold: '5' });
  });

  test('names days without sales', async () => {
    expect((await read()).report).toMatchObject({ missingDays: [yesterday], dishes: [] });
  });

  test('is of one kitchen, and for managers', async () => {
    await sell(await dish('Steak', '400'), '5');
    const other = await (await Kitchen.create(api, clock)).signIn('manager');
    const days = { from: yesterday, to: yesterday };
    expect(await other.request(report, days)).toMatchObject({ menuEngineeringReport: { dishes: [], sold: '0' } });
    expect(await (await kitchen.signIn('cook')).refused(report, days)).toBe('FORBIDDEN');
  });
});

describe('the classes', () => {
  const cost = {
    total: null,
    perYieldUnit: null,
    foodCostPercent: null,
    overTarget: null,
    targetPrice: null,
    gaps: [],
  };
  const anyDish = fc
    .record({
      sold: fc.integer({ min: 1, max: 500 }),
      net: fc.integer({ min: 0, max: 900_000 }),
      cost: fc.integer({ min: 0, max: 2000 }),
    })
    .map(({ sold, net, cost: perPortion }): CostedDish => ({
      recipeId: 'r',
      name: 'Dish',
      category: null,
      archived: false,
      menuPrice: null,
      yieldQuantity: '1',
      yieldUnit: 'portion',
      portions: null,
      sold: String(sold),
      netAmount: String(net),
      cost: { ...cost, perPortion: String(perPortion) },
    }));

  test('always have a popular dish and a profitable one, and the shares add up to all', () => {
    fc.assert(
      fc.property(fc.array(anyDish, { minLength: 1, maxLength: 30 }), (dishes) => {
        const { dishes: rows } = menuFigures(dishes);
        expect(rows.some((row) => row.class === 'star' || row.class === 'plowhorse')).toBe(true);
        expect(rows.some((row) => row.class === 'star' || row.class === 'puzzle')).toBe(true);
        const mix = rows.reduce((sum, { mixPercent }) => sum + Number(mixPercent), 0);
        expect(Math.abs(mix - 100)).toBeLessThan(0.01 * dishes.length);
      }),
    );
  });
});
