import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { trustOf } from '../../../platform/http/client-address.ts';
import { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { endOfSocket, tokenOf } from '../../../testing/token-client.ts';
import { makeSessionToken } from '../sessions/session-token.crypto.ts';
import { makeTokenSecret } from './token-secret.crypto.ts';

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi({ trustProxy: trustOf(1) });
  kitchen = await Kitchen.create(api);
  // A valid session and a valid token, which must not be confused with forged ones.
  await tokenOf(await kitchen.signIn('admin'));
});
beforeEach(() => api.app.limiter.forgetAll());
afterAll(() => api.stop());

const MOST = 300;
const OFFICE = { 'x-forwarded-for': '198.51.100.1' };
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.7' };
/** A well-formed cookie and token that were never issued. */
const forgedCookie = () => ({ cookie: `brigade=${makeSessionToken(kitchen.id).value}` });
const forgedToken = () => ({ authorization: `Bearer ${makeTokenSecret(kitchen.id).value}` });
const user = (headers: Record<string, string>) => new Client(api).call('GET', '/api/user', undefined, headers);
const me = (headers: Record<string, string>) =>
  new Client(api).call('POST', '/graphql', { query: '{ me { id } }' }, headers);
/** Uses up the failures that the office's address is allowed. */
const useUp = () => api.app.limiter.spend('failedCredentialByAddress', OFFICE['x-forwarded-for'], MOST);

describe.each([
  ['session cookies', forgedCookie],
  ['API tokens', forgedToken],
])('forged %s (security info)', (_what, forged) => {
  test(`are refused with 429 and Retry-After after ${MOST} from one address`, async () => {
    const statuses: number[] = [];
    for (let count = 0; count < MOST + 5; count += 1) statuses.push((await user({ ...forged(), ...OFFICE })).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(MOST);
    const { status, headers } = await user({ ...forged(), ...OFFICE });
    expect([statuses.at(-1), status]).toEqual([429, 429]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('are refused by GraphQL too, and counted per address', async () => {
    await useUp();
    expect((await me({ ...forged(), ...OFFICE })).status).toBe(429);
    expect((await user({ ...forged(), ...ELSEWHERE })).status).toBe(401);
  });

  test.each(['/ws', '/graphql'] as const)('are refused at the upgrade of %s', async (path) => {
    await useUp();
    const { code } = await endOfSocket(new Client(api), path, { ...forged(), ...OFFICE, origin: api.url });
    expect(code).toBe(429);
  });
});

test('a forged token in the first message of graphql-ws closes it with 4429', async () => {
  await useUp();
  const params = { authorization: forgedToken().authorization };
  expect((await endOfSocket(new Client(api), '/graphql', OFFICE, params)).code).toBe(4429);
});

describe('at an address whose failures are used up', () => {
  beforeEach(async () => void (await useUp()));

  test('a signed-in user is not refused', async () => {
    const { cookie } = await kitchen.signIn('cook');
    expect((await user({ cookie: cookie ?? '', ...OFFICE })).status).toBe(200);
  });

  test('a valid token is not refused', async () => {
    const { secret } = await tokenOf(await kitchen.signIn('admin'));
    expect((await me({ authorization: `Bearer ${secret}`, ...OFFICE })).status).toBe(200);
  });

  test('a paired display whose PIN session has ended is not refused', async () => {
    const { cookie } = await kitchen.pair();
    expect((await me({ cookie: `${cookie}; ${forgedCookie().cookie}`, ...OFFICE })).status).toBe(200);
  });

  test('a browser whose session has ended can sign in', async () => {
    const [username, password] = ['wren.office', 'correct horse battery'];
    const registration = { username, password, name: 'Wren', role: 'cook', organizationCode: kitchen.code };
    expect((await new Client(api).post('/api/register', registration)).status).toBe(200);
    const browser = new Client(api);
    browser.cookie = forgedCookie().cookie;
    expect((await browser.post('/api/login', { username, password }, OFFICE)).status).toBe(200);
  });

  test('a browser whose session has ended loses its cookie and becomes anonymous', async () => {
    const browser = new Client(api);
    browser.cookie = forgedCookie().cookie;
    expect((await browser.graph('{ me { id } }', {}, OFFICE)).status).toBe(429);
    expect(browser.cookie).toBeNull();
    expect(await browser.graph('{ me { id } }', {}, OFFICE)).toMatchObject({ status: 200, data: { me: null } });
  });
});

describe('malformed credentials', () => {
  const broken = (secret: string) => secret.slice(0, -1) + (secret.endsWith('A') ? 'B' : 'A');
  const junk: [string, () => Record<string, string>][] = [
    ['a token with a wrong checksum', () => ({ authorization: broken(forgedToken().authorization) })],
    ['a token of another form', () => ({ authorization: 'Bearer letmein' })],
    ['a cookie of another length', () => ({ cookie: `${forgedCookie().cookie}AAAA` })],
    ['cookies of other characters', () => ({ cookie: 'brigade=%20%20; brigade-device=letmein' })],
  ];

  test.each(junk)('%s is refused without a database query and not counted', async (_what, headers) => {
    await useUp();
    const read = vi.spyOn(api.app.database, 'read');
    const { status } = await user({ ...headers(), ...OFFICE });
    const reads = read.mock.calls.length;
    read.mockRestore();
    expect([status, reads]).toEqual([401, 0]);
  });
});
