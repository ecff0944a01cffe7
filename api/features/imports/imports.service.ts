import { createHash } from 'node:crypto';
import * as inputs from '#schema/inputs/imports.ts';
import { limits } from '#schema/limits.ts';
import { undoableSince } from '#schema/import-age.ts';
import { type Message, msg, wordOf } from '#schema/messages.ts';
import type { ImportKindName, ImportState } from '#schema/import-vocabulary.ts';
import { authorize, mayDo } from '../../platform/context/access.ts';
import type { Context, Viewer } from '../../platform/context/context.ts';
import { type InputOf, parse } from '../../platform/context/parse.ts';
import { readOne } from '../../platform/context/read-one.ts';
import { bytesOf } from '../../platform/database/database.ts';
import { add, find, type Transaction } from '../../platform/database/transaction.ts';
import { conflict, fieldError, notFound } from '../../platform/errors.ts';
import type { Page, PageInput } from '../../platform/graphql/connection.ts';
import { guessColumns } from '../../platform/imports/guess-columns.ts';
import type { ImportKind, ReadLines } from '../../platform/imports/import-kind.ts';
import { checkBytes, checkSize, readTable, textLines } from '../../platform/imports/read-table.ts';
import { ImportBatch } from './import-batch.entity.ts';
import { storeChoices } from './import-choices.writes.ts';
import { IMPORT_QUEUE } from './import-job.types.ts';
import { deleteBatches, storeRows } from './import-rows.writes.ts';
import type { ImportBatchView, ImportFieldView, ImportRowView } from './import.view.ts';
import { importerOf } from './importer.queries.ts';
import { countRunning, findBatch, listBatches, listRows, type Reader, lastColumnMapping } from './imports.queries.ts';

/** The kinds that the viewer may import. */
function ownKinds(ctx: Context): ImportKind[] {
  return ctx.importKinds.filter(({ permission }) => mayDo(ctx, permission));
}

/** A token may write what it may not read: then it sees no file of somebody else. */
function readerOf(ctx: Context, viewer: Viewer): Reader {
  const mayRead = (kind: ImportKind) => kind.readPermissions.every((permission) => mayDo(ctx, permission));
  return { viewer, readable: ctx.importKinds.filter(mayRead).map(({ name }) => name) };
}

/** A kind that the viewer may import. Throws FORBIDDEN. */
export function kindFor(ctx: Context, name: ImportKindName): { viewer: Viewer; kind: ImportKind } {
  authorize(ctx, 'imports.run');
  const kind = ctx.importKinds.find((known) => known.name === name);
  if (!kind) throw notFound('import');
  return { viewer: authorize(ctx, kind.permission), kind };
}

/** The fields that columns of a file may be. */
export function importFields(ctx: Context, name: ImportKindName): ImportFieldView[] {
  authorize(ctx, 'imports.run');
  const kind = ctx.importKinds.find((known) => known.name === name);
  if (!kind) throw notFound('import');
  return kind.columns.map(({ field, names, required = false }) => ({
    field,
    name: names.en,
    nameEs: names.es,
    required,
  }));
}

export async function importBatch(ctx: Context, id: string): Promise<ImportBatchView> {
  const viewer = authorize(ctx, 'imports.run');
  const batch = await readOne(ctx, 'import', id, (db) => findBatch(db, readerOf(ctx, viewer), id));
  kindFor(ctx, batch.kind);
  return batch;
}

/** The imports that the viewer may see, the newest first. */
export async function importBatches(ctx: Context, page: PageInput): Promise<Page<ImportBatchView>> {
  const viewer = authorize(ctx, 'imports.run');
  const kinds = ownKinds(ctx).map(({ name }) => name);
  return ctx.read((db) => listBatches(db, readerOf(ctx, viewer), kinds, page));
}

export async function importRows(
  ctx: Context,
  rawFilter: InputOf<typeof inputs.importRowsFilter>,
  page: PageInput,
): Promise<Page<ImportRowView>> {
  authorize(ctx, 'imports.run');
  const filter = parse(inputs.importRowsFilter, rawFilter);
  const batch = await importBatch(ctx, filter.importId);
  const { viewer } = kindFor(ctx, batch.kind);
  const withFormer = readerOf(ctx, viewer).readable.includes(batch.kind);
  return ctx.read((db) => listRows(db, viewer, { ...filter, withFormer }, page));
}

