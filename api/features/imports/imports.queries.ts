import { sql } from 'kysely';
import { inEnglish } from '#schema/messages.ts';
import type { ImportKindName } from '#schema/import-vocabulary.ts';
import type { ImportRowsFilter } from '#schema/inputs/imports.ts';
import { HOUR } from '#schema/milliseconds.ts';
import type { Viewer } from '../../platform/context/context.ts';
import { Keyset, type ListOrder } from '../../platform/database/keyset.ts';
import type { Db } from '../../platform/database/tables.ts';
import { type Page, type PageInput, withNodes } from '../../platform/graphql/connection.ts';
import { headingKey, type ColumnMapping } from '../../platform/imports/guess-columns.ts';
import type { ImportBatchView, ImportMatchView, ImportRowView } from './import.view.ts';
import type { ImportRow, StoredMatch } from './import-row.entity.ts';

/** How many rows show what a column holds. */
const SAMPLES = 3;

/** A viewer and the kinds of import that they may read; of other kinds they see their own imports only. */
export interface Reader {
  readonly viewer: Viewer;
  readonly readable: readonly ImportKindName[];
}

function batches(db: Db, { viewer, readable }: Reader) {
  return db
    .selectFrom('importBatch')
    .innerJoin('appUser', 'appUser.id', 'importBatch.createdById')
    .selectAll('importBatch')
    .select([
      'appUser.name as createdByName',
      sql<string[][]>`coalesce((select json_agg(sample.cells) from (select cells from import_row
        where import_row.organization_id = import_batch.organization_id and import_row.import_batch_id = import_batch.id
        and (not import_batch.has_headings or import_row.number > (select min(number) from import_row first
          where first.organization_id = import_batch.organization_id and first.import_batch_id = import_batch.id))
        order by number limit ${SAMPLES}) sample), '[]'::json)`.as('samples'),
    ])
    .where('importBatch.organizationId', '=', viewer.organizationId)
    .where(({ eb, or }) =>
      or([
        eb('importBatch.createdById', '=', viewer.id),
        readable.length > 0 ? eb('importBatch.kind', 'in', readable) : or([]),
      ]),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof batches>['executeTakeFirstOrThrow']>>;

function viewOf(row: Row): ImportBatchView {
  const { problem } = row;
  return { ...row, problemContent: problem, problemText: problem && inEnglish(problem) };
}

export async function findBatch(db: Db, reader: Reader, id: string): Promise<ImportBatchView | undefined> {
  const row = await batches(db, reader).where('importBatch.id', '=', id).executeTakeFirst();
  return row && viewOf(row);
}

/** A step that began longer ago has ended, or will never end. */
const RUNNING_HOURS = 1;

/** How many imports of a kitchen are running. */
export async function countRunning(db: Db, organizationId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('importBatch')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('organizationId', '=', organizationId)
    .where('state', 'in', ['checking', 'applying', 'undoing'])
    .where('updatedAt', '>', new Date(now.getTime() - RUNNING_HOURS * HOUR))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const newestFirst: ListOrder = {
  direction: 'descending',
  keys: [
    { value: sql`import_batch.created_at`, type: 'timestamptz' },
    { value: sql`import_batch.id`, type: 'uuid' },
  ],
};

/** The imports of these kinds, the newest first. */
export async function listBatches(
  db: Db,
  reader: Reader,
  kinds: readonly ImportKindName[],
  page: PageInput,
): Promise<Page<ImportBatchView>> {
  const keyset = new Keyset(newestFirst, page);
  const rows = batches(db, reader).select(keyset.cursorKeys).where('importBatch.kind', 'in', kinds);
  const found = keyset.page(await keyset.cut(rows).execute());
  return withNodes(found, found.nodes.map(viewOf));
}

const byNumber: ListOrder = { direction: 'ascending', keys: [{ value: sql`import_row.number`, type: 'integer' }] };

/** The rows of an import in the order of the file; without `withFormer`, without what the kitchen had before. */
export async function listRows(
  db: Db,
  viewer: Viewer,
  { importId, outcome, withNotes, withMatch, match, withFormer }: ImportRowsFilter & { readonly withFormer: boolean },
  page: PageInput,
): Promise<Page<ImportRowView>> {
  const keyset = new Keyset(byNumber, page);
  const rows = db
    .selectFrom('importRow')
    .selectAll('importRow')
    .select(keyset.cursorKeys)
    .where('importRow.organizationId', '=', viewer.organizationId)
    .where('importRow.importBatchId', '=', importId)
    .$if(Boolean(outcome), (query) => query.where('importRow.outcome', '=', outcome ?? null))
    .$if(withNotes === true, (query) => query.where(sql<boolean>`jsonb_array_length(import_row.notes) > 0`))
    .$if(withMatch === true, (query) => query.where(sql<boolean>`jsonb_typeof(import_row.match) = 'object'`))
    .$if(Boolean(match), (query) => query.where(sql<boolean>`import_row.match ->> 'found' = ${match}`));
  const found = keyset.page(await keyset.cut(rows).execute());
  return withNodes(
    found,
    found.nodes.map((row) => rowView(row, withFormer)),
  );
}

function rowView(row: ImportRow, withFormer: boolean): ImportRowView {
  const { number, cells, outcome, name, problems, notes, match, changes, touched } = row;
  return {
    number,
    cells,
    outcome,
    name,
    personId: touched?.find(({ entity, before }) => entity === 'User' && before === null)?.id ?? null,
    problems: (problems ?? []).map(({ field, message }) => ({ field, text: inEnglish(message), content: message })),
    notes: (notes ?? []).map((content) => ({ text: inEnglish(content), content })),
    match: match && matchView(match),
    changes: Object.entries(changes ?? {}).map(([field, [before, after]]) => ({
      field,
      before: withFormer ? textOf(before) : null,
      after: textOf(after),
    })),
  };
}

function matchView({ name, found, target, choice }: StoredMatch): ImportMatchView {
  const { itemId, subRecipeId, name: targetName } = choice ?? target;
  return { name, found, itemId, subRecipeId, targetName, confirmed: choice !== null };
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** How the kitchen mapped the columns of its last import of this kind. */
export async function lastColumnMapping(db: Db, organizationId: string, kind: ImportKindName): Promise<ColumnMapping> {
  const last = await db
    .selectFrom('importBatch')
    .select(['headings', 'fields'])
    .where('organizationId', '=', organizationId)
    .where('kind', '=', kind)
    .where('hasHeadings', '=', true)
    .where('state', 'in', ['checked', 'applied', 'undone'])
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const pairs = (last?.headings ?? []).map(
    (heading, index) => [headingKey(heading), last?.fields[index] ?? ''] as const,
  );
  return Object.fromEntries(pairs.filter(([heading, field]) => heading !== '' && field !== ''));
}

/** The rows that are the first to name an ingredient, in the order of the file. */
export async function matchedRows(
  db: Db,
  organizationId: string,
  importBatchId: string,
): Promise<{ readonly number: number; readonly match: StoredMatch }[]> {
  const rows = await db
    .selectFrom('importRow')
    .select(['number', 'match'])
    .where('organizationId', '=', organizationId)
    .where('importBatchId', '=', importBatchId)
    .where(sql<boolean>`jsonb_typeof(match) = 'object'`)
    .orderBy('number')
    .execute();
  return rows.flatMap(({ number, match }) => (match ? [{ number, match }] : []));
}

/** All rows of an import in the order of the file. */
export function allRows(db: Db, organizationId: string, importBatchId: string): Promise<ImportRow[]> {
  return db
    .selectFrom('importRow')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('importBatchId', '=', importBatchId)
    .orderBy('number')
    .execute();
}
