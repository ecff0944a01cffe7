import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { limits } from '#schema/limits.ts';
import { Session } from '../auth/session.entity.ts';
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

/** So many events that everybody may hear, in one write. */
const happen = (count = 1) =>
  kitchen.write(async (tx) => {
    const live = { type: 'ORGANIZATION_UPDATED', data: { id: kitchen.id, version: 1 } } as const;
    for (let number = 0; number < count; number += 1) tx.record({ entity: 'Test', entityId: null, live });
  });
const seqNow = async () => (await cook.ask<{ liveSeq: number }>('{ liveSeq }')).liveSeq;
const news = (messages: readonly FeedMessage[]) => messages.filter(({ data, type }) => data && type !== 'PING');
const types = (messages: readonly FeedMessage[]) => messages.map(({ type }) => type);
const numbers = (messages: readonly FeedMessage[]) => messages.map(({ seq }) => seq);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('Subscription.liveEvents', () => {
  test('without a number begins now: it says where it stands, gives a heartbeat, then tells what happens', async () => {
    await happen(3);
    const seq = await seqNow();
    const { messages, close } = await openFeed(cook);
    await until(() => messages.length === 2);
    expect(messages[0]).toMatchObject({ type: 'CAUGHT_UP', seq, data: null });
    expect(messages[1]).toMatchObject({ type: 'PING', seq, data: { build: api.app.build } });
    expect(Math.abs(Date.parse(String(messages[1]?.data?.['time'])) - Date.now())).toBeLessThan(5_000);
    await happen();
    await until(() => messages.length === 3);
    const { createdAt, ...event } = messages[2] ?? {};
    expect(event).toEqual({ type: 'ORGANIZATION_UPDATED', seq: seq + 1, data: { id: kitchen.id, version: 1 } });
    expect(Math.abs(Date.parse(String(createdAt)) - Date.now())).toBeLessThan(5_000);
    close();
  });

  test('with a number first tells what was missed after it, then that nothing is missing', async () => {
    const after = await seqNow();
    await happen(4);
    const { messages, close } = await openFeed(cook, after);
    await until(() => messages.length === 6);
    expect(types(messages).slice(4)).toEqual(['CAUGHT_UP', 'PING']);
    expect(numbers(messages)).toEqual([...range(after + 1, after + 4), after + 4, after + 4]);
    close();
  });

  test('tells everything in order and once, whoever writes while one begins to listen', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => kitchen.signIn('cook')));
    const first = await seqNow();
    const feeds: { after: number; feed: TestFeed }[] = [];
    let [begun, done] = [0, 0];
    const write = async () => {
      while (begun < 200) {
        begun += 1;
        await happen();
        done += 1;
      }
    };
    const join = async (person: Client) => {
      for (let count = 0; count < 9 && done < 195; count += 1) {
        // Somebody who was away, or somebody who knows all that has happened.
        const known = Math.random() < 0.3 ? Math.floor(Math.random() * done) : done;
        feeds.push({ after: first + known, feed: await openFeed(person, first + known) });
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
      }
    };
    await Promise.all([write(), write(), ...people.map(join)]);
    const last = await seqNow();
    expect(feeds.length).toBeGreaterThan(8);
    for (const { after, feed } of feeds) {
      await until(() => feed.messages.at(-1)?.seq === last);
      expect(numbers(news(feed.messages))).toEqual(range(after + 1, last));
      expect(types(feed.messages)).not.toContain('GAP');
      feed.close();
    }
  });

  test.each([
    ['longer than can be told', (seq: number) => seq - limits.catchUpMax - 1],
    ['from before the kitchen was made anew', (seq: number) => seq + 1_000],
    ['junk', () => -7],
  ])('says that the gap is %s, and goes on', async (_case, afterOf) => {
    await happen(limits.catchUpMax + 5);
    const seq = await seqNow();
    const { messages, close } = await openFeed(cook, afterOf(seq));
    await until(() => messages.length === 2);
    expect(messages[0]).toMatchObject({ type: 'GAP', seq, data: null });
    await happen();
    await until(() => messages.length === 3);
    expect(messages[2]).toMatchObject({ type: 'ORGANIZATION_UPDATED', seq: seq + 1 });
    close();
  });

  test('a gap of exactly as much as can be told is told', async () => {
    const after = await seqNow();
    await happen(limits.catchUpMax);
    const { messages, close } = await openFeed(cook, after);
    await until(() => messages.length === limits.catchUpMax + 2);
    expect(types(messages.slice(-2))).toEqual(['CAUGHT_UP', 'PING']);
    close();
  });

  test('counts what one may not hear as told', async () => {
    const after = await seqNow();
    await kitchen.write(async (tx) => tx.record({ entity: 'Test', entityId: null }));
    const { messages, close } = await openFeed(cook, after);
    await until(() => messages.length === 2);
    expect(messages[0]).toMatchObject({ type: 'CAUGHT_UP', seq: after + 1 });
    close();
  });

  test('one who does not read is not kept waiting for: they hear that they missed too much', async () => {
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
    await happen();
    const last = await seqNow();
    feed.socket.resume();
    await until(() => feed.messages.at(-1)?.seq === last);
    expect(types(feed.messages)).toContain('GAP');
    feed.close();
  });
});