/** Reads a file and guesses its columns. A person has one unfinished import of a kind: an older one is deleted. */
export async function readImport(
  ctx: Context,
  bytes: Buffer,
  rawInput: InputOf<typeof inputs.readImport>,
): Promise<ImportBatchView> {
  authorize(ctx, 'imports.run');
  const input = parse(inputs.readImport, rawInput);
  const { viewer, kind } = kindFor(ctx, input.kind);
  checkBytes(bytes);
  const contents = await readContents(ctx, viewer, kind, bytes);
  const table = contents === null ? await readTable(bytes) : contents.rows;
  kind.refuseFile?.(table[0]?.cells ?? []);
  const sha256 = createHash('sha256').update(bytes).digest('base64url');
  const read = async (tx: Transaction) => {
    const remembered = await lastColumnMapping(tx.db, viewer.organizationId, kind.name);
    const headings = contents === null ? (table[0]?.cells ?? []) : [];
    const guessed = guessColumns(headings, kind.columns, remembered).map((field) => field ?? '');
    const hasFields = guessed.some((field) => field !== '');
    const mayBeList = contents === null && (!hasFields || isListHeading(headings));
    const list = mayBeList ? await readList(tx, viewer, kind, bytes) : null;
    const isHeading = hasFields && list === null;
    const { rows, fields } = contents ?? list ?? { rows: table, fields: guessed };
    await deleteUnfinished(tx, viewer, kind.name);
    const batch = add(tx, ImportBatch, {
      kind: kind.name,
      fileName: input.fileName ?? '',
      createdById: viewer.id,
      headings: [...(rows[0]?.cells ?? [])],
      fields: [...fields],
      hasHeadings: isHeading,
      rowCount: rows.length,
    });
    await tx.em.flush();
    await storeRows(tx, batch.id, rows);
    const changes = { kind: [null, kind.name], rows: [null, rows.length] };
    tx.record({ entity: 'ImportBatch', entityId: batch.id, changes });
    return batch.id;
  };
  const id = await ctx.write('import.read', { ...input, sha256 }, read, { bytes: bytesOf(table) });
  return importBatch(ctx, id);
}

/** What a file that is no table contains, as rows; null for a table. */
async function readContents(ctx: Context, viewer: Viewer, kind: ImportKind, bytes: Buffer): Promise<ReadLines | null> {
  const contents = (await kind.openFile?.(bytes)) ?? null;
  if (contents === null) return null;
  const read = await ctx.read(async (db) => contents(db, await importerOf(db, viewer.organizationId, viewer.id)));
  checkSize(read.rows);
  return read;
}

/** `Prep:` alone in its line: on a list it is the station of the lines below, whatever else the word means. */
function isListHeading(cells: readonly string[]): boolean {
  const [text = '', ...others] = cells.filter((cell) => cell.trim() !== '');
  return others.length === 0 && text.trimEnd().endsWith(':');
}

/** A text without headings as its kind reads lines, such as a pasted prep list; null when it is none. */
async function readList(tx: Transaction, viewer: Viewer, kind: ImportKind, bytes: Buffer): Promise<ReadLines | null> {
  const lines = kind.readLines === undefined ? null : textLines(bytes);
  if (!kind.readLines || !lines) return null;
  return kind.readLines(tx.db, await importerOf(tx.db, viewer.organizationId, viewer.id), lines);
}

async function deleteUnfinished(tx: Transaction, viewer: Viewer, kind: ImportKindName): Promise<void> {
  const unfinished = await tx.em.find(ImportBatch, {
    kind,
    createdById: viewer.id,
    state: { $in: ['read', 'checked', 'failed'] },
  });
  await deleteBatches(
    tx,
    unfinished.map(({ id }) => id),
  );
}

/** Tries every row with these columns; `importBatch` says how far it is. */
export async function checkImport(
  ctx: Context,
  rawInput: InputOf<typeof inputs.checkImport>,
): Promise<ImportBatchView> {
  authorize(ctx, 'imports.run');
  const { id, fields, hasHeadings } = parse(inputs.checkImport, rawInput);
  const batch = await importBatch(ctx, id);
  const { viewer, kind } = kindFor(ctx, batch.kind);
  checkFields(kind, fields);
  await ctx.limiter.consume('importChecksByOrganization', viewer.organizationId);
  if (kind.checksLimit) await ctx.limiter.consume(kind.checksLimit, viewer.organizationId);
  return begin(ctx, id, {
    action: 'import.checking',
    from: ['read', 'checked', 'failed', 'checking'],
    to: 'checking',
    refusal: msg('import.running'),
    change: { fields: [...fields], hasHeadings },
  });
}

function checkFields({ columns }: ImportKind, fields: readonly string[]): void {
  const chosen = fields.filter((field) => field !== '');
  const unknown = chosen.find((field) => !columns.some((column) => column.field === field));
  if (unknown !== undefined) throw fieldError('fields', msg('import.fieldUnknown'));
  if (new Set(chosen).size < chosen.length) throw fieldError('fields', msg('import.fieldTwice'));
  const isUpdate = chosen.includes('id');
  const missing = columns.find(({ field, required }) => required === true && !isUpdate && !chosen.includes(field));
  if (missing) throw fieldError('fields', msg('import.fieldMissing', { name: wordOf(missing.names) }));
}

