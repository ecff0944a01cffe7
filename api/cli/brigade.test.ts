import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account, browserOf, NEW_PASSWORD, PASSWORD, signInStatus } from '../testing/accounts.ts';
import { Client } from '../testing/client.ts';
import { Kitchen } from '../testing/factories.ts';
import { runCommand } from '../testing/run-command.ts';
import { spawnProduct } from '../testing/spawn-product.ts';
import { startApi, type TestApi } from '../testing/start-api.ts';
import { User } from '../features/users/user.entity.ts';

/** Milliseconds; each command is a separate process. */
const TIMEOUT = 90_000;

let api: TestApi;
let kitchen: Kitchen;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  api.app.limiter.forgetAll();
  kitchen = await Kitchen.create(api, { name: 'Harbour' });
});
afterAll(() => api.stop());

/** Runs a command on the test server's database. */
const brigade = (args: readonly string[], input = '') =>
  runCommand(args, { DATABASE_URL: api.databaseUrl, PUBLIC_URL: api.url }, input);

/** The secret in a printed link. */
const secretIn = (output: string): string => /\/reset#([\w-]+)/.exec(output)?.[1] ?? '';

describe('npm run brigade', () => {
  test(
    'reset-password prints a link that sets a new password once',
    async () => {
      const person = await account(kitchen, 'admin');
      const { code, stdout } = await brigade(['reset-password', person.username]);
      expect([code, stdout]).toEqual([0, expect.stringContaining(`${api.url}/reset#`)]);
      const use = () =>
        new Client(api).post('/api/password-reset', { token: secretIn(stdout), password: NEW_PASSWORD });
      expect([(await use()).status, (await use()).status]).toEqual([200, 400]);
      expect(await signInStatus(kitchen, person, NEW_PASSWORD)).toBe(200);
    },
    TIMEOUT,
  );

  test(
    'reset-password --password sets the typed password, prints none, and ends the sessions',
    async () => {
      const person = await account(kitchen, 'cook');
      const browser = await browserOf(kitchen, person);
      const ended = await brigade(['reset-password', person.username, '--password'], `${NEW_PASSWORD}\n`);
      expect(ended).toMatchObject({ code: 0, stderr: '' });
      expect(ended.stdout).not.toContain(NEW_PASSWORD);
      expect((await browser.get('/api/user')).status).toBe(401);
      expect(await signInStatus(kitchen, person, NEW_PASSWORD)).toBe(200);
    },
    TIMEOUT,
  );

  test(
    'reset-password refuses an unknown name, a weak password and a deactivated person, and changes nothing',
    async () => {
      const person = await account(kitchen, 'cook');
      const inactive = await account(kitchen, 'cook', { name: 'Sam Lee' });
      await kitchen.write(async (tx) => {
        await tx.em.nativeUpdate(User, { id: inactive.id }, { status: 'deactivated' });
      });
      const answers = [
        await brigade(['reset-password', 'nobody.here']),
        await brigade(['reset-password', person.username, '--password'], '123456qwerty\n'),
        await brigade(['reset-password', inactive.username]),
      ];
      expect(answers.map(({ code, stderr }) => [code, stderr])).toEqual([
        [1, 'There is no account with the username nobody.here. "list" shows the admins.\n'],
        [1, 'This password is too common. Choose another one.\n'],
        [1, 'Sam Lee is not active. An admin of the kitchen must reactivate this person first.\n'],
      ]);
      expect(await signInStatus(kitchen, person, PASSWORD)).toBe(200);
    },
    TIMEOUT,
  );

  test(
    'create-admin creates a verified admin of an existing kitchen',
    async () => {
      const args = ['create-admin', 'olive.two', '--name', 'Olive Stone', '--organization', kitchen.code];
      const { code, stdout } = await brigade(args);
      expect(code).toBe(0);
      const answer = await new Client(api).post('/api/password-reset', {
        token: secretIn(stdout),
        password: NEW_PASSWORD,
      });
      expect(answer.json).toMatchObject({ role: 'admin', verified: true, organizationId: kitchen.id });
      expect((await brigade(args)).stderr).toBe('This username is taken. Choose another one.\n');
    },
    TIMEOUT,
  );

  test(
    'create-admin creates a new kitchen, which list shows and check verifies',
    async () => {
      await brigade(
        ['create-admin', 'olive.three', '--name', 'Olive', '--kitchen', 'Chez Nous', '--password'],
        NEW_PASSWORD,
      );
      const browser = new Client(api);
      await browser.post('/api/login', { username: 'olive.three', password: NEW_PASSWORD });
      expect(await browser.request('{ organization { name } }')).toEqual({ organization: { name: 'Chez Nous' } });
      expect((await brigade(['list'])).stdout).toMatch(
        /Chez Nous: code BRIGADE-\w{8}, 1 people, admins olive\.three, id/,
      );
      const { code, stdout } = await brigade(['check']);
      expect([code, stdout]).toEqual([
        0,
        expect.stringContaining('Chez Nous: 0 items, 0 lots, 0 movements: everything'),
      ]);
    },
    TIMEOUT,
  );

  test(
    'check lists what does not match the ledger and exits with 1',
    async () => {
      const item = await kitchen.item({ name: 'Butter' }, '5');
      await kitchen.write(async (tx) => {
        await tx.db.updateTable('stockLot').set({ quantity: '7' }).where('itemId', '=', item.id).execute();
      });
      const { code, stdout } = await brigade(['check']);
      expect(code).toBe(1);
      expect(stdout).toContain('does not add up');
      expect(stdout).toMatch(/Butter, lot \w+: lot_quantity is 7\.0000, the ledger says 5\.0000\./);
      await kitchen.write(async (tx) => {
        await tx.db.updateTable('stockLot').set({ quantity: '5' }).where('itemId', '=', item.id).execute();
      });
    },
    TIMEOUT,
  );

  test(
    'errors are one sentence',
    async () => {
      const empty = mkdtempSync(join(tmpdir(), 'brigade-cli-'));
      expect(await runCommand(['list'], { DATA_DIR: empty })).toMatchObject({
        code: 1,
        stderr: `There is no Brigade database in ${empty}. Set DATA_DIR or DATABASE_URL.\n`,
      });
      expect((await brigade(['reset-password'])).stderr).toContain('takes one username');
      expect(await brigade(['fly'])).toMatchObject({ code: 2, stdout: expect.stringContaining('reset-password') });
      rmSync(empty, { recursive: true });
    },
    TIMEOUT,
  );

  test(
    'a database of an earlier version is backed up as it is; other commands refuse it, and none migrates it',
    async () => {
      const pool = new Pool({ connectionString: api.databaseUrl, max: 1 });
      const folder = mkdtempSync(join(tmpdir(), 'brigade-older-'));
      const names = async (): Promise<string[]> =>
        (await pool.query<{ name: string }>('select name from migration order by id')).rows.map(({ name }) => name);
      const last = (await names()).at(-1);
      const removed = await pool.query('delete from migration where name = $1 returning *', [last]);
      try {
        expect(await brigade(['backup', folder])).toMatchObject({ code: 0, stderr: '' });
        for (const command of [['list'], ['check'], ['reset-password', 'olivia']]) {
          expect(await brigade(command)).toMatchObject({
            code: 1,
            stderr: expect.stringContaining('The data is of an earlier version of Brigade. Start this version'),
          });
        }
        expect(await names()).not.toContain(last);
      } finally {
        const columns = Object.keys(removed.rows[0]);
        const places = columns.map((_name, index) => `$${index + 1}`);
        await pool.query(
          `insert into migration (${columns.join()}) values (${places.join()})`,
          Object.values(removed.rows[0]),
        );
        await pool.end();
        rmSync(folder, { recursive: true });
      }
    },
    TIMEOUT,
  );

  test('uses what is built, and neither installs nor builds the sources of a newer version', () => {
    const folder = mkdtempSync(join(tmpdir(), 'brigade-built-'));
    cpSync(join(import.meta.dirname, '../../tools'), join(folder, 'tools'), { recursive: true });
    mkdirSync(join(folder, 'dist/api/cli'), { recursive: true });
    writeFileSync(join(folder, 'dist/api/cli/brigade.js'), 'console.log("built before")');
    const lock = { packages: { 'node_modules/newer': { version: '2.0.0' } } };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    const printed = execFileSync(process.execPath, [join(folder, 'tools/start.mjs'), '--brigade', 'list'], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    expect(printed).toBe('built before\n');
    rmSync(folder, { recursive: true });
  });
});

describe('with the embedded database', () => {
  test(
    'it works while the server runs and after it stopped',
    async () => {
      const directory = mkdtempSync(join(tmpdir(), 'brigade-cli-'));
      const settings = { DATA_DIR: directory, DEMO: 'false' };
      const product = await spawnProduct(settings);
      const create = ['create-admin', 'olive', '--name', 'Olive', '--kitchen', 'Chez Nous', '--password'];
      expect(await runCommand(create, settings, NEW_PASSWORD)).toMatchObject({ code: 0 });
      const signIn = await new Client(product).post('/api/login', { username: 'olive', password: NEW_PASSWORD });
      expect(signIn.json).toMatchObject({ role: 'admin' });
      await product.stop();
      expect((await runCommand(['list'], settings)).stdout).toContain('admins olive');
      rmSync(directory, { recursive: true });
    },
    3 * TIMEOUT,
  );
});
