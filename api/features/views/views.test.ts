import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#schema/limits.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let manager: Awaited<ReturnType<Kitchen['signIn']>>;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  manager = await kitchen.signIn('manager');
});
afterAll(() => api.stop());

interface View {
  readonly id: string;
  readonly version: number;
}

const text = (value: string) => JSON.stringify(value);

async function save(client: Client, name: string, query = 'state=low', screen = 'inventory'): Promise<View> {
  const input = `{ screen: ${screen}, name: ${text(name)}, query: ${text(query)} }`;
  const data = await client.request<{ createSavedView: View }>(
    `mutation { createSavedView(input: ${input}) { id version } }`,
  );
  return data.createSavedView;
}

const creating = (name: string, query = '') =>
  `mutation { createSavedView(input: { screen: inventory, name: ${text(name)}, query: ${text(query)} }) { id } }`;
const listed = async (client: Client, screen = 'inventory') =>
  client.request(`{ savedViews(screen: ${screen}) { name query } }`);
const update = ({ id }: View, patch: string) =>
  `mutation { updateSavedView(input: { id: ${text(id)}, ${patch} }) { name query version } }`;
const remove = ({ id }: View) => `mutation { deleteSavedView(input: { id: ${text(id)} }) }`;

test('a person’s views are the same on every device, by name, one list for each screen', async () => {
  await save(manager, 'To order', 'state=low&sort=-onHand');
  await save(manager, 'dry store', 'category=dry');
  await save(manager, 'Over target', 'show=menu', 'recipes');
  const elsewhere = await kitchen.signInAs(manager.user);
  expect(await listed(elsewhere)).toEqual({
    savedViews: [
      { name: 'dry store', query: 'category=dry' },
      { name: 'To order', query: 'state=low&sort=-onHand' },
    ],
  });
});

test('a colleague neither sees, changes nor deletes them', async () => {
  const view = await save(manager, 'To order');
  const colleague = await kitchen.signIn('admin');
  expect(await listed(colleague)).toEqual({ savedViews: [] });
  expect(await colleague.refused(update(view, 'name: "Mine"'))).toBe('NOT_FOUND');
  expect(await colleague.refused(remove(view))).toBe('NOT_FOUND');
});

test('a view is renamed, changed and deleted', async () => {
  const view = await save(manager, 'To order');
  expect(await manager.request(update(view, 'name: "Low", query: "state=out", version: 1'))).toEqual({
    updateSavedView: { name: 'Low', query: 'state=out', version: 2 },
  });
  await manager.request(remove(view));
  expect(await listed(manager)).toEqual({ savedViews: [] });
});

test('a view that was changed meanwhile on another device is not overwritten', async () => {
  const view = await save(manager, 'To order');
  await manager.request(update(view, 'query: "state=out", version: 1'));
  expect(await manager.refused(update(view, 'query: "state=over", version: 1'))).toBe('CONFLICT');
});

test('a name is unique for the screen, whatever the case', async () => {
  await save(manager, 'To order');
  expect(await manager.refused(creating('TO ORDER'))).toBe('CONFLICT');
  await save(manager, 'To order', '', 'recipes');
});

test('a person has at most 50 views', async () => {
  for (let n = 0; n < limits.viewsPerPerson; n += 1) await save(manager, `View ${String(n)}`);
  expect(await manager.refused(creating('One more'))).toBe('CONFLICT');
});

test.each([
  ['an empty name', ' ', ''],
  ['a long name', 'x'.repeat(limits.viewNameMax + 1), ''],
  ['another page', 'Away', 'https://example.org/'],
  ['a long address', 'Long', 'a'.repeat(limits.viewQueryMax + 1)],
])('%s is refused', async (_what, name, query) => {
  expect(await manager.refused(creating(name, query))).toBe('VALIDATION_FAILED');
});
