import { sql } from 'kysely';
import { type Message, msg } from '#schema/messages.ts';
import type { AppServices } from '../../platform/app-services.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { conflict, toAppError } from '../../platform/errors.ts';
import type { ImportKind } from '../../platform/imports/import-kind.ts';
import type { Choices } from '../../platform/database/import-match.ts';
import type { ImportBatch } from './import-batch.entity.ts';
import { choicesOf, refuseChoices } from './import-choices.writes.ts';
import { IMPORT_QUEUE, type ImportTask } from './import-job.types.ts';
import type { ImportRow } from './import-row.entity.ts';
import { storeResults } from './import-rows.writes.ts';
import { importerOf } from './importer.queries.ts';
import { allRows } from './imports.queries.ts';
import { importedRows, type RecordResult, runRecords } from './run-records.writes.ts';
import { undoRows } from './undo-rows.writes.ts';

/** How often progress is stored, in milliseconds. */
const TICK = 500;

/** A trial that is rolled back with its results. */
class Trial extends Error {
  constructor(readonly results: readonly RecordResult[]) {
    super('The trial of an import is rolled back.');
  }
}

/** Runs the step that follows from the state of the import. A failed step changes nothing, and its problem is stored. */
export async function runStep(app: AppServices, task: ImportTask): Promise<void> {
  const stored = await app.database.read(task.organizationId, (db) =>
    db.selectFrom('importBatch').selectAll().where('id', '=', task.importId).executeTakeFirst(),
  );
  const kind = app.importKinds.find(({ name }) => name === stored?.kind);
  if (!stored || !kind) return;
  const batch = { ...stored, actorId: task.actorId ?? stored.createdById };
  try {
    if (batch.state === 'checking') await check(app, batch, kind);
    else if (batch.state === 'applying') await apply(app, batch, kind);
    else if (batch.state === 'undoing') await undo(app, batch, kind);
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code === 'UNAVAILABLE') throw error;
    if (refusal.code === 'INTERNAL') app.log.error({ err: error, queue: IMPORT_QUEUE }, 'a step of an import failed');
    const problem = refusal.code === 'INTERNAL' ? msg('import.stopped') : refusal.content;
    await fail(app, batch, problem);
  }
}

/** An import with who requested the step: a colleague may apply or undo it. */
type Step = ImportBatch & { readonly actorId: string };

const scopeOf = ({ organizationId, actorId }: Step) => ({ organizationId, actorId });

async function check(app: AppServices, batch: Step, kind: ImportKind): Promise<void> {
  const results = await tried(app, batch, kind);
  if (!results) return;
  await app.database.write({ ...scopeOf(batch), actorId: null }, 'import.checked', null, async (tx) => {
    if (!(await isStill(tx, batch))) return;
    await storeResults(tx, batch.id, results, false);
    await settle(tx, batch, { state: 'checked', ...countsOf(results), ...matchCountsOf(results) });
  });
}

/** The result of every row. Rows are written and rolled back (dry run). Null when another process runs the step. */
async function tried(app: AppServices, batch: Step, kind: ImportKind): Promise<readonly RecordResult[] | null> {
  try {
    await app.database.write(scopeOf(batch), 'import.checked', null, async (tx) => {
      if (!(await isStill(tx, batch))) return;
      throw new Trial(await run(app, tx, batch, kind, { rows: await rowsOf(tx, batch), keep: false }));
    });
  } catch (error) {
    if (error instanceof Trial) return error.results;
    throw error;
  }
  return null;
}

async function apply(app: AppServices, batch: Step, kind: ImportKind): Promise<void> {
  await app.database.write(scopeOf(batch), 'import.applied', null, async (tx) => {
    if (!(await isStill(tx, batch))) return;
    const rows = await rowsOf(tx, batch);
    const choices = choicesOf(rows);
    const results = await run(app, tx, batch, kind, { rows, keep: true, choices });
    if (choices.size > 0) refuseChoices(rows, results);
    const counts = countsOf(results);
    const isAsChecked =
      counts.newCount === batch.newCount &&
      // Another ingredient than the one found may change a recipe, or leave it as it is.
      (choices.size > 0 || counts.changedCount === batch.changedCount) &&
      counts.errorCount === batch.errorCount;
    if (!isAsChecked) throw conflict(msg('import.changedSinceCheck'));
    await storeResults(tx, batch.id, results, true);
    await settle(tx, batch, { state: 'applied', appliedAt: tx.now, ...counts });
    const changes = {
      kind: [null, batch.kind],
      new: [null, counts.newCount],
      changed: [null, counts.changedCount],
      leftOut: [null, counts.errorCount],
    };
    publish(tx, batch, changes);
  });
}