/** Imports what was checked, all of it or nothing. Throws CONFLICT for rows with errors unless they are to be left out. */
export async function applyImport(
  ctx: Context,
  rawInput: InputOf<typeof inputs.applyImport>,
): Promise<ImportBatchView> {
  authorize(ctx, 'imports.run');
  const { id, onlyGood, choices = [] } = parse(inputs.applyImport, rawInput);
  const batch = await importBatch(ctx, id);
  const { kind } = kindFor(ctx, batch.kind);
  if (batch.state === 'checked') {
    if (batch.errorCount > 0 && !onlyGood) throw conflict(msg('import.hasErrors', { count: batch.errorCount }));
    if (batch.newCount + batch.changedCount + batch.sameCount === 0) throw conflict(msg('import.nothingGood'));
  }
  return begin(ctx, id, {
    action: 'import.applying',
    // A repeated request finds it running or done.
    from: ['checked', 'applying', 'applied'],
    to: 'applying',
    refusal: msg('import.notChecked'),
    change: { onlyGood },
    choices: { kind, chosen: choices },
  });
}

/** Undoes a whole import. */
export async function undoImport(
  ctx: Context,
  rawInput: InputOf<typeof inputs.importTarget>,
): Promise<ImportBatchView> {
  authorize(ctx, 'imports.run');
  const { id } = parse(inputs.importTarget, rawInput);
  const { state, appliedAt } = await importBatch(ctx, id);
  // Its rows say what it wrote; they are deleted after that time.
  if (state === 'applied' && appliedAt && appliedAt.getTime() < undoableSince(Date.now()))
    throw conflict(msg('import.tooOld', { days: limits.importDays }));
  return begin(ctx, id, {
    action: 'import.undoing',
    from: ['applied', 'undoing', 'undone'],
    to: 'undoing',
    refusal: msg('import.notApplied'),
    change: {},
  });
}

/** Stops the step that is running: nothing of it is kept. */
export async function cancelImport(
  ctx: Context,
  rawInput: InputOf<typeof inputs.importTarget>,
): Promise<ImportBatchView> {
  authorize(ctx, 'imports.run');
  const { id } = parse(inputs.importTarget, rawInput);
  await importBatch(ctx, id);
  // Without an event: the running step may hold the counter of events until it ends.
  await ctx.write('import.cancelled', { id }, async (tx) => {
    await tx.db.updateTable('importBatch').set({ cancelled: true }).where('id', '=', id).execute();
  });
  return importBatch(ctx, id);
}

interface Step {
  readonly action: string;
  readonly from: readonly ImportState[];
  readonly to: ImportState;
  readonly refusal: Message;
  readonly change: Partial<ImportBatch>;
  /** What a person chose for ingredients of the file. */
  readonly choices?: { readonly kind: ImportKind; readonly chosen: readonly inputs.ImportChoice[] };
}

function isSameTable(batch: ImportBatch, { fields, hasHeadings }: Partial<ImportBatch>): boolean {
  return JSON.stringify(batch.fields) === JSON.stringify(fields) && batch.hasHeadings === hasHeadings;
}

/** Moves an import to a running state and queues the step; one that is there already, or beyond, stays as it is. */
async function begin(ctx: Context, id: string, step: Step): Promise<ImportBatchView> {
  const { action, from, to, refusal, change, choices } = step;
  const { organizationId, id: actorId } = authorize(ctx, 'imports.run');
  const isRunning = await ctx.write(action, { id, ...change, choices: choices?.chosen }, async (tx) => {
    const batch = await find(tx, ImportBatch, 'import', id, { lock: true });
    if (!from.includes(batch.state)) throw conflict(refusal);
    if (from.indexOf(batch.state) > from.indexOf(to)) return false;
    if (batch.state === to) {
      // The check that runs is of its columns: its result must not be shown as that of others.
      if (to === 'checking' && !isSameTable(batch, change)) throw conflict(refusal);
      return true;
    }
    const others = await countRunning(tx.db, organizationId, tx.now);
    if (others >= limits.importsRunningMax) throw conflict(msg('import.tooManyRunning', { count: others }));
    if (choices) await storeChoices(tx, choices.kind, id, choices.chosen);
    Object.assign(batch, change, { state: to, cancelled: false, doneCount: 0, problem: null });
    return true;
  });
  if (isRunning) await ctx.queue.send(IMPORT_QUEUE, { organizationId, importId: id, actorId });
  return importBatch(ctx, id);
}
