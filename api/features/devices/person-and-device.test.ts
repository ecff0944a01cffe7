import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { User } from '../users/user.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client & { user: User };
let display: Client & { readonly deviceId: string };
/** One browser in which the admin is signed in and which is paired as the display. */
let both: Client;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin');
  display = await kitchen.pair({ name: 'Pass' });
  both = browserOf(`${admin.cookie ?? ''}; ${display.cookie ?? ''}`);
});
afterAll(() => api.stop());

function browserOf(cookie: string): Client {
  const browser = new Client(api);
  browser.cookie = cookie;
  return browser;
}
const isPaired = (browser: Client) => browser.cookie?.includes('brigade-device=') ?? false;
const asDisplay = (query: string, browser = both) => browser.call('POST', '/graphql?as=device', { query });
const revoke = () =>
  admin.request('mutation ($id: ID!) { revokeDevice(input: { id: $id }) { id } }', { id: display.deviceId });
const issuePin = async () =>
  (await admin.request<{ issuePin: { pin: string } }>('mutation { issuePin { pin } }')).issuePin.pin;

describe('a paired browser in which somebody is signed in with a password', () => {
  test('is still the device', async () => {
    const { status, json } = await both.get('/api/device');
    expect([status, json]).toEqual([200, expect.objectContaining({ id: display.deviceId, person: null })]);
    expect((await both.get('/api/devices/people')).status).toBe(200);
  });

  test('renews the token of the device, and the person stays signed in', async () => {
    const before = both.cookie;
    expect((await both.post('/api/devices/renew')).status).toBe(200);
    expect(isPaired(both)).toBe(true);
    expect(both.cookie).not.toBe(before);
    expect((await both.get('/api/device')).status).toBe(200);
    expect((await both.get('/api/user')).status).toBe(200);
  });

  test('takes a PIN, whose session replaces that of the password in this browser', async () => {
    expect((await both.post('/api/devices/pin', { pin: await issuePin() })).status).toBe(200);
    expect((await both.get('/api/device')).json).toMatchObject({ person: { role: 'cook' } });
  });

  test('acts as the person for the app, and as the device for a board', async () => {
    expect(await both.refused('{ device { id } }')).toBe('FORBIDDEN');
    const { json } = await asDisplay('{ device { id name } me { id } }');
    expect(json).toMatchObject({ data: { device: { id: display.deviceId, name: 'Pass' } } });
  });

  test('records what the board does under the device', async () => {
    const { addPrepTask } = await admin.request<{ addPrepTask: { id: string } }>(
      'mutation { addPrepTask(input: { name: "Salsa", targetQuantity: "4", unit: "kg", dueTime: "15:00" }) { id } }',
    );
    await asDisplay(`mutation { startPrepTask(input: { id: "${addPrepTask.id}" }) { id } }`);
    const document = 'query ($id: ID!) { prepTask(id: $id) { startedByName } }';
    expect(await admin.request(document, { id: addPrepTask.id })).toEqual({ prepTask: { startedByName: 'Pass' } });
  });

  test('the board acts for the person of a PIN', async () => {
    const pin = await issuePin();
    await both.post('/api/devices/pin', { pin });
    expect((await asDisplay('{ me { id } }')).json).toMatchObject({ data: { me: { id: admin.user.id } } });
  });

  test('the live connection of a board is that of the device, and ends when the device is revoked', async () => {
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql?as=device`, 'graphql-transport-ws', {
      headers: { origin: api.url, cookie: both.cookie ?? '' },
    });
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    const acknowledged = new Promise((resolve) => socket.on('message', resolve));
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
    await acknowledged;
    await revoke();
    expect(await closed).toBe(4401);
  });
});

describe('renewing', () => {
  test('removes the cookie of a revoked device', async () => {
    await revoke();
    expect((await both.post('/api/devices/renew')).status).toBe(401);
    expect(isPaired(both)).toBe(false);
  });

  test('keeps the cookie when the database fails for a moment', async () => {
    const { read } = api.app.database;
    let reads = 0;
    // The first read identifies the device, the second one finds its row.
    const failing = vi.spyOn(api.app.database, 'read').mockImplementation((...args) => {
      reads += 1;
      return reads === 2 ? Promise.reject(new Error('connection lost')) : Reflect.apply(read, api.app.database, args);
    });
    const { status } = await display.post('/api/devices/renew');
    failing.mockRestore();
    expect(status).toBeGreaterThanOrEqual(500);
    expect(isPaired(display)).toBe(true);
    expect((await display.get('/api/device')).status).toBe(200);
  });
});
