import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { can, type Grants } from '#schema/permissions.ts';
import { mayHoldScope, permissionsOfToken } from '#schema/token-scopes.ts';
import { type DeviceScope, deviceScopes, roles, tokenScopes } from '#schema/vocabulary.ts';
import { features } from '../features.ts';
import { buildGraph } from '../platform/graphql/schema.ts';
import { Client } from '../testing/client.ts';
import { argumentsOf, documentOf, type NamedField, rootFieldsOf, subscriptionsOf } from '../testing/documents.ts';
import { openStream } from '../testing/event-stream.ts';
import { Kitchen } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { serviceAccountOf, tokenOf } from '../testing/token-client.ts';
import { operations } from './root-fields.ts';

const schema = await buildGraph(features);
const rootFields = rootFieldsOf(schema);
const subscriptions = subscriptionsOf(schema);

let api: TestApi;
let kitchen: Kitchen;
let clients: Record<'anonymous' | 'unverified' | (typeof roles)[number], Client>;
/** Devices by permissions: all of a device, read-only, and none for a locked tablet. */
let devices: { readonly name: string; readonly client: Client; readonly grants: readonly DeviceScope[] }[];
/** API tokens of each role: with all its scopes, with the reading ones, and with a single one. */
let tokens: { readonly name: string; readonly client: Client; readonly grants: Grants }[];

async function createTokens(): Promise<typeof tokens> {
  const admin = await kitchen.signIn('admin');
  const created: typeof tokens = [];
  for (const role of roles) {
    const serviceAccountId = await serviceAccountOf(admin, role);
    const all = tokenScopes.filter((scope) => mayHoldScope(role, scope));
    const sets = [
      ['all scopes', all],
      ['reading scopes', all.filter((scope) => scope.endsWith('_read'))],
      ['prep alone', all.filter((scope) => scope === 'prep_write')],
    ] as const;
    for (const [name, scopes] of sets) {
      const client = await tokenOf(admin, { serviceAccountId, scopes });
      created.push({ name: `${role}, ${name}`, client, grants: permissionsOfToken(role, scopes) });
    }
  }
  return created;
}

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
  tokens = await createTokens();
  devices = [
    { name: 'display', client: await kitchen.pair(), grants: deviceScopes },
    { name: 'reading display', client: await kitchen.pair({ scopes: ['display_read'] }), grants: ['display_read'] },
    { name: 'locked tablet', client: await kitchen.pair({ kind: 'tablet' }), grants: [] },
  ];
});
// For each test: one of the operations signs everybody out.
beforeEach(async () => {
  api.app.limiter.forgetAll();
  clients = {
    anonymous: new Client(api),
    unverified: await kitchen.signIn('cook', { verified: false }),
    cook: await kitchen.signIn('cook'),
    manager: await kitchen.signIn('manager'),
    admin: await kitchen.signIn('admin'),
  };
});
afterAll(() => api.stop());

/** The code when access to this field was refused; undefined when it was allowed, even if it failed later. */
async function refusal(client: Client, operation: NamedField): Promise<unknown> {
  const { errors } = await client.graph(documentOf(operation), argumentsOf(operation.field.args));
  const code = errors[0]?.extensions['code'];
  return ['UNAUTHENTICATED', 'NOT_VERIFIED', 'FORBIDDEN'].includes(String(code)) ? code : undefined;
}

describe('who may call what', () => {
  test('every root field has a row in root-fields.ts, and every row a field', () => {
    expect(Object.keys(operations).toSorted()).toEqual(
      [...rootFields, ...subscriptions].map(({ name }) => name).toSorted(),
    );
  });

  test.each(rootFields)('$name is allowed according to its row', async (row) => {
    const { name } = row;
    const permission = Object.entries(operations).find(([operation]) => operation === name)?.[1];
    if (!permission) throw new Error(`${name} has no row.`);
    if (permission === 'public') {
      for (const client of [clients.anonymous, ...[...devices, ...tokens].map((each) => each.client)])
        expect(await refusal(client, row)).toBeUndefined();
      return;
    }
    expect(await refusal(clients.anonymous, row)).toBe('UNAUTHENTICATED');
    if (permission === 'session') {
      expect(await refusal(clients.unverified, row)).toBeUndefined();
      for (const { client } of devices) expect(await refusal(client, row)).toBe('UNAUTHENTICATED');
      for (const { client } of tokens) expect(await refusal(client, row)).toBe('FORBIDDEN');
      return;
    }
    expect(await refusal(clients.unverified, row)).toBe('NOT_VERIFIED');
    for (const role of roles) {
      expect([role, await refusal(clients[role], row)]).toEqual([
        role,
        can(role, permission) ? undefined : 'FORBIDDEN',
      ]);
    }
    for (const { name: device, client, grants } of [...devices, ...tokens]) {
      const expected = can(grants, permission) ? undefined : 'FORBIDDEN';
      expect([device, await refusal(client, row)]).toEqual([device, expected]);
    }
  });

  test.each(subscriptions)('$name opens or is refused according to its row', async (row) => {
    const permission = Object.entries(operations).find(([operation]) => operation === row.name)?.[1];
    if (!permission || permission === 'public' || permission === 'session') throw new Error(`${row.name} has no row.`);
    const expected = (grants: Grants) => (can(grants, permission) ? 'opens' : 'FORBIDDEN');
    const members = roles.map((role) => ({ name: role, client: clients[role], expected: expected([role]) }));
    const others = [...devices, ...tokens].map(({ grants, ...each }) => ({ ...each, expected: expected(grants) }));
    const callers = [
      { name: 'anonymous', client: clients.anonymous, expected: 'UNAUTHENTICATED' },
      { name: 'unverified', client: clients.unverified, expected: 'NOT_VERIFIED' },
      ...members,
      ...others,
    ];
    const answers = await Promise.all(
      callers.map(async ({ name, client }) => [name, await openStream(client, documentOf(row))]),
    );
    expect(answers).toEqual(callers.map((caller) => [caller.name, caller.expected]));
  });
});
