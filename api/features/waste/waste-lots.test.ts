import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { addDefaultReasons } from './default-reasons.data.ts';

let api: TestApi;
let kitchen: Kitchen;
let reasons: Map<string, string>;
type Signed = Awaited<ReturnType<Kitchen['signIn']>>;
let cook: Signed;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  cook = await kitchen.signIn('cook');
  reasons = await kitchen.write(async (tx) => addDefaultReasons(tx));
});
afterAll(() => api.stop());

const days = (number: number) => new Date(Date.now() + number * 86_400_000);
const log = `mutation ($input: LogWasteInput!) { logWaste(input: $input) { id lotId lotCode expected quantity } }`;
const waste = (itemId: string, code: string, quantity: string, more: object = {}) =>
  cook.request<{ logWaste: { id: string; lotCode: string | null; expected: boolean } }>(log, {
    input: { itemId, quantity, unit: 'kg', reasonId: reasons.get(code), ...more },
  });
const left = async (itemId: string) => (await kitchen.stockOf(itemId)).lots.map(({ quantity }) => quantity);

/** An expired closed lot of 2 and a fresh opened lot of 2. */
async function twoLots() {
  const item = await kitchen.item();
  const old = await kitchen.lot(item.id, '2', { useBy: days(-1) });
  const fresh = await kitchen.lot(item.id, '2', { useBy: days(3), state: 'opened' });
  return { item, old, fresh };
}

describe('waste', () => {
  test('with the reason Expired draws from the expired lot and returns its code', async () => {
    const { item, old } = await twoLots();
    const { logWaste } = await waste(item.id, 'EXPIRE', '2');
    expect(logWaste.lotCode).toBe(old.lotCode);
    expect(await left(item.id)).toEqual(['0', '2']);
  });

  test('with another reason draws from the lot that is used next', async () => {
    const { item } = await twoLots();
    await waste(item.id, 'DROP', '1');
    expect(await left(item.id)).toEqual(['2', '1']);
  });

  test('draws from the lot named by its id', async () => {
    const { item, old } = await twoLots();
    await waste(item.id, 'DROP', '1', { lotId: old.id });
    expect(await left(item.id)).toEqual(['1', '2']);
  });

  test('draws from the lot named by its code, ignoring case', async () => {
    const { item, fresh } = await twoLots();
    await waste(item.id, 'EXPIRE', '1', { lotCode: fresh.lotCode.toLowerCase() });
    expect(await left(item.id)).toEqual(['2', '1']);
  });

  test('refuses the lot of another item and changes nothing', async () => {
    const { item } = await twoLots();
    const other = await twoLots();
    const input = { itemId: item.id, quantity: '1', unit: 'kg', reasonId: reasons.get('DROP'), lotId: other.old.id };
    const { errors } = await cook.graph(log, { input });
    expect(errors[0]?.message).toBe(`Lot ${other.old.lotCode} is not a lot of ${item.name}.`);
    expect([await left(item.id), await left(other.item.id)]).toEqual([
      ['2', '2'],
      ['2', '2'],
    ]);
  });

  test('of a whole lot discards it', async () => {
    const { item, old } = await twoLots();
    await waste(item.id, 'EXPIRE', '2', { lotId: old.id });
    expect((await kitchen.stockOf(item.id)).lots[0]).toEqual({ quantity: '0', state: 'discarded' });
  });

  test('undone returns the lot to its former state', async () => {
    const { item, fresh } = await twoLots();
    const { logWaste } = await waste(item.id, 'DROP', '2', { lotId: fresh.id });
    await cook.request('mutation ($input: UndoWasteInput!) { undoWaste(input: $input) { id } }', {
      input: { id: logWaste.id },
    });
    expect((await kitchen.stockOf(item.id)).lots[1]).toEqual({ quantity: '2', state: 'opened' });
  });
});

describe('waste above stock on hand', () => {
  test('is logged in full with its cost, and the excess is owed', async () => {
    const item = await kitchen.item({ lastUnitCost: '100' }, '2');
    await waste(item.id, 'DROP', '5');
    expect(await kitchen.stockOf(item.id)).toMatchObject({ onHand: '0', owed: '3', value: '-300', breaks: [] });
    const { cost } = await kitchen.write(({ db }) =>
      db.selectFrom('wasteEntry').select('cost').where('itemId', '=', item.id).executeTakeFirstOrThrow(),
    );
    expect(Number(cost)).toBe(500);
  });
});

describe('expected trim', () => {
  test('is recorded without a change of stock, because the yield already accounts for it', async () => {
    const item = await kitchen.item({ lastUnitCost: '100' }, '9');
    const { logWaste } = await waste(item.id, 'TRIM', '1');
    expect(logWaste.expected).toBe(true);
    expect((await kitchen.stockOf(item.id)).onHand).toBe('9');
  });

  test('counts in no sum and raises no alert', async () => {
    const own = await Kitchen.create(api, { wasteAlertAmount: 100 });
    const manager = await own.signIn('manager');
    const ownReasons = await own.write(async (tx) => addDefaultReasons(tx));
    const item = await own.item({ lastUnitCost: '1000' }, '9');
    await manager.request(log, {
      input: { itemId: item.id, quantity: '5', unit: 'kg', reasonId: ownReasons.get('TRIM') },
    });
    expect(
      await manager.request('{ wasteSummary { todayEntries todayCost } notifications { nodes { title } } }'),
    ).toEqual({
      wasteSummary: { todayEntries: 0, todayCost: '0' },
      notifications: { nodes: [] },
    });
  });
});
