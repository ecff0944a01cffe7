import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { webhookEvents, webhookLimits } from '#schema/webhooks.ts';
import { jobRun } from '../../platform/jobs/runner.ts';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { DEMO_TIMEOUT, startApi, startDemoApi, type TestApi } from '../../testing/start-api.ts';
import { addWebhook, type Receiver, startReceiver } from '../../testing/webhooks.ts';
import { webhookCleanUpJob } from './clean-up.job.ts';

const CREATE =
  'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id version name url events active } signingKey } }';
const UPDATE = 'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { id version name url events } }';
const ROTATE = 'mutation ($input: WebhookTargetInput!) { rotateWebhookKey(input: $input) { signingKey } }';
const DELETE = 'mutation ($input: WebhookTargetInput!) { deleteWebhook(input: $input) }';
const LIST = '{ webhooks { id version name url events active createdByName lastAttemptAt previousKeyUntil } }';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client & { user: { id: string } };
let receiver: Receiver;

beforeAll(async () => {
  api = await startApi({ webhookAllowPrivate: true });
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin');
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());
afterAll(() => api.stop());

const input = (data: object = {}) => ({
  input: { name: 'Till', url: receiver.url, events: ['prep_task.updated'], ...data },
});

interface Created {
  createWebhook: { webhook: { id: string; version: number; name: string }; signingKey: string };
}

async function create(data: object = {}): Promise<Created['createWebhook']> {
  return (await admin.request<Created>(CREATE, input(data))).createWebhook;
}

/** The rows of all tables of the kitchen but one, as text. */
async function storedRows(except: string): Promise<string> {
  return api.app.database.read(kitchen.id, async (db) => {
    const { rows } = await sql<{
      name: string;
    }>`select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and relkind = 'r' and relforcerowsecurity and relname <> ${except}`.execute(db);
    const texts: string[] = [];
    for (const { name } of rows) {
      const all = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(db);
      texts.push(...all.rows.map(({ text }) => text));
    }
    return texts.join('\n');
  });
}

describe('a webhook', () => {
  test('is added, listed, changed and removed', async () => {
    const { webhook, signingKey } = await create({ name: ' Till ' });
    expect(webhook).toMatchObject({ version: 1, name: 'Till', url: receiver.url, active: true });
    expect(signingKey).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await admin.request(LIST)).toMatchObject({
      webhooks: [{ id: webhook.id, createdByName: expect.stringContaining('Person'), lastAttemptAt: null }],
    });
    const change = { id: webhook.id, version: 1, name: 'New till', events: ['recipe.updated', 'user.updated'] };
    expect(await admin.request(UPDATE, { input: change })).toEqual({
      updateWebhook: { ...change, version: 2, url: receiver.url },
    });
    expect(await admin.refused(UPDATE, { input: { ...change, name: 'Stale' } })).toBe('CONFLICT');
    await admin.request(DELETE, { input: { id: webhook.id, version: 2 } });
    expect(await admin.request(LIST)).toEqual({ webhooks: [] });
  });

  test('does not change its version when something is sent', async () => {
    const { webhook } = await create();
    await admin.request('mutation ($id: ID!) { pingWebhook(input: { id: $id }) { state } }', { id: webhook.id });
    const listed = await admin.request<{ webhooks: { version: number; lastAttemptAt: string }[] }>(LIST);
    expect(listed.webhooks[0]?.version).toBe(1);
    expect(listed.webhooks[0]?.lastAttemptAt).not.toBeNull();
  });

  test.each([
    [{ name: ' ' }, 'name: Enter a name.'],
    [{ url: '' }, 'url: Enter the address that gets the events.'],
    [{ url: 'example.com' }, 'url: Enter an address that begins with https://.'],
    [{ url: `https://example.com/${'a'.repeat(2_000)}` }, 'url: Use at most 2000 characters.'],
    [{ url: 'https://a:b@example.com/' }, 'url: Take the user name and the password out of this address.'],
    [{ events: [] }, 'events: Choose at least one event.'],
    [{ events: ['user.updated', 'user.updated'] }, 'events: Name each event once.'],
    [{ events: ['price.updated'] }, `events.0: Use one of: ${webhookEvents.join(', ')}.`],
  ])('%j is refused: %s', async (wrong, message) => {
    const { errors } = await admin.graph(CREATE, input(wrong));
    const path = message.split(': ')[0];
    expect(errors[0]).toMatchObject({
      message,
      extensions: { code: 'VALIDATION_FAILED', fields: [{ path, message: message.slice(Number(path?.length) + 2) }] },
    });
    expect(await admin.request(LIST)).toEqual({ webhooks: [] });
  });

  test(`there are at most ${webhookLimits.perKitchen} of them`, async () => {
    for (let count = 0; count < webhookLimits.perKitchen; count += 1) await create();
    const { errors } = await admin.graph(CREATE, input());
    expect(errors[0]?.message).toBe('This kitchen has 20 webhooks already. Remove one that is no longer used.');
  });

  test('an admin who tries many addresses is rate limited', async () => {
    let code: unknown;
    for (let count = 0; count < 70 && !code; count += 1) {
      const { errors } = await admin.graph(CREATE, input({ url: 'nothing' }));
      const refused = errors[0]?.extensions['code'];
      if (refused !== 'VALIDATION_FAILED') code = refused;
    }
    expect(code).toBe('RATE_LIMITED');
  });
});

