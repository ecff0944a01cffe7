import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { z } from 'zod';
import { type RunQuery, listTables, rowsOf, type Table } from './catalog.ts';
import { FORMAT, type Header, quoted, type Section, type Transferred } from './export-format.ts';

/** Rows read at a time. */
const BATCH = 1_000;

/**
 * Exports a whole database into a file that only its owner can read: it contains password hashes and sessions. A
 * consistent snapshot, while servers keep writing. The file gets its name when it is complete.
 * @param url the database, as the role of the product
 */
export async function exportServer(url: string, file: string): Promise<Transferred> {
  const client = new pg.Client({ connectionString: url, application_name: 'brigade-export' });
  await client.connect();
  try {
    const run: RunQuery = async (text) => (await client.query<object>(text)).rows;
    const tables = (await listTables(run)).map(({ name }) => quoted(name)).join(', ');
    // Before the snapshot is taken: one taken during a restore would find the tables empty.
    const lock = tables && `; lock table ${tables} in access share mode`;
    await client.query(`set timezone = 'UTC'; begin isolation level repeatable read read only${lock}`);
    return await writeExport(run, file);
  } finally {
    await client.end();
  }
}

/** Exports the snapshot of a transaction, with times in UTC. */
export async function writeExport(run: RunQuery, file: string): Promise<Transferred> {
  const part = `${file}.part`;
  try {
    const found = { kitchens: 0, rows: 0 };
    const target = createWriteStream(part, { mode: 0o600, flags: 'w' });
    await pipeline(Readable.from(linesOf(run, found)), createGzip(), target);
    await rename(part, file);
    return found;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* linesOf(run: RunQuery, found: { kitchens: number; rows: number }): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (line: string): string => {
    hash.update(line);
    return line;
  };
  yield hashed(json({ brigade: 'export', format: FORMAT, migrations: await executed(run) } satisfies Header));
  const tables = await listTables(run);
  const organizations = await listOrganizations(run);
  found.kitchens = organizations.length;
  for (const organization of [null, ...organizations]) {
    if (organization) await run(`select set_config('app.organization', '${organization}', true)`);
    for (const table of tables.filter(({ owned }) => owned === (organization !== null))) {
      for await (const lines of batchesOf(run, table)) {
        if (lines.first) yield hashed(json(sectionOf(table, organization)));
        found.rows += lines.count;
        yield hashed(lines.text);
      }
    }
  }
  yield json({ end: true, rows: found.rows, sha256: hash.digest('hex') });
}

function sectionOf({ name, columns }: Table, organization: string | null): Section {
  return { table: name, organization, columns: columns.map((column) => column.name) };
}

interface Lines {
  readonly first: boolean;
  readonly count: number;
  readonly text: string;
}

const linesShape = z.array(z.object({ line: z.string() }));

async function* batchesOf(run: RunQuery, table: Table): AsyncGenerator<Lines> {
  await run(`declare export_rows no scroll cursor for ${rowsOf(table)}`);
  for (let first = true; ; first = false) {
    const rows = linesShape.parse(await run(`fetch ${BATCH} from export_rows`));
    if (rows.length > 0) yield { first, count: rows.length, text: rows.map(({ line }) => `${line}\n`).join('') };
    if (rows.length < BATCH) break;
  }
  await run('close export_rows');
}

const namesShape = z.array(z.object({ name: z.string() }));

/** The executed migrations, oldest first. */
async function executed(run: RunQuery): Promise<string[]> {
  return namesShape.parse(await run('select name from migration order by name collate "C"')).map(({ name }) => name);
}

const idsShape = z.array(z.object({ id: z.uuid() }));

/** The ids of all organizations. */
export async function listOrganizations(run: RunQuery): Promise<string[]> {
  const rows = await run('select organization_id as id from organization_code order by organization_id');
  return idsShape.parse(rows).map(({ id }) => id);
}

function json(line: object): string {
  return `${JSON.stringify(line)}\n`;
}
