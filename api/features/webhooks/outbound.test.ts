import { createServer as createSocketServer } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { inEnglish } from '#schema/messages.ts';
import { type Receiver, startReceiver, status } from '../../testing/webhooks.ts';
import { Outbound } from './outbound.client.ts';

const PUBLIC = { address: '93.184.215.14', family: 4 };
const LOOPBACK = { address: '127.0.0.1', family: 4 };
/** As in production, with a DNS lookup of the test. */
const strict = new Outbound({ allowPrivate: false, lookup: async () => [PUBLIC] });
const open = (timeout?: number) => new Outbound({ allowPrivate: true, ...(timeout ? { timeout } : {}) });

async function faultText(outbound: Outbound, url: string): Promise<string | null> {
  const fault = await outbound.faultOf(url);
  return fault && inEnglish(fault);
}

const PRIVATE =
  'This address belongs to a private network or to this server. Use one that the whole internet can reach.';
const HTTPS = 'Enter an address that begins with https://.';

let receivers: Receiver[] = [];
afterEach(async () => {
  for (const receiver of receivers) await receiver.stop();
  receivers = [];
});

async function newReceiver(...response: Parameters<typeof startReceiver>): Promise<Receiver> {
  const receiver = await startReceiver(...response);
  receivers.push(receiver);
  return receiver;
}

describe('which addresses may be called', () => {
  test.each([
    'https://127.0.0.1/hook',
    'https://127.1/hook',
    'https://2130706433/hook',
    'https://0x7f000001/hook',
    'https://0177.0.0.1/hook',
    'https://0.0.0.0/hook',
    'https://10.1.2.3/hook',
    'https://172.16.0.1/hook',
    'https://172.31.255.254/hook',
    'https://192.168.1.1/hook',
    'https://100.64.0.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://192.0.0.1/hook',
    'https://198.18.0.1/hook',
    'https://224.0.0.1/hook',
    'https://240.0.0.1/hook',
    'https://255.255.255.255/hook',
    'https://[::1]/hook',
    'https://[::]/hook',
    'https://[::ffff:127.0.0.1]/hook',
    'https://[::ffff:7f00:1]/hook',
    'https://[::127.0.0.1]/hook',
    'https://[64:ff9b::7f00:1]/hook',
    'https://[64:ff9b:1::a00:1]/hook',
    'https://[2002:7f00:1::]/hook',
    'https://[2001:0:7f00:1::]/hook',
    'https://[fc00::1]/hook',
    'https://[fd12:3456::1]/hook',
    'https://[fe80::1]/hook',
    'https://[fec0::1]/hook',
    'https://[ff02::1]/hook',
    'https://[100::1]/hook',
  ])('%s is private', async (url) => {
    expect(await faultText(strict, url)).toBe(PRIVATE);
    expect((await strict.post(url, {}, '{}')).outcome).toBe('not_allowed');
  });

  test.each([
    ['http://example.com/hook', HTTPS],
    ['ftp://example.com/hook', HTTPS],
    ['file:///etc/passwd', HTTPS],
    ['example.com/hook', HTTPS],
    ['https://', HTTPS],
    ['https://user:password@example.com/', 'Take the user name and the password out of this address.'],
    ['https://user@example.com/', 'Take the user name and the password out of this address.'],
    ['https://example.com:22/', 'This port is not allowed. Use 443 or one from 1024 up.'],
    ['https://example.com:25/', 'This port is not allowed. Use 443 or one from 1024 up.'],
    [`https://example.com/${'a'.repeat(2_000)}`, 'Use at most 2000 characters.'],
  ])('%s: %s', async (url, message) => {
    expect(await faultText(strict, url)).toBe(message);
    expect((await strict.post(url, {}, '{}')).outcome).toBe('not_allowed');
  });

  test.each([
    'https://example.com/hook',
    'https://example.com:8443/',
    'https://1.1.1.1/',
    'https://[2606:4700::1111]/',
  ])('%s is fine', async (url) => expect(await strict.faultOf(url)).toBeNull());

  test('a name that the system resolves to this machine is private', async () => {
    expect(await faultText(new Outbound({ allowPrivate: false }), 'https://localhost/hook')).toBe(PRIVATE);
  });

  test('one private address among public ones is refused', async () => {
    const mixed = new Outbound({ allowPrivate: false, lookup: async () => [PUBLIC, LOOPBACK] });
    expect(await faultText(mixed, 'https://example.com/')).toBe(PRIVATE);
    expect((await mixed.post('https://example.com/', {}, '{}')).outcome).toBe('not_allowed');
  });

  test('an unknown name cannot be found', async () => {
    const unknown = new Outbound({ allowPrivate: false, lookup: () => Promise.reject(new Error('ENOTFOUND')) });
    expect(await faultText(unknown, 'https://example.invalid/')).toBe(
      'This address cannot be found. Check how it is spelled.',
    );
  });

  test('a name that resolves to a private address later is not called', async () => {
    const responses = [[PUBLIC], [LOOPBACK]];
    const rebinding = new Outbound({ allowPrivate: false, lookup: async () => responses.shift() ?? [] });
    expect(await rebinding.faultOf('https://example.com/')).toBeNull();
    expect((await rebinding.post('https://example.com/', {}, '{}')).outcome).toBe('not_allowed');
  });

  test('an attempt resolves the name once, and connects to the checked address', async () => {
    const receiver = await newReceiver();
    let lookups = 0;
    const lookup = async () => {
      lookups += 1;
      // A second lookup would return an address where nothing listens.
      return [lookups === 1 ? LOOPBACK : { address: '127.0.0.2', family: 4 }];
    };
    const outbound = new Outbound({ allowPrivate: true, lookup });
    const { outcome } = await outbound.post(`http://till.example:${receiver.port}/hook`, {}, '{}');
    expect([outcome, lookups, receiver.arrived[0]?.headers.host]).toEqual([
      'delivered',
      1,
      `till.example:${receiver.port}`,
    ]);
  });

  test('the operator may allow private addresses and http', async () => {
    expect(await open().faultOf('http://127.0.0.1:9999/hook')).toBeNull();
  });
});

