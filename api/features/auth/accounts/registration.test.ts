import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { Client } from '../../../testing/client.ts';
import { Kitchen } from '../../../testing/factories.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import type { RegistrationMode } from '#schema/vocabulary.ts';

let api: TestApi;
afterEach(() => api.stop());

const person = { username: 'ana.torres', password: 'correct horse battery', name: 'Ana Torres' };

async function start(registration: RegistrationMode) {
  api = await startApi({ registration });
  const { code: organizationCode } = await Kitchen.create(api);
  const register = (data: object) => new Client(api).post('/api/register', { ...person, ...data });
  return {
    signInOptions: (await new Client(api).get('/api/sign-in')).json,
    join: () => register({ role: 'cook', organizationCode }),
    create: () => register({ username: 'olive', role: 'admin', organizationName: 'Harbour' }),
    guess: () => register({ username: 'mallory', role: 'cook', organizationCode: 'BRIGADE-AAAAAAAA' }),
  };
}

describe('REGISTRATION', () => {
  test('open: users join with a code and create new kitchens', async () => {
    const { signInOptions, join, create } = await start('open');
    expect(signInOptions).toMatchObject({ registration: 'open' });
    expect([(await join()).status, (await create()).status]).toEqual([200, 200]);
  });

  test('code: users join with a code, and cannot create a kitchen', async () => {
    const { signInOptions, join, create } = await start('code');
    expect(signInOptions).toMatchObject({ registration: 'code' });
    expect((await join()).status).toBe(200);
    const refused = await create();
    expect([refused.status, refused.text]).toEqual([
      403,
      'New kitchens cannot be set up on this server. Join yours with its organization code.',
    ]);
  });

  test('closed: refuses every registration, with a right code as with a wrong one', async () => {
    const { signInOptions, join, create, guess } = await start('closed');
    expect(signInOptions).toMatchObject({ registration: 'closed' });
    for (const refused of [await join(), await create(), await guess()]) {
      expect([refused.status, refused.text]).toEqual([
        403,
        'Registration is closed on this server. Ask whoever runs it for an account.',
      ]);
    }
  });

  test('rejects other values', async () => {
    await start('open');
    expect(() => readConfig({ REGISTRATION: 'sometimes' })).toThrow('REGISTRATION: must be open, code or closed');
  });
});
