import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { limits } from '#schema/limits.ts';
import { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api, { name: 'Harbour' });
  admin = await kitchen.signIn('admin');
});
afterAll(() => api.stop());

const begun = z.object({ deviceCode: z.string(), userCode: z.string(), approveUrl: z.string() });
const approve = 'mutation ($input: ApproveDeviceInput!) { approveDevice(input: $input) { id name kind stationNames } }';
const request = 'query ($code: String!) { pairingRequest(userCode: $code) { userCode model network } }';

async function begin(body: object = {}) {
  const browser = new Client(api);
  const answer = await browser.post('/api/devices/pairing', body);
  return { browser, answer, ...begun.parse(answer.json) };
}
const input = (userCode: string, more: object = {}) => ({
  input: {
    userCode,
    name: 'Grill wall',
    kind: 'display',
    scopes: ['display_read', 'prep_bump'],
    stationIds: [],
    language: 'en',
    ...more,
  },
});
const poll = (browser: Client, deviceCode: string) => browser.post('/api/devices/token', { deviceCode });

describe('pairing', () => {
  test('shows a readable code and the page that approves it', async () => {
    const { answer, userCode, approveUrl } = await begin();
    expect(answer.json).toMatchObject({ expiresIn: 600, interval: 5 });
    expect(userCode).toMatch(/^[B-DF-HJ-NP-TV-XZ2-9]{4}-[B-DF-HJ-NP-TV-XZ2-9]{4}$/);
    expect(approveUrl).toBe(`${api.url}/admin/users?tab=devices&code=${userCode}`);
  });

  test('polls until the approval, and gets slow_down when polling too often', async () => {
    const { browser, deviceCode } = await begin();
    expect((await poll(browser, deviceCode)).json).toEqual({ status: 'pending', interval: 5 });
    expect((await poll(browser, deviceCode)).json).toEqual({ status: 'slow_down', interval: 10 });
  });

  test('is found by an admin who types the code without its dash in small letters', async () => {
    const { userCode } = await begin({ model: 'Tablet', screen: '1920x1080' });
    expect(await admin.request(request, { code: userCode.replace('-', '').toLowerCase() })).toEqual({
      pairingRequest: { userCode, model: 'Tablet', network: '127.0.0.1' },
    });
  });

  test('returns a session on the first poll after the approval', async () => {
    const { browser, deviceCode, userCode } = await begin();
    const station = await kitchen.station({ name: 'Grill' });
    expect(await admin.request(approve, input(userCode, { stationIds: [station.id] }))).toMatchObject({
      approveDevice: { name: 'Grill wall', kind: 'display', stationNames: ['Grill'] },
    });
    expect((await browser.get('/api/device')).status).toBe(401);
    expect((await poll(browser, deviceCode)).json).toEqual({ status: 'approved', kind: 'display' });
    expect((await browser.get('/api/device')).json).toMatchObject({
      name: 'Grill wall',
      organizationName: 'Harbour',
      person: null,
    });
  });

  test('sets an HttpOnly cookie and stores only its hash', async () => {
    const { browser, deviceCode, userCode } = await begin();
    await admin.request(approve, input(userCode));
    const { headers } = await poll(browser, deviceCode);
    expect(headers.get('set-cookie')).toMatch(/^brigade-device=.+; HttpOnly; SameSite=Strict/);
    const stored = await kitchen.write(({ db }) => db.selectFrom('device').selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain(browser.cookie?.split('=')[1]);
  });

  test('a code works once, for one decision and one browser', async () => {
    const { browser, deviceCode, userCode } = await begin();
    await admin.request(approve, input(userCode));
    expect(await admin.refused(approve, input(userCode))).toBe('NOT_FOUND');
    expect(await admin.refused(request, { code: userCode })).toBe('NOT_FOUND');
    const answers = await Promise.all([poll(browser, deviceCode), poll(new Client(api), deviceCode)]);
    expect(new Set(answers.map(({ json }) => json))).toEqual(
      new Set([{ status: 'approved', kind: 'display' }, { status: 'expired' }]),
    );
    expect((await poll(browser, deviceCode)).json).toEqual({ status: 'expired' });
  });

  test('a visible code gives no access by itself, and a guessed secret is refused', async () => {
    const { userCode } = await begin();
    await admin.request(approve, input(userCode));
    const thief = new Client(api);
    expect((await poll(thief, userCode)).json).toEqual({ status: 'expired' });
    expect((await poll(thief, 'x'.repeat(43))).json).toEqual({ status: 'expired' });
    expect((await thief.post('/api/devices/token', {})).status).toBe(400);
  });

  test('an expired code is refused like an unknown one', async () => {
    const { browser, deviceCode, userCode } = await begin();
    await api.app.database.unscoped().updateTable('devicePairing').set({ expiresAt: new Date() }).execute();
    expect(await admin.refused(approve, input(userCode))).toBe('NOT_FOUND');
    expect((await poll(browser, deviceCode)).json).toEqual({ status: 'expired' });
  });

  test('a denied device is notified and cannot be approved afterwards', async () => {
    const { browser, deviceCode, userCode } = await begin();
    await admin.request('mutation ($input: DenyDeviceInput!) { denyDevice(input: $input) }', { input: { userCode } });
    expect((await poll(browser, deviceCode)).json).toEqual({ status: 'denied' });
    expect(await admin.refused(approve, input(userCode))).toBe('NOT_FOUND');
  });

  test('wrong codes are counted by organization and by address, and refused after ten', async () => {
    const { userCode } = await begin();
    for (let guess = 0; guess < 10; guess += 1)
      expect(await admin.refused(request, { code: `BBBB-BBB${'BCDFGHJKLM'[guess]}` })).toBe('NOT_FOUND');
    expect(await admin.refused(request, { code: userCode })).toBe('RATE_LIMITED');
    expect(await admin.refused(approve, input(userCode))).toBe('RATE_LIMITED');
  });

  test('at most twenty devices are allowed; revoking one allows another', async () => {
    const one = await kitchen.pair();
    await kitchen.write(async (tx) => {
      const device = await tx.db.selectFrom('device').selectAll().executeTakeFirstOrThrow();
      for (let count = 1; count < limits.devicesMax; count += 1) {
        await tx.db
          .insertInto('device')
          .values({ ...device, id: uuidv7(), tokenHash: null, scopes: [], settings: {} })
          .execute();
      }
    });
    const { userCode } = await begin();
    expect(await admin.refused(approve, input(userCode))).toBe('CONFLICT');
    await admin.request('mutation ($input: RevokeDeviceInput!) { revokeDevice(input: $input) { id } }', {
      input: { id: one.deviceId },
    });
    expect(await admin.request(approve, input(userCode))).toMatchObject({ approveDevice: { name: 'Grill wall' } });
  });

  test('repair pairs a new browser with the same device and signs out the old one', async () => {
    const old = await kitchen.pair({ name: 'Pass' });
    const { browser, deviceCode, userCode } = await begin();
    await admin.request(approve, input(userCode, { name: 'Pass', replacesId: old.deviceId }));
    expect((await old.get('/api/device')).status).toBe(401);
    await poll(browser, deviceCode);
    expect((await browser.get('/api/device')).json).toMatchObject({ id: old.deviceId, name: 'Pass' });
    expect(await admin.request('{ devices { name } }')).toEqual({ devices: [{ name: 'Pass' }] });
  });

  test.each([
    [{ name: '' }, 'VALIDATION_FAILED'],
    [{ name: 'x'.repeat(41) }, 'VALIDATION_FAILED'],
    [{ userCode: 'ABC' }, 'VALIDATION_FAILED'],
    [{ stationIds: ['junk'] }, 'NOT_FOUND'],
    [{ stationIds: ['01a1fc41-1860-7736-8182-a4408885ffdb'] }, 'NOT_FOUND'],
    [{ replacesId: '01a1fc41-1860-7736-8182-a4408885ffdb' }, 'NOT_FOUND'],
  ])('%j is refused with %s, and the browser still waits', async (wrong, code) => {
    const { browser, deviceCode, userCode } = await begin();
    expect(await admin.refused(approve, input(userCode, wrong))).toBe(code);
    expect((await poll(browser, deviceCode)).json).toEqual({ status: 'pending', interval: 5 });
    expect(await admin.request('{ devices { id } }')).toEqual({ devices: [] });
  });
});

describe('a token', () => {
  test('is renewed; the old one works until the new one is used', async () => {
    const display = await kitchen.pair();
    const before = display.cookie;
    const lost = Object.assign(new Client(api), { cookie: before });
    expect((await lost.post('/api/devices/renew')).status).toBe(200);
    expect(lost.cookie).not.toBe(before);
    // The response was lost: the display continues with its old token.
    expect((await display.get('/api/device')).status).toBe(200);
    expect((await display.post('/api/devices/renew')).status).toBe(200);
    expect((await display.get('/api/device')).status).toBe(200);
    expect((await lost.get('/api/device')).status).toBe(401);
    const stolen = Object.assign(new Client(api), { cookie: before });
    expect((await stolen.get('/api/device')).status).toBe(401);
  });

  test('that was revoked is refused on every transport and removed from the browser', async () => {
    const display = await kitchen.pair();
    await admin.request('mutation ($input: RevokeDeviceInput!) { revokeDevice(input: $input) { revokedAt } }', {
      input: { id: display.deviceId },
    });
    expect((await display.get('/api/device')).status).toBe(401);
    expect((await display.get('/api/prep-tasks')).status).toBe(401);
    expect(await display.refused('{ prepTasks { id } }')).toBe('UNAUTHENTICATED');
    expect((await display.post('/api/devices/renew')).status).toBe(401);
    expect(display.cookie).toBeNull();
  });

  test('of a device that was off for half a year is refused', async () => {
    const display = await kitchen.pair();
    expect((await display.get('/api/device')).status).toBe(200);
    const long = new Date(Date.now() - limits.deviceLife);
    await kitchen.write(({ db }) => db.updateTable('device').set({ lastSeenAt: long }).execute());
    expect((await display.get('/api/device')).status).toBe(401);
  });
});
