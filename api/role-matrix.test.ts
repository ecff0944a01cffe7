import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { can, operations } from '#schema/permissions.ts';
import { roles } from '#schema/vocabulary.ts';
import { features } from './features.ts';
import { buildGraph } from './graphql/schema.ts';
import { Client } from './testing/client.ts';
import { argumentsOf, documentOf, type NamedField, rootFieldsOf } from './testing/documents.ts';
import { Kitchen } from './testing/factories.ts';
import { startApi, type TestApi } from './testing/start-api.ts';

const schema = await buildGraph(features);
const rootFields = rootFieldsOf(schema);

let api: TestApi;
let kitchen: Kitchen;
let clients: Record<'anonymous' | 'unverified' | (typeof roles)[number], Client>;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
// Anew for each test: one of the operations signs everybody out.
beforeEach(async () => {
  clients = {
    anonymous: new Client(api),
    unverified: await kitchen.signIn('cook', { verified: false }),
    cook: await kitchen.signIn('cook'),
    manager: await kitchen.signIn('manager'),
    admin: await kitchen.signIn('admin'),
  };
});
afterAll(() => api.stop());

/** The code of the refusal of this field, or undefined when its viewer was let in, whatever came after. */
async function refusal(client: Client, operation: NamedField): Promise<unknown> {
  const { errors } = await client.graph(documentOf(operation), argumentsOf(operation.field.args));
  const code = errors[0]?.extensions['code'];
  return ['UNAUTHENTICATED', 'NOT_VERIFIED', 'FORBIDDEN'].includes(String(code)) ? code : undefined;
}

describe('who may call what', () => {
  test('every root field has a row in schema/permissions, and every row a field', () => {
    const subscriptions = Object.keys(schema.getSubscriptionType()?.getFields() ?? {}).map(
      (name) => `Subscription.${name}`,
    );
    expect(Object.keys(operations).toSorted()).toEqual(
      [...rootFields.map(({ name }) => name), ...subscriptions].toSorted(),
    );
  });

  test.each(rootFields)('$name is as its row says', async (row) => {
    const { name } = row;
    const permission = Object.entries(operations).find(([operation]) => operation === name)?.[1];
    if (!permission) throw new Error(`${name} has no row.`);
    if (permission === 'public') return expect(await refusal(clients.anonymous, row)).toBeUndefined();
    expect(await refusal(clients.anonymous, row)).toBe('UNAUTHENTICATED');
    if (permission === 'session') return expect(await refusal(clients.unverified, row)).toBeUndefined();
    expect(await refusal(clients.unverified, row)).toBe('NOT_VERIFIED');
    for (const role of roles) {
      expect([role, await refusal(clients[role], row)]).toEqual([
        role,
        can(role, permission) ? undefined : 'FORBIDDEN',
      ]);
    }
  });
});
