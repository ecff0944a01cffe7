import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import { Session } from '../auth/sessions/session.entity.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { type FeedMessage, openFeed, type TestFeed } from '../../testing/feed.ts';
import { openSocket, until } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { User } from '../users/user.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let cook: Client;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  cook = await kitchen.signIn('cook');
});
afterAll(() => api.stop());

/** Records events that every viewer receives, in one transaction. */
const publishEvents = (count = 1) =>
  kitchen.write(async (tx) => {
    const live = { type: 'ORGANIZATION_UPDATED', data: { id: kitchen.id, version: 1 } } as const;
    for (let number = 0; number < count; number += 1) tx.record({ entity: 'Test', entityId: null, live });
  });
/** Dates the kitchen's events so many minutes earlier. */
const inMinutesAgo = (minutes: number) =>
  kitchen.write(async (tx) => {
    const createdAt = sql<Date>`created_at - ${minutes} * interval '1 minute'`;
    await tx.db.updateTable('event').set({ createdAt }).execute();
  });
const seqNow = async () => (await cook.request<{ liveSeq: number }>('{ liveSeq }')).liveSeq;
const eventsOf = (messages: readonly FeedMessage[]) => messages.filter(({ data, type }) => data && type !== 'PING');
const types = (messages: readonly FeedMessage[]) => messages.map(({ type }) => type);
const numbers = (messages: readonly FeedMessage[]) => messages.map(({ seq }) => seq);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('Subscription.liveEvents', () => {
  test('without `after` sends CAUGHT_UP with the latest number, a PING, then live messages', async () => {
    await publishEvents(3);
    const seq = await seqNow();
    const { messages, close } = await openFeed(cook);
    await until(() => messages.length === 2);
    expect(messages[0]).toMatchObject({ type: 'CAUGHT_UP', seq, data: null });
    expect(messages[1]).toMatchObject({ type: 'PING', seq, data: { build: api.app.build } });
    expect(Math.abs(Date.parse(String(messages[1]?.data?.['time'])) - Date.now())).toBeLessThan(5_000);
    await publishEvents();
    await until(() => messages.length === 3);
    const { createdAt, ...event } = messages[2] ?? {};
    expect(event).toEqual({ type: 'ORGANIZATION_UPDATED', seq: seq + 1, data: { id: kitchen.id, version: 1 } });
    expect(Math.abs(Date.parse(String(createdAt)) - Date.now())).toBeLessThan(5_000);
    close();
  });

  test('with `after` sends the missed messages, then CAUGHT_UP', async () => {
    const after = await seqNow();
    await publishEvents(4);
    const { messages, close } = await openFeed(cook, after);
    await until(() => messages.length === 6);
    expect(types(messages).slice(4)).toEqual(['CAUGHT_UP', 'PING']);
    expect(numbers(messages)).toEqual([...range(after + 1, after + 4), after + 4, after + 4]);
    close();
  });

  test('with `sinceSeconds` sends the messages of that time, then CAUGHT_UP', async () => {
    await publishEvents(2);
    await inMinutesAgo(10);
    const before = await seqNow();
    await publishEvents(3);
    const { messages, close } = await openFeed(cook, 'sinceSeconds: 60');
    await until(() => messages.length === 5);
    expect(types(messages).slice(3)).toEqual(['CAUGHT_UP', 'PING']);
    expect(numbers(eventsOf(messages))).toEqual(range(before + 1, before + 3));
    close();
  });

  test('dates an event when its transaction ends, so that `sinceSeconds` does not miss a long one', async () => {
    const worked = await kitchen.write(async (tx) => {
      tx.record({ entity: 'Test', entityId: null });
      const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at from pg_sleep(0.1)`.execute(tx.db);
      return rows[0]?.at;
    });
    const event = await kitchen.write((tx) =>
      tx.db.selectFrom('event').select('createdAt').orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow(),
    );
    expect(event.createdAt.getTime()).toBeGreaterThanOrEqual(worked?.getTime() ?? Infinity);
  });

  test.each([-1, limits.feedSinceMax + 1])('refuses `sinceSeconds: %d` with a sentence', async (seconds) => {
    const { refusals, close } = await openFeed(cook, `sinceSeconds: ${seconds}`);
    await until(() => refusals.length === 1);
    expect(JSON.stringify(refusals)).toMatch(/Enter (0 or more|300 or less)\./);
    close();
  });

  test('sends everything in order and once, also when others write during the subscription', async () => {
    const cooks = await Promise.all(Array.from({ length: 6 }, () => kitchen.signIn('cook')));
    const first = await seqNow();
    const feeds: { after: number; feed: TestFeed }[] = [];
    let [begun, done] = [0, 0];
    const write = async () => {
      while (begun < 200) {
        begun += 1;
        await publishEvents();
        done += 1;
      }
    };
    const subscribe = async (client: Client) => {
      for (let count = 0; count < 9 && done < 195; count += 1) {
        // A client that missed events, or one that is up to date.
        const received = Math.random() < 0.3 ? Math.floor(Math.random() * done) : done;
        feeds.push({ after: first + received, feed: await openFeed(client, first + received) });
        // oxlint-disable-next-line no-restricted-globals -- not a wait: the joins are spread over the writes
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
      }
    };
    await Promise.all([write(), write(), ...cooks.map(subscribe)]);
    const last = await seqNow();
    expect(feeds.length).toBeGreaterThan(8);
    for (const { after, feed } of feeds) {
      await until(() => feed.messages.at(-1)?.seq === last);
      expect(numbers(eventsOf(feed.messages))).toEqual(range(after + 1, last));
      expect(types(feed.messages)).not.toContain('GAP');
      feed.close();
    }
  });

  test.each([
    ['too old to catch up', (seq: number) => seq - limits.catchUpMax - 1],
    ['higher than the latest one', (seq: number) => seq + 1_000],
    ['junk', () => -7],
  ])('sends GAP when `after` is %s, and continues', async (_case, afterOf) => {
    await publishEvents(limits.catchUpMax + 5);
    const seq = await seqNow();
    const { messages, close } = await openFeed(cook, afterOf(seq));
    await until(() => messages.length === 2);
    expect(messages[0]).toMatchObject({ type: 'GAP', seq, data: null });
    await publishEvents();
    await until(() => messages.length === 3);
    expect(messages[2]).toMatchObject({ type: 'ORGANIZATION_UPDATED', seq: seq + 1 });
    close();
  });

  test('a gap of exactly the maximum is sent completely', async () => {
    const after = await seqNow();
    await publishEvents(limits.catchUpMax);
    const { messages, close } = await openFeed(cook, after);
    await until(() => messages.length === limits.catchUpMax + 2);
    expect(types(messages.slice(-2))).toEqual(['CAUGHT_UP', 'PING']);
    close();
  });

  test('counts events that the viewer may not receive as sent', async () => {
    const after = await seqNow();
    await kitchen.write(async (tx) => tx.record({ entity: 'Test', entityId: null }));
    const { messages, close } = await openFeed(cook, after);
    await until(() => messages.length === 2);
    expect(messages[0]).toMatchObject({ type: 'CAUGHT_UP', seq: after + 1 });
    close();
  });

  test('a client that reads too slowly gets GAP and delays no other client', async () => {
    const feed = await openFeed(cook);
    await until(() => feed.messages.length === 2);
    feed.socket.pause();
    const data = {
      id: kitchen.id,
      type: 'other',
      title: '',
      message: 'x'.repeat(20_000),
      priority: null,
      createdAt: '',
    } as const;
    for (let round = 0; round < 5; round += 1) {
      await kitchen.write(async (tx) => {
        const live = { type: 'NOTIFICATION_RECEIVED', data } as const;
        for (let number = 0; number < 500; number += 1) tx.record({ entity: 'Test', entityId: null, live });
      });
    }
    await publishEvents();
    const last = await seqNow();
    feed.socket.resume();
    await until(() => feed.messages.at(-1)?.seq === last);
    expect(types(feed.messages)).toContain('GAP');
    feed.close();
  });
});

describe('permissions', () => {
  /** Writes with costs, notes and messages for some roles only. */
  async function changeManyThings(): Promise<void> {
    const manager = await kitchen.signIn('manager');
    const admin = await kitchen.signIn('admin');
    const item = await kitchen.item({ lastUnitCost: '31337' }, '2');
    await manager.request('mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { id } }', {
      input: { itemId: item.id, countedQuantity: '1', reason: 'Secret reason' },
    });
    const { addPrepTask } = await manager.request<{ addPrepTask: { id: string } }>(
      'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }',
      { input: { name: 'Broth', targetQuantity: '4', unit: 'kg', dueTime: '15:00' } },
    );
    await manager.request('mutation ($id: ID!) { notePrepTask(input: { id: $id, note: "No celery" }) { id } }', {
      id: addPrepTask.id,
    });
    await admin.request('mutation { updateDisplayPolicy(input: { displayPinRequired: true }) { id } }');
    await publishEvents();
  }

  test('a cook and a display receive the same messages as on /ws, without money or the reasons of corrections', async () => {
    const display = await kitchen.pair();
    for (const client of [cook, display]) {
      const [socket, feed] = [await openSocket(client), await openFeed(client)];
      socket.socket.send('{"type":"REQUEST_INITIAL_DATA"}');
      await until(() => socket.messages.length === 1 && feed.messages.length === 2);
      await changeManyThings();
      const last = await seqNow();
      await until(() => socket.messages.at(-1)?.seq === last && feed.messages.at(-1)?.seq === last);
      const received = eventsOf(feed.messages).map(({ type, data, seq }) => ({ type, data, seq }));
      expect(received.length).toBeGreaterThan(3);
      expect(received).toEqual(socket.messages.slice(1));
      expect(JSON.stringify(received)).not.toMatch(/31337|cost|price|value|Secret reason/i);
      socket.socket.close();
      feed.close();
    }
  });

  test('a viewer whose role changes continues with the messages of the new role, without a gap', async () => {
    const admin = await kitchen.signIn('admin');
    const feed = await openFeed(admin);
    await until(() => feed.messages.length === 2);
    await kitchen.write(async (tx) => {
      const user = await tx.em.findOneOrFail(User, { id: admin.user.id });
      user.role = 'cook';
      tx.record({ action: 'user.role_changed', entity: 'User', entityId: user.id });
    });
    await kitchen.write(async (tx) => {
      const live = { type: 'ORGANIZATION_UPDATED', data: { id: kitchen.id, version: 1 } } as const;
      tx.record({ entity: 'Test', entityId: null, live, audience: { roles: ['admin'] } });
      tx.record({ entity: 'Test', entityId: null, live });
    });
    const last = await seqNow();
    await until(() => feed.messages.at(-1)?.seq === last);
    expect(numbers(eventsOf(feed.messages))).toEqual([last]);
    feed.close();
  });

  test('another kitchen receives nothing', async () => {
    const outsider = await openFeed(await (await Kitchen.create(api)).signIn('admin'), 0);
    await until(() => outsider.messages.some(({ type }) => type === 'PING'));
    const before = outsider.messages.length;
    const own = await openFeed(cook);
    await until(() => own.messages.length === 2);
    await publishEvents();
    await until(() => own.messages.some(({ type }) => type === 'ORGANIZATION_UPDATED'));
    expect(outsider.messages).toHaveLength(before);
    outsider.close();
    own.close();
  });
});

describe('the feed', () => {
  const overEvents = (client: Client) =>
    client.call('POST', '/graphql', JSON.stringify({ query: 'subscription { liveEvents { type seq } }' }), {
      accept: 'text/event-stream',
    });

  test('ends with the session, also over server-sent events', async () => {
    const person = await kitchen.signIn('cook');
    await kitchen.write((tx) =>
      tx.em.nativeUpdate(Session, { userId: person.user.id }, { expiresAt: new Date(Date.now() + 1_000) }),
    );
    const { text } = await overEvents(person);
    expect(text).toContain('CAUGHT_UP');
    expect(text).toContain('event: complete');
  });

  test('ends when the person is deactivated, and sends nothing after that', async () => {
    const person = await kitchen.signIn('cook');
    const feed = await openFeed(person);
    await until(() => feed.messages.length === 2);
    await kitchen.write(async (tx) => {
      const user = await tx.em.findOneOrFail(User, { id: person.user.id });
      user.status = 'deactivated';
      tx.record({ action: 'user.deactivated', entity: 'User', entityId: user.id });
      const live = { type: 'ORGANIZATION_UPDATED', data: { id: kitchen.id, version: 1 } } as const;
      tx.record({ entity: 'Test', entityId: null, live });
    });
    expect(await feed.closed).toBe(4401);
    expect(feed.messages).toHaveLength(2);
  });

  test('is refused to the anonymous, the unverified and a locked tablet', async () => {
    const anonymous = await kitchen.signIn('cook');
    anonymous.cookie = null;
    for (const [client, code] of [
      [anonymous, 'UNAUTHENTICATED'],
      [await kitchen.signIn('cook', { verified: false }), 'NOT_VERIFIED'],
      [await kitchen.pair({ kind: 'tablet' }), 'FORBIDDEN'],
    ] as const) {
      expect((await overEvents(client)).text).toContain(code);
    }
  });

  test('frees its place as soon as its subscriber disconnects', async () => {
    const feeds = [await openFeed(cook), await openFeed(cook), await openFeed(cook)];
    for (const feed of feeds) for (let more = 0; more < 40; more += 1) feed.again();
    const refused = () => feeds.reduce((sum, { refusals }) => sum + refusals.length, 0);
    await until(() => refused() === 3 * 41 - limits.streamsPerSession);
    for (const feed of feeds) feed.close();
    await until(() => feeds.every(({ socket }) => socket.readyState === socket.CLOSED));
    const next = await openFeed(cook);
    await until(() => next.messages.length === 2);
    next.close();
  });
});

test('a heartbeat comes every 15 seconds with the number up to which everything was sent', async () => {
  const feed = await openFeed(cook);
  await until(() => feed.messages.length === 2);
  const began = Date.now();
  await kitchen.write(async (tx) => tx.record({ entity: 'Test', entityId: null }));
  const seq = await seqNow();
  await until(() => feed.messages.length === 3, limits.pingInterval + 3_000);
  expect(feed.messages[2]).toMatchObject({ type: 'PING', seq });
  expect(Date.now() - began).toBeGreaterThan(limits.pingInterval - 1_000);
  feed.close();
});
