import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { can, operations } from '#schema/permissions.ts';
import { roles } from '#schema/vocabulary.ts';
import { features } from './features.ts';
import { buildGraph } from './graphql/schema.ts';
import { Client } from './testing/client.ts';
import { Kitchen } from './testing/factories.ts';
import { startApi, type TestApi } from './testing/start-api.ts';

type RootField = GraphQLField<unknown, unknown>;

const schema: GraphQLSchema = await buildGraph(features);
const rootFields: { name: string; kind: 'query' | 'mutation'; field: RootField }[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({
    name: `Query.${field.name}`,
    kind: 'query' as const,
    field,
  })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({
    name: `Mutation.${field.name}`,
    kind: 'mutation' as const,
    field,
  })),
];

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

const ABSENT = '01a1fc41-1860-7736-8182-a4408885ffdb';

/** A value that the graph accepts for a type: ids of nothing, so that whoever is let in changes nothing. */
function sample(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return required(Object.values(type.getFields()));
  const samples: Record<string, unknown> = {
    ID: ABSENT,
    String: '',
    Int: 1,
    Float: 1,
    Boolean: false,
    Decimal: '1',
    LocalDate: '2026-11-21',
    DateTimeISO: '2026-11-21T10:00:00.000Z',
  };
  return samples[getNamedType(type).name] ?? null;
}

function required(fields: readonly (GraphQLArgument | GraphQLInputField)[]): Record<string, unknown> {
  const needed = fields.filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
  return Object.fromEntries(needed.map((field) => [field.name, sample(field.type)]));
}

/** The smallest document that calls a root field. */
function documentOf(kind: string, field: RootField): string {
  const args = field.args.filter((argument) => isRequiredArgument(argument));
  const variables = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  return `${kind} ${variables && `(${variables})`} { ${field.name}${passed && `(${passed})`} ${selection(field)} }`;
}

function selection(field: RootField): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return '';
  if (!isObjectType(type)) throw new Error(`${field.name} answers neither a leaf nor an object.`);
  return '{ __typename }';
}

/** The code of the refusal of this field, or undefined when its viewer was let in, whatever came after. */
async function refusal(client: Client, kind: string, field: RootField): Promise<unknown> {
  const { errors } = await client.graph(documentOf(kind, field), required(field.args));
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

  test.each(rootFields)('$name is as its row says', async ({ name, kind, field }) => {
    const permission = Object.entries(operations).find(([operation]) => operation === name)?.[1];
    if (!permission) throw new Error(`${name} has no row.`);
    if (permission === 'public') return expect(await refusal(clients.anonymous, kind, field)).toBeUndefined();
    expect(await refusal(clients.anonymous, kind, field)).toBe('UNAUTHENTICATED');
    if (permission === 'session') return expect(await refusal(clients.unverified, kind, field)).toBeUndefined();
    expect(await refusal(clients.unverified, kind, field)).toBe('NOT_VERIFIED');
    for (const role of roles) {
      expect([role, await refusal(clients[role], kind, field)]).toEqual([
        role,
        can(role, permission) ? undefined : 'FORBIDDEN',
      ]);
    }
  });
});
