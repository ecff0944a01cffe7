import { quoted } from './export-format.ts';

/** A column in PostgreSQL's catalog. */
export interface Column {
  readonly name: string;
  /** With its precision, such as `numeric(14,4)`. */
  readonly type: string;
}

/** A table of the product. */
export interface Table {
  readonly name: string;
  /** Whether it has row level security by organization. */
  readonly owned: boolean;
  /** By name, so that the order in which migrations added them does not matter. */
  readonly columns: readonly Column[];
  /** The columns of the primary key. */
  readonly key: readonly string[];
}

/** Runs one statement and returns its rows. */
export type RunQuery = (text: string) => Promise<unknown[]>;

interface CatalogRow {
  readonly name: string;
  readonly owned: boolean;
  readonly columns: readonly Column[];
  readonly key: readonly string[];
}

const TABLES = `
  select c.relname as name, c.relrowsecurity as owned,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname collate "C")
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select json_agg(a.attname order by k.place) from pg_index i, unnest(i.indkey) with ordinality k(number, place)
       join pg_attribute a on a.attnum = k.number where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'migration'
  order by c.relname collate "C"`;

/** Every table of the product, by name, except the table of migrations. */
export async function listTables(run: RunQuery): Promise<Table[]> {
  return (await run(TABLES)).filter(isCatalogRow);
}

function isCatalogRow(row: unknown): row is CatalogRow {
  return typeof row === 'object' && row !== null && 'columns' in row && 'key' in row;
}

/** The rows of a table as JSON arrays of PostgreSQL's text, in the order of the primary key. */
export function rowsOf({ name, columns, key }: Table): string {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  const order = key.map((column) => quoted(column)).join(', ');
  return `select json_build_array(${values})::text as line from ${quoted(name)} order by ${order}`;
}

/** Inserts the rows of `$1`, a JSON array of such arrays; row level security applies. */
export function insertInto({ name }: Table, columns: readonly Column[]): { before: string; after: string } {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, place) => `(r->>${place})::${type}`).join(', ');
  return {
    before: `insert into ${quoted(name)} (${names}) select ${values} from jsonb_array_elements(`,
    after: '::jsonb) r',
  };
}
