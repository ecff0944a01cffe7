import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { openSocket } from '../../testing/live-socket.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let plain: TestApi;
let secure: TestApi;

beforeAll(async () => {
  plain = await startApi();
  secure = await startApi({ publicUrl: 'https://brigade.example' });
});
afterAll(async () => {
  await plain.stop();
  await secure.stop();
});

/** The status of a sign-out (a public call) with these headers, which browsers do not let pages set. */
function statusOf(api: TestApi, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    const sent = request({ hostname, port, path: '/api/logout', method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });
}

describe('with a public address', () => {
  test('its own origin is served', async () => {
    expect(await statusOf(secure, { host: 'brigade.example', origin: 'https://brigade.example' })).toBe(200);
  });

  test.each([
    'http://brigade.example',
    'ftp://brigade.example',
    'https://user@brigade.example',
    'https://brigade.example:8443',
    'https://evil.example',
    'null',
  ])('%s is another site', async (origin) => {
    expect(await statusOf(secure, { host: 'brigade.example', origin })).toBe(403);
  });

  test('another site requested by its own host name is another site', async () => {
    expect(await statusOf(secure, { host: 'evil.example', origin: 'https://evil.example' })).toBe(403);
  });
});

describe('without a public address', () => {
  test.each(['localhost:4000', '192.168.1.20:4000', '[fd00::1]:4000', 'kitchen:4000', 'kitchen.local'])(
    'the local name %s is served',
    async (host) => {
      expect(await statusOf(plain, { host, origin: `http://${host}` })).toBe(200);
    },
  );

  test.each([
    ['a public name that points here', 'evil.example', 'http://evil.example'],
    ['a name that begins like this machine’s', '127.0.0.1.evil.example', 'http://127.0.0.1.evil.example'],
    ['another scheme', 'localhost:4000', 'ftp://localhost:4000'],
    ['an origin with a user', 'localhost:4000', 'http://user@localhost:4000'],
    ['another port', 'localhost:4000', 'http://localhost:4001'],
  ])('%s is another site', async (_what, host, origin) => {
    expect(await statusOf(plain, { host, origin })).toBe(403);
  });

  test('a socket of a public name that points here is refused too', async () => {
    const cook = await (await Kitchen.create(plain)).signIn('cook');
    await expect(openSocket(cook, { host: 'evil.example', origin: 'http://evil.example' })).rejects.toThrow('403');
  });
});

describe('caching and permissions of the browser', () => {
  test.each(['/api/user', '/graphql', '/api/help'])('%s is not cached', async (path) => {
    expect((await new Client(plain).get(path)).headers.get('cache-control')).toBe('no-store');
  });

  test('pages may open sockets to the public address only, and use no feature but the camera', async () => {
    const { headers } = await new Client(secure).get('/healthz');
    expect(headers.get('content-security-policy')).toMatch(/connect-src 'self' wss:\/\/brigade\.example(;|$)/);
    expect(headers.get('content-security-policy')).toMatch(/font-src 'self'/);
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
  });

  test('without a public address, pages may open no socket to any host', async () => {
    const { headers } = await new Client(plain).get('/healthz');
    expect(headers.get('content-security-policy')).toMatch(/connect-src 'self'(;|$)/);
  });
});
