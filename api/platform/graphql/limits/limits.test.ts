import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { Client as Caller } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let cook: Client;

beforeAll(async () => {
  api = await startApi();
  cook = await (await Kitchen.create(api)).signIn('cook');
});
afterAll(() => api.stop());

const deep = (levels: number) =>
  `{ __schema ${'{ types { ofType '.repeat(0)} { types { ${'fields { type { '.repeat(levels)} name ${'} }'.repeat(levels)} } } }`;
const tooMuch = 'QUERY_TOO_COMPLEX';
const wrong = 'VALIDATION_FAILED';
/** The params of a limit's message. */
const above = (found: number, limit: number) => ({ found, limit });
/** Without a message: the sentence is graphql's own. */
const attacks: readonly [name: string, code: string, query: string, message?: object][] = [
  ['depth', tooMuch, deep(8), { key: 'document.tooDeep', params: above(19, 15) }],
  [
    'aliases',
    tooMuch,
    `{ ${Array.from({ length: 60 }, (_, i) => `a${i}: unreadNotificationCount`).join(' ')} }`,
    { key: 'document.tooManyAliases', params: above(60, 30) },
  ],
  [
    'duplicate fields',
    tooMuch,
    `{ me { ${'name '.repeat(3_000)} } }`,
    { key: 'document.tooLong', params: { limit: 2_000 } },
  ],
  [
    'directives',
    tooMuch,
    `{ me { name ${'@include(if: true) '.repeat(40)} } }`,
    { key: 'document.tooManyDirectives', params: above(40, 20) },
  ],
  ['a circle of fragments', wrong, 'query { me { ...a } } fragment a on User { ...b } fragment b on User { ...a }'],
  [
    'a bomb of fragments',
    tooMuch,
    `{ me { ...f0 } } ${Array.from({ length: 40 }, (_, i) => `fragment f${i} on User { ${i < 39 ? `...f${i + 1} ...f${i + 1}` : 'name'} }`).join(' ')}`,
    { key: 'document.tooCostly', params: { found: expect.any(Number), limit: 20_000 } },
  ],
  [
    'a page of a billion',
    tooMuch,
    '{ notifications(first: 1000000000) { nodes { id } } }',
    { key: 'document.tooCostly', params: { found: expect.any(Number), limit: 20_000 } },
  ],
  ['an unknown field', wrong, '{ passwordHash }'],
  ['an unknown field called limit', wrong, '{ limit }'],
  ['an enum without such a value', wrong, '{ users(filter: nope) { nodes { id } } }'],
  ['half a document', wrong, '{ me {'],
];

describe('limits of one document', () => {
  test.each(attacks)('%s is refused quickly by POST and GET', async (_name, code, query, message = {}) => {
    const before = process.cpuUsage();
    const posted = await cook.graph(query);
    expect(posted.errors[0]?.extensions).toEqual({
      code,
      retryable: false,
      requestId: expect.any(String),
      ...message,
    });
    expect(posted.data?.['me'] ?? null).toBeNull();
    const got = await cook.call('GET', `/graphql?query=${encodeURIComponent(query)}`, undefined, {
      'x-graphql-yoga-csrf': '1',
    });
    expect(JSON.stringify(got.json) ?? got.text).toMatch(/error/i);
    // CPU time in microseconds: wall clock time also depends on other programs.
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(1_000_000);
  });

  test('a batch, a mutation by GET and a document of one megabyte are refused', async () => {
    const csrf = { 'x-graphql-yoga-csrf': '1' };
    const batch = await cook.call('POST', '/graphql', [{ query: '{ me { id } }' }, { query: '{ me { id } }' }], csrf);
    expect(batch.status).toBe(400);
    const mutation = await cook.call(
      'GET',
      `/graphql?query=${encodeURIComponent('mutation { endAllSessions }')}`,
      undefined,
      csrf,
    );
    expect(mutation.status).toBe(405);
    expect((await cook.get('/api/user')).status).toBe(200);
    const huge = await cook.call('POST', '/graphql', { query: `{ me { ${'name '.repeat(220_000)} } }` }, csrf);
    expect(huge.status).toBe(413);
  });

  test('only verified members can introspect, and misspellings get no suggestions', async () => {
    const introspection = '{ __schema { queryType { name } } }';
    expect((await cook.graph(introspection)).errors).toEqual([]);
    expect((await new Caller(api).graph(introspection)).errors[0]?.message).toMatch(/introspection/i);
    expect((await cook.graph('{ notification }')).errors[0]?.message).not.toMatch(/did you mean "notifications"/i);
  });

  test('a failing resolver reveals only a request id', async () => {
    const read = api.app.database.read.bind(api.app.database);
    api.app.database.read = () => Promise.reject(new Error('secret: select * from credential'));
    const { errors } = await cook.graph('{ unreadNotificationCount }').finally(() => (api.app.database.read = read));
    expect(JSON.stringify(errors)).not.toContain('secret');
  });
});

describe('the schema', () => {
  test('has no output field whose name looks like a secret', async () => {
    const { __schema: schema } = await cook.request<{
      __schema: { types: { kind: string; name: string; fields: { name: string }[] | null }[] };
    }>('{ __schema { types { kind name fields { name } } } }');
    // Mutations may be named after secrets, such as changePassword; tools/sdl-secrets.mjs checks their results.
    const answers = schema.types.filter(({ kind, name }) => kind === 'OBJECT' && name !== 'Mutation');
    const names = answers.flatMap(({ name, fields }) => (fields ?? []).map((field) => `${name}.${field.name}`));
    // About API tokens, whose secret is returned only when one is created; and headings are no hash.
    const meant = ['AuditEntry.tokenName', 'ImportBatch.hasHeadings', 'Query.apiTokens', 'ServiceAccount.tokenCount'];
    const made = ['CreatedApiToken.secret', 'CreatedApiToken.token'];
    const secrets = names.filter((name) => /\.\w*(password|hash|token|secret)/i.test(name));
    expect(secrets.toSorted()).toEqual([...meant, ...made].toSorted());
  });
});
