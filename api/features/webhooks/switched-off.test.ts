import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR } from '#schema/milliseconds.ts';

import { startApi, type TestApi } from '../../testing/start-api.ts';
import { DELIVERY, keyOf, nameOf, WebhookKitchen } from '../../testing/webhook-kitchen.ts';
import { type ArrivedMessage, status } from '../../testing/webhooks.ts';

let api: TestApi;
let own: WebhookKitchen;

beforeAll(async () => {
  api = await startApi({ webhookAllowPrivate: true });
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  own = await WebhookKitchen.create(api);
});
afterEach(() => own.receiver.stop());
afterAll(() => api.stop());

describe('a webhook is disabled', () => {
  test('after 3 days of failures: admins are notified, and nothing more is sent', async () => {
    own.receiver.answer = status(500);
    await own.task();
    for (const hours of [0, 1, 40, 33]) {
      own.ahead += hours * HOUR;
      await own.task();
      await own.send();
    }
    expect(await own.status()).toMatchObject({ active: false, disabledReason: 'failing' });
    const { notifications } = await own.admin.request<{
      notifications: { nodes: { title: string; message: string }[] };
    }>('{ notifications { nodes { title message } } }');
    expect(notifications.nodes).toEqual([
      {
        title: 'A webhook was switched off',
        message: 'Nothing that was sent to Till arrived for 3 days. Look at its log, then switch it on again.',
      },
    ]);
    const count = own.receiver.arrived.length;
    own.receiver.answer = status(204);
    await own.task();
    await own.send(24 * HOUR);
    expect(own.receiver.arrived).toHaveLength(count);
    expect((await own.log()).every(({ state }) => state === 'failed')).toBe(true);
  });

  test('not when one delivery succeeded in between', async () => {
    own.receiver.answer = status(500);
    await own.task();
    await own.send();
    own.ahead += 71 * HOUR;
    own.receiver.answer = status(204);
    await own.task();
    await own.send();
    own.ahead += 2 * HOUR;
    own.receiver.answer = status(500);
    await own.task();
    await own.send();
    expect((await own.status()).active).toBe(true);
  });

  test('at once by a 410 response', async () => {
    own.receiver.answer = status(410);
    await own.task();
    await own.send();
    expect(await own.status()).toMatchObject({ active: false, disabledReason: 'gone' });
  });

  test('and enabled again, then gets only later events', async () => {
    await own.act('disableWebhook');
    expect(await own.status()).toMatchObject({ active: false, disabledReason: 'by_person' });
    await own.task('Meanwhile');
    await own.send();
    await own.act('enableWebhook');
    await own.task('Afterwards');
    await own.send();
    expect(own.receiver.arrived.map(nameOf)).toEqual(['Afterwards']);
    expect(await own.status()).toMatchObject({ active: true, disabledReason: null });
  });

  test('or deleted, then gets nothing more, and its log is deleted', async () => {
    own.receiver.answer = status(500);
    await own.task();
    await own.send();
    await own.act('deleteWebhook', '');
    await own.send(HOUR);
    expect(own.receiver.arrived).toHaveLength(1);
    const remaining = await api.app.database.read(own.kitchen.id, (db) =>
      db.selectFrom('webhookDelivery').select('id').execute(),
    );
    expect(remaining).toEqual([]);
  });
});

describe('manual sending', () => {
  test('a ping is sent at once and returns its outcome, even when the webhook is disabled', async () => {
    await own.act('disableWebhook');
    const { data } = await own.act('pingWebhook', `{ ${DELIVERY} }`);
    expect(data?.['pingWebhook']).toMatchObject({
      type: 'webhook.ping',
      seq: null,
      state: 'delivered',
      attempts: [{ outcome: 'delivered', status: 204 }],
    });
    expect(own.receiver.arrived[0]?.json).toMatchObject({
      type: 'webhook.ping',
      data: { id: own.webhook.id, name: 'Till' },
    });
  });

  test('a failed ping is returned, is not retried, and does not count as a failure of the webhook', async () => {
    own.receiver.answer = (response) => response.writeHead(401).end('Who are you?');
    const { data } = await own.act('pingWebhook', `{ ${DELIVERY} }`);
    expect(data?.['pingWebhook']).toMatchObject({
      state: 'failed',
      nextAttemptAt: null,
      attempts: [{ outcome: 'error_status', status: 401, detail: 'Who are you?' }],
    });
    await own.send(HOUR);
    expect(own.receiver.arrived).toHaveLength(1);
    expect(await own.status()).toMatchObject({ active: true, failingSince: null });
  });

  test('the same request twice with one idempotency key sends one ping', async () => {
    const request = () =>
      own.admin.graph(
        'mutation ($id: ID!) { pingWebhook(input: { id: $id }) { id } }',
        { id: own.webhook.id },
        { 'idempotency-key': 'one' },
      );
    const [first, second] = [await request(), await request()];
    expect(second.data).toEqual(first.data);
    expect(own.receiver.arrived).toHaveLength(1);
  });

  test('a failed delivery is sent again with the same id and body', async () => {
    own.receiver.answer = status(500);
    await own.task();
    await own.send();
    const [before] = await own.log();
    own.receiver.answer = status(204);
    const { data } = await own.resend(before?.id ?? '');
    expect(data?.['resendWebhookDelivery']).toMatchObject({
      state: 'delivered',
      attempts: [{ outcome: 'error_status' }, { outcome: 'delivered' }],
    });
    expect([keyOf, ({ body }: ArrivedMessage) => body].map((of) => new Set(own.receiver.arrived.map(of)).size)).toEqual(
      [1, 1],
    );
    await own.send(HOUR);
    expect(own.receiver.arrived).toHaveLength(2);
  });

  test('nothing is sent again to a disabled webhook', async () => {
    await own.task();
    await own.send();
    await own.act('disableWebhook');
    const [delivery] = await own.log();
    const { errors } = await own.resend(delivery?.id ?? '');
    expect(errors[0]?.message).toBe('Till is switched off. Switch it on first.');
    expect(own.receiver.arrived).toHaveLength(1);
  });
});
