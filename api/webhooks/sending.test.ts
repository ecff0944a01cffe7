import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import type { Client } from '../testing/client.ts';
import { Kitchen } from '../testing/factories.ts';
import { startApi, startBeside, type TestApi } from '../testing/start-api.ts';
import { type ArrivedMessage, type Receiver, startReceiver, status } from '../testing/webhooks.ts';
import { Outbound } from './outbound.ts';
import { WebhookSender } from './sender.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

let api: TestApi;
let kitchen: Kitchen;
let admin: Client;
let receiver: Receiver;
let webhook: { id: string; signingKey: string };
/** How far the sender's clock is ahead. */
let ahead = 0;
let sender: WebhookSender;

beforeAll(async () => {
  api = await startApi({ webhookAllowPrivate: true });
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin');
  receiver = await startReceiver();
  ahead = 0;
  sender = senderOn(api);
  webhook = await create();
});
afterEach(() => receiver.stop());
afterAll(() => api.stop());

/** What a server process sends with, at the test's own time. */
function senderOn({ app }: TestApi, outbound = new Outbound({ allowPrivate: true, timeout: 300 })): WebhookSender {
  return new WebhookSender({ ...app, outbound, clock: () => new Date(Date.now() + ahead) });
}

async function create(input: object = {}): Promise<{ id: string; signingKey: string }> {
  const { createWebhook } = await admin.ask<{ createWebhook: { webhook: { id: string }; signingKey: string } }>(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } signingKey } }',
    { input: { name: 'Till', url: receiver.url, events: ['prep_task.updated'], ...input } },
  );
  return { id: createWebhook.webhook.id, signingKey: createWebhook.signingKey };
}

async function task(name = 'Salsa'): Promise<string> {
  const input = { name, targetQuantity: '4', unit: 'kg', dueTime: '15:00' };
  const { addPrepTask } = await admin.ask<{ addPrepTask: { id: string } }>(
    'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }',
    { input },
  );
  return addPrepTask.id;
}

interface Delivery {
  id: string;
  seq: number | null;
  type: string;
  state: string;
  nextAttemptAt: string | null;
  attempts: { outcome: string; status: number | null; detail: string | null }[];
}

const DELIVERY = 'id seq type state nextAttemptAt attempts { outcome status detail }';

/** The webhook's log, oldest first. */
async function log(): Promise<Delivery[]> {
  const { webhookDeliveries } = await admin.ask<{ webhookDeliveries: { nodes: Delivery[] } }>(
    `query ($id: ID!) { webhookDeliveries(webhookId: $id, first: 100) { nodes { ${DELIVERY} } } }`,
    { id: webhook.id },
  );
  return webhookDeliveries.nodes.toReversed();
}

async function standing(): Promise<{ active: boolean; disabledReason: string | null; failingSince: string | null }> {
  const { webhooks } = await admin.ask<{
    webhooks: { active: boolean; disabledReason: string; failingSince: string }[];
  }>('{ webhooks { active disabledReason failingSince } }');
  if (!webhooks[0]) throw new Error('There is no webhook.');
  return webhooks[0];
}

const act = (mutation: string, type: string, answer: string, id = webhook.id) =>
  admin.graph(`mutation ($input: ${type}!) { ${mutation}(input: $input) ${answer} }`, { input: { id } });
const names = (messages: readonly ArrivedMessage[]) => messages.map(({ json }) => json.data['name']);
const keyOf = ({ headers }: ArrivedMessage) => String(headers['webhook-id']);