describe('how an attempt ends', () => {
  test.each([200, 201, 204])('%i is delivered', async (code) => {
    const { url } = await newReceiver(status(code));
    expect(await open().post(url, {}, '{}')).toMatchObject({ outcome: 'delivered', status: code, detail: null });
  });

  test('500 has the beginning of the response, without control characters', async () => {
    const { url } = await newReceiver((response) =>
      response.writeHead(500).end(`No\u0000 space\nleft${' x'.repeat(999)}`),
    );
    const sent = await open().post(url, {}, '{}');
    expect(sent).toMatchObject({ outcome: 'error_status', status: 500 });
    expect(sent.detail).toMatch(/^No space left x x/);
    expect(sent.detail?.length).toBeLessThanOrEqual(500);
  });

  test('410 is reported as gone', async () => {
    const { url } = await newReceiver(status(410));
    expect(await open().post(url, {}, '{}')).toMatchObject({ outcome: 'gone', status: 410 });
  });

  test('a redirect is not followed', async () => {
    const inner = await newReceiver();
    const { url } = await newReceiver(status(307, { location: inner.url }));
    expect(await open().post(url, {}, '{}')).toMatchObject({ outcome: 'redirected', status: 307, detail: inner.url });
    expect(inner.arrived).toEqual([]);
  });

  test('a receiver that hangs times out', async () => {
    const { url } = await newReceiver(() => undefined);
    const sent = await open(200).post(url, {}, '{}');
    expect(sent).toMatchObject({ outcome: 'timed_out', status: null });
    expect(sent.durationMs).toBeGreaterThanOrEqual(200);
    expect(sent.durationMs).toBeLessThan(3_000);
  });

  test('a DNS lookup that hangs times out', async () => {
    const hanging = new Outbound({ allowPrivate: false, timeout: 100, lookup: () => new Promise(() => undefined) });
    expect(await hanging.post('https://example.com/', {}, '{}')).toMatchObject({ outcome: 'timed_out' });
  });

  test('a response that never ends has its status', async () => {
    const { url } = await newReceiver((response) => {
      response.writeHead(503).write('One moment');
    });
    const sent = await open(200).post(url, {}, '{}');
    expect(sent).toMatchObject({ outcome: 'error_status', status: 503, detail: 'One moment' });
    expect(sent.durationMs).toBeLessThan(3_000);
  });

  test('a huge response is not read completely', async () => {
    let written = 0;
    const { url } = await newReceiver((response) => {
      response.writeHead(500);
      const more = (): void => {
        while (!response.destroyed && written < 200_000_000) {
          written += 65_536;
          if (!response.write(Buffer.alloc(65_536, 'x'))) return void response.once('drain', more);
        }
      };
      more();
    });
    expect((await open().post(url, {}, '{}')).detail).toBe('x'.repeat(500));
    expect(written).toBeLessThan(20_000_000);
  });

  test('a closed port is unreachable', async () => {
    const receiver = await newReceiver();
    await receiver.stop();
    expect(await open().post(receiver.url, {}, '{}')).toMatchObject({
      outcome: 'unreachable',
      status: null,
      detail: 'ECONNREFUSED',
    });
  });

  test('a server of another protocol is unreachable', async () => {
    const server = createSocketServer((socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    expect(await open().post(`http://127.0.0.1:${port}/`, {}, '{}')).toMatchObject({ outcome: 'unreachable' });
    server.close();
  });
});
