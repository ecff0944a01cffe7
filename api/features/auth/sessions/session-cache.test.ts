import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { until } from '../../../testing/live-socket.ts';
import type { TestApi } from '../../../testing/start-api.ts';
import { startReplicas, type TestReplica } from '../../../testing/start-replicas.ts';

/** Milliseconds until a change of access applies on every replica. */
const KNOWN_WITHIN = 1_000;

let one: TestReplica;
let other: TestReplica;
let kitchen: Kitchen;

beforeAll(async () => {
  [one, other] = await startReplicas();
  kitchen = await Kitchen.create(one);
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

/** The same browser at the other replica. */
function atOther(client: Client): Client {
  return Object.assign(new Client(other), { cookie: client.cookie });
}

const status = async (client: Client) => (await client.get('/api/user')).status;
const roleOf = async (client: Client) => (await client.request<{ me: { role: string } }>('{ me { role } }')).me.role;
const run = (client: Client, mutation: string, id: string) =>
  client.request(`mutation ($id: ID!) { ${mutation} }`, { id });

async function signedInAtBoth() {
  const person = await kitchen.signIn('cook');
  const replica = atOther(person);
  await until(async () => (await status(replica)) === 200);
  expect(await status(person)).toBe(200);
  return { person, replica, admin: await kitchen.signIn('admin') };
}

/** How many sessions a server looks up during some work. */
async function lookUps(api: TestApi, work: () => Promise<unknown>): Promise<number> {
  const { database } = api.app;
  const read = database.read.bind(database);
  let count = 0;
  Object.assign(database, { read: (...args: Parameters<typeof read>) => ((count += 1), read(...args)) });
  await work();
  Object.assign(database, { read });
  return count;
}

/** Waits until the replica has received its own notifications. */
async function notificationsReceived(): Promise<void> {
  const messages: string[] = [];
  one.notifier.onNotify((message) => messages.push(message));
  one.app.bus.notify(kitchen.id);
  await until(() => messages.includes(kitchen.id));
}

describe('a cached session', () => {
  test('is not looked up again', async () => {
    const { person } = await signedInAtBoth();
    await notificationsReceived();
    await roleOf(person);
    expect(await lookUps(one, () => roleOf(person))).toBe(0);
  });

  test('is looked up again after a change in the kitchen, and not after other work', async () => {
    const { person, admin } = await signedInAtBoth();
    await notificationsReceived();
    await roleOf(person);
    await admin.request('mutation { createStation(input: { name: "Grill" }) { id } }');
    await notificationsReceived();
    expect(await lookUps(one, () => roleOf(person))).toBe(0);
    await admin.request('mutation { updateKitchenProfile(input: { expiringHours: 12 }) { id } }');
    expect(await lookUps(one, () => roleOf(person))).toBe(1);
  });

  test.each([
    ['gets another role', 'setUserRole(input: { id: $id, role: manager }) { id }'],
    ['is deactivated', 'deactivateUser(input: { id: $id }) { id }'],
    ['loses their sessions', 'endUserSessions(input: { id: $id }) { id }'],
  ])(
    'ends on this replica before it is answered that its user %s, on the other within a second',
    async (_how, mutation) => {
      const { person, replica, admin } = await signedInAtBoth();
      await run(admin, mutation, person.user.id);
      expect(await status(person)).toBe(401);
      await until(async () => (await status(replica)) === 401, KNOWN_WITHIN);
    },
  );

  test('ends by signing out, on the other replica within a second', async () => {
    const { person, replica } = await signedInAtBoth();
    const copy = Object.assign(new Client(one), { cookie: person.cookie });
    await person.post('/api/logout');
    expect(await status(copy)).toBe(401);
    await until(async () => (await status(replica)) === 401, KNOWN_WITHIN);
  });

  test('on a shared tablet ends when the PIN is replaced, on the other replica within a second', async () => {
    const person = await kitchen.signIn('cook');
    const { issuePin } = await person.request<{ issuePin: { pin: string } }>('mutation { issuePin { pin } }');
    const tablet = await kitchen.pair({ kind: 'tablet' });
    await tablet.post('/api/devices/pin', { pin: issuePin.pin });
    const replica = atOther(tablet);
    await until(async () => (await status(replica)) === 200);
    expect(await status(tablet)).toBe(200);
    await person.request('mutation { issuePin { pin } }');
    expect(await status(tablet)).toBe(401);
    await until(async () => (await status(replica)) === 401, KNOWN_WITHIN);
  });

  test('ends when it expires', async () => {
    const { person } = await signedInAtBoth();
    const expiresAt = new Date(Date.now() + 1_000);
    await kitchen.write(({ db }) =>
      db.updateTable('session').set({ expiresAt }).where('userId', '=', person.user.id).execute(),
    );
    expect(await status(person)).toBe(200);
    await until(async () => (await status(person)) === 401);
    expect(Date.now()).toBeGreaterThanOrEqual(expiresAt.getTime());
  });

  test('is looked up by every request of a replica that receives no notifications', async () => {
    const { person, replica, admin } = await signedInAtBoth();
    const { notifier } = other;
    await until(async () => {
      await cutWakeUps(one.databaseUrl);
      return !notifier.isConnected();
    });
    await run(admin, 'setUserRole(input: { id: $id, role: manager }) { id }', person.user.id);
    expect(await status(replica)).toBe(401);
    await until(() => notifier.isConnected());
    expect(await status(replica)).toBe(401);
  });
});

/** Ends the connections on which the replicas receive notifications. */
async function cutWakeUps(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'brigade-live' and datname = current_database()`,
  );
  await client.end();
}
