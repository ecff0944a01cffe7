import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDate, weekdayOf } from '#schema/business-day.ts';
import { sellingClock, SellingKitchen } from '../../../testing/selling-kitchen.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const fields = `from to netSales missingDays unpricedDays theoretical theoreticalGaps unknownDishes theoreticalPercent
  actual counted usedItems uncountedItems actualGaps actualPercent points opening purchases transfers closing stockGaps`;
const report = `query ($from: LocalDate!, $to: LocalDate!, $by: FoodCostPartName!) {
  foodCostReport(from: $from, to: $to, by: $by) { parts { ${fields} } total { ${fields} } } }`;
const usage = `query ($from: LocalDate!, $to: LocalDate!) {
  usageReport(from: $from, to: $to) { totals { opening purchases transfers sales closing used } } }`;

interface Figures {
  readonly from: string;
  readonly to: string;
  readonly netSales: string | null;
  readonly missingDays: readonly string[];
  readonly theoretical: string | null;
  readonly theoreticalPercent: string | null;
  readonly actual: string | null;
  readonly actualPercent: string | null;
  readonly opening: string | null;
  readonly closing: string | null;
}
interface Report {
  readonly parts: readonly Figures[];
  readonly total: Figures | null;
}

async function foodCost(life: SellingKitchen, from: number, to: number, by = 'week'): Promise<Report> {
  const period = { from: addDays(life.today, from), to: addDays(life.today, to) };
  return (await life.manager.request<{ foodCostReport: Report }>(report, { ...period, by })).foodCostReport;
}

/** Yesterday begins a week: the days before it end one. */
const twoWeeks = () =>
  SellingKitchen.begin(api, { weekStart: weekdayOf(addDays(businessDate(sellingClock, new Date()), -1)) });

describe('the food cost report', () => {
  test('gives theoretical and actual cost in percent of net sales', async () => {
    const life = await SellingKitchen.begin(api);
    await life.receive(-3, '40', '200');
    await life.make(-2, '8');
    await life.sell(-1, '10');
    await life.draw(-1, 'count_adjust', life.raw.id, '3');
    await life.count(-1, { [life.sauceId]: '5' });
    // Ten dishes at 14.50 use 1 kg of tomatoes at 2.00 and 3 kg of sauce at 3.00; 3 kg of tomatoes are lost.
    expect((await foodCost(life, -1, -1)).total).toMatchObject({
      netSales: '14500',
      theoretical: '1100',
      theoreticalPercent: '7.59',
      actual: '1700',
      actualPercent: '11.72',
      points: '4.14',
      opening: '8000',
      closing: '6300',
    });
  });

  test('has the figures of the usage report, part by part, and each part begins with what the last one left', async () => {
    const life = await twoWeeks();
    await life.receive(-4, '60', '250');
    await life.make(-3, '8');
    await life.sell(-3, '4');
    await life.draw(-2, 'waste', life.sauceId, '0.5');
    await life.draw(-2, 'count_adjust', life.raw.id, '2');
    await life.sell(-2, '6');
    await life.receive(-1, '10', '300');
    await life.sell(-1, '5');
    await life.draw(-1, 'count_adjust', life.sauceId, '0.25');
    await life.count(-2, { [life.sauceId]: '4.5' });
    await life.count(-1, { [life.raw.id]: '54.5' });
    const { parts, total } = await foodCost(life, -3, -1);
    expect(parts.map(({ from, to }) => [from, to])).toEqual([
      [addDays(life.today, -3), addDays(life.today, -2)],
      [addDays(life.today, -1), addDays(life.today, -1)],
    ]);
    expect(parts[0]?.closing).toBe(parts[1]?.opening);
    for (const part of [...parts, total]) {
      if (!part) throw new Error('There is no total.');
      const { from, to } = part;
      const { usageReport } = await life.manager.request<{ usageReport: { totals: Record<string, string> } }>(usage, {
        from,
        to,
      });
      const { opening, purchases, transfers, sales, closing, used } = usageReport.totals;
      expect(part).toMatchObject({ opening, purchases, transfers, theoretical: sales, closing, actual: used });
    }
  });

  test('leaves out a day that is not over, until its sales are complete', async () => {
    const life = await SellingKitchen.begin(api);
    await life.sell(-1, '2');
    expect((await foodCost(life, -1, 0)).total).toMatchObject({ to: addDays(life.today, -1), netSales: '2900' });
    await life.sell(0, '1');
    expect((await foodCost(life, -1, 0)).total).toMatchObject({ to: life.today, netSales: '4350' });
  });

  test('names days without sales, and gives no sum that leaves them out', async () => {
    const life = await SellingKitchen.begin(api);
    await life.sell(-1, '2');
    await life.sell(-3, '2');
    const { total } = await foodCost(life, -3, -1);
    expect(total).toMatchObject({
      netSales: null,
      theoretical: null,
      missingDays: [addDays(life.today, -2)],
      theoreticalPercent: null,
      actualPercent: null,
    });
  });

  test.each([
    ['nothing was sold', null, null],
    ['as much was refunded as sold', '5', '5'],
    ['more was refunded than sold', '5', '8'],
  ])('gives no percentage when %s', async (_case, sold, refunded) => {
    const life = await SellingKitchen.begin(api);
    await life.receive(-2, '5', '100');
    await life.close(-1);
    if (sold) await life.sell(-1, sold);
    if (refunded) await life.sell(-1, refunded, undefined, { kind: 'refund' });
    await life.draw(-1, 'count_adjust', life.raw.id, '1');
    const { total } = await foodCost(life, -1, -1);
    expect(total).toMatchObject({ theoreticalPercent: null, actualPercent: null, points: null, counted: true });
    expect(Number(total?.netSales)).toBeLessThanOrEqual(0);
  });

  test('has an actual cost when everything was counted, also when a count finds no difference', async () => {
    const life = await SellingKitchen.begin(api);
    await life.receive(-2, '5', '100');
    await life.make(-2, '2');
    await life.sell(-1, '2');
    await life.count(-1, { [life.raw.id]: '1.8', [life.sauceId]: '1.4' });
    expect((await foodCost(life, -1, -1)).total).toMatchObject({ counted: true, uncountedItems: 0, actual: '110' });
  });

  test('has no actual cost while an item that was bought or used is not counted, and states how many', async () => {
    const life = await SellingKitchen.begin(api);
    await life.receive(-2, '5', '100');
    await life.make(-2, '2');
    await life.sell(-1, '2');
    await life.draw(-1, 'count_adjust', life.raw.id, '1');
    expect((await foodCost(life, -1, -1)).total).toMatchObject({
      counted: true,
      usedItems: 2,
      uncountedItems: 1,
      actual: null,
      actualPercent: null,
      points: null,
    });
  });

  test('has no actual cost before something is counted', async () => {
    const life = await SellingKitchen.begin(api);
    await life.receive(-2, '5', '100');
    await life.sell(-1, '2');
    expect((await foodCost(life, -1, -1)).total).toMatchObject({ counted: false, actual: null, actualPercent: null });
  });

  async function mystery(life: SellingKitchen): Promise<{ id: string; version: number }> {
    const input = {
      name: 'Mystery',
      kind: 'menu',
      yieldQuantity: '1',
      yieldUnit: 'portion',
      menuPrice: 900,
      lines: [],
      steps: [],
    };
    const { createRecipe: made } = await life.manager.request<{ createRecipe: { id: string; version: number } }>(
      'mutation ($input: CreateRecipeInput!) { createRecipe(input: $input) { id version } }',
      { input },
    );
    return made;
  }

  test('has no theoretical cost with a dish whose recipe has an unknown amount, and names the dish', async () => {
    const life = await SellingKitchen.begin(api);
    await life.sell(-1, '2', undefined, { recipeId: (await mystery(life)).id });
    expect((await foodCost(life, -1, -1)).total).toMatchObject({
      netSales: '1800',
      theoretical: null,
      theoreticalPercent: null,
      unknownDishes: ['Mystery'],
    });
  });

  test('has no theoretical cost when only later portions of a dish were sold with a known recipe', async () => {
    const life = await SellingKitchen.begin(api);
    const { id, version } = await mystery(life);
    await life.sell(-1, '2', 'first', { recipeId: id });
    const lines = [{ itemId: life.raw.id, quantity: '1', unit: 'kg' }];
    const whole = {
      name: 'Mystery',
      kind: 'menu',
      yieldQuantity: '1',
      yieldUnit: 'portion',
      menuPrice: 900,
      steps: [],
    };
    await life.manager.request('mutation ($input: UpdateRecipeInput!) { updateRecipe(input: $input) { id } }', {
      input: { id, version, ...whole, lines },
    });
    await life.sell(-1, '1', 'second', { recipeId: id });
    expect((await foodCost(life, -1, -1)).total).toMatchObject({ theoretical: null, unknownDishes: ['Mystery'] });
    const period = { from: addDays(life.today, -1), to: addDays(life.today, -1) };
    expect(
      await life.manager.request(
        'query ($from: LocalDate!, $to: LocalDate!) { usageReport(from: $from, to: $to) { unknownDishes } }',
        period,
      ),
    ).toEqual({ usageReport: { unknownDishes: ['Mystery'] } });
    for (const line of ['first', 'second'])
      await life.sell(-1, '0', line, { recipeId: id, kind: 'void', quantity: undefined });
    await life.sell(-1, '3', 'third', { recipeId: id });
    expect((await foodCost(life, -1, -1)).total).toMatchObject({ unknownDishes: [] });
  });

  test('has no figure with a movement without a cost, and counts those movements', async () => {
    const life = await SellingKitchen.begin(api);
    await life.kitchen.write(async (tx) => {
      await tx.db.updateTable('item').set({ lastUnitCost: null }).where('id', '=', life.raw.id).execute();
    });
    await life.sell(-1, '2');
    expect((await foodCost(life, -1, -1)).total).toMatchObject({ theoretical: null, closing: null });
  });

  test('covers two years, and refuses more', async () => {
    const life = await SellingKitchen.begin(api);
    const { parts } = await foodCost(life, -730, 0);
    expect(parts.length).toBeGreaterThanOrEqual(105);
    const period = { from: addDays(life.today, -731), to: life.today, by: 'week' };
    expect(await life.manager.refused(report, period)).toBe('VALIDATION_FAILED');
  });

  test('has no rows for days to come', async () => {
    const life = await SellingKitchen.begin(api);
    expect(await foodCost(life, 1, 7)).toEqual({ parts: [], total: null });
  });

  test('is of one kitchen, and for managers', async () => {
    const [life, other] = [await SellingKitchen.begin(api), await SellingKitchen.begin(api)];
    await other.sell(-1, '2');
    expect((await foodCost(life, -1, -1)).total).toMatchObject({ netSales: null, theoretical: null, closing: '0' });
    const cook = await life.kitchen.signIn('cook');
    expect(await cook.refused(report, { from: life.today, to: life.today, by: 'period' })).toBe('FORBIDDEN');
  });
});
