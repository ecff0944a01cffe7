import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { embeddedPepper, runningEmbedded } from '../embedded-postgres/embedded.ts';
import { Pins } from '../platform/context/pins.ts';
import { NEW_PASSWORD } from '../testing/accounts.ts';
import { Client } from '../testing/client.ts';
import { type Ended, runCommand } from '../testing/run-command.ts';
import { type SpawnedProduct, spawnProduct } from '../testing/spawn-product.ts';
import { emptyDatabase, startApiOn } from '../testing/start-api.ts';

/** Milliseconds; each command is a separate process. */
const TIMEOUT = 240_000;

let folder: string;
let product: SpawnedProduct;
let browser: Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'brigade-move-'));
  product = await spawnProduct(dataOf('first'));
  const create = ['create-admin', 'olive', '--name', 'Olive', '--kitchen', 'Chez Nous', '--password'];
  expect(await runCommand(create, dataOf('first'), NEW_PASSWORD)).toMatchObject({ code: 0 });
  browser = new Client(product);
  await browser.post('/api/login', { username: 'olive', password: NEW_PASSWORD });
  await rename('First name');
}, TIMEOUT);
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true });
});

function dataOf(name: string): Record<string, string> {
  return { DATA_DIR: join(folder, name), DEMO: 'false' };
}

const fileOf = (name: string) => join(folder, name);

async function done(ended: Promise<Ended>): Promise<string> {
  const { code, stdout, stderr } = await ended;
  if (code !== 0) throw new Error(`The command ended with ${code}: ${stderr}${stdout}`);
  return stdout;
}

async function rename(name: string): Promise<void> {
  await browser.request('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', {
    input: { name },
  });
}

/** The name of the signed-in person on a server; else the status. */
async function nameOn(server: { url: string }): Promise<unknown> {
  const client = new Client(server);
  client.cookie = browser.cookie;
  const answer = await client.get('/api/user');
  return answer.status === 200 ? Object(answer.json).name : answer.status;
}

describe('moving a server', () => {
  test(
    'from the embedded database, while it runs, to another PostgreSQL and back, with people still signed in',
    async () => {
      const url = await emptyDatabase();
      const [first, second] = [fileOf('first.gz'), fileOf('second.gz')];
      expect(await done(runCommand(['export', first], dataOf('first')))).toMatch(/^Exported 1 kitchen, \d+ rows to /);
      expect(await done(runCommand(['import', first], { DATABASE_URL: url }))).toContain('everything adds up');
      const external = await startApiOn(url);
      expect(await nameOn(external)).toBe('First name');
      await external.stop();

      await done(runCommand(['export', second], { DATABASE_URL: url }));
      await done(runCommand(['import', second], dataOf('back')));
      const back = await spawnProduct(dataOf('back'));
      expect(await nameOn(back)).toBe('First name');
      await back.stop();
      expect(readFileSync(second).equals(readFileSync(first))).toBe(true);
    },
    TIMEOUT,
  );

  test(
    'refuses to write over a file, and to import into a kitchen',
    async () => {
      const file = fileOf('once.gz');
      await done(runCommand(['export', file], dataOf('first')));
      const before = readFileSync(file);
      expect(await runCommand(['export', file], dataOf('first'))).toMatchObject({
        code: 1,
        stderr: `${file} is there already. Name a new file.\n`,
      });
      expect(readFileSync(file).equals(before)).toBe(true);
      expect(await runCommand(['import', file], dataOf('first'))).toMatchObject({
        code: 1,
        stderr: 'This database holds a kitchen already. Import into an empty one. Nothing was changed.\n',
      });
    },
    TIMEOUT,
  );
});

test('PINs of an embedded database are hashed with a secret stored outside of it', async () => {
  const { issuePin } = await browser.request<{ issuePin: { pin: string } }>('mutation { issuePin { pin } }');
  const data = join(folder, 'first');
  const client = new pg.Client({ connectionString: runningEmbedded(data) ?? '' });
  await client.connect();
  const kitchen = await client.query<{ id: string }>('select organization_id as id from organization_code');
  const { id } = kitchen.rows[0] ?? { id: '' };
  await client.query(`select set_config('app.organization', $1, false)`, [id]);
  const stored = await client.query<{ hash: string }>('select pin_hash as hash from person_pin');
  await client.end();
  const hashes = [undefined, embeddedPepper(data)].map((pepper) => new Pins(pepper).hash(id, issuePin.pin));
  expect((await Promise.all(hashes)).map((hash) => hash === stored.rows[0]?.hash)).toEqual([false, true]);
});

describe('backing up the embedded database', () => {
  test(
    'while it runs, keeping the newest, and restoring what was there, while it runs and while it does not',
    async () => {
      await rename('Before');
      for (let time = 0; time < 3; time += 1) {
        expect(await done(runCommand(['backup', '--keep', '2'], dataOf('first')))).toContain('Backed up 1 kitchen');
      }
      const folderOf = join(folder, 'first', 'backups');
      const backups = readdirSync(folderOf).toSorted();
      expect(backups).toHaveLength(2);
      const newest = join(folderOf, backups.at(-1) ?? '');
      expect(statSync(newest).mode & 0o777).toBe(0o600);
      await rename('After');

      const output = await done(runCommand(['restore', newest], dataOf('first')));
      const safety = /What was there before is in (\S+)\./.exec(output)?.[1] ?? '';
      expect(existsSync(safety)).toBe(true);
      expect(await nameOn(product)).toBe('Before');

      await product.stop();
      await done(runCommand(['restore', safety], dataOf('first')));
      product = await spawnProduct(dataOf('first'));
      expect(await nameOn(product)).toBe('After');
    },
    TIMEOUT,
  );

  test(
    'refuses an invalid file, and a restore into an external database',
    async () => {
      const { stderr } = await runCommand(['restore', fileOf('nothing.gz')], { DATABASE_URL: await emptyDatabase() });
      expect(stderr).toBe('This is for the embedded database. For DATABASE_URL see docs/operations.md.\n');
      const missing = await runCommand(['import', fileOf('nothing.gz')], { DATABASE_URL: await emptyDatabase() });
      expect(missing).toMatchObject({ code: 1, stderr: `There is no file ${fileOf('nothing.gz')}.\n` });
      expect((await runCommand(['backup', '--keep', '0'], dataOf('first'))).stderr).toBe(
        '--keep is a whole number of 1 or more.\n',
      );
    },
    TIMEOUT,
  );
});
