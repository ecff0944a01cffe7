import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../testing/client.ts';
import { Kitchen } from '../testing/factories.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
afterAll(() => api.stop());

const signIn = (headers: object) =>
  fetch(`${api.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username: 'nobody', password: '' }),
  });
const problem = { key: 'auth.enterPassword', params: {} };
const content = { key: 'text.field', params: { field: 'password', problem } };

describe('an error contains its message key beside the English sentence', () => {
  test('as text, in two headers', async () => {
    const answer = await signIn({});
    expect(await answer.text()).toBe('password: Enter your password.');
    expect(answer.headers.get('message-key')).toBe(content.key);
    expect(JSON.parse(decodeURIComponent(answer.headers.get('message-params') ?? ''))).toEqual(content.params);
  });

  test('as problem JSON, for the whole and for each field', async () => {
    const answer = await signIn({ accept: 'application/problem+json' });
    expect(await answer.json()).toMatchObject({
      ...content,
      fields: [{ path: 'password', message: 'Enter your password.', ...problem }],
    });
  });

  test('in GraphQL, with the params of the message', async () => {
    const admin = await kitchen.signIn('admin');
    await admin.request(`mutation { createSupplier(input: { name: "Tidewater" }) { id } }`);
    const { json } = await admin.post('/graphql', {
      query: `mutation { createSupplier(input: { name: "Tidewater" }) { id } }`,
    });
    expect(json).toMatchObject({
      errors: [
        {
          message: 'There is already a supplier named “Tidewater”. Choose another name.',
          extensions: {
            fields: [{ path: 'name', key: 'common.nameTaken' }],
            key: 'common.nameTaken',
            params: { what: { key: 'one.supplier', params: {} }, name: 'Tidewater' },
          },
        },
      ],
    });
  });
});

describe('an error of a GraphQL document contains its message key', () => {
  const station = (alias: string) => `${alias}: createStation(input: { name: "Two" }) { id }`;
  const adjust = 'mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { id } }';
  const params = {};

  test.each<[string, string, Record<string, unknown>, object]>([
    [
      'of two mutations',
      `mutation { ${station('a')} ${station('b')} }`,
      {},
      { key: 'document.oneMutation', params: { names: 'createStation, createStation' } },
    ],
    [
      'of a number in the document',
      'mutation { adjustStock(input: { itemId: "x", difference: "lots", reason: "r" }) { id } }',
      {},
      { key: 'document.writeNumber', params },
    ],
    [
      'of a number in a variable',
      adjust,
      { input: { itemId: 'x', difference: 'lots', reason: 'r' } },
      { key: 'document.writeNumber', params },
    ],
  ])('%s', async (_what, document, variables, expected) => {
    const admin = await kitchen.signIn('admin');
    const { errors } = await admin.graph(document, variables);
    expect(errors.map(({ extensions }) => extensions)).toMatchObject([
      { code: 'VALIDATION_FAILED', retryable: false, ...expected },
    ]);
  });

  test('that does not fit the schema, for a stranger', async () => {
    const { errors } = await new Client(api).graph('{ passwordHash }');
    expect(errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', key: 'document.doesNotFit', params });
  });
});

test('a notification contains message keys beside the English texts', async () => {
  const admin = await kitchen.signIn('admin');
  await new Client(api).post('/api/register', {
    username: 'new.cook',
    password: 'calm green kitchens',
    name: 'New Cook',
    role: 'cook',
    organizationCode: kitchen.code,
  });
  const query = '{ notifications(first: 1) { nodes { title titleContent message messageContent } } }';
  const { notifications } = await admin.request<{ notifications: { nodes: object[] } }>(query);
  expect(notifications.nodes).toEqual([
    {
      title: 'New registration',
      titleContent: { key: 'users.newRegistration', params: {} },
      message: 'New Cook (new.cook) registered as cook and waits for verification.',
      messageContent: {
        key: 'users.oneRegistered',
        params: { name: 'New Cook', username: 'new.cook', role: { key: 'role.cook', params: {} } },
      },
    },
  ]);
});
