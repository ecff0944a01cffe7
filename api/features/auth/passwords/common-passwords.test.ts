import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account, browserOf, PASSWORD } from '../../../testing/accounts.ts';
import { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;
let count = 0;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api, { name: 'Casa Lolita Sevilla' });
});
beforeEach(() => api.app.limiter.forgetAll());
afterAll(() => api.stop());

const register = (username: string, password: string, data: object = { organizationCode: kitchen.code }) =>
  new Client(api).post('/api/register', { username, password, name: 'Ana Torres', role: 'cook', ...data });

describe('passwords', () => {
  test.each([
    'Password123!',
    'kitchen12345',
    'restaurant2026',
    'brigadebrigade',
    'iloveyou1234',
    'letmeinletmein',
    '!!!qwertyuiop!!!',
    'aaaaaaaaaaaa',
  ])('%s is refused as too common', async (password) => {
    const { status, text } = await register('ana.torres', password);
    expect([status, text]).toEqual([400, 'This password is too common. Choose another one.']);
  });

  test.each(['correct horse battery', 'Kitchen-pass-2026!', '918273645546', 'Zwiebelkuchen7', 'éíóúüñchefáéíóú'])(
    '%s is accepted',
    async (password) => {
      expect((await register(`ana${password.length}`, password)).status).toBe(200);
    },
  );

  const ofTheKitchen = [
    'Casa Lolita Sevilla',
    'casalolitasevilla',
    'Casa-Lolita-Sevilla-2026!',
    'lolitalolita',
    '2026 Sevilla!',
  ];
  const tooCommon = 'This password is too common. Choose another one.';

  test.each([...ofTheKitchen, 'Ana Torres 26', 'TorresTorres1'])(
    '%s is refused to Ana Torres of Casa Lolita Sevilla',
    async (password) => {
      const { status, text } = await register(`guest${(count += 1)}`, password);
      expect([status, text]).toEqual([400, tooCommon]);
    },
  );

  test('may not be the name of the kitchen that is being registered', async () => {
    const kitchenToBe = { role: 'admin', organizationName: 'Blue Lantern' };
    const { status, text } = await register(`guest${(count += 1)}`, 'bluelantern9', kitchenToBe);
    expect([status, text]).toEqual([400, tooCommon]);
  });

  test('may not be changed to the kitchen’s name', async () => {
    const browser = await browserOf(kitchen, await account(kitchen, 'cook'));
    const input = { currentPassword: PASSWORD, newPassword: 'casalolitasevilla' };
    const { errors } = await browser.graph(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }',
      {
        input,
      },
    );
    expect(errors[0]).toMatchObject({ extensions: { fields: [{ path: 'newPassword', message: tooCommon }] } });
  });
});
