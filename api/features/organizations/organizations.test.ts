import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Session } from '../auth/sessions/session.entity.ts';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  kitchen = await Kitchen.create(api, { wasteAlertAmount: 4_200 });
  admin = await kitchen.signIn('admin');
});
afterAll(() => api.stop());

const profile =
  '{ organization { name timeZone dayRollover currency priceAlertPercent expiringHours wasteAlertAmount } }';
const save = `mutation ($input: KitchenProfileInput!) { updateKitchenProfile(input: $input) { version timeZone currency } }`;

async function registerWith(code: string): Promise<number> {
  const username = `p${Math.random().toString(36).slice(2, 10)}`;
  const person = { username, password: 'steamed mussels', name: 'New', role: 'cook', organizationCode: code };
  return (await new Client(api).post('/api/register', person)).status;
}

describe('the organization', () => {
  test('is readable by everyone, its waste limit only by those who see costs', async () => {
    const cook = await kitchen.signIn('cook');
    expect(await cook.request(profile)).toMatchObject({
      organization: { name: 'Test kitchen', wasteAlertAmount: null },
    });
    expect(await admin.request(profile)).toMatchObject({ organization: { wasteAlertAmount: 4_200 } });
  });

  test('its profile is changed by admins only, and the audit log has the former values', async () => {
    const input = { timeZone: 'America/New_York', dayRollover: '03:30', priceAlertPercent: '7.5', wasteAlertAmount: 0 };
    await admin.request(save, { input });
    expect(await admin.request(profile)).toMatchObject({ organization: input });
    const log = await admin.request(
      '{ auditLog(first: 1, filter: { entity: "Organization" }) { nodes { action changes } } }',
    );
    expect(log).toMatchObject({
      auditLog: {
        nodes: [{ action: 'organization.profile_updated', changes: { timeZone: ['UTC', 'America/New_York'] } }],
      },
    });
    expect(await (await kitchen.signIn('manager')).refused(save, { input })).toBe('FORBIDDEN');
  });

  test('refuses values out of range and stale versions, and changes nothing', async () => {
    const before = await admin.request(profile);
    const wrong = [
      { timeZone: 'Mars/Olympus' },
      { dayRollover: '06:01' },
      { dayRollover: '23:00' },
      { dayRollover: '4:00' },
      { currency: 'XQQ' },
      { currency: 'usd' },
      { country: 'USA' },
      { expiringHours: 0 },
      { expiringHours: 337 },
      { priceAlertPercent: '0' },
      { priceAlertPercent: '101' },
      { wasteAlertAmount: -1 },
      { name: '  ' },
    ];
    for (const input of wrong) expect(await admin.refused(save, { input })).toBe('VALIDATION_FAILED');
    expect(await admin.refused(save, { input: { name: 'New name', version: 9 } })).toBe('CONFLICT');
    expect(await admin.request(profile)).toEqual(before);
  });

  test('refuses a rollover that its clock skips or repeats, and lists the safe times', async () => {
    const refusal = async (input: object) => (await admin.graph(save, { input })).errors[0]?.message;
    const message =
      'dayRollover: The clock of America/New_York skips or repeats 02:30 when it changes. Safe times: 00:00–00:59, 03:00–06:00.';
    expect(await refusal({ timeZone: 'America/New_York', dayRollover: '02:30' })).toBe(message);
    await admin.request(save, { input: { dayRollover: '02:30' } });
    expect(await refusal({ timeZone: 'America/New_York' })).toBe(message);
    expect(await admin.request(profile)).toMatchObject({ organization: { timeZone: 'UTC', dayRollover: '02:30' } });
    await admin.request(save, { input: { timeZone: 'America/New_York', dayRollover: '03:00' } });
    expect(await refusal({ timeZone: 'Pacific/Chatham' })).toContain('Safe times: 00:00–02:44, 03:45–06:00.');
  });

  test('with 4-4-5 periods begins its weeks on the weekday of its year', async () => {
    const periods = '{ organization { periodKind weekStart fiscalYearStart } }';
    const input = { periodKind: 'four_four_five', fiscalYearStart: '2026-02-01', weekStart: 'fri' };
    await admin.request(save, { input });
    expect(await admin.request(periods)).toEqual({ organization: { ...input, weekStart: 'sun' } });
    await admin.request(save, { input: { fiscalYearStart: '2025-12-29' } });
    expect(await admin.request(periods)).toMatchObject({ organization: { weekStart: 'mon' } });
    await admin.request(save, { input: { periodKind: 'week', weekStart: 'wed' } });
    expect(await admin.request(periods)).toMatchObject({ organization: { periodKind: 'week', weekStart: 'wed' } });
  });

  test.each([
    [{ periodKind: 'four_four_five' }],
    [{ periodKind: 'four_four_five', fiscalYearStart: null }],
    [{ fiscalYearStart: '2026-02-30' }],
  ])('refuses periods that are not defined: %j', async (input) => {
    const before = await admin.request(profile);
    expect(await admin.refused(save, { input })).toMatch('VALIDATION_FAILED');
    expect(await admin.request(profile)).toEqual(before);
  });

  test('cannot change its currency once a price is recorded in it', async () => {
    await admin.request(save, { input: { currency: 'EUR' } });
    await kitchen.item({ lastUnitCost: '120' });
    expect(await admin.refused(save, { input: { currency: 'GBP' } })).toBe('CONFLICT');
    expect(await admin.request(profile)).toMatchObject({ organization: { currency: 'EUR' } });
  });
});

