import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getIntrospectionQuery } from 'graphql';
import { tokenLimits } from '#schema/token-scopes.ts';
import type { TokenScope } from '#schema/vocabulary.ts';
import type { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { serviceAccountOf, TokenClient, tokenOf } from '../../testing/token-client.ts';
import type { User } from '../users/user.entity.ts';
import { readTokenSecret } from '../auth/viewers/token-secret.crypto.ts';

let api: TestApi;
let kitchen: Kitchen;
let admin: Client & { user: User };

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api);
  admin = await kitchen.signIn('admin', { name: 'Ada Admin' });
});
afterAll(() => api.stop());

interface Token {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly state: string;
  readonly scopes: string[];
  readonly ownerName: string;
  readonly ownerRole: string;
  readonly service: boolean;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
  readonly lastUsedAddress: string | null;
  readonly lastCharacters: string;
}

const listed = async (): Promise<Token[]> => {
  const { apiTokens } = await admin.request<{ apiTokens: Token[] }>(
    '{ apiTokens { id version name state scopes ownerName ownerRole service expiresAt lastUsedAt lastUsedAddress lastCharacters } }',
  );
  return apiTokens;
};
const create = 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token { id } secret } }';
const target = (name: string) =>
  `mutation ($id: ID!) { ${name}(input: { id: $id }) { ${name.includes('Service') ? 'active' : 'state'} } }`;
const count = (table: 'apiToken' | 'appUser') =>
  api.app.database.read(kitchen.id, (db) =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );

