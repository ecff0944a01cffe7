import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#schema/limits.ts';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import type { User } from '../../users/user.entity.ts';

type Person = Client & { user: User };

let api: TestApi;
let kitchen: Kitchen;
let admin: Person;
let manager: Person;
let cook: Person;
let tablet: Client;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  [admin, manager, cook] = [
    await kitchen.signIn('admin'),
    await kitchen.signIn('manager'),
    await kitchen.signIn('cook', { name: 'Ana' }),
  ];
  tablet = await kitchen.pair({ kind: 'tablet' });
});
afterAll(() => api.stop());

const ISSUE = 'mutation ($id: ID!) { issueTemporaryPin(input: { id: $id }) { pin } }';
const issue = async (by: Client, person: Person) =>
  (await by.request<{ issueTemporaryPin: { pin: string } }>(ISSUE, { id: person.user.id })).issueTemporaryPin.pin;
const refused = (by: Client, person: Person) => by.refused(ISSUE, { id: person.user.id });
const enter = (device: Client, pin: string) => device.post('/api/devices/pin', { pin });
const expire = () =>
  kitchen.write(async ({ db }) => {
    await db.updateTable('personPin').set({ temporaryUntil: new Date() }).execute();
  });

describe('a temporary PIN', () => {
  test('signs its cook in on a tablet, who gets a PIN of their own; then only that one works', async () => {
    const temporary = await issue(manager, cook);
    const first = await enter(tablet, temporary);
    expect(first).toMatchObject({
      status: 200,
      json: { name: 'Ana', role: 'cook', newPin: expect.stringMatching(/^\d{4,6}$/) },
    });
    const newPin = /"newPin":"(\d+)"/.exec(JSON.stringify(first.json))?.[1] ?? '';
    expect((await tablet.get('/api/user')).status).toBe(200);
    expect((await enter(tablet, temporary)).status).toBe(401);
    expect(await enter(tablet, newPin)).toMatchObject({ status: 200, json: { newPin: null } });
  });

  test('entered on two devices at once gives one own PIN', async () => {
    const temporary = await issue(manager, cook);
    const other = await kitchen.pair({ kind: 'tablet' });
    const statuses = await Promise.all([tablet, other].map(async (device) => (await enter(device, temporary)).status));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401]);
  });

  test('works on a display as well', async () => {
    const display = await kitchen.pair();
    expect(await enter(display, await issue(manager, cook))).toMatchObject({
      status: 200,
      json: { newPin: expect.any(String) },
    });
  });

  test('stops working after a day', async () => {
    const temporary = await issue(manager, cook);
    const [row] = await kitchen.write(({ db }) => db.selectFrom('personPin').select('temporaryUntil').execute());
    expect((row?.temporaryUntil?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(limits.temporaryPin);
    await expire();
    expect((await enter(tablet, temporary)).status).toBe(401);
    expect((await tablet.get('/api/devices/people')).json).toEqual([]);
  });

  test('replaces the PIN that the cook had, and ends its session', async () => {
    const { issuePin } = await cook.request<{ issuePin: { pin: string } }>('mutation { issuePin { pin } }');
    await enter(tablet, issuePin.pin);
    await issue(manager, cook);
    expect((await tablet.get('/api/user')).status).toBe(401);
    expect((await enter(tablet, issuePin.pin)).status).toBe(401);
  });

  test('does not sign a handover: the manager knows it', async () => {
    const pin = await issue(manager, cook);
    const close = 'mutation ($input: CloseDayInput!) { closeDay(input: $input) { id version } }';
    const { closeDay } = await manager.request<{ closeDay: { id: string; version: number } }>(close, {
      input: {},
    });
    const sign = 'mutation ($input: SignHandoverCardInput!) { signHandoverCard(input: $input) { id } }';
    expect(await cook.refused(sign, { input: { ...closeDay, pin } })).toBe('CONFLICT');
  });

  test('is handed out by managers to cooks, by admins to cooks and managers; never to admins or oneself', async () => {
    const colleague = await kitchen.signIn('manager');
    const other = await kitchen.signIn('admin');
    expect(
      await Promise.all([refused(manager, colleague), refused(manager, admin), refused(manager, manager)]),
    ).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect(await Promise.all([refused(admin, other), refused(admin, admin), refused(cook, cook)])).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
    expect(await issue(admin, colleague)).toMatch(/^\d{4,6}$/);
  });

  test('is not for people of another kitchen, nor for those who may not sign in', async () => {
    const stranger = await (await Kitchen.create(api)).signIn('cook');
    expect(await refused(manager, stranger)).toBe('NOT_FOUND');
    await admin.request('mutation ($id: ID!) { deactivateUser(input: { id: $id }) { id } }', { id: cook.user.id });
    expect(await refused(manager, cook)).toBe('CONFLICT');
  });

  test('is in the audit log with who handed it out and when it was used, without the PIN', async () => {
    const temporary = await issue(manager, cook);
    await enter(tablet, temporary);
    const { auditLog } = await admin.request<{ auditLog: { nodes: object[] } }>(
      '{ auditLog(filter: { entity: "User" }) { nodes { action actorId entityId changes } } }',
    );
    const about = { entityId: cook.user.id };
    expect(auditLog.nodes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...about, action: 'user.temporary_pin_issued', actorId: manager.user.id }),
        expect.objectContaining({ ...about, action: 'user.temporary_pin_used', actorId: cook.user.id }),
      ]),
    );
    expect(JSON.stringify(auditLog)).not.toContain(temporary);
  });
});