describe('the code', () => {
  test('is visible to admins only', async () => {
    expect(await admin.request('{ organizationCode }')).toEqual({ organizationCode: kitchen.code });
    for (const role of ['cook', 'manager'] as const) {
      const client = await kitchen.signIn(role);
      expect(await client.refused('{ organizationCode }')).toBe('FORBIDDEN');
      expect(await client.refused('mutation { regenerateOrganizationCode }')).toBe('FORBIDDEN');
    }
  });

  test('can be regenerated, and the old one is refused at once', async () => {
    const { regenerateOrganizationCode: code } = await admin.request<{ regenerateOrganizationCode: string }>(
      'mutation { regenerateOrganizationCode }',
    );
    expect(code).toMatch(/^BRIGADE-[A-Z0-9]{8}$/);
    expect(code).not.toBe(kitchen.code);
    expect(await registerWith(kitchen.code)).toBe(400);
    expect(await registerWith(code)).toBe(200);
    const log = await admin.request('{ auditLog { nodes { action changes } } }');
    expect(JSON.stringify(log)).toContain('organization_code.regenerated');
    expect(JSON.stringify(log)).not.toContain(code);
  });
});

test('the setup checklist and health count existing rows', async () => {
  await kitchen.station();
  await kitchen.station({ archivedAt: new Date() });
  await kitchen.item();
  await kitchen.user({ verified: false });
  const all = `{ setupChecklist { stations storageLocations shifts suppliers items recipes prepItems lineChecks staff }
    kitchenHealth { activeSessions changesToday lastChangeAt failedJobs } }`;
  expect(await admin.request(all)).toMatchObject({
    setupChecklist: { stations: 1, storageLocations: 0, items: 1, recipes: 0, prepItems: 0, lineChecks: 0, staff: 1 },
    kitchenHealth: { activeSessions: 1, changesToday: 1, failedJobs: null },
  });
  expect(await (await kitchen.signIn('manager')).refused('{ setupChecklist { items } }')).toBe('FORBIDDEN');
});

test('sessions that nobody has used for a week have ended and are not counted', async () => {
  const cook = await kitchen.signIn('cook', { name: 'Idle Cook' });
  const week = 7 * 24 * 60 * 60 * 1000;
  await kitchen.write((tx) =>
    tx.em.nativeUpdate(Session, { userId: cook.user.id }, { lastSeenAt: new Date(Date.now() - week - 1000) }),
  );
  const counts = `{ kitchenHealth { activeSessions } users(filter: active, search: "Idle") { nodes { sessionCount } } }`;
  expect(await admin.request(counts)).toEqual({
    kitchenHealth: { activeSessions: 1 },
    users: { nodes: [{ sessionCount: 0 }] },
  });
});

test('failed jobs are those of this kitchen and of the whole server, not of other kitchens', async () => {
  const { execute } = runner();
  await execute(`create schema jobs; grant usage on schema jobs to public;
    create table jobs.job (state text, completed_on timestamptz default now(), data jsonb);
    grant select on jobs.job to public`);
  const failed = (...rows: readonly string[]) =>
    execute(`insert into jobs.job (state, data) values ${rows.map((row) => `('failed', ${row})`).join()}`);
  const other = await Kitchen.create(api);
  await failed('null', `'null'`, `'{"organizationId":"${kitchen.id}"}'`, `'{"username":"ana"}'`);
  await failed(...Array.from({ length: 9 }, () => `'{"organizationId":"${other.id}"}'`));
  expect(await admin.request('{ kitchenHealth { failedJobs } }')).toEqual({ kitchenHealth: { failedJobs: 3 } });
  await execute('drop schema jobs cascade');
});

function runner() {
  const connection = api.app.database.orm.em.getConnection();
  return { execute: (statement: string) => connection.execute(statement) };
}
