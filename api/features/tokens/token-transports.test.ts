import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { until } from '../../testing/live-socket.ts';
import { millisecondsOf, shortestOf } from '../../testing/shortest-of.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { endOfSocket, graphClientOf, serviceAccountOf, TokenClient, tokenOf } from '../../testing/token-client.ts';
import { makeTokenSecret } from '../auth/viewers/token-secret.crypto.ts';
import { ApiToken } from './api-token.entity.ts';

const NOT_VALID = 'This API token is not valid, has expired or was revoked.';
const DONE = 'data: {"data":';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin');
});
beforeEach(() => api.app.limiter.forgetAll());
afterAll(() => api.stop());

const revoke = (id: string) =>
  admin.request('mutation ($id: ID!) { revokeApiToken(input: { id: $id }) { state } }', { id });
const createStation = 'mutation { createStation(input: { name: "Never" }) { id } }';

/** Sets a token's expiry to the past. */
const expire = (id: string) =>
  kitchen.write(async (tx) => {
    (await tx.em.findOneOrFail(ApiToken, { id })).expiresAt = new Date(Date.now() - 1_000);
  });

/** Invalid tokens of each kind. */
const bad: Record<string, () => Promise<string>> = {
  'no token at all': async () => '',
  junk: async () => 'not a token',
  'a forged one with a right checksum': async () => {
    // A valid token also exists, with which it must not be confused.
    await tokenOf(admin, { scopes: ['kitchen_write', 'prep_read', 'inventory_read'] });
    return makeTokenSecret(kitchen.id).value;
  },
  'one with a wrong checksum': async () => (await tokenOf(admin)).secret.slice(0, -6).concat('000000'),
  'one of a kitchen that does not exist': async () => makeTokenSecret('01a1fc41-1860-7736-8182-a4408885ffdb').value,
  'an expired one': async () => {
    const { secret, tokenId } = await tokenOf(admin, { scopes: ['kitchen_write'] });
    await expire(tokenId);
    return secret;
  },
  'a revoked one': async () => {
    const { secret, tokenId } = await tokenOf(admin, { scopes: ['kitchen_write'] });
    await revoke(tokenId);
    return secret;
  },
  'one of a service account that is not active': async () => {
    const serviceAccountId = await serviceAccountOf(admin, 'admin', 'Gone');
    const { secret } = await tokenOf(admin, { serviceAccountId, scopes: ['kitchen_write'] });
    await admin.request('mutation ($id: ID!) { deactivateServiceAccount(input: { id: $id }) { id } }', {
      id: serviceAccountId,
    });
    return secret;
  },
  'a session’s secret': async () => admin.cookie?.split('=')[1] ?? '',
};

describe.each(Object.keys(bad))('%s', (kind) => {
  let program: TokenClient;
  beforeAll(async () => {
    program = new TokenClient(api, (await bad[kind]?.()) ?? '');
    // An additional cookie of an admin must have no effect.
    program.cookie = admin.cookie;
  });

  test('is refused over REST', async () => {
    expect(await program.get('/api/inventory')).toMatchObject({ status: 401, text: NOT_VALID });
    expect(await program.get('/api/sign-in')).toMatchObject({ status: 401, text: NOT_VALID });
  });

  test('is refused with POST and GET, and changes nothing', async () => {
    const refusal = { status: 401, errors: [{ message: NOT_VALID, extensions: { code: 'UNAUTHENTICATED' } }] };
    expect(await program.graph(createStation)).toMatchObject(refusal);
    expect((await program.get('/graphql?query={me{id}}')).json).toMatchObject({ errors: refusal.errors });
    expect(JSON.stringify(await admin.request('{ stations { name } }'))).not.toContain('Never');
  });

  test('is refused for server-sent events', async () => {
    const query = 'subscription { prepTaskUpdated { id } }';
    const response = await program.post('/graphql', { query }, { accept: 'text/event-stream' });
    expect([response.status, response.text.includes(NOT_VALID)]).toEqual([401, true]);
  });

  test('is refused at the upgrade of both sockets', async () => {
    const headers = { authorization: `Bearer ${program.secret}`, cookie: admin.cookie ?? '', origin: api.url };
    for (const path of ['/ws', '/graphql'] as const) {
      expect(await endOfSocket(program, path, headers)).toEqual({ code: 401, text: NOT_VALID });
    }
  });

  test('is refused in the first message of graphql-ws, also with a cookie', async () => {
    const authorization = `Bearer ${program.secret}`;
    const ways: Record<string, string>[] = [{}, { cookie: admin.cookie ?? '', origin: api.url }];
    for (const headers of ways) {
      const ended = await endOfSocket(program, '/graphql', headers, { authorization });
      expect(ended).toEqual({ code: 4401, text: NOT_VALID });
    }
  });
});

