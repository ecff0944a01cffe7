import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { listen, until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api, { name: 'Harbour' });
  admin = await kitchen.signIn('admin');
});
afterAll(() => api.stop());

const path = (id: string, section = '') => `/api/admin/settings/${id}${section}`;
const patch = (client: Client, section: string, body: unknown, id = kitchen.id) =>
  client.call('PATCH', path(id, section), body);
const defaults = {
  name: 'Harbour',
  monthlyInventoryNudgesEnabled: false,
  inventoryNudgeDay: 1,
  lineCheckEnabled: true,
  lineCheckAssignmentType: 'universal',
  lineCheckFrequency: 'daily',
  lineCheckRolesAllowed: [],
};

describe('the settings calls of the specification', () => {
  test('change only the fields that are sent', async () => {
    expect((await admin.get(path(kitchen.id))).json).toEqual(defaults);
    await patch(admin, '/inventory-nudges', { monthlyInventoryNudgesEnabled: true });
    await patch(admin, '/inventory-nudges', { inventoryNudgeDay: 28 });
    const response = await patch(admin, '/line-checks', {
      lineCheckAssignmentType: 'by_role',
      lineCheckRolesAllowed: ['manager', 'cook', 'manager'],
    });
    expect(response.status).toBe(200);
    expect((await admin.get(path(kitchen.id))).json).toEqual({
      ...defaults,
      monthlyInventoryNudgesEnabled: true,
      inventoryNudgeDay: 28,
      lineCheckAssignmentType: 'by_role',
      lineCheckRolesAllowed: ['manager', 'cook'],
    });
  });

  test.each([
    ['/inventory-nudges', { inventoryNudgeDay: 0 }],
    ['/inventory-nudges', { inventoryNudgeDay: 29 }],
    ['/inventory-nudges', { inventoryNudgeDay: 1.5 }],
    ['/inventory-nudges', { inventoryNudgeDay: '5' }],
    ['/inventory-nudges', { inventoryNudgeDay: null }],
    ['/inventory-nudges', { monthlyInventoryNudgesEnabled: 'yes' }],
    ['/inventory-nudges', { lineCheckEnabled: true }],
    ['/inventory-nudges', { organizationId: 'x' }],
    ['/inventory-nudges', []],
    ['/inventory-nudges', 'junk'],
    ['/line-checks', { lineCheckAssignmentType: 'nobody' }],
    ['/line-checks', { lineCheckFrequency: 'hourly' }],
    ['/line-checks', { lineCheckRolesAllowed: ['chef'] }],
    ['/line-checks', { lineCheckRolesAllowed: 'cook' }],
    ['/line-checks', { lineCheckEnabled: 1 }],
  ])('%s refuses %j and changes nothing', async (section, body) => {
    const response = await patch(admin, section, body);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect((await admin.get(path(kitchen.id))).json).toEqual(defaults);
  });

  test('return 401 to anonymous callers, 403 to cooks and managers, 404 for any other id', async () => {
    const other = await Kitchen.create(api);
    for (const section of ['', '/inventory-nudges', '/line-checks']) {
      const call = (client: Client, id: string) =>
        section ? patch(client, section, { lineCheckEnabled: false }, id) : client.get(path(id));
      expect((await call(new Client(api), kitchen.id)).status).toBe(401);
      expect((await call(await kitchen.signIn('cook'), kitchen.id)).status).toBe(403);
      expect((await call(await kitchen.signIn('manager'), kitchen.id)).status).toBe(403);
      const foreign = await call(admin, other.id);
      const junk = await call(admin, 'junk');
      expect([foreign.status, foreign.text]).toEqual([404, junk.text]);
    }
  });
});

describe('settings in the graph', () => {
  const save = `mutation ($input: LineCheckSettingsInput!) { updateLineCheckSettings(input: $input) {
    version lineCheckAssignmentType lineCheckUserIds } }`;

  test('accept people of this kitchen only', async () => {
    const cook = await kitchen.user();
    const foreign = await (await Kitchen.create(api)).user();
    const input = { lineCheckAssignmentType: 'by_user', lineCheckUserIds: [cook.id, cook.id] };
    const response = await admin.request(save, { input });
    expect(response).toMatchObject({ updateLineCheckSettings: { lineCheckUserIds: [cook.id] } });
    for (const id of [foreign.id, 'junk']) {
      expect(await admin.refused(save, { input: { lineCheckUserIds: [cook.id, id] } })).toBe('NOT_FOUND');
    }
    expect(await admin.refused(save, { input: { lineCheckUserIds: [], version: 1 } })).toBe('CONFLICT');
    expect(await (await kitchen.signIn('manager')).refused('{ settings { name } }')).toBe('FORBIDDEN');
  });

  test('are published to the screens of other admins', async () => {
    const other = await kitchen.signIn('admin');
    const { messages, socket } = await listen(other);
    await patch(admin, '/inventory-nudges', { inventoryNudgeDay: 9 });
    const published = () => messages.find(({ type }) => type === 'ORGANIZATION_UPDATED');
    await until(() => published() !== undefined);
    expect(published()?.data).toMatchObject({ id: kitchen.id, version: 2 });
    socket.close();
  });
});