describe('a token', () => {
  test('begins with brig_ and ends with a checksum that detects one wrong letter', async () => {
    const { secret } = await tokenOf(admin);
    expect(secret).toMatch(/^brig_[\w-]{64}[0-9A-Za-z]{6}$/);
    expect(readTokenSecret(secret)?.organizationId).toBe(kitchen.id);
    const wrong = secret.slice(0, 20) + (secret[20] === 'A' ? 'B' : 'A') + secret.slice(21);
    expect(readTokenSecret(wrong)).toBeNull();
  });

  test('is stored only as a hash, in no table in plain text, also not with its Idempotency-Key', async () => {
    const { json } = await admin.post(
      '/graphql',
      { query: create, variables: { input: { name: 'Kept', scopes: ['prep_read'] } } },
      { 'idempotency-key': 'k1' },
    );
    const secret = /"secret":"(brig_[^"]+)"/.exec(JSON.stringify(json))?.[1] ?? 'none';
    expect((await new TokenClient(api, secret).graph('{ me { id } }')).status).toBe(200);
    const rows = await api.app.database.read(kitchen.id, async (db) => [
      await db.selectFrom('apiToken').selectAll().execute(),
      await db.selectFrom('idempotencyKey').selectAll().execute(),
      await db.selectFrom('event').selectAll().execute(),
    ]);
    expect(JSON.stringify(rows)).toContain('Kept');
    expect(JSON.stringify(rows)).not.toContain(secret.slice(5, 40));
  });

  test('is shown once: repeating the request creates no second one and returns no secret', async () => {
    const send = () =>
      admin.graph(create, { input: { name: 'Once', scopes: ['prep_read'] } }, { 'idempotency-key': 'k2' });
    await send();
    const again = await send();
    expect(again.errors[0]?.message).toBe('This token was shown once already. Revoke it and create a new one.');
    expect(await listed()).toHaveLength(1);
  });

  test('lasts a year by default, and is listed with its scopes and last characters', async () => {
    const { secret } = await tokenOf(admin, { name: 'Board', scopes: ['prep_read', 'prep_read'] });
    const [token] = await listed();
    expect(token).toMatchObject({
      name: 'Board',
      state: 'active',
      scopes: ['prep_read'],
      ownerName: 'Ada Admin',
      ownerRole: 'admin',
      service: false,
      lastUsedAt: null,
      lastCharacters: secret.slice(-4),
    });
    const days = (new Date(token?.expiresAt ?? 0).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(tokenLimits.daysDefault);
  });

  test('has the time and address of its last use', async () => {
    await (await tokenOf(admin)).request('{ prepTaskStatus { total } }');
    expect(await listed()).toMatchObject([{ lastUsedAddress: '127.0.0.1', lastUsedAt: expect.any(String) }]);
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name of 61 characters', { name: 'x'.repeat(61) }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['no day', { expiresInDays: 0 }, 'expiresInDays'],
    ['more than five years', { expiresInDays: 1_827 }, 'expiresInDays'],
    ['an address that is none', { addresses: ['10.0.0.1', 'office'] }, 'addresses.1'],
    ['a network that is none', { addresses: ['10.0.0.0/33'] }, 'addresses.0'],
  ])('is refused with %s, and nothing is created', async (_what, data, field) => {
    const { errors } = await admin.graph(create, { input: { name: 'Bad', scopes: ['prep_read'], ...data } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: field }] });
    expect(await listed()).toEqual([]);
  });

  test('is one of at most 50 in use, even with two concurrent requests for the last place', async () => {
    for (let made = 0; made < tokenLimits.tokensMax - 1; made += 1) await tokenOf(admin);
    const input = { name: 'Last', scopes: ['prep_read'] };
    const both = await Promise.all([admin.graph(create, { input }), admin.graph(create, { input })]);
    expect(both.filter(({ errors }) => errors[0]?.extensions['code'] === 'CONFLICT')).toHaveLength(1);
    expect(Number((await count('apiToken')).count)).toBe(tokenLimits.tokensMax);
  });

  test('can be renamed, and revoked once; a stale version is refused', async () => {
    const { tokenId: id } = await tokenOf(admin);
    const rename = 'mutation ($input: UpdateApiTokenInput!) { updateApiToken(input: $input) { name version } }';
    expect(await admin.request(rename, { input: { id, version: 1, name: 'New name' } })).toMatchObject({
      updateApiToken: { name: 'New name' },
    });
    expect(await admin.refused(rename, { input: { id, version: 1, name: 'Other' } })).toBe('CONFLICT');
    expect(await admin.request(target('revokeApiToken'), { id })).toEqual({ revokeApiToken: { state: 'revoked' } });
    expect(await admin.refused(target('revokeApiToken'), { id })).toBe('CONFLICT');
  });

  test('is in the audit log when it is created and revoked, with its scopes and without its text', async () => {
    const { secret, tokenId: id } = await tokenOf(admin, { name: 'Till', scopes: ['waste_read'] });
    await admin.request(target('revokeApiToken'), { id });
    const log = '{ auditLog(filter: { entity: "ApiToken" }) { nodes { action subject actorName changes } } }';
    const { auditLog } = await admin.request<{ auditLog: { nodes: object[] } }>(log);
    expect(auditLog.nodes).toMatchObject([
      { action: 'token.revoked', subject: 'Till', actorName: 'Ada Admin' },
      { action: 'token.created', subject: 'Till', changes: { name: 'Till', scopes: ['waste_read'], for: 'Ada Admin' } },
    ]);
    expect(JSON.stringify(auditLog)).not.toContain(secret.slice(10, 30));
  });

  test('reads the whole schema by introspection, and as a file', async () => {
    const program = await tokenOf(admin);
    const query = getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    const { status, errors, data } = await program.graph(query);
    expect([status, errors]).toEqual([200, []]);
    expect(JSON.stringify(data)).toContain('createApiToken');
    expect((await program.get('/api/schema.graphql')).status).toBe(200);
  });
});

describe('an export', () => {
  test.each([
    ['items', 'inventory_write', 'inventory_read'],
    ['stock', 'inventory_write', 'inventory_read'],
    ['recipes', 'recipes_write', 'recipes_read'],
    ['suppliers', 'deliveries_write', 'deliveries_read'],
    ['sales', 'sales_write', 'sales_read'],
    ['par', 'prep_write', 'prep_read'],
  ] as const)('of %s needs the scope that reads it besides the one that writes it', async (kind, write, read) => {
    const status = async (...scopes: TokenScope[]) =>
      (await (await tokenOf(admin, { scopes })).get(`/api/exports/${kind}`)).status;
    expect([await status(write), await status(read), await status(write, read)]).toEqual([403, 403, 200]);
  });
});

