import { rm } from 'node:fs/promises';
import pg from 'pg';
import { currentTestDatabase } from './test-database.ts';

/** After all server tests: drops the run's databases on an external server, or stops the embedded one and deletes its files. */
export default async function globalTeardown(): Promise<void> {
  const database = currentTestDatabase();
  if (!database) return;
  if (!database.directory) await dropDatabases(database.adminUrl, new URL(database.roleUrl).username);
  await database.stop();
  if (database.directory) await rm(database.directory, { recursive: true, force: true });
}

/** Every database of the run belongs to the run's role: the template and the tests' copies of it. */
async function dropDatabases(adminUrl: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const owned = 'select datname from pg_database join pg_roles on datdba = pg_roles.oid where rolname = $1';
    const { rows } = await client.query<{ datname: string }>(owned, [role]);
    for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  } finally {
    await client.end();
  }
}