describe('what is sent', () => {
  test('an event goes out in the form of Standard Webhooks, verified by their own package', async () => {
    const id = await task();
    await sender.run(kitchen.id);
    const [message] = receiver.arrived;
    if (!message) throw new Error('Nothing arrived.');
    const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)]));
    expect(new StandardWebhook(webhook.signingKey).verify(message.body, headers)).toEqual(message.json);
    const { liveSeq } = await admin.ask<{ liveSeq: number }>('{ liveSeq }');
    expect(message.json).toMatchObject({
      type: 'prep_task.updated',
      data: { id, name: 'Salsa', status: 'pending', targetQuantity: '4', organizationId: kitchen.id, seq: liveSeq },
    });
    expect(Math.abs(Date.parse(message.json.timestamp) - Date.now())).toBeLessThan(60_000);
  });

  test('of each event a webhook gets what it asked for, once, in order', async () => {
    for (const name of ['One', 'Two', 'Three']) await task(name);
    await kitchen.signIn('cook');
    await admin.ask('mutation { updateProfile(input: { name: "Olivia" }) { id } }');
    await sender.run(kitchen.id);
    await sender.run(kitchen.id);
    expect(names(receiver.arrived)).toEqual(['One', 'Two', 'Three']);
    const seqs = receiver.arrived.map(({ json }) => Number(json.data['seq']));
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  });

  test('what happened before it was added is not sent', async () => {
    await task('Before');
    webhook = await create({ name: 'Later' });
    await task('After');
    await sender.run(kitchen.id);
    // The first webhook gets both.
    expect(names(receiver.arrived).toSorted()).toEqual(['After', 'After', 'Before']);
  });

  test('no note, no cost and no name of a person is in it', async () => {
    const id = await task();
    await admin.ask('mutation ($id: ID!) { notePrepTask(input: { id: $id, note: "Ask Ana about it" }) { id } }', {
      id,
    });
    await sender.run(kitchen.id);
    for (const { json } of receiver.arrived) {
      expect(Object.keys(json.data).toSorted()).toEqual(
        [
          ...[
            'actualQuantity',
            'businessDate',
            'dueAt',
            'id',
            'name',
            'organizationId',
            'priority',
            'seq',
            'stationId',
          ],
          ...['status', 'statusChanged', 'targetQuantity', 'unit', 'version'],
        ].toSorted(),
      );
    }
    expect(receiver.arrived.length).toBeGreaterThan(0);
  });

  test('stock that falls below par is two events', async () => {
    webhook = await create({ name: 'Stock', events: ['inventory.updated', 'inventory.below_par'] });
    const item = await kitchen.item({ name: 'Cod', parLevel: '5' }, '6');
    await admin.ask('mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { id } }', {
      input: { itemId: item.id, difference: '-3', reason: 'Counted' },
    });
    await sender.run(kitchen.id);
    const types = receiver.arrived.map(({ json }) => json.type);
    expect(types.filter((type) => type === 'inventory.below_par')).toHaveLength(1);
    expect(types.filter((type) => type === 'inventory.updated').length).toBeGreaterThan(0);
    expect(receiver.arrived.find(({ json }) => json.type === 'inventory.below_par')?.json.data).toMatchObject({
      id: item.id,
      name: 'Cod',
      currentStock: 3,
      parLevel: 5,
      unit: 'kg',
    });
  });

  test('people and their registration are told by id alone', async () => {
    webhook = await create({ name: 'People', events: ['user.registered', 'user.updated', 'notification.created'] });
    const registered = { username: 'ana.torres', password: 'correct horse battery', name: 'Ana Torres', role: 'cook' };
    await admin.post('/api/register', { ...registered, organizationCode: kitchen.code });
    await sender.run(kitchen.id);
    expect(receiver.arrived.map(({ json }) => json.type).toSorted()).toEqual([
      'notification.created',
      'user.registered',
      'user.updated',
    ]);
    expect(receiver.arrived.map(({ body }) => body).join('')).not.toMatch(/ana/i);
  });

  test('news for certain people alone is not sent', async () => {
    webhook = await create({ name: 'News', events: ['notification.created'] });
    await kitchen.write(async (work) => {
      const live = {
        type: 'NOTIFICATION_RECEIVED',
        data: { id: webhook.id, type: 'other', title: 'For Ana', message: '', priority: null, createdAt: '' },
      } as const;
      work.record({ entity: 'Notification', entityId: null, live, audience: { users: [webhook.id] } });
      work.record({ entity: 'Notification', entityId: null, live, audience: { roles: ['cook'] } });
      work.record({
        entity: 'Notification',
        entityId: null,
        live: { ...live, data: { ...live.data, title: 'For all' } },
      });
    });
    await sender.run(kitchen.id);
    expect(receiver.arrived.map(({ json }) => json.data['title'])).toEqual(['For all']);
  });

  test('a kitchen hears nothing of another one', async () => {
    const other = await Kitchen.create(api);
    const [own, ours] = [await other.signIn('admin'), admin];
    admin = own;
    await task('Theirs');
    admin = ours;
    await sender.run(kitchen.id);
    await sender.run(other.id);
    expect(receiver.arrived).toEqual([]);
  });
});