describe('what a token acts as', () => {
  test('is its owner, who is in the audit log together with the token', async () => {
    const program = await tokenOf(admin, { name: 'Importer', scopes: ['kitchen_write', 'kitchen_read'] });
    await program.request('mutation { createStation(input: { name: "Grill" }) { id } }');
    const log = '{ auditLog(filter: { entity: "Station" }) { nodes { actorName tokenName } } }';
    expect(await admin.request(log)).toEqual({
      auditLog: { nodes: [{ actorName: 'Ada Admin', tokenName: 'Importer' }] },
    });
  });

  test('loses its rights at once when its owner is demoted or deactivated', async () => {
    const other = await kitchen.signIn('admin');
    const program = await tokenOf(other, { scopes: ['audit_read', 'prep_read'] });
    const log = '{ auditLog(first: 1) { nodes { id } } }';
    await program.request(log);
    await admin.request('mutation ($id: ID!) { setUserRole(input: { id: $id, role: cook }) { id } }', {
      id: other.user.id,
    });
    expect((await program.graph(log)).errors[0]?.message).toBe(
      'The role that this API token acts with does not allow this.',
    );
    await program.request('{ prepTaskStatus { total } }');
    await admin.request('mutation ($id: ID!) { deactivateUser(input: { id: $id }) { id } }', { id: other.user.id });
    expect((await program.graph('{ prepTaskStatus { total } }')).status).toBe(401);
    expect(await listed()).toMatchObject([{ state: 'owner_inactive' }]);
  });

  test('sees no costs with the role cook, whatever the scopes of the token', async () => {
    await kitchen.item({ lastUnitCost: '250' }, '4');
    const query = '{ items(first: 1) { nodes { name lastUnitCost } } }';
    const cook = await serviceAccountOf(admin, 'cook', 'Scale');
    const manager = await serviceAccountOf(admin, 'manager', 'Books');
    const responses = await Promise.all(
      [cook, manager].map(async (serviceAccountId) =>
        JSON.stringify(await (await tokenOf(admin, { serviceAccountId, scopes: ['inventory_read'] })).request(query)),
      ),
    );
    expect(responses.map((response) => /"lastUnitCost":null/.test(response))).toEqual([true, false]);
  });

  test('cannot read the e-mail address of its owner', async () => {
    await admin.request('mutation { updateProfile(input: { email: "ada@example.org" }) { id } }');
    const program = await tokenOf(admin, { scopes: ['users_read'] });
    expect(JSON.stringify(await program.request('{ me { name email } users { nodes { email } } }'))).not.toContain('@');
  });

  test('is the user of GET /api/user', async () => {
    const { json } = await (await tokenOf(admin)).get('/api/user');
    expect(json).toMatchObject({ id: admin.user.id, role: 'admin' });
  });
});

