import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, businessDate } from '#schema/business-day.ts';
import { limits } from '#schema/limits.ts';
import { add } from '../../platform/database/transaction.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { Supplier } from '../suppliers/supplier.entity.ts';
import type { SearchResult } from './search.types.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Client;
let cook: Client;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
  cook = await kitchen.signIn('cook');
});
afterAll(() => api.stop());

const found = async (client: Client, query: string) =>
  (
    await client.request<{ search: SearchResult[] }>(
      'query ($query: String!) { search(query: $query) { kind id name detail } }',
      {
        query,
      },
    )
  ).search;
const names = async (client: Client, query: string) => (await found(client, query)).map(({ name }) => name);
const supplier = (name: string, data: Partial<Supplier> = {}) =>
  kitchen.write(async (tx) => add(tx, Supplier, { name, ...data }));

async function plan(name: string, date?: string): Promise<string> {
  const { id: stationId } = await kitchen.station();
  const input = { name, stationId, targetQuantity: '2', unit: 'kg', dueTime: '16:00', ...(date ? { date } : {}) };
  const { addPrepTask } = await manager.request<{ addPrepTask: { id: string } }>(
    'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }',
    { input },
  );
  return addPrepTask.id;
}

describe('the search over all features', () => {
  test('finds items by name, with their id and kind', async () => {
    const { id } = await kitchen.item({ name: 'Quail eggs' });
    expect(await found(manager, 'quail')).toEqual([{ kind: 'item', id, name: 'Quail eggs', detail: null }]);
  });

  test('ignores case and accents', async () => {
    await kitchen.item({ name: 'Jalapeño' });
    expect(await names(manager, 'JALAPENO')).toEqual(['Jalapeño']);
  });

  test('searches wildcards literally', async () => {
    await kitchen.item({ name: 'Cream 35 %' });
    expect(await names(manager, '5 %')).toEqual(['Cream 35 %']);
    expect(await names(manager, '__')).toEqual([]);
  });

  test('lists names that begin with the text before words that do, and those before the rest', async () => {
    for (const name of ['Dried plum', 'Plum', 'Aplumb']) await kitchen.item({ name });
    expect(await names(manager, 'plum')).toEqual(['Plum', 'Dried plum', 'Aplumb']);
  });

  test('leaves out archived items', async () => {
    await kitchen.item({ name: 'Old vinegar', archivedAt: new Date() });
    expect(await names(manager, 'vinegar')).toEqual([]);
  });

  test('finds today’s tasks but not tomorrow’s', async () => {
    const today = await plan('Shell peas');
    await plan('Shell peas', addDays(businessDate({ timeZone: 'UTC', dayRollover: '04:00' }, new Date()), 1));
    expect((await found(cook, 'shell')).map(({ kind, id }) => [kind, id])).toEqual([['prep_task', today]]);
  });

  test('finds suppliers for a manager but not for a cook', async () => {
    await supplier('Tidewater Fish');
    expect(await names(manager, 'tidewater')).toEqual(['Tidewater Fish']);
    expect(await names(cook, 'tidewater')).toEqual([]);
  });

  test('finds people by username, for a manager but not for a cook', async () => {
    await kitchen.user({ name: 'Ines Vega', username: 'ivega' });
    expect(await found(manager, 'ivega')).toMatchObject([{ kind: 'user', name: 'Ines Vega', detail: 'ivega' }]);
    expect(await names(cook, 'ivega')).toEqual([]);
  });

  test('returns the first five of each kind', async () => {
    for (let n = 1; n <= limits.searchResultsPerKind + 2; n += 1) await kitchen.item({ name: `Zucchini ${n}` });
    await supplier('Zucchini farm');
    const kinds = (await found(manager, 'zucchini')).map(({ kind }) => kind);
    expect(kinds).toEqual([...Array.from({ length: limits.searchResultsPerKind }, () => 'item'), 'supplier']);
  });

  test('finds nothing of another kitchen', async () => {
    await kitchen.item({ name: 'Secret sauce' });
    const stranger = await (await Kitchen.create(api)).signIn('admin');
    expect(await names(stranger, 'secret')).toEqual([]);
  });

  test('needs two characters', async () => {
    expect(await manager.refused('{ search(query: "a") { id } }')).toBe('VALIDATION_FAILED');
  });
});
