import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, printSchema } from 'graphql';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
afterAll(() => api.stop());

/** graphql's own query with all options. */
const whole = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
});
/** The query that GraphiQL sends. */
const explorers = getIntrospectionQuery({
  schemaDescription: false,
  inputValueDeprecation: true,
  specifiedByUrl: true,
});

const introspected = async (client: Client, query: string) =>
  client.request<IntrospectionQuery>(query).then((data) => printSchema(buildClientSchema(data)));

describe('introspection', () => {
  test.each(['cook', 'manager', 'admin'] as const)('is allowed for a verified %s, with every option', async (role) => {
    const client = await kitchen.signIn(role);
    for (const query of [getIntrospectionQuery(), whole, explorers]) {
      expect(await introspected(client, query)).toContain('type Mutation {');
    }
  });

  test('is refused for anyone who is not verified', async () => {
    const waiting = await kitchen.signIn('cook', { verified: false });
    for (const client of [waiting, new Client(api)]) {
      const { data, errors } = await client.graph(getIntrospectionQuery());
      expect([data, errors[0]?.extensions['code']]).toEqual([null, 'VALIDATION_FAILED']);
    }
  });

  test('does not lift the limits of other documents', async () => {
    const client = await kitchen.signIn('cook');
    const deep = `{ __schema { types { ${'fields { type { '.repeat(7)} name ${'} }'.repeat(7)} } } }`;
    const beside = `${getIntrospectionQuery().replace('__schema {', 'me { id } __schema {')}`;
    expect(await client.refused(deep)).toBe('QUERY_TOO_COMPLEX');
    expect(await client.refused(beside)).toBe('QUERY_TOO_COMPLEX');
  });
});