describe('a token of another kitchen', () => {
  test('reads its own kitchen and nothing of this one', async () => {
    const next = await Kitchen.create(api, { name: 'Next door' });
    const foreign = await tokenOf(await next.signIn('admin'), { scopes: ['kitchen_read', 'inventory_read'] });
    const item = await kitchen.item();
    expect(await foreign.request('{ organization { name } }')).toEqual({ organization: { name: 'Next door' } });
    expect(await foreign.refused('query ($id: ID!) { item(id: $id) { id } }', { id: item.id })).toBe('NOT_FOUND');
  });
});

describe('a token without the scope', () => {
  test('is refused with the name of the scope on every transport, and changes nothing', async () => {
    const program = await tokenOf(admin, { scopes: ['prep_read'] });
    const message = 'This API token lacks the scope kitchen_write.';
    const graph = await program.graph(createStation);
    expect(graph.errors[0]).toMatchObject({ message, extensions: { code: 'FORBIDDEN' } });
    expect(await program.get('/api/inventory')).toMatchObject({
      status: 403,
      text: 'This API token lacks the scope inventory_read.',
    });
    const stream = await program.post(
      '/graphql',
      { query: 'subscription { inventoryUpdated { id } }' },
      { accept: 'text/event-stream' },
    );
    expect(stream.text).toContain('This API token lacks the scope inventory_read.');
    const client = graphClientOf(program);
    const responses = [];
    for await (const response of client.iterate({ query: createStation })) responses.push(response);
    await client.dispose();
    expect(JSON.stringify(responses)).toContain(message);
    expect(JSON.stringify(await admin.request('{ stations { name } }'))).not.toContain('Never');
  });

  test('gets no live messages that it may not read', async () => {
    const [reader, other] = [await tokenOf(admin), await tokenOf(admin, { scopes: ['kitchen_read'] })];
    const { liveSeq } = await reader.request<{ liveSeq: number }>('{ liveSeq }');
    const input = { name: 'Received by one', targetQuantity: '1', unit: 'kg', dueTime: '12:00' };
    await admin.request('mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }', { input });
    const received = await Promise.all(
      [reader, other].map(async (program) =>
        JSON.stringify(await program.request(`{ liveEvents(after: ${liveSeq}) { messages } }`)),
      ),
    );
    expect(received.map((text) => text.includes('Received by one'))).toEqual([true, false]);
  });

  test('gets no such messages over /ws either', async () => {
    const reader = await tokenOf(admin, { scopes: ['kitchen_read', 'prep_read'] });
    const other = await tokenOf(admin, { scopes: ['kitchen_read'] });
    const sockets = [await openLive(reader), await openLive(other)];
    const input = { name: 'Received by one', targetQuantity: '1', unit: 'kg', dueTime: '12:00' };
    await admin.request('mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }', { input });
    await admin.request('mutation { createStation(input: { name: "Received by both" }) { id } }');
    // A later message that both may read has arrived, so earlier ones would have arrived too.
    await until(() => sockets.every(({ received }) => received.join('').includes('ORGANIZATION_UPDATED')));
    expect(sockets.map(({ received }) => received.join('').includes('Received by one'))).toEqual([true, false]);
    for (const { socket } of sockets) socket.close();
  });

  test('cannot extend its rights: no token manages tokens, accounts, devices, the code or sessions', async () => {
    const all = await tokenOf(admin, { scopes: ['kitchen_write', 'users_read', 'audit_read'] });
    const acts = [
      '{ apiTokens { id } }',
      '{ organizationCode }',
      '{ devices { id } }',
      '{ mySessions { id } }',
      'mutation { endAllSessions }',
      'mutation { issuePin { pin } }',
      'mutation { createServiceAccount(input: { name: "X", role: admin }) { id } }',
      'mutation { createApiToken(input: { name: "X", scopes: [kitchen_read] }) { secret } }',
      'mutation { updateProfile(input: { name: "X" }) { id } }',
    ];
    for (const act of acts) {
      const { errors } = await all.graph(act);
      expect([act, errors[0]?.message]).toEqual([
        act,
        'An API token cannot do this. A person does it, signed in to Brigade.',
      ]);
    }
    expect((await admin.get('/api/user')).status).toBe(200);
  });
});