async function undo(app: AppServices, batch: Step, kind: ImportKind): Promise<void> {
  await app.database.write(scopeOf(batch), 'import.undone', null, async (tx) => {
    if (!(await isStill(tx, batch))) return;
    const importer = await importerOf(tx.db, batch.organizationId, batch.actorId);
    await undoRows(tx, { batch, kind, importer, progress: progressOf(app, batch) });
    await settle(tx, batch, { state: 'undone', undoneAt: tx.now });
    publish(tx, batch, { kind: [batch.kind, null] });
  });
}

/** Only one process does a step, and only while the import is as it was when the step began. */
async function isStill(tx: Transaction, { id, state, version }: ImportBatch): Promise<boolean> {
  const lock = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`import:${id}`}, 0)) as held`.execute(tx.db);
  const row = await tx.db
    .selectFrom('importBatch')
    .select(['state', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  return lock.rows[0]?.held === true && row?.state === state && row.version === version;
}

const rowsOf = (tx: Transaction, { organizationId, id }: Step): Promise<ImportRow[]> =>
  allRows(tx.db, organizationId, id);

interface Run {
  readonly rows: readonly ImportRow[];
  readonly keep: boolean;
  readonly choices?: Choices;
}

async function run(
  app: AppServices,
  tx: Transaction,
  batch: Step,
  kind: ImportKind,
  { rows: stored, keep, choices = new Map() }: Run,
): Promise<RecordResult[]> {
  const importer = await importerOf(tx.db, batch.organizationId, batch.actorId);
  const rows = importedRows(stored, batch.fields, batch.hasHeadings);
  return runRecords(tx, { kind, importer, rows, keep, choices, progress: progressOf(app, batch) });
}

function matchCountsOf(results: readonly RecordResult[]) {
  const matches = results.flatMap((result) => result.matches);
  const confirmCount = matches.filter(({ match }) => match.found === 'similar').length;
  return { matchCount: matches.length, confirmCount };
}

function countsOf(results: readonly RecordResult[]) {
  const count = (outcome: RecordResult['outcome']) => results.filter((result) => result.outcome === outcome).length;
  const [newCount, changedCount] = [count('new'), count('changed')];
  const noteCount = results.reduce((sum, { notes }) => sum + new Set(notes.map(({ number }) => number)).size, 0);
  return { newCount, changedCount, sameCount: count('same'), errorCount: count('error'), noteCount };
}

/** Stores the progress of the step in a separate transaction, and stops a cancelled one. */
function progressOf(app: AppServices, { organizationId, id }: ImportBatch): (done: number) => Promise<void> {
  let last = Date.now();
  return async (done) => {
    if (Date.now() - last < TICK) return;
    last = Date.now();
    const row = await app.database.write({ organizationId, actorId: null }, 'import.progress', null, (tx) =>
      tx.db
        .updateTable('importBatch')
        .set({ doneCount: done })
        .where('id', '=', id)
        .returning('cancelled')
        .executeTakeFirst(),
    );
    if (row?.cancelled) throw conflict(msg('import.cancelled'));
  };
}

type Settled = Partial<Pick<ImportBatch, 'state' | 'appliedAt' | 'undoneAt'>> & Partial<ReturnType<typeof countsOf>>;

/** Ends a step. Throws CONFLICT when it was cancelled, so that it is rolled back, also when no progress was stored yet. */
async function settle(tx: Transaction, batch: ImportBatch, values: Settled): Promise<void> {
  const { cancelled } = await store(tx, batch, { ...values, problem: null });
  if (cancelled) throw conflict(msg('import.cancelled'));
}

async function store(
  tx: Transaction,
  { id }: ImportBatch,
  { problem, ...fields }: Settled & { problem: Message | null },
): Promise<{ readonly cancelled: boolean }> {
  return tx.db
    .updateTable('importBatch')
    .set({
      ...fields,
      problem: sql`${problem ? JSON.stringify(problem) : null}::jsonb`,
      updatedAt: tx.now,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returning('cancelled')
    .executeTakeFirstOrThrow();
}

function publish(tx: Transaction, { id, version, kind }: ImportBatch, changes: unknown): void {
  const live = { type: 'IMPORT_UPDATED', data: { id, version: version + 1, kind } } as const;
  tx.record({ entity: 'ImportBatch', entityId: id, changes, live });
}

/** Back to the state before the step, with why it changed nothing. */
async function fail(app: AppServices, batch: ImportBatch, problem: Message): Promise<void> {
  const state = ({ checking: 'failed', applying: 'checked', undoing: 'applied' } as const)[
    batch.state === 'applying' || batch.state === 'undoing' ? batch.state : 'checking'
  ];
  await app.database.write({ organizationId: batch.organizationId, actorId: null }, 'import.failed', null, (tx) =>
    store(tx, batch, { state, problem }),
  );
}
