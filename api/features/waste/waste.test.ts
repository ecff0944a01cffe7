import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { add } from '../../platform/database/transaction.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { WasteEntry } from './waste-entry.entity.ts';
import { WasteReason } from './waste-reason.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let reasonId: string;
type Signed = Awaited<ReturnType<Kitchen['signIn']>>;
let manager: Signed;
let cook: Signed;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api, { wasteAlertAmount: 5_000 });
  [manager, cook] = [await kitchen.signIn('manager'), await kitchen.signIn('cook')];
  reasonId = (
    await kitchen.write(async (tx) => add(tx, WasteReason, { code: 'SPOIL', name: 'Spoiled', group: 'spoilage' }))
  ).id;
});
afterAll(() => api.stop());

const log = `mutation ($input: LogWasteInput!) { logWaste(input: $input) { id quantity unit cost reasonName recordedByName reversedAt } }`;
interface Logged {
  logWaste: { id: string; quantity: string; cost: string | null };
}
const onHand = async (id: string) =>
  (await manager.request<{ item: { onHand: string } }>('query ($id: ID!) { item(id: $id) { onHand } }', { id })).item
    .onHand;
const input = (itemId: string, more: object = {}) => ({
  input: { itemId, quantity: '500', unit: 'g', reasonId, ...more },
});

describe('waste', () => {
  test('reduces stock in any unit that converts, stores its cost, and hides it from cooks', async () => {
    const item = await kitchen.item({ lastUnitCost: '1200' }, '4');
    const { logWaste } = await manager.request<Logged>(log, input(item.id));
    expect(logWaste).toMatchObject({ quantity: '0.5', unit: 'kg', cost: '600', reasonName: 'Spoiled' });
    await manager.request('mutation ($input: UpdateItemInput!) { updateItem(input: $input) { id } }', {
      input: { id: item.id, lastUnitCost: '9999' },
    });
    const range = { from: '2000-01-01', to: '2100-01-01' };
    const list =
      'query ($from: LocalDate!, $to: LocalDate!) { wasteEntries(from: $from, to: $to) { nodes { id cost } } wasteSummary { todayEntries todayCost } }';
    expect(await manager.request(list, range)).toMatchObject({
      wasteEntries: { nodes: [{ id: logWaste.id, cost: '600' }] },
      wasteSummary: { todayEntries: 1, todayCost: '600' },
    });
    expect(await cook.request(list, range)).toMatchObject({
      wasteEntries: { nodes: [{ cost: null }] },
      wasteSummary: { todayCost: null },
    });
    expect(await onHand(item.id)).toBe('3.5');
  });

  test('is undone within ten seconds by its recorder, and reversed later by managers', async () => {
    const item = await kitchen.item({ lastUnitCost: '100' }, '2');
    const undo = 'mutation ($input: UndoWasteInput!) { undoWaste(input: $input) { reversedAt } }';
    const first = (await cook.request<Logged>(log, input(item.id))).logWaste;
    expect(await (await kitchen.signIn('cook')).refused(undo, { input: { id: first.id } })).toBe('FORBIDDEN');
    await cook.request(undo, { input: { id: first.id } });
    expect(await onHand(item.id)).toBe('2');
    expect(await cook.refused(undo, { input: { id: first.id } })).toBe('CONFLICT');

    const second = (await cook.request<Logged>(log, input(item.id))).logWaste;
    await kitchen.write((tx) =>
      tx.em.nativeUpdate(WasteEntry, { id: second.id }, { createdAt: new Date(Date.now() - 11_000) }),
    );
    expect(await cook.refused(undo, { input: { id: second.id } })).toBe('CONFLICT');
    const reverse = 'mutation ($input: ReverseWasteInput!) { reverseWaste(input: $input) { id } }';
    expect(await cook.refused(reverse, { input: { id: second.id, reason: 'Wrong item' } })).toBe('FORBIDDEN');
    await manager.request(reverse, { input: { id: second.id, reason: 'Wrong item' } });
    expect(await onHand(item.id)).toBe('2');
  });

  test.each([
    ['nothing', { quantity: '0' }],
    ['less than nothing', { quantity: '-1' }],
    ['a unit that does not convert', { unit: 'ea' }],
    ['cups without a density', { unit: 'cup' }],
    ['last month', { occurredAt: new Date(Date.now() - 31 * 86_400_000).toISOString() }],
    ['tomorrow', { occurredAt: new Date(Date.now() + 86_400_000).toISOString() }],
    ['a lot of another item', { lotCode: 'D-0001-1' }],
    ['an unknown reason', { reasonId: 'x' }],
  ])('refuses %s and changes nothing', async (_case, wrong) => {
    const item = await kitchen.item({}, '2');
    const { errors } = await cook.graph(log, input(item.id, wrong));
    expect(errors[0]?.message).toMatch(/^.{10,160}$/);
    expect(await onHand(item.id)).toBe('2');
  });

  test('by a device whose clock is a little ahead is logged as of now', async () => {
    const item = await kitchen.item({}, '2');
    const occurredAt = new Date(Date.now() + 60_000).toISOString();
    const before = Date.now();
    const { logWaste } = await cook.request<{ logWaste: { occurredAt: string } }>(
      'mutation ($input: LogWasteInput!) { logWaste(input: $input) { occurredAt } }',
      input(item.id, { occurredAt }),
    );
    expect(Date.parse(logWaste.occurredAt)).toBeLessThan(before + 60_000);
  });

  test('of a time in the future is refused with its own message', async () => {
    const item = await kitchen.item({}, '2');
    const { errors } = await cook.graph(
      log,
      input(item.id, { occurredAt: new Date(Date.now() + 600_000).toISOString() }),
    );
    expect(errors[0]?.message).toMatch(/future/);
  });

  test('sent twice with one key is logged once, and managers are notified once of a costly day', async () => {
    const item = await kitchen.item({ lastUnitCost: '9000' }, '10');
    const twice = [1, 2].map(() =>
      cook.graph(log, input(item.id, { quantity: '1', unit: 'kg' }), { 'idempotency-key': 'w1' }),
    );
    const ids = (await Promise.all(twice)).map((response) => JSON.stringify(response.data));
    expect(ids[0]).toBe(ids[1]);
    expect(await onHand(item.id)).toBe('9');
    await cook.request(log, input(item.id, { quantity: '1', unit: 'kg' }));
    const bell = '{ notifications { nodes { title } } }';
    const alerts = JSON.stringify(await manager.request(bell)).match(/Waste above the limit/g) ?? [];
    expect(alerts).toHaveLength(1);
    expect(JSON.stringify(await cook.request(bell))).not.toContain('Waste above the limit');
  });
});
