import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi();
  kitchen = await Kitchen.create(api);
});
beforeEach(() => api.app.limiter.forgetAll());
afterAll(() => api.stop());

const register = (username: string, password: string) =>
  new Client(api).post('/api/register', {
    username,
    password,
    name: 'Ana Torres',
    role: 'cook',
    organizationCode: kitchen.code,
  });

describe('passwords (security L10)', () => {
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
});