describe('a valid token', () => {
  test('needs no CSRF header for GET and no Origin, and accepts a foreign one', async () => {
    const program = await tokenOf(admin);
    expect((await program.get('/graphql?query={prepTaskStatus{total}}')).json).toMatchObject({ data: {} });
    const elsewhere = { origin: 'https://tools.example' };
    expect((await program.graph('{ prepTaskStatus { total } }', {}, elsewhere)).errors).toEqual([]);
    expect((await program.get('/api/prep-tasks/status')).status).toBe(200);
  });

  test('takes precedence over a cookie', async () => {
    const cook = await serviceAccountOf(admin, 'cook', 'Cook bot');
    const program = await tokenOf(admin, { serviceAccountId: cook, scopes: ['prep_read'] });
    program.cookie = admin.cookie;
    expect(await program.request('{ me { name } }')).toEqual({ me: { name: 'Cook bot' } });
    expect(await program.refused('{ auditLog { nodes { id } } }')).toBe('FORBIDDEN');
  });

  test('works with any capitalization of Bearer; other schemes are ignored', async () => {
    const { secret } = await tokenOf(admin);
    const { status } = await admin.graph('{ mySessions { id } }', {}, { authorization: `bEARER   ${secret}` });
    expect(status).toBe(200);
    expect(await admin.call('GET', '/api/user', undefined, { authorization: 'Basic dTpw' })).toMatchObject({
      status: 200,
    });
  });

  test('is not read from the URL', async () => {
    const { secret } = await tokenOf(admin);
    const unauthenticated = new TokenClient(api, secret);
    const path = `/api/prep-tasks?access_token=${secret}&authorization=Bearer%20${secret}`;
    expect((await unauthenticated.call('GET', path, undefined, { authorization: 'none' })).status).toBe(401);
  });

  test('does a mutation over graphql-ws once for the idempotency key in its extensions', async () => {
    const { id } = await kitchen.item({ name: 'Cod' }, '10');
    const client = graphClientOf(await tokenOf(admin, { scopes: ['inventory_read', 'inventory_write'] }));
    const take = async (idempotencyKey: unknown, difference = '-1') => {
      const query = 'mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { onHand } }';
      const variables = { input: { itemId: id, difference, reason: 'Taken by the line' } };
      const answer = await client.iterate({ query, variables, extensions: { idempotencyKey } }).next();
      return answer.value;
    };
    for (const _press of ['first', 'again']) {
      expect(await take('take-1')).toMatchObject({ data: { adjustStock: { onHand: '9' } } });
    }
    expect(await take('take-1', '-2')).toMatchObject({ errors: [{ extensions: { code: 'IDEMPOTENCY_MISMATCH' } }] });
    await expect(take('k'.repeat(201))).rejects.toMatchObject([{ extensions: { code: 'VALIDATION_FAILED' } }]);
    await expect(take(7)).rejects.toMatchObject([{ extensions: { code: 'VALIDATION_FAILED' } }]);
    await client.dispose();
  });

  test('opens graphql-ws by connectionParams or header, and /ws by header, without cookie and Origin', async () => {
    const program = await tokenOf(admin, { scopes: ['prep_read'] });
    const client = graphClientOf(program);
    const responses = [];
    for await (const response of client.iterate({ query: '{ prepTaskStatus { total } }' })) responses.push(response);
    await client.dispose();
    expect(responses).toMatchObject([{ data: { prepTaskStatus: { total: expect.any(Number) } } }]);
    const socket = await openLive(program);
    socket.socket.send('{"type":"REQUEST_INITIAL_DATA"}');
    await until(() => socket.received.join('').includes('INITIAL_DATA'));
    socket.socket.close();
  });

  test('is refused with a message from other addresses than its own', async () => {
    const elsewhere = await tokenOf(admin, { addresses: ['203.0.113.0/24', '2001:db8::/32'] });
    const here = await tokenOf(admin, { addresses: ['127.0.0.0/8', '::1'] });
    const { status, errors } = await elsewhere.graph('{ me { id } }');
    expect([status, errors[0]?.message]).toEqual([403, 'This API token may not be used from 127.0.0.1.']);
    expect((await here.graph('{ me { id } }')).status).toBe(200);
    const ended = await endOfSocket(elsewhere, '/graphql', {}, { authorization: `Bearer ${elsewhere.secret}` });
    expect(ended).toEqual({ code: 4403, text: 'This API token may not be used from 127.0.0.1.' });
  });
});

describe('an unauthenticated upgrade', () => {
  test('to /ws is refused with 403 without Origin, with 401 with it', async () => {
    expect((await endOfSocket(admin, '/ws', {})).code).toBe(403);
    expect((await endOfSocket(admin, '/ws', { origin: api.url })).code).toBe(401);
  });

  test('to /graphql is closed with 4401 when its first message has no token, and with 4408 without a message', async () => {
    expect(await endOfSocket(admin, '/graphql', {})).toMatchObject({ code: 4401 });
    expect(await endOfSocket(admin, '/graphql', {}, { authorization: 'Basic dTpw' })).toMatchObject({ code: 4401 });
    expect((await endOfSocket(admin, '/graphql', { origin: 'https://evil.example' })).code).toBe(403);
    const silent = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const closed = new Promise<number>((resolve) => silent.addEventListener('close', ({ code }) => resolve(code)));
    expect(await closed).toBe(4408);
  }, 10_000);

  test('is limited to 50 open sockets; closed ones do not count', async () => {
    const open = () => new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const sockets = Array.from({ length: 50 }, open);
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.addEventListener('open', resolve))));
    expect((await endOfSocket(admin, '/graphql', {})).code).toBe(429);
    for (const socket of sockets) socket.close();
    const program = await tokenOf(admin);
    let code = 0;
    await untilAsync(async () => {
      ({ code } = await endOfSocket(program, '/graphql', {}));
      return code === 4401;
    });
    expect(code).toBe(4401);
  });
});

