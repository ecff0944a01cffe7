import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { networkOf, trustOf } from './client-address.ts';
import { readConfig } from '../config.ts';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let username: string;
const apis: TestApi[] = [];

beforeAll(async () => {
  api = await startApi({ trustProxy: trustOf(1) });
  apis.push(api);
  ({ username } = await (await Kitchen.create(api)).user());
});
beforeEach(() => apis.forEach(({ app }) => app.limiter.forgetAll()));
afterAll(async () => {
  for (const each of apis) await each.stop();
});

/** The statuses of sign-ins with wrong passwords, one for each X-Forwarded-For header. */
async function guesses(where: TestApi, forwarded: readonly string[]): Promise<number[]> {
  const statuses = [];
  for (const header of forwarded) {
    const body = { username, password: 'wrong wrong wrong' };
    statuses.push((await new Client(where).post('/api/login', body, { 'x-forwarded-for': header })).status);
  }
  return statuses;
}

const eight = Array.from({ length: 8 }, (_, index) => index);

describe('the address behind one proxy', () => {
  test('is the one that the proxy appended: a forged entry before it gives no new attempts', async () => {
    const statuses = await guesses(
      api,
      eight.map((index) => `10.${index}.1.1, 203.0.113.7`),
    );
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  test('differs between two clients of the proxy', async () => {
    const statuses = await guesses(
      api,
      eight.map((index) => `203.0.113.${index}`),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  test('is the proxy itself when the header has no address', async () => {
    const statuses = await guesses(
      api,
      eight.map((index) => `your own kitchen ${index}`),
    );
    expect(statuses.at(-1)).toBe(429);
  });

  test('is shown to the admin who pairs a device, never a forged text', async () => {
    const admin = await (await Kitchen.create(api)).signIn('admin');
    const begin = await new Client(api).post('/api/devices/pairing', {}, { 'x-forwarded-for': 'your own kitchen' });
    const { userCode } = Object(begin.json);
    const answer = await admin.request('query ($code: String!) { pairingRequest(userCode: $code) { network } }', {
      code: userCode,
    });
    expect(answer).toEqual({ pairingRequest: { network: '127.0.0.1' } });
  });
});

describe('the address behind proxies of known networks', () => {
  test('is the last one that is not in them', async () => {
    const near = await startApi({ trustProxy: trustOf(['127.0.0.0/8', '10.0.0.0/8']) });
    apis.push(near);
    const statuses = await guesses(
      near,
      eight.map((index) => `198.51.100.${index}, 203.0.113.7, 10.0.0.${index}`),
    );
    expect(statuses.at(-1)).toBe(429);
  });

  test('is the connection’s own when it is not from a trusted network', async () => {
    const far = await startApi({ trustProxy: trustOf(['10.0.0.0/8']) });
    apis.push(far);
    expect(
      (
        await guesses(
          far,
          eight.map((index) => `203.0.113.${index}`),
        )
      ).at(-1),
    ).toBe(429);
  });
});

describe('TRUST_PROXY', () => {
  test.each(['true', 'yes', '-1', '10.0.0.0/33', '10.0.0.0/8,nonsense'])('refuses %s with what to set', (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY: must be the number of proxies in front/);
  });

  test.each(['1', '2', '10.0.0.0/8', '10.0.0.1, fd00::/8'])('accepts %s', (value) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).not.toBeNull();
  });

  test.each(['false', '0'])('%s trusts no proxy', (value) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBeNull();
  });
});

describe('limits by address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
