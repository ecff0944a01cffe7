import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { jobs, queues } from '../../features.ts';
import { JobRunner } from '../../platform/jobs/runner.ts';
import { account, NEW_PASSWORD, signInStatus } from '../../testing/accounts.ts';
import { Client } from '../../testing/client.ts';
import { Kitchen } from '../../testing/factories.ts';
import { type ArrivedMail, type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { until } from '../../testing/live-socket.ts';

const ORIGIN = 'http://kitchen.example';
/** The queue is polled once a second, and retries 15 s after a failure. */
const TIMEOUT = 60_000;

let api: TestApi;
let server: MailServer;
let runner: JobRunner;
let kitchen: Kitchen;

beforeAll(async () => {
  server = await startMailServer();
  api = await startApi({ smtp: { url: server.url, from: 'Brigade <brigade@example.org>' }, publicUrl: ORIGIN });
  runner = new JobRunner(api.app, jobs, api.databaseUrl, queues);
  await runner.start();
}, TIMEOUT);
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api, { name: 'Harbour' });
});
afterAll(async () => {
  await runner.stop();
  await api.stop();
  await server.stop();
});

/** The mail to this address, as soon as it arrives. */
async function mailTo(address: string): Promise<ArrivedMail> {
  const mail = () => server.mails.find(({ to }) => to.includes(address));
  await until(() => mail() !== undefined, TIMEOUT);
  const arrived = mail();
  if (!arrived) throw new Error(`No mail to ${address} arrived.`);
  return arrived;
}
const forgot = (username: string) => new Client(api).post('/api/forgot-password', { username });
const secretIn = (text: string): string => /\/reset#([\w-]+)/.exec(text)?.[1] ?? '';
const INVITE = 'mutation ($input: InvitationInput!) { sendInvitation(input: $input) }';

describe('a forgotten password', () => {
  test(
    'is reset by a link that works once, mailed in the person’s language',
    async () => {
      const person = await account(kitchen, 'cook', { email: 'ana@example.org', language: 'es' });
      expect((await forgot(person.username.toUpperCase())).status).toBe(200);
      const { text } = await mailTo('ana@example.org');
      expect(text).toContain('Content-Type: text/plain');
      expect(text).toContain('Content-Type: text/html');
      expect(text).toContain(`pidió una contraseña nueva para la cuenta ${person.username}.`);
      expect(text).toContain(`${ORIGIN}/reset#`);
      const use = () => new Client(api).post('/api/password-reset', { token: secretIn(text), password: NEW_PASSWORD });
      expect([(await use()).status, (await use()).status]).toEqual([200, 400]);
      expect(await signInStatus(kitchen, person, NEW_PASSWORD)).toBe(200);
    },
    TIMEOUT,
  );

  test('gets the same response for unknown names and for people without an address', async () => {
    const withEmail = await account(kitchen, 'cook', { email: 'bo@example.org' });
    const withoutEmail = await account(kitchen, 'cook');
    const responses = [
      await forgot(withEmail.username),
      await forgot(withoutEmail.username),
      await forgot('nobody.here'),
    ];
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  test('is limited per name, existing or not, and per IP address', async () => {
    const person = await account(kitchen, 'cook');
    for (const username of [person.username, 'nobody.else']) {
      const statuses = [];
      for (let time = 0; time < 4; time += 1) statuses.push((await forgot(username)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
    for (let time = 0; time < 3; time += 1) await forgot(`other.${time}`);
    expect((await forgot('one.more')).status).toBe(429);
  });

  test(
    'is mailed again when the mail server fails at first',
    async () => {
      const person = await account(kitchen, 'cook', { email: 'cy@example.org' });
      server.refuse(1);
      await forgot(person.username);
      expect(secretIn((await mailTo('cy@example.org')).text)).not.toBe('');
    },
    2 * TIMEOUT,
  );

  test('is queued without a link or its secret', async () => {
    const person = await account(kitchen, 'cook', { email: 'di@example.org' });
    await forgot(person.username);
    const { text } = await mailTo('di@example.org');
    const stored = await api.app.database.orm.em.getConnection().execute('select data::text from jobs.job');
    expect(JSON.stringify(stored)).not.toContain(secretIn(text));
  });
});

describe('other mails', () => {
  test(
    'notify admins with an address of a registration',
    async () => {
      await kitchen.signIn('admin', { email: 'olive@example.org', language: 'en' });
      await kitchen.signIn('manager', { email: 'max@example.org' });
      const person = { username: 'sam.lee', password: NEW_PASSWORD, name: 'Sam <b>Lee', role: 'cook' };
      await new Client(api).post('/api/register', { ...person, organizationCode: kitchen.code });
      const { text } = await mailTo('olive@example.org');
      expect(text).toContain('Sam <b>Lee (sam.lee) registered at Harbour as cook');
      expect(text).toContain('<p>Sam &lt;b&gt;Lee (sam.lee)');
      expect(server.mails.filter(({ to }) => to.includes('max@example.org'))).toEqual([]);
    },
    TIMEOUT,
  );

  test(
    'invite with the kitchen’s code, and the audit log has the invited address',
    async () => {
      const admin = await kitchen.signIn('admin');
      await admin.request(INVITE, { input: { email: 'new@example.org', language: 'en' } });
      expect((await mailTo('new@example.org')).text).toContain(`${ORIGIN}/auth?code=${kitchen.code}`);
      const events = await api.app.database.read(kitchen.id, (db) =>
        db.selectFrom('event').select('changes').where('action', '=', 'user.invited').execute(),
      );
      expect(events).toEqual([{ changes: { email: 'new@example.org' } }]);
    },
    TIMEOUT,
  );

  test('to an address with a line break or to several addresses are refused', async () => {
    const admin = await kitchen.signIn('admin');
    for (const email of ['a@example.org\r\nBcc: b@example.org', 'a@example.org, b@example.org']) {
      expect(await admin.refused(INVITE, { input: { email, language: 'en' } })).toBe('VALIDATION_FAILED');
    }
  });

  test(
    'include a test mail to the admin’s own address, refused without one',
    async () => {
      const admin = await kitchen.signIn('admin', { email: 'tess@example.org' });
      await admin.request('mutation { sendTestMail }');
      expect((await mailTo('tess@example.org')).text).toContain('Mail from Harbour reaches you.');
      expect(await (await kitchen.signIn('admin')).refused('mutation { sendTestMail }')).toBe('CONFLICT');
    },
    TIMEOUT,
  );
});

describe('without SMTP_URL', () => {
  test('the sign-in page reports no mail, and a password request is refused with what to do instead', async () => {
    const plain = await startApi();
    const client = new Client(plain);
    expect((await client.get('/api/sign-in')).json).toMatchObject({ mail: false });
    const refused = await client.post('/api/forgot-password', { username: 'ana' });
    expect([refused.status, refused.text]).toEqual([
      403,
      'This server sends no mail. Ask an admin of your kitchen for a password link.',
    ]);
    await plain.stop();
  });

  test('SMTP_URL alone is refused: mail needs a sender, and links need an address', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow('SMTP_URL needs MAIL_FROM');
  });
});