describe('who hears what', () => {
  /** What a kitchen does with money, notes and news for some. */
  async function aBusyMinute(): Promise<void> {
    const manager = await kitchen.signIn('manager');
    const admin = await kitchen.signIn('admin');
    const item = await kitchen.item({ lastUnitCost: '31337' }, '2');
    await manager.ask('mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { id } }', {
      input: { itemId: item.id, countedQuantity: '1', reason: 'Secret reason' },
    });
    const { addPrepTask } = await manager.ask<{ addPrepTask: { id: string } }>(
      'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }',
      { input: { name: 'Broth', targetQuantity: '4', unit: 'kg', dueTime: '15:00' } },
    );
    await manager.ask('mutation ($id: ID!) { notePrepTask(input: { id: $id, note: "Secret note" }) { id } }', {
      id: addPrepTask.id,
    });
    await admin.ask('mutation { updateDisplayPolicy(input: { displayPinRequired: true }) { id } }');
    await happen();
  }

  test('a cook and a wall hear on it what /ws tells them, without money or notes', async () => {
    const wall = await kitchen.pair();
    for (const listener of [cook, wall]) {
      const [socket, feed] = [await openSocket(listener), await openFeed(listener)];
      socket.socket.send('{"type":"REQUEST_INITIAL_DATA"}');
      await until(() => socket.messages.length === 1 && feed.messages.length === 2);
      await aBusyMinute();
      const last = await seqNow();
      await until(() => socket.messages.at(-1)?.seq === last && feed.messages.at(-1)?.seq === last);
      const told = news(feed.messages).map(({ type, data, seq }) => ({ type, data, seq }));
      expect(told.length).toBeGreaterThan(3);
      expect(told).toEqual(socket.messages.slice(1));
      expect(JSON.stringify(told)).not.toMatch(/31337|cost|price|value|note|Secret/i);
      socket.socket.close();
      feed.close();
    }
  });

  test('whoever gets another role goes on with what that may hear, and misses nothing of it', async () => {
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
    expect(numbers(news(feed.messages))).toEqual([last]);
    feed.close();
  });

  test('another kitchen hears nothing', async () => {
    const outsider = await openFeed(await (await Kitchen.create(api)).signIn('admin'), 0);
    await until(() => outsider.messages.some(({ type }) => type === 'PING'));
    const before = outsider.messages.length;
    const own = await openFeed(cook);
    await until(() => own.messages.length === 2);
    await happen();
    await until(() => own.messages.some(({ type }) => type === 'ORGANIZATION_UPDATED'));
    expect(outsider.messages).toHaveLength(before);
    outsider.close();
    own.close();
  });
});

describe('its end', () => {
  const overEvents = (client: Client) =>
    client.call('POST', '/graphql', JSON.stringify({ query: 'subscription { liveEvents { type seq } }' }), {
      accept: 'text/event-stream',
    });

  test('comes with the end of the sign-in, over server-sent events too', async () => {
    const person = await kitchen.signIn('cook');
    await kitchen.write((tx) =>
      tx.em.nativeUpdate(Session, { userId: person.user.id }, { expiresAt: new Date(Date.now() + 1_000) }),
    );
    const { text } = await overEvents(person);
    expect(text).toContain('CAUGHT_UP');
    expect(text).toContain('event: complete');
  });

  test('comes with the person’s deactivation, and nothing is told after it', async () => {
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

  test('is refused to nobody, to the unverified and to a locked tablet', async () => {
    const nobody = await kitchen.signIn('cook');
    nobody.cookie = null;
    for (const [client, code] of [
      [nobody, 'UNAUTHENTICATED'],
      [await kitchen.signIn('cook', { verified: false }), 'NOT_VERIFIED'],
      [await kitchen.pair({ kind: 'tablet' }), 'FORBIDDEN'],
    ] as const) {
      expect((await overEvents(client)).text).toContain(code);
    }
  });

  test('gives its place back as soon as its listener has gone', async () => {
    const feeds = [await openFeed(cook), await openFeed(cook), await openFeed(cook)];
    for (const feed of feeds) for (let more = 0; more < 40; more += 1) feed.again();
    const refused = () => feeds.reduce((sum, { refusals }) => sum + refusals.length, 0);
    await until(() => refused() === 3 * 41 - limits.streamsPerSession);
    for (const feed of feeds) feed.close();
    await until(() => feeds.every(({ socket }) => socket.readyState === socket.CLOSED));
    const anew = await openFeed(cook);
    await until(() => anew.messages.length === 2);
    anew.close();
  });
});

test('a heartbeat comes every 15 seconds and carries the number up to which everything was told', async () => {
  const feed = await openFeed(cook);
  await until(() => feed.messages.length === 2);
  const began = Date.now();
  await kitchen.write(async (tx) => tx.record({ entity: 'Test', entityId: null }));
  const seq = await seqNow();
  while (feed.messages.length < 3 && Date.now() - began < 18_000) await new Promise((done) => setTimeout(done, 100));
  expect(feed.messages[2]).toMatchObject({ type: 'PING', seq });
  expect(Date.now() - began).toBeGreaterThan(limits.pingInterval - 1_000);
  feed.close();
});
