import { readFile } from 'node:fs/promises';
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
  test('starts a server whatever characters the password of the database holds (integrators D12)', async () => {
    const environment = { DATABASE_URL: setting('DATABASE_URL'), PGPASSWORD: setting('PGPASSWORD') };
    const product = await spawnProduct({ ...environment, DEMO: 'false' });
    const { status } = await fetch(`${product.url}/readyz`);
    expect([status, await product.stop()]).toEqual([200, 0]);
  }, 60_000);

  test('asks the operator for the secret that PINs are hashed with (security L11)', () => {
    expect(written('PIN_PEPPER')).toMatch(/^\$\{PIN_PEPPER:\?/);
  });
});