describe('a new signing key', () => {
  test('signs beside the former one for a day, then alone', async () => {
    const former = webhook.signingKey;
    const { data } = await act('rotateWebhookKey', 'WebhookTargetInput', '{ signingKey }');
    const { rotateWebhookKey } = Object(data);
    const key: string = rotateWebhookKey.signingKey;
    expect(key).not.toBe(former);
    await task();
    await sender.run(kitchen.id);
    const [both] = receiver.arrived;
    if (!both) throw new Error('Nothing arrived.');
    const headers = Object.fromEntries(Object.entries(both.headers).map(([name, value]) => [name, String(value)]));
    for (const one of [key, former]) expect(new StandardWebhook(one).verify(both.body, headers)).toEqual(both.json);
    expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
    ahead = 25 * HOUR;
    await task();
    await sender.run(kitchen.id);
    expect(String(receiver.arrived[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });
});

describe('what does not arrive', () => {
  test('is tried again by the schedule with the same id, and the log says how each attempt went', async () => {
    receiver.answer = status(500);
    await task();
    await sender.run(kitchen.id);
    receiver.answer = () => undefined;
    ahead += 7 * SECOND;
    await sender.run(kitchen.id);
    receiver.answer = status(302, { location: 'https://example.com/' });
    ahead += 400 * SECOND;
    await sender.run(kitchen.id);
    receiver.answer = status(204);
    await sender.run(kitchen.id);
    expect(receiver.arrived).toHaveLength(3);
    ahead += HOUR;
    await sender.run(kitchen.id);
    expect(new Set(receiver.arrived.map(keyOf)).size).toBe(1);
    expect(await log()).toMatchObject([
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

  test('waits 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 24 h, each up to a fifth longer, then is given up', async () => {
    receiver.answer = status(503);
    await task();
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      await sender.run(kitchen.id);
      const [delivery] = await log();
      if (!delivery?.nextAttemptAt) break;
      const wait = Date.parse(delivery.nextAttemptAt) - Date.now() - ahead;
      waits.push(wait);
      ahead += wait + 5;
    }
    const planned = [5, 300, 1_800, 7_200, 18_000, 36_000, 86_400].map((seconds) => seconds * SECOND);
    expect(waits).toHaveLength(planned.length);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan((planned[index] ?? 0) - 3_000);
      expect(wait).toBeLessThanOrEqual((planned[index] ?? 0) * 1.2);
    }
    expect(receiver.arrived).toHaveLength(8);
    expect(await log()).toMatchObject([{ state: 'failed', nextAttemptAt: null }]);
  });

  test('holds nothing else up', async () => {
    receiver.answer = (response) => status(receiver.arrived.at(-1)?.json.data['name'] === 'One' ? 500 : 204)(response);
    for (const name of ['One', 'Two', 'Three']) await task(name);
    await sender.run(kitchen.id);
    expect((await log()).map(({ state, attempts }) => [state, attempts.length])).toEqual([
      ['pending', 1],
      ['delivered', 1],
      ['delivered', 1],
    ]);
  });

  test('goes out at once when the receiver is back', async () => {
    receiver.answer = status(500);
    for (const name of ['One', 'Two']) await task(name);
    await sender.run(kitchen.id);
    for (const later of [7 * SECOND, 2 * HOUR]) {
      ahead += later;
      await sender.run(kitchen.id);
    }
    receiver.answer = status(204);
    await task('Three');
    await sender.run(kitchen.id);
    expect((await log()).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']);
  });
});

describe('switched off', () => {
  test('after 3 days of nothing but failure: admins are told, and nothing more is sent', async () => {
    receiver.answer = status(500);
    await task();
    for (const hours of [0, 1, 40, 33]) {
      ahead += hours * HOUR;
      await task();
      await sender.run(kitchen.id);
    }
    expect(await standing()).toMatchObject({ active: false, disabledReason: 'failing' });
    const { notifications } = await admin.ask<{ notifications: { nodes: { title: string; message: string }[] } }>(
      '{ notifications { nodes { title message } } }',
    );
    expect(notifications.nodes).toEqual([
      {
        title: 'A webhook was switched off',
        message: 'Nothing that was sent to Till arrived for 3 days. Look at its log, then switch it on again.',
      },
    ]);
    const count = receiver.arrived.length;
    receiver.answer = status(204);
    await task();
    ahead += 24 * HOUR;
    await sender.run(kitchen.id);
    expect(receiver.arrived).toHaveLength(count);
    expect((await log()).every(({ state }) => state === 'failed')).toBe(true);
  });

  test('one success in between begins the count anew', async () => {
    receiver.answer = status(500);
    await task();
    await sender.run(kitchen.id);
    ahead += 71 * HOUR;
    receiver.answer = status(204);
    await task();
    await sender.run(kitchen.id);
    ahead += 2 * HOUR;
    receiver.answer = status(500);
    await task();
    await sender.run(kitchen.id);
    expect((await standing()).active).toBe(true);
  });

  test('by 410, at once', async () => {
    receiver.answer = status(410);
    await task();
    await sender.run(kitchen.id);
    expect(await standing()).toMatchObject({ active: false, disabledReason: 'gone' });
  });

  test('switched on again, it gets what happens from then on', async () => {
    await act('disableWebhook', 'WebhookTargetInput', '{ id }');
    expect(await standing()).toMatchObject({ active: false, disabledReason: 'by_person' });
    await task('Meanwhile');
    await sender.run(kitchen.id);
    await act('enableWebhook', 'WebhookTargetInput', '{ id }');
    await task('Afterwards');
    await sender.run(kitchen.id);
    expect(names(receiver.arrived)).toEqual(['Afterwards']);
    expect(await standing()).toMatchObject({ active: true, disabledReason: null });
  });

  test('removed, it gets nothing more, and its log is gone', async () => {
    receiver.answer = status(500);
    await task();
    await sender.run(kitchen.id);
    await act('deleteWebhook', 'WebhookTargetInput', '');
    ahead += HOUR;
    await sender.run(kitchen.id);
    expect(receiver.arrived).toHaveLength(1);
    const left = await api.app.store.read(kitchen.id, (db) => db.selectFrom('webhookDelivery').select('id').execute());
    expect(left).toEqual([]);
  });
});

describe('by hand', () => {
  test('a ping goes out at once and answers how it went, switched off or not', async () => {
    await act('disableWebhook', 'WebhookTargetInput', '{ id }');
    const { data } = await act('pingWebhook', 'WebhookTargetInput', `{ ${DELIVERY} }`);
    expect(data?.['pingWebhook']).toMatchObject({
      type: 'webhook.ping',
      seq: null,
      state: 'delivered',
      attempts: [{ outcome: 'delivered', status: 204 }],
    });
    expect(receiver.arrived[0]?.json).toMatchObject({ type: 'webhook.ping', data: { id: webhook.id, name: 'Till' } });
  });

  test('a ping that fails is shown, is not tried again, and says nothing of the webhook', async () => {
    receiver.answer = (response) => response.writeHead(401).end('Who are you?');
    const { data } = await act('pingWebhook', 'WebhookTargetInput', `{ ${DELIVERY} }`);
    expect(data?.['pingWebhook']).toMatchObject({
      state: 'failed',
      nextAttemptAt: null,
      attempts: [{ outcome: 'error_status', status: 401, detail: 'Who are you?' }],
    });
    ahead += HOUR;
    await sender.run(kitchen.id);
    expect(receiver.arrived).toHaveLength(1);
    expect(await standing()).toMatchObject({ active: true, failingSince: null });
  });

  test('the same press twice, with one key, sends one ping', async () => {
    const press = () =>
      admin.graph(
        'mutation ($id: ID!) { pingWebhook(input: { id: $id }) { id } }',
        { id: webhook.id },
        { 'idempotency-key': 'one' },
      );
    const [first, second] = [await press(), await press()];
    expect(second.data).toEqual(first.data);
    expect(receiver.arrived).toHaveLength(1);
  });

  test('a delivery that was given up is sent again with the same id and body', async () => {
    receiver.answer = status(500);
    await task();
    await sender.run(kitchen.id);
    const [before] = await log();
    receiver.answer = status(204);
    const { data } = await act(
      'resendWebhookDelivery',
      'ResendWebhookDeliveryInput',
      `{ ${DELIVERY} }`,
      before?.id ?? '',
    );
    expect(data?.['resendWebhookDelivery']).toMatchObject({
      state: 'delivered',
      attempts: [{ outcome: 'error_status' }, { outcome: 'delivered' }],
    });
    expect([keyOf, ({ body }: ArrivedMessage) => body].map((of) => new Set(receiver.arrived.map(of)).size)).toEqual([
      1, 1,
    ]);
    ahead += HOUR;
    await sender.run(kitchen.id);
    expect(receiver.arrived).toHaveLength(2);
  });

  test('nothing is sent again to a webhook that is switched off', async () => {
    await task();
    await sender.run(kitchen.id);
    await act('disableWebhook', 'WebhookTargetInput', '{ id }');
    const [delivery] = await log();
    const { errors } = await act('resendWebhookDelivery', 'ResendWebhookDeliveryInput', '{ id }', delivery?.id ?? '');
    expect(errors[0]?.message).toBe('Till is switched off. Switch it on first.');
    expect(receiver.arrived).toHaveLength(1);
  });
});

describe('several server processes', () => {
  test('send each message once, however often both look', async () => {
    const beside = await startBeside(api, { webhookAllowPrivate: true });
    const other = senderOn(beside);
    const writing = (async () => {
      for (let count = 0; count < 15; count += 1) await task(`Task ${count}`);
    })();
    const looking = (async () => {
      for (let count = 0; count < 15; count += 1) await Promise.all([sender.run(kitchen.id), other.run(kitchen.id)]);
    })();
    await Promise.all([writing, looking]);
    await Promise.all([sender.run(kitchen.id), other.run(kitchen.id)]);
    await sender.run(kitchen.id);
    await beside.stop();
    expect(names(receiver.arrived)).toEqual(Array.from({ length: 15 }, (_, count) => `Task ${count}`));
    expect(new Set(receiver.arrived.map(keyOf)).size).toBe(15);
  });

  test('what one did not come to before it ended, the next sends when it begins', async () => {
    await task();
    const next = senderOn(api);
    next.start();
    await receiver.has(1);
    await next.stop();
    expect(names(receiver.arrived)).toEqual(['Salsa']);
  });

  test('what one was sending when it died, another sends later', async () => {
    await task();
    let begin: () => void = () => undefined;
    const began = new Promise<void>((resolve) => (begin = resolve));
    class Dying extends Outbound {
      override post(): Promise<never> {
        begin();
        return new Promise(() => undefined);
      }
    }
    const dying = senderOn(api, new Dying({ allowPrivate: true }));
    void dying.run(kitchen.id);
    await began;
    await sender.run(kitchen.id);
    expect(receiver.arrived).toEqual([]);
    ahead += 60 * SECOND;
    await sender.run(kitchen.id);
    expect(names(receiver.arrived)).toEqual(['Salsa']);
  });

  test('an event goes out within 2 s by itself', async () => {
    const running = senderOn(api);
    running.start();
    running.watch(kitchen.id);
    const began = Date.now();
    await task();
    await receiver.has(1);
    expect(Date.now() - began).toBeLessThan(2_000);
    await running.stop();
  });
});
