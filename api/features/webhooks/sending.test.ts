import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { HOUR, SECOND } from '#schema/milliseconds.ts';
import { Kitchen } from '../../testing/factories.ts';
import { beginCheck, farRollover } from '../../testing/line-checks.ts';
import { millisecondsOf, shortestOf } from '../../testing/shortest-of.ts';
import { startApi, startApiOn, type TestApi } from '../../testing/start-api.ts';
import { headersOf, keyOf, nameOf, WebhookKitchen } from '../../testing/webhook-kitchen.ts';
import { status } from '../../testing/webhooks.ts';
import { Outbound } from './outbound.client.ts';

const byText = (one: string, other: string): number => one.localeCompare(other);

/** A time of the business day, which ends later; the kitchen's clock is UTC. */
const inTenHours = (): string => new Date(Date.now() + 10 * HOUR).toISOString().slice(11, 16);

let api: TestApi;
let own: WebhookKitchen;

beforeAll(async () => {
  api = await startApi({ webhookAllowPrivate: true });
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  own = await WebhookKitchen.create(api, { dayRollover: farRollover() });
});
afterEach(() => own.receiver.stop());
afterAll(() => api.stop());

describe('a message', () => {
  test('has the form of Standard Webhooks, verified with their own package', async () => {
    const id = await own.task();
    await own.send();
    const [message] = own.receiver.arrived;
    if (!message) throw new Error('Nothing arrived.');
    const headers = headersOf(message);
    expect(new StandardWebhook(own.webhook.signingKey).verify(message.body, headers)).toEqual(message.json);
    const { liveSeq } = await own.admin.request<{ liveSeq: number }>('{ liveSeq }');
    expect(message.json).toMatchObject({
      type: 'prep_task.updated',
      data: { id, name: 'Salsa', status: 'pending', targetQuantity: '4', organizationId: own.kitchen.id, seq: liveSeq },
    });
    expect(Math.abs(Date.parse(message.json.timestamp) - Date.now())).toBeLessThan(60_000);
  });

  test('is sent once, in order, for each subscribed event', async () => {
    for (const name of ['One', 'Two', 'Three']) await own.task(name);
    await own.kitchen.signIn('cook');
    await own.admin.request('mutation { updateProfile(input: { name: "Olivia" }) { id } }');
    await own.send();
    await own.send();
    expect(own.receiver.arrived.map(nameOf)).toEqual(['One', 'Two', 'Three']);
    const seqs = own.receiver.arrived.map(({ json }) => Number(json.data['seq']));
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  });

  test('is not sent for events before the webhook was added', async () => {
    await own.task('Before');
    own.webhook = await own.add({ name: 'Later' });
    await own.task('After');
    await own.send();
    // The first webhook gets both.
    expect(own.receiver.arrived.map(nameOf).toSorted(byText)).toEqual(['After', 'After', 'Before']);
  });

  test('contains no note, cost or name of a person', async () => {
    const id = await own.task();
    await own.admin.request(
      'mutation ($id: ID!) { notePrepTask(input: { id: $id, note: "Ask Ana about it" }) { id } }',
      {
        id,
      },
    );
    await own.send();
    for (const { json } of own.receiver.arrived) {
      expect(Object.keys(json.data).toSorted(byText).join(' ')).toBe(
        'actualQuantity businessDate dueAt id name organizationId priority seq stationId status statusChanged targetQuantity unit version',
      );
    }
    expect(own.receiver.arrived.length).toBeGreaterThan(0);
  });

  test('for stock that falls below par is one of two events', async () => {
    own.webhook = await own.add({ name: 'Stock', events: ['inventory.updated', 'inventory.below_par'] });
    const item = await own.kitchen.item({ name: 'Cod', parLevel: '5' }, '6');
    await own.admin.request('mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { id } }', {
      input: { itemId: item.id, difference: '-3', reason: 'Counted' },
    });
    await own.send();
    const types = own.receiver.arrived.map(({ json }) => json.type);
    expect(types.filter((type) => type === 'inventory.below_par')).toHaveLength(1);
    expect(types.filter((type) => type === 'inventory.updated').length).toBeGreaterThan(0);
    expect(own.receiver.arrived.find(({ json }) => json.type === 'inventory.below_par')?.json.data).toMatchObject({
      id: item.id,
      name: 'Cod',
      currentStock: 3,
      parLevel: 5,
      unit: 'kg',
    });
  });

  test('contains only the id of a person', async () => {
    own.webhook = await own.add({
      name: 'People',
      events: ['user.registered', 'user.updated', 'notification.created'],
    });
    const registered = { username: 'ana.torres', password: 'correct horse battery', name: 'Ana Torres', role: 'cook' };
    await own.admin.post('/api/register', { ...registered, organizationCode: own.kitchen.code });
    await own.send();
    expect(own.receiver.arrived.map(({ json }) => json.type).toSorted()).toEqual([
      'notification.created',
      'user.registered',
      'user.updated',
    ]);
    expect(own.receiver.arrived.map(({ body }) => body).join('')).not.toMatch(/ana/i);
  });

  test('of a notification names its topic and its subject, and has no title that names a person', async () => {
    own.webhook = await own.add({ name: 'Requests', events: ['notification.created'] });
    const ana = await own.kitchen.signIn('cook', { name: 'Ana Torres' });
    const { requestPrepTask } = await ana.request<{ requestPrepTask: { id: string } }>(
      'mutation ($input: RequestPrepTaskInput!) { requestPrepTask(input: $input) { id } }',
      { input: { name: 'Salsa', targetQuantity: '4', unit: 'l', dueTime: inTenHours(), runningOut: true } },
    );
    await own.send();
    expect(
      own.receiver.arrived.flatMap(({ json }) => (json.type === 'notification.created' ? [json.data] : [])),
    ).toMatchObject([
      { topic: 'prep_requested', title: null, entityType: 'prep_task', entityId: requestPrepTask.id, priority: 'high' },
    ]);
    expect(own.receiver.arrived.map(({ body }) => body).join('')).not.toMatch(/ana/i);
  });

  test('for a submitted line check is completed, and also failed after a reading out of range', async () => {
    own.webhook = await own.add({ name: 'HACCP', events: ['line_check.completed', 'line_check.failed'] });
    const check = await beginCheck(own.admin, await own.kitchen.signIn('cook'));
    await check.read(0, '4');
    const { savedAnswerId } = await check.read(1, '9');
    await check.act(savedAnswerId, 'Re-iced');
    await check.say(2, true);
    await check.submit();
    await own.send();
    const data = { id: check.id, items: 3, failed: 1, organizationId: own.kitchen.id };
    expect(own.receiver.arrived.map(({ json }) => json)).toMatchObject([
      { type: 'line_check.completed', data },
      { type: 'line_check.failed', data },
    ]);
  });

  test('for specific people is not sent', async () => {
    own.webhook = await own.add({ name: 'Orders', events: ['notification.created'] });
    await own.kitchen.write(async (tx) => {
      const live = {
        type: 'NOTIFICATION_RECEIVED',
        data: { id: own.webhook.id, type: 'other', title: 'For Ana', message: '', priority: null, createdAt: '' },
      } as const;
      tx.record({ entity: 'Notification', entityId: null, live, audience: { users: [own.webhook.id] } });
      tx.record({ entity: 'Notification', entityId: null, live, audience: { roles: ['cook'] } });
      tx.record({
        entity: 'Notification',
        entityId: null,
        live: { ...live, data: { ...live.data, title: 'For all' } },
      });
    });
    await own.send();
    expect(own.receiver.arrived.map(({ json }) => json.data['title'])).toEqual(['For all']);
  });

  test('is not sent to another kitchen', async () => {
    const other = await Kitchen.create(api);
    await own.task('Theirs', await other.signIn('admin'));
    await own.send();
    await own.sender.run(other.id);
    expect(own.receiver.arrived).toEqual([]);
  });
});

