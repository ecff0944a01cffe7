import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { getNamedType, isInputObjectType } from 'graphql';
import { sql } from 'kysely';
import { roles } from '#schema/vocabulary.ts';
import { features } from '../features.ts';
import { buildGraph } from '../platform/graphql/schema.ts';
import { Client } from '../testing/client.ts';
import { argumentsOf, documentOf, rootFieldsOf } from '../testing/documents.ts';
import { MAKING_THE_DEMO, startDemoApi, type TestApi } from '../testing/start-api.ts';

const schema = await buildGraph(features);
/** A version that no row has. */
const STALE = 2_147_483_647;
/** Allowed extensions of an error; none contains data of a row. */
const allowed = ['code', 'retryable', 'requestId', 'key', 'params', 'fields', 'retryAfter', 'lotIds'];

const versioned = rootFieldsOf(schema).filter(({ kind, field }) => {
  const input = field.args.map((argument) => getNamedType(argument.type)).find(isInputObjectType);
  return kind === 'mutation' && input?.getFields()['version'] !== undefined;
});

let api: TestApi;
/** One id of every table that has a version. */
let ids: string[];
const refused = new Set<string>();

beforeAll(async () => {
  api = await startDemoApi();
  ids = await oneIdOfEach();
}, MAKING_THE_DEMO);
beforeEach(() => api.app.limiter.forgetAll());
afterAll(() => api.stop());

async function oneIdOfEach(): Promise<string[]> {
  const codes = api.app.store.unscoped().selectFrom('organizationCode').select('organizationId');
  const { organizationId } = await codes.executeTakeFirstOrThrow();
  return api.app.store.read(organizationId, async (db) => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'version' order by 1`.execute(db);
    const found: string[] = [];
    for (const { name } of rows) {
      const first = await sql<{ id: string }>`select id from ${sql.table(name)} limit 1`.execute(db);
      found.push(...first.rows.map(({ id }) => id));
    }
    return found;
  });
}

async function visitor(role: (typeof roles)[number]): Promise<Client> {
  const client = new Client(api);
  await client.post('/api/demo-login', { role });
  return client;
}

describe('a stale version (security H2)', () => {
  test('there are mutations with a version, and rows for them', () => {
    expect(versioned.length).toBeGreaterThan(20);
    expect(ids.length).toBeGreaterThan(15);
  });

  test.each(versioned)('$name is refused without data of the row, for every role', async (operation) => {
    for (const role of roles) {
      const client = await visitor(role);
      for (const id of ids) {
        const args = argumentsOf(operation.field.args, id);
        const stale = Object.fromEntries(
          Object.entries(args).map(([name, value]) => [name, { ...Object(value), version: STALE }]),
        );
        const { errors } = await client.graph(documentOf(operation), stale);
        const more = errors
          .flatMap(({ extensions }) => Object.keys(extensions))
          .filter((key) => !allowed.includes(key));
        expect([role, more]).toEqual([role, []]);
        if (errors.some(({ message }) => message.includes('by someone else in the meantime')))
          refused.add(operation.name);
      }
    }
  });

  test('most of the operations were tested with a stale row', () => {
    expect(refused.size).toBeGreaterThan(versioned.length / 2);
  });
});
