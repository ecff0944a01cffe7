import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { openGraphSocket } from '../../../testing/graph-socket.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import type { User } from '../../users/user.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client & { user: User };
let tablet: Client;
let pin: string;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin', { name: 'Ada' });
  tablet = await kitchen.pair({ kind: 'tablet' });
  pin = await issuePin(admin);
});
afterAll(() => api.stop());

const issuePin = async (client: Client) =>
  (await client.request<{ issuePin: { pin: string } }>('mutation { issuePin { pin } }')).issuePin.pin;
const enter = async (device: Client, digits: string) => (await device.post('/api/devices/pin', { pin: digits })).status;
const status = async (client: Client) => (await client.get('/api/user')).status;

describe('a PIN session', () => {
  test.each([
    [
      'name and e-mail address',
      'mutation { updateProfile(input: { name: "Taken Over", email: "a@evil.example" }) { id } }',
    ],
    ['PIN', 'mutation { issuePin { pin } }'],
    ['having a PIN', 'mutation { removePin }'],
    ['other browsers', 'mutation { endAllSessions }'],
  ])('cannot change the user’s %s', async (_what, document) => {
    await enter(tablet, pin);
    expect(await tablet.refused(document)).toBe('FORBIDDEN');
    expect(await admin.request('{ me { name email } }')).toEqual({ me: { name: 'Ada', email: null } });
    expect(await enter(await kitchen.pair({ kind: 'tablet' }), pin)).toBe(200);
  });

  test('the user can change all of it in their own browser', async () => {
    await admin.request('mutation { updateProfile(input: { name: "Ada L." }) { id } }');
    await admin.request('mutation { removePin }');
    expect(await admin.request('mutation { endAllSessions }')).toEqual({ endAllSessions: 1 });
  });
});

describe('the session of a PIN', () => {
  test('ends when the next person enters theirs on the same device', async () => {
    await enter(tablet, pin);
    const before = Object.assign(await kitchen.signIn('cook'), { cookie: tablet.cookie });
    expect(await status(before)).toBe(200);
    expect(await enter(tablet, await issuePin(await kitchen.signIn('cook')))).toBe(200);
    expect(await status(before)).toBe(401);
    expect(await status(tablet)).toBe(200);
  });

  test('ends with its live connections when the user removes the PIN', async () => {
    await enter(tablet, pin);
    const graph = await openGraphSocket(tablet);
    await admin.request('mutation { removePin }');
    expect(await status(tablet)).toBe(401);
    expect(await graph.closed).toBe(4401);
    expect(await status(admin)).toBe(200);
  });

  test('ends when the user gets another PIN', async () => {
    await enter(tablet, pin);
    await issuePin(admin);
    expect(await status(tablet)).toBe(401);
  });

  test('ends when an admin removes the PIN', async () => {
    await enter(tablet, pin);
    const remove = 'mutation ($id: ID!) { removeUserPin(input: { id: $id }) }';
    await admin.request(remove, { id: admin.user.id });
    expect(await status(tablet)).toBe(401);
  });

  test('continues when another device is unlocked', async () => {
    await enter(tablet, pin);
    await enter(await kitchen.pair({ kind: 'tablet' }), await issuePin(await kitchen.signIn('cook')));
    expect(await status(tablet)).toBe(200);
  });
});

describe('wrong PINs on other devices', () => {
  /** Uses up the kitchen's wrong tries of an hour. */
  async function guessEverywhere(): Promise<void> {
    for (let device = 0; device < 7; device += 1) {
      const other = await kitchen.pair({ kind: 'tablet' });
      for (let guess = 0; guess < 5; guess += 1) await enter(other, `99${device}${guess}11`);
    }
  }

  test('do not lock a person out on a device without wrong tries', async () => {
    await guessEverywhere();
    expect(await enter(tablet, pin)).toBe(200);
  });

  test('leave such a device one wrong try', async () => {
    await guessEverywhere();
    expect(await enter(tablet, '998877')).toBe(401);
    expect(await enter(tablet, pin)).toBe(429);
  });
});

