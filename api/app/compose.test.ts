import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { spawnProduct } from '../testing/spawn-product.ts';
import { emptyDatabase } from '../testing/start-api.ts';

/** Full of characters that would have to be escaped in an address. */
const PASSWORD = 'p@ss/w#rd?a=b+c:%41';
const role = `compose_${process.pid}`;

let database: URL;
let compose: string;

beforeAll(async () => {
  compose = await readFile(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
  database = new URL(await emptyDatabase());
  await asAdmin(
    `create role ${role} login nosuperuser nobypassrls password '${PASSWORD}'`,
    `alter database ${nameOf(database)} owner to ${role}`,
  );
});
afterAll(() => asAdmin(`drop database ${nameOf(database)} with (force)`, `drop role ${role}`));

const nameOf = ({ pathname }: URL) => pathname.slice(1);

async function asAdmin(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_ADMIN_URL'] });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** A setting of the servers as the file has it. */
const written = (name: string) => new RegExp(`^ +${name}: (.+)$`, 'm').exec(compose)?.[1] ?? '';

/** A setting with the operator's values in their places, for the database of this test. */
const setting = (name: string) =>
  written(name)
    .replaceAll(/\$\{BRIGADE_PASSWORD[^}]*\}/g, () => PASSWORD)
    .replace('//brigade', `//${role}`)
    .replace('postgres:5432/brigade', `${database.host}/${nameOf(database)}`);

describe('docker-compose.yml', () => {
  test('starts a server with any characters in the password of the database', async () => {
    const environment = { DATABASE_URL: setting('DATABASE_URL'), PGPASSWORD: setting('PGPASSWORD') };
    const product = await spawnProduct({ ...environment, DEMO: 'false' });
    const { status } = await fetch(`${product.url}/readyz`);
    expect([status, await product.stop()]).toEqual([200, 0]);
  }, 60_000);

  test('derives PUBLIC_URL from the host name; without one none is set, so that any address of the local network works', () => {
    const address = written('PUBLIC_URL');
    const resolved = (environment: Record<string, string>) =>
      execFileSync('bash', ['-c', `echo "${address}"`], { env: environment, encoding: 'utf8' }).trim();
    expect(resolved({})).toBe('');
    expect(resolved({ DOMAIN: 'kitchen.example.com' })).toBe('https://kitchen.example.com');
    expect(resolved({ DOMAIN: 'kitchen.example.com', PUBLIC_URL: 'https://food.example.com' })).toBe(
      'https://food.example.com',
    );
  });

  test('requires the secret that PINs are hashed with', () => {
    expect(written('PIN_PEPPER')).toMatch(/^\$\{PIN_PEPPER:\?/);
  });
});

const script = fileURLToPath(new URL('../../tools/deploy/backup.sh', import.meta.url));

/** Runs the backup with these programs in the place of pg_dump and pg_restore; resolves to its exit code and what is stored. */
async function backUp(dump: string, restore: string): Promise<{ failed: boolean; stored: string[] }> {
  const folder = () => mkdtemp(join(tmpdir(), 'brigade-backup-'));
  const [programs, backups, photos] = [await folder(), await folder(), await folder()];
  await writeFile(join(programs, 'pg_dump'), `#!/bin/bash\n${dump}\n`, { mode: 0o755 });
  await writeFile(join(programs, 'pg_restore'), `#!/bin/bash\n${restore}\n`, { mode: 0o755 });
  await writeFile(join(backups, 'brigade-before.dump'), 'whole');
  const env = { PATH: `${programs}:${process.env['PATH']}`, BACKUP_FOLDER: backups, PHOTO_FOLDER: photos };
  const run = promisify(execFile)('bash', [script, 'now'], { env });
  const failed = await run.then(
    () => false,
    () => true,
  );
  return { failed, stored: (await readdir(backups)).filter((name) => name.endsWith('.dump')) };
}
const whole = 'for each in "$@"; do case $each in --file=*) echo data > "${each#--file=}";; esac; done';

describe('the nightly backup', () => {
  test('stores a complete dump', async () => {
    const { failed, stored } = await backUp(whole, 'exit 0');
    expect([failed, stored.length]).toEqual([false, 2]);
  });

  test.each([
    ['the dump fails half-way', `${whole}; exit 1`, 'exit 0'],
    ['the dump cannot be read', whole, 'exit 1'],
  ])('fails and stores nothing when %s', async (_, dump, restore) => {
    expect(await backUp(dump, restore)).toEqual({ failed: true, stored: ['brigade-before.dump'] });
  });

  test('runs each night in a process of its own, so that a failed step ends only that one', async () => {
    expect(await readFile(script, 'utf8')).toContain('bash "$0" now ||');
  });
});