describe('a new signing key', () => {
  test('signs together with the previous one for a day, then alone', async () => {
    const former = own.webhook.signingKey;
    const { data } = await own.act('rotateWebhookKey', '{ signingKey }');
    const { rotateWebhookKey } = Object(data);
    const key: string = rotateWebhookKey.signingKey;
    expect(key).not.toBe(former);
    await own.task();
    await own.send();
    const [both] = own.receiver.arrived;
    if (!both) throw new Error('Nothing arrived.');
    const headers = headersOf(both);
    for (const one of [key, former]) expect(new StandardWebhook(one).verify(both.body, headers)).toEqual(both.json);
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
    await own.task();
    await own.send(25 * HOUR);
    expect(String(own.receiver.arrived[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });
});

describe('a failed delivery', () => {
  test('is retried by the schedule with the same id, and the log has the outcome of each attempt', async () => {
    own.receiver.answer = status(500);
    await own.task();
    await own.send();
    own.receiver.answer = () => undefined;
    await own.send(7 * SECOND);
    own.receiver.answer = status(302, { location: 'https://example.com/' });
    await own.send(400 * SECOND);
    own.receiver.answer = status(204);
    await own.send();
    expect(own.receiver.arrived).toHaveLength(3);
    await own.send(HOUR);
    expect(new Set(own.receiver.arrived.map(keyOf)).size).toBe(1);
    expect(await own.log()).toMatchObject([
      {
        state: 'delivered',
        nextAttemptAt: null,
        attempts: [
          { outcome: 'error_status', status: 500 },
          { outcome: 'timed_out', status: null },
          { outcome: 'redirected', status: 302 },
          { outcome: 'delivered', status: 204 },
        ],
      },
    ]);
  });

  test('is retried after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 24 h, each up to a fifth longer, then fails', async () => {
    own.receiver.answer = status(503);
    await own.task();
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      await own.send();
      const [delivery] = await own.log();
      if (!delivery?.nextAttemptAt) break;
      const wait = Date.parse(delivery.nextAttemptAt) - Date.now() - own.ahead;
      waits.push(wait);
      own.ahead += wait + 5;
    }
    const planned = [5, 300, 1_800, 7_200, 18_000, 36_000, 86_400].map((seconds) => seconds * SECOND);
    expect(waits).toHaveLength(planned.length);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan((planned[index] ?? 0) - 3_000);
      expect(wait).toBeLessThanOrEqual((planned[index] ?? 0) * 1.2);
    }
    expect(own.receiver.arrived).toHaveLength(8);
    expect(await own.log()).toMatchObject([{ state: 'failed', nextAttemptAt: null }]);
  });

  test('does not delay others', async () => {
    own.receiver.answer = (response) =>
      status(own.receiver.arrived.at(-1)?.json.data['name'] === 'One' ? 500 : 204)(response);
    for (const name of ['One', 'Two', 'Three']) await own.task(name);
    await own.send();
    expect((await own.log()).map(({ state, attempts }) => [state, attempts.length])).toEqual([
      ['pending', 1],
      ['delivered', 1],
      ['delivered', 1],
    ]);
  });

  test('is sent at once when the receiver is back', async () => {
    own.receiver.answer = status(500);
    for (const name of ['One', 'Two']) await own.task(name);
    await own.send();
    for (const later of [7 * SECOND, 2 * HOUR]) {
      await own.send(later);
    }
    own.receiver.answer = status(204);
    await own.task('Three');
    await own.send();
    expect((await own.log()).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
  });
});

describe('several server processes', () => {
  test('send each message once, however often both check', async () => {
    const second = await startApiOn(api.databaseUrl, { webhookAllowPrivate: true });
    const other = own.senderOn(second);
    const writing = (async () => {
      for (let count = 0; count < 15; count += 1) await own.task(`Task ${count}`);
    })();
    const checking = (async () => {
      for (let count = 0; count < 15; count += 1) await Promise.all([own.send(), other.run(own.kitchen.id)]);
    })();
    await Promise.all([writing, checking]);
    await Promise.all([own.send(), other.run(own.kitchen.id)]);
    await own.send();
    await second.stop();
    expect(own.receiver.arrived.map(nameOf)).toEqual(Array.from({ length: 15 }, (_, count) => `Task ${count}`));
    expect(new Set(own.receiver.arrived.map(keyOf)).size).toBe(15);
  });

  test('send pending deliveries of a stopped one when they start', async () => {
    await own.task();
    const next = own.senderOn(api);
    next.start();
    await own.receiver.has(1);
    await next.stop();
    expect(own.receiver.arrived.map(nameOf)).toEqual(['Salsa']);
  });

  test('send later what another was sending when it crashed', async () => {
    await own.task();
    let begin: () => void = () => undefined;
    const began = new Promise<void>((resolve) => (begin = resolve));
    class Dying extends Outbound {
      override post(): Promise<never> {
        begin();
        return new Promise(() => undefined);
      }
    }
    const dying = own.senderOn(api, new Dying({ allowPrivate: true }));
    void dying.run(own.kitchen.id);
    await began;
    await own.send();
    expect(own.receiver.arrived).toEqual([]);
    await own.send(60 * SECOND);
    expect(own.receiver.arrived.map(nameOf)).toEqual(['Salsa']);
  });

  test('send an event within 2 s', async () => {
    const running = own.senderOn(api);
    running.start();
    running.watch(own.kitchen.id);
    let sent = 0;
    const send = () =>
      millisecondsOf(async () => {
        await own.task();
        await own.receiver.has((sent += 1));
      });
    expect(await shortestOf(send, 2_000)).toBeLessThan(2_000);
    await running.stop();
  });
});
