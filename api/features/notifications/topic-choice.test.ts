import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plain } from '#schema/messages.ts';
import { type NotificationTopic, notificationTopics, topicRules } from '#schema/notification-topics.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { openFeed } from '../../testing/feed.ts';
import { caughtUp, listen, openSocket, until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { tokenOf } from '../../testing/token-client.ts';
import { notify } from './notification.writes.ts';

let api: TestApi;
let kitchen: Kitchen;
beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
afterAll(() => api.stop());

const SET = 'mutation ($input: NotificationTopicInput!) { setNotificationTopic(input: $input) { id mutedTopics } }';
const set = (client: Client, topic: NotificationTopic, enabled: boolean, headers = {}) =>
  client.graph(SET, { input: { topic, enabled } }, headers);
const mute = async (client: Client, topic: NotificationTopic) => {
  const { errors } = await set(client, topic, false);
  expect(errors).toEqual([]);
};

let count = 0;
/** Notifies the whole kitchen. Returns the title. */
async function notifyAbout(topic: NotificationTopic, where = kitchen): Promise<string> {
  const title = `Notification ${(count += 1)}`;
  await where.write((tx) =>
    notify(tx, {
      type: 'other',
      topic,
      priority: 'high',
      title: plain(title),
      message: plain('Something happened.'),
      dedupeKey: title,
    }),
  );
  return title;
}

async function titles(client: Client): Promise<string[]> {
  const { notifications } = await client.request<{ notifications: { nodes: { title: string }[] } }>(
    '{ notifications(first: 100) { nodes { title } } }',
  );
  return notifications.nodes.map(({ title }) => title);
}

async function unread(client: Client): Promise<number> {
  return (await client.request<{ unreadNotificationCount: number }>('{ unreadNotificationCount }'))
    .unreadNotificationCount;
}

async function muted(client: Client): Promise<unknown> {
  return (await client.request<{ me: { mutedTopics: unknown } }>('{ me { mutedTopics } }')).me.mutedTopics;
}

describe('a topic that a person switched off', () => {
  test('is neither listed nor counted for them', async () => {
    const [ana, luis] = [await kitchen.signIn('cook'), await kitchen.signIn('cook')];
    await mute(ana, 'low_stock');
    const title = await notifyAbout('low_stock');
    expect(await titles(ana)).not.toContain(title);
    expect(await titles(luis)).toContain(title);
    expect((await unread(luis)) - (await unread(ana))).toBeGreaterThan(0);
  });

  test('is in none of the REST lists either', async () => {
    const ana = await kitchen.signIn('cook');
    await mute(ana, 'low_stock');
    const title = await notifyAbout('low_stock');
    expect((await ana.get('/api/notifications')).text).not.toContain(title);
    expect((await ana.get('/api/notifications/unread')).text).not.toContain(title);
  });

  test('leaves the others listed', async () => {
    const ana = await kitchen.signIn('cook');
    await mute(ana, 'low_stock');
    const title = await notifyAbout('monthly_count');
    expect(await titles(ana)).toContain(title);
  });

  test('is not pushed on the change feed from the next message on', async () => {
    const ana = await kitchen.signIn('cook');
    const feed = await openFeed(ana);
    await until(() => feed.messages.length === 2);
    await mute(ana, 'low_stock');
    const hidden = await notifyAbout('low_stock');
    const shown = await notifyAbout('monthly_count');
    await until(() => feed.messages.some(({ data }) => data?.['title'] === shown));
    expect(feed.messages.map(({ data }) => data?.['title'])).not.toContain(hidden);
    feed.close();
  });

  test('is not pushed on /ws, and its unread count there leaves it out', async () => {
    const [ana, luis] = [await kitchen.signIn('cook'), await kitchen.signIn('cook')];
    await mute(ana, 'low_stock');
    const [own, other] = [await listen(ana), await listen(luis)];
    const title = await notifyAbout('low_stock');
    await until(() => other.messages.some(({ data }) => data['title'] === title));
    await caughtUp(own);
    expect(own.messages.map(({ type }) => type)).toEqual(['INITIAL_DATA']);
    expect(own.messages[0]?.data['unreadCount']).toBe(await unread(ana));
    own.socket.close();
    other.socket.close();
  });

  test('is no longer pushed on a socket that was open before', async () => {
    const ana = await kitchen.signIn('cook');
    const own = await openSocket(ana);
    await caughtUp(own);
    await mute(ana, 'low_stock');
    await until(async () => {
      const title = await notifyAbout('low_stock');
      await caughtUp(own);
      return !own.messages.some(({ data }) => data['title'] === title);
    });
    own.socket.close();
  });

  test('cannot be marked read meanwhile, as if it did not exist', async () => {
    const ana = await kitchen.signIn('cook');
    const title = await notifyAbout('low_stock');
    const rows = (await ana.get('/api/notifications')).json;
    const row = Array.isArray(rows) ? rows.find((each) => each.title === title) : null;
    await mute(ana, 'low_stock');
    expect((await ana.post(`/api/notifications/mark-read/${row.id}`)).status).toBe(404);
  });

  test('shows its notifications of the past again once it is switched on', async () => {
    const ana = await kitchen.signIn('cook');
    await mute(ana, 'low_stock');
    const title = await notifyAbout('low_stock');
    expect((await set(ana, 'low_stock', true)).data).toEqual({
      setNotificationTopic: { id: ana.user.id, mutedTopics: [] },
    });
    expect(await titles(ana)).toContain(title);
  });

  test('stays off when the role changes', async () => {
    const ana = await kitchen.signIn('cook');
    const admin = await kitchen.signIn('admin');
    await mute(ana, 'low_stock');
    await admin.request('mutation ($input: SetUserRoleInput!) { setUserRole(input: $input) { id } }', {
      input: { id: ana.user.id, role: 'manager' },
    });
    const again = await kitchen.signInAs(ana.user);
    const [hidden, shown] = [await notifyAbout('low_stock'), await notifyAbout('price_change')];
    expect(await titles(again)).not.toContain(hidden);
    expect(await titles(again)).toContain(shown);
  });

  test('is listed for a person’s API token, which is not a person', async () => {
    const admin = await kitchen.signIn('admin');
    const program = await tokenOf(admin, { scopes: ['notifications_read'] });
    await mute(admin, 'low_stock');
    const title = await notifyAbout('low_stock');
    expect(await titles(program)).toContain(title);
  });

  test('is hidden on a shared tablet that the person unlocked, too', async () => {
    const ana = await kitchen.signIn('cook');
    const { issuePin } = await ana.request<{ issuePin: { pin: string } }>('mutation { issuePin { pin } }');
    const tablet = await kitchen.pair({ kind: 'tablet' });
    await tablet.post('/api/devices/pin', { pin: issuePin.pin });
    await mute(ana, 'low_stock');
    const title = await notifyAbout('low_stock');
    expect(await titles(tablet)).not.toContain(title);
  });
});

describe('choosing', () => {
  test('concerns no other kitchen', async () => {
    const other = await Kitchen.create(api);
    const [ana, outsider] = [await kitchen.signIn('cook'), await other.signIn('cook')];
    await mute(ana, 'low_stock');
    const title = await notifyAbout('low_stock', other);
    expect(await titles(outsider)).toEqual([title]);
    expect(await muted(outsider)).toEqual([]);
  });

  test('begins with everything on', async () => {
    expect(await muted(await kitchen.signIn('manager'))).toEqual([]);
  });

  test.each(notificationTopics.filter((topic) => topicRules[topic].alwaysOn === 'food_safety'))(
    'refuses to switch off food safety: %s',
    async (topic) => {
      const manager = await kitchen.signIn('manager');
      const { errors } = await set(manager, topic, false);
      expect(errors[0]?.message).toBe('Notifications about food safety are always on.');
      expect(errors[0]?.extensions['code']).toBe('VALIDATION_FAILED');
    },
  );

  test('refuses to switch off what concerns the person’s own tasks', async () => {
    const { errors } = await set(await kitchen.signIn('cook'), 'task_handed', false);
    expect(errors[0]?.message).toContain('always on');
  });

  test('refuses to switch off what the role does not get', async () => {
    const { errors } = await set(await kitchen.signIn('cook'), 'price_change', false);
    expect(errors[0]?.message).toBe('Your role does not get these notifications.');
  });

  test('an earlier choice has no effect on a topic that became always on since', async () => {
    const ana = await kitchen.signIn('cook');
    await kitchen.write(({ db }) =>
      db
        .updateTable('appUser')
        .set({ mutedTopics: ['stock_expired'] })
        .where('id', '=', ana.user.id)
        .execute(),
    );
    const title = await notifyAbout('stock_expired');
    expect(await titles(ana)).toContain(title);
    expect(await muted(ana)).toEqual([]);
  });

  test('of two topics at once keeps both', async () => {
    const ana = await kitchen.signIn('cook');
    await Promise.all([mute(ana, 'low_stock'), mute(ana, 'monthly_count'), mute(ana, 'check_due')]);
    expect(new Set(await allOf(ana))).toEqual(new Set(['low_stock', 'monthly_count', 'check_due']));
  });

  test('the same again changes nothing and records nothing', async () => {
    const ana = await kitchen.signIn('cook');
    await mute(ana, 'low_stock');
    await mute(ana, 'low_stock');
    expect(await allOf(ana)).toEqual(['low_stock']);
    const events = await api.app.database.read(kitchen.id, (db) =>
      db.selectFrom('event').selectAll().where('entityId', '=', ana.user.id).execute(),
    );
    expect(events.filter(({ action }) => action === 'user.notifications_chosen')).toHaveLength(1);
  });

  test('leaves the version of the person’s row, so that an admin’s edit is not refused', async () => {
    const ana = await kitchen.signIn('cook');
    const admin = await kitchen.signIn('admin');
    await mute(ana, 'low_stock');
    const input = { id: ana.user.id, name: 'Ana Torres', version: ana.user.version };
    const { errors } = await admin.graph('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
      input,
    });
    expect(errors).toEqual([]);
  });

  test('is published to the person’s other screens alone', async () => {
    const [ana, admin] = [await kitchen.signIn('cook'), await kitchen.signIn('admin')];
    const [own, others] = [await listen(ana), await listen(admin)];
    await mute(ana, 'low_stock');
    await until(() => own.messages.some(({ type }) => type === 'USER_UPDATED'));
    await caughtUp(others);
    expect(others.messages.map(({ type }) => type)).toEqual(['INITIAL_DATA']);
    own.socket.close();
    others.socket.close();
  });

  test('is not visible to anyone else', async () => {
    const [ana, admin] = [await kitchen.signIn('cook'), await kitchen.signIn('admin')];
    await mute(ana, 'low_stock');
    const { user } = await admin.request<{ user: { mutedTopics: unknown } }>(
      'query ($id: ID!) { user(id: $id) { mutedTopics } }',
      { id: ana.user.id },
    );
    expect(user.mutedTopics).toBeNull();
  });
});

async function allOf(client: Client): Promise<unknown[]> {
  const topics = await muted(client);
  return Array.isArray(topics) ? topics : [];
}