describe('the signing key', () => {
  test('is shown once: no query, other table or repeated request returns it', async () => {
    const headers = { 'idempotency-key': 'once' };
    const first = await admin.graph(CREATE, input(), headers);
    const { webhook, signingKey } = Object(first.data?.['createWebhook']);
    const again = await admin.graph(CREATE, input(), headers);
    expect(again.errors[0]?.message).toBe('This signing secret was shown once already. Rotate it to get a new one.');
    const { rotateWebhookKey } = await admin.request<{ rotateWebhookKey: { signingKey: string } }>(ROTATE, {
      input: { id: webhook.id },
    });
    expect(rotateWebhookKey.signingKey).not.toBe(signingKey);
    await admin.request('mutation ($id: ID!) { pingWebhook(input: { id: $id }) { state } }', { id: webhook.id });
    const rest = await storedRows('webhook');
    expect(rest).toContain(webhook.id);
    expect(rest).not.toContain('whsec_');
    const log = await admin.request('{ auditLog(first: 50) { nodes { action changes } } }');
    expect(JSON.stringify(log)).toContain('webhook.key_rotated');
    expect(JSON.stringify(log)).not.toContain('whsec_');
  });

  test('before the last rotation signs for 24 more hours', async () => {
    const { webhook } = await create();
    await admin.request(ROTATE, { input: { id: webhook.id } });
    const { webhooks } = await admin.request<{ webhooks: { previousKeyUntil: string }[] }>(LIST);
    const hours = (Date.parse(webhooks[0]?.previousKeyUntil ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });
});

describe('the log', () => {
  test('has pages, newest first', async () => {
    const { webhook } = await create();
    for (let count = 0; count < 5; count += 1) {
      await admin.request('mutation ($id: ID!) { pingWebhook(input: { id: $id }) { state } }', { id: webhook.id });
    }
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const page: {
        webhookDeliveries: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
      } = await admin.request(
        'query ($id: ID!, $after: String) { webhookDeliveries(webhookId: $id, first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }',
        { id: webhook.id, after },
      );
      ids.push(...page.webhookDeliveries.nodes.map(({ id }) => id));
      after = page.webhookDeliveries.pageInfo.hasNextPage ? page.webhookDeliveries.pageInfo.endCursor : null;
    } while (after);
    expect(ids).toHaveLength(5);
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
  });

  test('is stored for 30 days', async () => {
    const id = await addWebhook(api, kitchen.id, admin.user.id);
    const count = async () =>
      (
        await admin.request<{ webhookDeliveries: { nodes: unknown[] } }>(
          'query ($id: ID!) { webhookDeliveries(webhookId: $id) { nodes { id } } }',
          { id },
        )
      ).webhookDeliveries.nodes.length;
    const inDays = (days: number) => webhookCleanUpJob.run(jobRun(api.app, new Date(Date.now() + days * 86_400_000)));
    await inDays(29);
    expect(await count()).toBe(1);
    await inDays(31);
    expect(await count()).toBe(0);
  });
});

describe('a private address', () => {
  test('is refused with a message at its field, and nothing is stored', async () => {
    const strict = await startApi();
    const own = await Kitchen.create(strict);
    const client = await own.signIn('admin');
    for (const url of [
      'https://localhost/hook',
      'https://[::1]/',
      'https://169.254.169.254/latest',
      'https://0x7f.1/',
    ]) {
      const { errors } = await client.graph(CREATE, input({ url }));
      expect(errors[0]).toMatchObject({
        message:
          'url: This address belongs to a private network or to this server. Use one that the whole internet can reach.',
        extensions: { code: 'VALIDATION_FAILED', fields: [{ path: 'url' }] },
      });
    }
    const id = await addWebhook(strict, own.id, client.user.id);
    const { errors } = await client.graph(UPDATE, { input: { id, url: 'https://127.0.0.1/' } });
    expect(errors[0]?.extensions['code']).toBe('VALIDATION_FAILED');
    expect(await client.request(LIST)).toMatchObject({ webhooks: [{ url: 'https://example.com/hook', version: 1 }] });
    await strict.stop();
  });
});

describe('the demo kitchen', () => {
  test(
    'sends no webhooks',
    async () => {
      const demo = await startDemoApi({ webhookAllowPrivate: true });
      const visitor = new Client(demo);
      await visitor.post('/api/demo-login', { role: 'admin' });
      const { errors } = await visitor.graph(CREATE, input());
      expect(errors[0]?.message).toBe('The demo kitchen sends no webhooks. Set up a kitchen of your own to use them.');
      expect(await visitor.request(LIST)).toEqual({ webhooks: [] });
      await demo.stop();
    },
    DEMO_TIMEOUT,
  );
});