describe('a connection of a token', () => {
  /** Opens each kind of long-lived connection; the promises resolve when each has ended. */
  async function openAll(program: TokenClient) {
    const client = graphClientOf(program);
    let isOpen = false;
    const closed = new Promise<number>((resolve) => {
      client.on('closed', (event) => resolve(event instanceof Object && 'code' in event ? Number(event.code) : 0));
    });
    client.on('connected', () => (isOpen = true));
    client.subscribe(
      { query: 'subscription { prepTaskUpdated { id } }' },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
    await until(() => isOpen);
    const live = await openLive(program);
    const stream = await fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${program.secret}`,
      },
      body: JSON.stringify({ query: 'subscription { prepTaskUpdated { id } }' }),
    });
    return { closed, live, stream: { status: stream.status, ended: stream.text() } };
  }

  let count = 0;

  /** Opens all connections of a program, ends what they depend on, and returns the milliseconds until they are closed. */
  async function timeToEnd(program: TokenClient, end: () => Promise<unknown>): Promise<number> {
    const { closed, live, stream } = await openAll(program);
    expect(stream.status).toBe(200);
    await end();
    return millisecondsOf(async () => {
      expect(await closed).toBe(4401);
      expect(await live.closed).toBe(4401);
      expect(await stream.ended).not.toContain(DONE);
    });
  }

  test.each<readonly [string, () => Promise<readonly [TokenClient, () => Promise<unknown>]>]>([
    [
      'the token is revoked',
      async () => {
        const program = await tokenOf(admin);
        return [program, () => revoke(program.tokenId)];
      },
    ],
    [
      'its service account is deactivated',
      async () => {
        const id = await serviceAccountOf(admin, 'cook', `Leaving ${(count += 1)}`);
        const deactivate = 'mutation ($id: ID!) { deactivateServiceAccount(input: { id: $id }) { id } }';
        return [await tokenOf(admin, { serviceAccountId: id }), () => admin.request(deactivate, { id })];
      },
    ],
    [
      'its person is deactivated',
      async () => {
        const other = await kitchen.signIn('admin');
        const deactivate = 'mutation ($id: ID!) { deactivateUser(input: { id: $id }) { id } }';
        return [await tokenOf(other), () => admin.request(deactivate, { id: other.user.id })];
      },
    ],
    [
      'this address is no longer allowed',
      async () => {
        const program = await tokenOf(admin);
        const narrow = 'mutation ($id: ID!) { updateApiToken(input: { id: $id, addresses: ["203.0.113.7"] }) { id } }';
        return [program, () => admin.request(narrow, { id: program.tokenId })];
      },
    ],
  ])('ends within a second when %s', async (_why, arrange) => {
    const attempt = async () => timeToEnd(...(await arrange()));
    expect(await shortestOf(attempt, 1_000)).toBeLessThan(1_000);
  });

  test('ends when the token expires', async () => {
    const program = await tokenOf(admin);
    await kitchen.write(async (tx) => {
      // Long enough to open the connections on a busy machine.
      (await tx.em.findOneOrFail(ApiToken, { id: program.tokenId })).expiresAt = new Date(Date.now() + 4_000);
    });
    expect(await timeToEnd(program, async () => undefined)).toEqual(expect.any(Number));
  });

  test('stays open and gets messages when another token is revoked', async () => {
    const program = await tokenOf(admin);
    const live = await openLive(program);
    await revoke((await tokenOf(admin)).tokenId);
    const input = { name: 'Dice onions', targetQuantity: '1', unit: 'kg', dueTime: '12:00' };
    await admin.request('mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }', { input });
    await until(() => live.received.join('').includes('Dice onions'));
    live.socket.close();
  });
});

/** Opens `/ws` with only a token. */
async function openLive(program: TokenClient) {
  const { WebSocket: Socket } = await import('ws');
  const socket = new Socket(`${api.url.replace('http', 'ws')}/ws`, {
    headers: { authorization: `Bearer ${program.secret}` },
  });
  const received: string[] = [];
  socket.on('message', (data: Buffer) => received.push(data.toString()));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  return { socket, received, closed };
}

async function untilAsync(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 5_000;
  while (!(await condition())) if (Date.now() > end) throw new Error('It did not happen within 5 s.');
}
