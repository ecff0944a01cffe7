import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin');
});
afterAll(() => api.stop());

const kinds = [
  { list: 'stations', type: 'Station', good: { name: 'Grill', kind: 'line' }, bad: { name: 'Fry', colour: 'red' } },
  {
    list: 'storageLocations',
    type: 'StorageLocation',
    good: { name: 'Walk-in', kind: 'walk_in', minC: '0', maxC: '5' },
    bad: { name: 'Freezer', minC: '-18', maxC: '-20' },
  },
  {
    list: 'shifts',
    type: 'Shift',
    good: { name: 'AM prep', startsAt: '07:00', endsAt: '15:00' },
    bad: { name: 'PM', startsAt: '24:00', endsAt: '23:00' },
  },
];
const create = (type: string) =>
  `mutation ($input: Create${type}Input!) { row: create${type}(input: $input) { id name version archivedAt } }`;
const update = (type: string) =>
  `mutation ($input: Update${type}Input!) { row: update${type}(input: $input) { id name version archivedAt } }`;
interface Created {
  row: { id: string; name: string; version: number; archivedAt: string | null };
}
const names = async (client: Client, list: string, archived = false) => {
  const query = `query ($archived: Boolean!) { rows: ${list}(archived: $archived) { name } }`;
  return (await client.request<{ rows: { name: string }[] }>(query, { archived })).rows.map(({ name }) => name);
};

describe.each(kinds)('$list', ({ list, type, good, bad }) => {
  test('are created, renamed, archived and restored by admins, and read by everyone', async () => {
    const cook = await kitchen.signIn('cook');
    const { row } = await admin.request<Created>(create(type), { input: good });
    const input = { id: row.id, version: row.version, name: `${good.name} 2` };
    await admin.request<Created>(update(type), { input });
    expect(await names(cook, list)).toEqual([`${good.name} 2`]);
    expect(await admin.refused(update(type), { input })).toBe('CONFLICT');
    await admin.request(update(type), { input: { id: row.id, archived: true } });
    expect(await names(cook, list)).toEqual([]);
    expect(await names(cook, list, true)).toEqual([`${good.name} 2`]);
    await admin.request(update(type), { input: { id: row.id, archived: false } });
    await admin.request(create(type), { input: { ...good, name: 'A later one' } });
    expect(await names(cook, list)).toEqual([`${good.name} 2`, 'A later one']);
    const log = await admin.request(`{ auditLog(filter: { entity: "${type}" }) { nodes { action changes } } }`);
    expect(JSON.stringify(log)).toContain(`{"name":["${good.name}","${good.name} 2"]}`);
  });

  test('refuse invalid values, duplicate names, unknown fields and everyone but admins; nothing changes', async () => {
    const { row } = await admin.request<Created>(create(type), { input: good });
    expect(await admin.refused(create(type), { input: bad })).toBe('VALIDATION_FAILED');
    expect(await admin.refused(create(type), { input: { ...good, name: ' ' } })).toBe('VALIDATION_FAILED');
    expect(await admin.refused(create(type), { input: { ...good, organizationId: 'x' } })).not.toBe('INTERNAL');
    const duplicate = { ...good, name: good.name.toUpperCase() };
    expect(await admin.refused(create(type), { input: duplicate })).toBe('CONFLICT');
    const other = await (await Kitchen.create(api)).signIn('admin');
    expect(await other.refused(update(type), { input: { id: row.id, name: 'Mine' } })).toBe('NOT_FOUND');
    expect(await (await kitchen.signIn('manager')).refused(create(type), { input: good })).toBe('FORBIDDEN');
    expect(await names(admin, list, true)).toEqual([good.name]);
  });
});
