import { afterEach, describe, expect, test } from '@jest/globals';
import { readConfig } from '../../platform/config.ts';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { RegistrationMode } from '#schema/vocabulary.ts';

let api: TestApi;
afterEach(() => api.stop());

const person = { username: 'ana.torres', password: 'correct horse battery', name: 'Ana Torres' };

async function start(registration: RegistrationMode) {
  api = await startApi({ registration });
  const { code: organizationCode } = await Kitchen.create(api);
  const register = (data: object) => new Client(api).post('/api/register', { ...person, ...data });
  return {
    offered: (await new Client(api).get('/api/sign-in')).json,
    join: () => register({ role: 'cook', organizationCode }),
    begin: () => register({ username: 'olive', role: 'admin', organizationName: 'Harbour' }),
    guess: () => register({ username: 'mallory', role: 'cook', organizationCode: 'BRIGADE-AAAAAAAA' }),
  };
}

describe('REGISTRATION', () => {
  test('open: people join with a code and set up new kitchens', async () => {
    const { offered, join, begin } = await start('open');
    expect(offered).toMatchObject({ registration: 'open' });
    expect([(await join()).status, (await begin()).status]).toEqual([200, 200]);
  });

  test('code: people join with a code, and nobody sets up a new kitchen', async () => {
    const { offered, join, begin } = await start('code');
    expect(offered).toMatchObject({ registration: 'code' });
    expect((await join()).status).toBe(200);
    const refused = await begin();
    expect([refused.status, refused.text]).toEqual([
      403,
      'New kitchens cannot be set up on this server. Join yours with its organisation code.',
    ]);
  });

  test('closed: nobody registers, and a right code answers as a wrong one', async () => {
    const { offered, join, begin, guess } = await start('closed');
    expect(offered).toMatchObject({ registration: 'closed' });
    for (const refused of [await join(), await begin(), await guess()]) {
      expect([refused.status, refused.text]).toEqual([
        403,
        'Registration is closed on this server. Ask whoever runs it for an account.',
      ]);
    }
  });

  test('has no other values', async () => {
    await start('open');
    expect(() => readConfig({ REGISTRATION: 'sometimes' })).toThrow('REGISTRATION: must be open, code or closed');
  });
});
