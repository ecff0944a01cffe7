import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import { msg } from '#schema/messages.ts';
import { invalid } from '../../errors.ts';
import { refuseNewer } from '../migrate.ts';
import { migrationNames } from '../migrations-folder.ts';
import { type RunQuery, insertInto, listTables, type Table } from './catalog.ts';
import { type Header, quoted, type Section, type Transferred } from './export-format.ts';
import { type ExportReader, readExport } from './read-export.ts';

/** Rows written at a time. */
const BATCH = 500;
const CHANGED = msg('export.doesNotFit');

export type Transaction = Kysely<Record<string, never>>;

/** The target of an import: a migrated database, in a transaction without concurrent writes. */
interface Target {
  readonly orm: MikroORM;
  readonly em: EntityManager;
  /** Whether it has rows, which are deleted. */
  readonly isFull: boolean;
}

/** Imports an export. One of an older schema is imported into that schema, which is migrated afterwards. */
export async function fillDatabase({ orm, em, isFull }: Target, file: string): Promise<Transferred> {
  const db: Transaction = em.getKysely();
  const transaction: unknown = em.getTransactionContext();
  const writer = new Writer(db, async (header) => {
    refuseNewer(header.migrations.map((name) => ({ name })));
    if (!isFull && header.migrations.length === migrationNames.length) return;
    await emptySchema(db);
    await orm.migrator.up({ transaction, to: header.migrations.at(-1) });
    // A migration may have made constraints immediate, but rows are not sorted by their references.
    await sql`set constraints all deferred`.execute(db);
  });
  const { rows } = await readExport(file, writer);
  await writer.finish();
  // Migrations fail on tables with pending constraint checks.
  await sql`set constraints all immediate`.execute(db);
  await orm.migrator.up({ transaction });
  return { kitchens: await countKitchens(db), rows };
}

export async function countKitchens(db: Transaction): Promise<number> {
  const { rows } = await sql<{ kitchens: number }>`select count(*)::int as kitchens from organization_code`.execute(db);
  return rows[0]?.kitchens ?? 0;
}

/** Drops every table and function of the product, not those of extensions, and empties the table of migrations. */
async function emptySchema(db: Transaction): Promise<void> {
  for (const { name } of await listTables(queryRunner(db))) {
    await sql.raw(`drop table if exists ${quoted(name)} cascade`).execute(db);
  }
  const functions = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(
    db,
  );
  for (const { name } of functions.rows) await sql.raw(`drop function ${name} cascade`).execute(db);
  await sql`delete from migration`.execute(db);
}

/** Runs statements in a transaction. */
export function queryRunner(db: Transaction): RunQuery {
  return async (text: string): Promise<unknown[]> => (await sql.raw(text).execute(db)).rows;
}

/** Writes the rows of a file in batches. */
class Writer implements ExportReader {
  private tables: ReadonlyMap<string, Table> = new Map();
  private statement: { readonly before: string; readonly after: string } | null = null;
  private waiting: string[] = [];

  constructor(
    private readonly db: Transaction,
    private readonly prepare: (header: Header) => Promise<void>,
  ) {}

  async header(header: Header): Promise<void> {
    await this.prepare(header);
    this.tables = new Map((await listTables(queryRunner(this.db))).map((table) => [table.name, table]));
  }

  async section({ table: name, organization, columns }: Section): Promise<void> {
    await this.finish();
    const table = this.tables.get(name);
    const matching = columns.map((column) => table?.columns.find((own) => own.name === column));
    const found = matching.filter((column) => column !== undefined);
    if (!table || found.length < matching.length || table.owned !== (organization !== null)) throw invalid(CHANGED);
    this.statement = insertInto(table, found);
    await sql`select set_config('app.organization', ${organization ?? ''}, true)`.execute(this.db);
  }

  async row(text: string): Promise<void> {
    if (this.waiting.push(text) >= BATCH) await this.finish();
  }

  /** Writes the remaining rows. */
  async finish(): Promise<void> {
    const rows = this.waiting.splice(0);
    if (rows.length === 0) return;
    if (!this.statement) throw invalid(CHANGED);
    const { before, after } = this.statement;
    await sql`${sql.raw(before)}${`[${rows.join(',')}]`}${sql.raw(after)}`.execute(this.db);
  }
}
