import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobRun } from '../../../platform/jobs/runner.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { expiringLots } from './expiring-lots.job.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Awaited<ReturnType<Kitchen['signIn']>>;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

const HOUR = 3_600_000;
const after = (hours: number) => new Date(Date.now() + hours * HOUR);
const watch = (at = new Date()) => expiringLots.run(jobRun(api.app, at));

async function warnings(name: string): Promise<string[]> {
  const { notifications } = await manager.request<{ notifications: { nodes: { title: string }[] } }>(
    '{ notifications { nodes { title } } }',
  );
  return notifications.nodes.map(({ title }) => title).filter((title) => title === `${name} must be used soon`);
}
const act = (name: string, input: object, type = 'ChangeLotStateInput') =>
  manager.request(`mutation ($input: ${type}!) { ${name}(input: $input) { id } }`, { input });

/** Cream that must be used within two hours, with its warning. */
async function warnedCream(name: string) {
  const item = await kitchen.item({
    name,
    tcsClass: 'cold',
    frozenShelfLifeHours: 720,
    thawedShelfLifeHours: 1,
    parLevel: '0',
  });
  const lot = await kitchen.lot(item.id, '10', { useBy: after(2) });
  await watch();
  expect(await warnings(name)).toEqual([`${name} must be used soon`]);
  return { item, lot };
}

test('a lot that is frozen has no warning, and warns again after it was thawed', async () => {
  const { lot } = await warnedCream('Double cream');
  await act('freezeLot', { id: lot.id });
  await watch();
  expect(await warnings('Double cream')).toEqual([]);
  await act('thawLot', { id: lot.id });
  await watch();
  await watch();
  expect(await warnings('Double cream')).toEqual(['Double cream must be used soon']);
});

test('a lot in quarantine has no warning', async () => {
  const { lot } = await warnedCream('Whipping cream');
  await act('quarantineLot', { id: lot.id, reason: 'Recall' }, 'QuarantineLotInput');
  await watch();
  expect(await warnings('Whipping cream')).toEqual([]);
});

test('a lot that is used up has no warning', async () => {
  const { item, lot } = await warnedCream('Sour cream');
  await act('adjustStock', { itemId: item.id, lotId: lot.id, difference: '-10', reason: 'Used' }, 'AdjustStockInput');
  await watch();
  expect(await warnings('Sour cream')).toEqual([]);
});
