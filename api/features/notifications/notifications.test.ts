import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plain } from '#schema/messages.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { type NewNotification, notify } from './notification.writes.ts';

let api: TestApi;
let kitchen: Kitchen;
const input: NewNotification = {
  type: 'other',
  topic: 'monthly_count',
  priority: 'high',
  title: plain('Fridge'),
  message: plain('Walk-in is warm.'),
  dedupeKey: 'a',
};

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
afterAll(() => api.stop());

const list = `{ notifications(filter: unread) { nodes { id title isRead } } }`;
interface List {
  notifications: { nodes: { id: string; title: string; isRead: boolean }[] };
}

describe('notifications', () => {
  test('are created once while the same condition is open', async () => {
    const cook = await kitchen.signIn('cook');
    await kitchen.write((tx) => notify(tx, input));
    expect(await kitchen.write((tx) => notify(tx, input))).toBeNull();
    const { notifications } = await cook.request<List>(list);
    expect(notifications.nodes.map(({ title }) => title)).toEqual(['Fridge']);
  });

  test('are read and deleted for one person only', async () => {
    const [ana, luis] = [await kitchen.signIn('cook'), await kitchen.signIn('cook')];
    await kitchen.write((tx) => notify(tx, { ...input, dedupeKey: 'b' }));
    const id = (await ana.request<List>(list)).notifications.nodes[0]?.id ?? '';
    const read = await ana.post(`/api/notifications/mark-read/${id}`);
    expect(read.json).toMatchObject({ id, isRead: true });
    expect((await ana.request<List>(list)).notifications.nodes.map((row) => row.id)).not.toContain(id);
    expect((await luis.request<List>(list)).notifications.nodes.map((row) => row.id)).toContain(id);
    expect((await ana.call('DELETE', `/api/notifications/${id}`)).status).toBe(200);
    expect((await ana.call('DELETE', `/api/notifications/${id}`)).text).toBe('This notification does not exist.');
  });

  test('for admins reach only the admins, and no other kitchen', async () => {
    const outsider = await (await Kitchen.create(api)).signIn('admin');
    const [cook, admin] = [await kitchen.signIn('cook'), await kitchen.signIn('admin')];
    await kitchen.write((tx) =>
      notify(tx, { ...input, title: plain('Secret'), dedupeKey: 'c', audience: { roles: ['admin'] } }),
    );
    const titles = async (client: typeof cook) =>
      (await client.request<List>(list)).notifications.nodes.map((row) => row.title);
    expect(await titles(admin)).toContain('Secret');
    expect(await titles(cook)).not.toContain('Secret');
    expect(await titles(outsider)).toEqual([]);
  });
});