describe('five wrong PINs', () => {
  const miss = async (device: Client, tries: number, personId?: string) => {
    const statuses: number[] = [];
    for (let index = 0; index < tries; index += 1) {
      const body = { pin: `99${String(1000 + index)}`, ...(personId === undefined ? {} : { personId }) };
      statuses.push((await device.post('/api/devices/pin', body)).status);
    }
    return statuses;
  };
  const unlock = async (device: Client, digits: string, personId: string) =>
    (await device.post('/api/devices/pin', { pin: digits, personId })).status;

  test('leave the device open to people who choose their name', async () => {
    await miss(tablet, 5);
    expect(await enter(tablet, pin)).toBe(429);
    expect(await unlock(tablet, pin, admin.user.id)).toBe(200);
    expect(await status(tablet)).toBe(200);
  });

  test('of one person lock only that person out of that device', async () => {
    const cook = await kitchen.signIn('cook');
    const cookPin = await issuePin(cook);
    expect(await miss(tablet, 6, cook.user.id)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await unlock(tablet, cookPin, cook.user.id)).toBe(429);
    expect(await unlock(tablet, pin, admin.user.id)).toBe(200);
    expect(await unlock(await kitchen.pair({ kind: 'tablet' }), cookPin, cook.user.id)).toBe(200);
  });

  test('under one’s own name do not reveal the owner of a PIN', async () => {
    const cook = await kitchen.signIn('cook');
    await issuePin(cook);
    expect(await unlock(tablet, pin, cook.user.id)).toBe(401);
    expect(await unlock(tablet, pin, '01a1fc41-1860-7736-8182-a4408885ffdb')).toBe(401);
  });

  test('a right PIN under a name does not restore tries without one', async () => {
    await miss(tablet, 5);
    await unlock(tablet, pin, admin.user.id);
    expect(await enter(tablet, pin)).toBe(429);
  });

  test('one device guesses at most twenty times an hour over all names', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => kitchen.signIn('cook')));
    const guesses = people.flatMap(({ user }) =>
      Array.from({ length: 5 }, (_, index) => ({ pin: `99${String(1000 + index)}`, personId: user.id })),
    );
    const anonymous = await miss(tablet, 5);
    const named = await Promise.all(
      guesses.map(async (guess) => (await tablet.post('/api/devices/pin', guess)).status),
    );
    expect([...anonymous, ...named].filter((each) => each === 401)).toHaveLength(20);
    expect(await unlock(tablet, pin, admin.user.id)).toBe(429);
  });
});

describe('the people of a locked device', () => {
  const people = async (client: Client) => {
    const { status: code, json } = await client.get('/api/devices/people');
    return { code, json };
  };

  test('are those with a PIN, named as the kitchen allows on displays', async () => {
    await admin.request('mutation { updateDisplayPolicy(input: { displayNames: first_name }) { id } }');
    await kitchen.signIn('cook', { name: 'Without Pin' });
    await issuePin(await (await Kitchen.create(api)).signIn('cook'));
    expect(await people(tablet)).toEqual({ code: 200, json: [{ id: admin.user.id, name: 'Ada' }] });
  });

  test.each([
    ['first_name', ['Ana R.', 'Ana To.', 'Ana Te.', 'Ada']],
    ['initials', ['A.R.', 'An.To.', 'An.Te.', 'A.']],
  ])('who share a label by %s have the least more that distinguishes them, here and on tiles', async (how, labels) => {
    await admin.request('mutation ($input: DisplayPolicyInput!) { updateDisplayPolicy(input: $input) { id } }', {
      input: { displayNames: how },
    });
    const cooks = [];
    for (const name of ['Ana Ruiz', 'Ana Torres', 'Ana Tello']) {
      const cook = await kitchen.signIn('cook', { name });
      await issuePin(cook);
      cooks.push(cook.user.id);
    }
    const ids = [...cooks, admin.user.id];
    const names = z.array(z.object({ id: z.string(), name: z.string() })).parse((await people(tablet)).json);
    expect(ids.map((id) => names.find((each) => each.id === id)?.name)).toEqual(labels);
    const { boardPeople } = await (
      await kitchen.pair()
    ).request<{ boardPeople: { id: string; label: string }[] }>('{ boardPeople { id label } }');
    expect(ids.map((id) => boardPeople.find((each) => each.id === id)?.label)).toEqual(labels);
  });

  test('are none where the kitchen hides names', async () => {
    await admin.request('mutation { updateDisplayPolicy(input: { displayNames: none }) { id } }');
    expect(await people(tablet)).toEqual({ code: 200, json: [] });
  });

  test('are only for devices', async () => {
    expect((await people(admin)).code).toBe(401);
  });
});

describe('a wrong PIN', () => {
  test('has a line in the log with the request id and the device, and without the PIN', async () => {
    const warn = vi.spyOn(api.app.log, 'warn');
    await enter(tablet, '998877');
    const lines = JSON.stringify(warn.mock.calls);
    warn.mockRestore();
    expect(lines).toMatch(/"requestId":"[0-9a-f-]{36}".+"deviceId":"[0-9a-f-]{36}".+unknown PIN/);
    expect(lines).not.toContain('998877');
  });
});

describe('pairing codes', () => {
  const approve = 'mutation ($input: ApproveDeviceInput!) { approveDevice(input: $input) { id } }';
  const input = { name: 'Pass', kind: 'display', language: 'en', stationIds: [], scopes: [] };

  test('guessed by another kitchen at the same address do not block this kitchen', async () => {
    const other = await (await Kitchen.create(api)).signIn('admin');
    for (let guess = 0; guess < 12; guess += 1)
      await other.graph(approve, { input: { ...input, userCode: 'BBBB-BBBB' } });
    expect(await other.refused(approve, { input: { ...input, userCode: 'BBBB-BBBB' } })).toBe('RATE_LIMITED');
    expect((await (await kitchen.pair()).get('/api/device')).status).toBe(200);
  });

  test('that are right do not count as guesses when the approval is refused for another reason', async () => {
    const pairing = await admin.post('/api/devices/pairing', {});
    const { userCode } = Object(pairing.json);
    const wrong = { ...input, userCode, stationIds: ['01a1fc41-1860-7736-8182-a4408885ffdb'] };
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect(await admin.refused(approve, { input: wrong })).toBe('NOT_FOUND');
    expect((await admin.graph(approve, { input: { ...input, userCode } })).errors).toEqual([]);
  });
});
