import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import type { User } from '../../users/user.entity.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client & { user: User };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin');
});
afterAll(() => api.stop());

const issuePin = async (client: Client) =>
  (await client.request<{ issuePin: { pin: string } }>('mutation { issuePin { pin } }')).issuePin.pin;

describe("a person's PIN", () => {
  const HAS_PIN = '{ users { nodes { id hasPin } } }';
  interface HasPin {
    readonly users: { nodes: { id: string; hasPin: boolean | null }[] };
  }
  const entered = async (pin: string) => {
    const tablet = await kitchen.pair({ kind: 'tablet' });
    return (await tablet.post('/api/devices/pin', { pin })).status;
  };

  test('has four to six digits and is unique', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => kitchen.signIn('cook')));
    const pins = await Promise.all(people.map((person) => issuePin(person)));
    expect(new Set(pins).size).toBe(6);
    expect(pins).toEqual(pins.map(() => expect.stringMatching(/^\d{4,6}$/)));
  });

  test('is stored as a hash', async () => {
    await issuePin(await kitchen.signIn('cook'));
    const stored = await kitchen.write(({ db }) => db.selectFrom('personPin').select('pinHash').execute());
    expect(stored).toEqual([{ pinHash: expect.stringMatching(/^\$argon2id\$/) }]);
  });

  test('is replaced by a new one', async () => {
    const cook = await kitchen.signIn('cook');
    const [old, renewed] = [await issuePin(cook), await issuePin(cook)];
    expect([await entered(old), await entered(renewed)]).toEqual([renewed === old ? 200 : 401, 200]);
  });

  test('is refused after its owner removed it', async () => {
    const cook = await kitchen.signIn('cook');
    const pin = await issuePin(cook);
    expect(await cook.request('mutation { removePin }')).toEqual({ removePin: true });
    expect(await entered(pin)).toBe(401);
  });

  test('is refused after its owner was deactivated', async () => {
    const cook = await kitchen.signIn('cook');
    const pin = await issuePin(cook);
    await admin.request('mutation ($id: ID!) { deactivateUser(input: { id: $id }) { id } }', { id: cook.user.id });
    expect(await entered(pin)).toBe(401);
  });

  test('is listed for an admin as set or not', async () => {
    const [first, second] = [await kitchen.signIn('cook'), await kitchen.signIn('cook')];
    await issuePin(first);
    const { users } = await admin.request<HasPin>(HAS_PIN);
    const hasPin = (id: string) => users.nodes.find((node) => node.id === id)?.hasPin;
    expect([hasPin(first.user.id), hasPin(second.user.id)]).toEqual([true, false]);
  });

  test('of others is not visible to a manager', async () => {
    await issuePin(await kitchen.signIn('cook'));
    const manager = await kitchen.signIn('manager');
    const { users } = await manager.request<HasPin>(HAS_PIN);
    const visible = users.nodes.filter(({ hasPin }) => hasPin !== null).map(({ id }) => id);
    expect(visible.filter((id) => id !== manager.user.id)).toEqual([]);
  });
});
