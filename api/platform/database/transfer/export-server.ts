import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { z } from 'zod';
import { listTables, rowsOf, type Table } from './catalog.ts';
import { FORMAT, type Header, type Section, type Transferred } from './export-format.ts';

/** Rows read at a time. */
const BATCH = 1_000;

/**
 * Writes everything that a database holds into a file that only its owner may read: it has password hashes and sessions in it.
 * All of it is of one moment, while servers go on writing. The file appears under its name when it is whole.
 * @param url the database, as the role of the product
 */
export async function exportServer(url: string, file: string): Promise<Transferred> {
  const client = new pg.Client({ connectionString: url, application_name: 'brigade-export' });
  await client.connect();
  const part = `${file}.part`;
  try {
    await client.query(`set timezone = 'UTC'; begin isolation level repeatable read read only`);
    const found = { kitchens: 0, rows: 0 };
    const target = createWriteStream(part, { mode: 0o600, flags: 'w' });
    await pipeline(Readable.from(linesOf(client, found)), createGzip(), target);
    await rename(part, file);
    return found;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function* linesOf(client: pg.Client, found: { kitchens: number; rows: number }): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const said = (line: string): string => {
    hash.update(line);
    return line;
  };
  const ask = async (text: string): Promise<unknown[]> => (await client.query<object>(text)).rows;
  yield said(json({ brigade: 'export', format: FORMAT, migrations: await executed(client) } satisfies Header));
  const tables = await listTables(ask);
  const organizations = await listOrganizations(client);
  found.kitchens = organizations.length;
  for (const organization of [null, ...organizations]) {
    if (organization) await client.query(`select set_config('app.organization', $1, true)`, [organization]);
    for (const table of tables.filter(({ owned }) => owned === (organization !== null))) {
      for await (const lines of batchesOf(client, table)) {
        if (lines.first) yield said(json(sectionOf(table, organization)));
        found.rows += lines.count;
        yield said(lines.text);
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

async function* batchesOf(client: pg.Client, table: Table): AsyncGenerator<Lines> {
  await client.query(`declare export_rows no scroll cursor for ${rowsOf(table)}`);
  for (let first = true; ; first = false) {
    const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from export_rows`);
    if (rows.length > 0) yield { first, count: rows.length, text: rows.map(({ line }) => `${line}\n`).join('') };
    if (rows.length < BATCH) break;
  }
  await client.query('close export_rows');
}

const namesShape = z.array(z.object({ name: z.string() }));

/** The migrations that made the schema, oldest first. */
async function executed(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<object>('select name from migration order by name collate "C"');
  return namesShape.parse(rows).map(({ name }) => name);
}

async function listOrganizations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select organization_id as id from organization_code order by organization_id',
  );
  return rows.map(({ id }) => id);
}

function json(line: object): string {
  return `${JSON.stringify(line)}\n`;
}