describe('a service account', () => {
  test('works with its role under its own name, in the audit log and on the task', async () => {
    const serviceAccountId = await serviceAccountOf(admin, 'cook', 'Smart oven');
    const program = await tokenOf(admin, { serviceAccountId, scopes: ['prep_write', 'prep_read'] });
    const input = { name: 'Dice onions', targetQuantity: '1', unit: 'kg', dueTime: '12:00' };
    const { addPrepTask } = await admin.request<{ addPrepTask: { id: string } }>(
      'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }',
      { input },
    );
    const { id } = addPrepTask;
    await program.request('mutation ($id: ID!) { startPrepTask(input: { id: $id }) { id } }', { id });
    expect(JSON.stringify(await admin.request('{ prepTasks { startedByName } }'))).toContain('Smart oven');
    const log = '{ auditLog(filter: { entity: "PrepTask" }, first: 1) { nodes { actorName tokenName } } }';
    expect(await admin.request(log)).toEqual({
      auditLog: { nodes: [{ actorName: 'Smart oven', tokenName: 'Test token' }] },
    });
  });

  test('is in no list or count of people, and no operation on people accepts it', async () => {
    const before = await admin.request('{ users(filter: all) { nodes { id } } userCounts { active } peopleOn { id } }');
    const id = await serviceAccountOf(admin, 'admin');
    await (
      await tokenOf(admin, { serviceAccountId: id, scopes: ['kitchen_read'] })
    ).request('{ organization { name } }');
    const after = await admin.request('{ users(filter: all) { nodes { id } } userCounts { active } peopleOn { id } }');
    expect(after).toEqual(before);
    for (const [name, type, more] of [
      ['setUserRole', 'SetUserRoleInput', { role: 'cook' }],
      ['deactivateUser', 'UserTargetInput', {}],
      ['updateUser', 'UpdateUserInput', { name: 'X' }],
      ['createResetLink', 'ResetLinkInput', {}],
      ['removeUserPin', 'RemoveUserPinInput', {}],
    ] as const) {
      const document = `mutation ($i: ${type}!) { ${name}(input: $i) ${name === 'removeUserPin' ? '' : '{ __typename }'} }`;
      expect([name, await admin.refused(document, { i: { id, ...more } })]).toEqual([name, 'NOT_FOUND']);
    }
    expect(await admin.refused('query ($id: ID!) { user(id: $id) { id } }', { id })).toBe('NOT_FOUND');
  });

  test('does not count as the last admin', async () => {
    await serviceAccountOf(admin, 'admin');
    const { id } = admin.user;
    const demote = 'mutation ($id: ID!) { setUserRole(input: { id: $id, role: cook }) { id } }';
    expect(await admin.refused(demote, { id })).toBe('CONFLICT');
  });

  test('cannot get a scope that its role does not allow', async () => {
    const serviceAccountId = await serviceAccountOf(admin, 'cook');
    const input = { name: 'Too much', scopes: ['prep_read', 'reports_read', 'audit_read'], serviceAccountId };
    const { errors } = await admin.graph(create, { input });
    expect(errors[0]?.message).toBe('scopes: The role cook may not hold reports_read, audit_read.');
    expect(await listed()).toEqual([]);
  });

  test('has its new role at once, and is refused while it is not active', async () => {
    const serviceAccountId = await serviceAccountOf(admin, 'manager');
    const program = await tokenOf(admin, { serviceAccountId, scopes: ['deliveries_read'] });
    await program.request('{ suppliers { id } }');
    const update = 'mutation ($input: UpdateServiceAccountInput!) { updateServiceAccount(input: $input) { role } }';
    await admin.request(update, { input: { id: serviceAccountId, role: 'cook' } });
    expect(await program.refused('{ suppliers { id } }')).toBe('FORBIDDEN');
    await admin.request(target('deactivateServiceAccount'), { id: serviceAccountId });
    expect(await program.refused('{ me { id } }')).toBe('UNAUTHENTICATED');
    await admin.request(target('reactivateServiceAccount'), { id: serviceAccountId });
    expect((await program.graph('{ me { id } }')).status).toBe(200);
  });

  test('is one of at most 20, and a person is not accepted as one', async () => {
    for (let made = 0; made < tokenLimits.serviceAccountsMax; made += 1) await serviceAccountOf(admin, 'cook');
    const one = 'mutation { createServiceAccount(input: { name: "One more", role: cook }) { id } }';
    expect(await admin.refused(one)).toBe('CONFLICT');
    const { id } = admin.user;
    expect(await admin.refused(target('deactivateServiceAccount'), { id })).toBe('NOT_FOUND');
    const input = { name: 'As her', scopes: ['prep_read'], serviceAccountId: id };
    expect(await admin.refused(create, { input })).toBe('NOT_FOUND');
  });
});
