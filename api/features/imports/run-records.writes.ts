import { sql } from 'kysely';
import type { ImportOutcome } from '#schema/import-vocabulary.ts';
import type { Message } from '#schema/messages.ts';
import type { EventInput, Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import type { ImportedRow, Importer, ImportKind, ImportResult, ImportRun } from '../../platform/imports/import-kind.ts';
import type { TouchedRow } from '../../platform/database/touched-row.ts';
import type { Choices, ImportMatch } from '../../platform/database/import-match.ts';
import { type NumberedProblem, recordsOf, type RecordRows, repeatedRows } from './repeated-rows.policy.ts';

/** The result of one record of the file. */
export interface RecordResult {
  /** The numbers of its rows. */
  readonly numbers: readonly number[];
  readonly outcome: ImportOutcome;
  readonly name: string;
  readonly problems: readonly NumberedProblem[];
  readonly notes: readonly { readonly number: number; readonly message: Message }[];
  readonly matches: readonly { readonly number: number; readonly match: ImportMatch }[];
  readonly changes: ImportResult['changes'];
  readonly touched: readonly TouchedRow[];
}

interface Run {
  readonly kind: ImportKind;
  readonly importer: Importer;
  readonly rows: readonly ImportedRow[];
  /** False for a trial: the caller rolls it back. */
  readonly keep: boolean;
  readonly choices: Choices;
  /** Called with the number of rows done so far; throws to stop. */
  readonly progress: (done: number) => Promise<void>;
}

/** Writes every record, each whole or not at all: a refused one changes nothing, and its problems are returned. */
export async function runRecords(
  tx: Transaction,
  { kind, importer, rows, keep, choices, progress }: Run,
): Promise<RecordResult[]> {
  const records = recordsOf(kind, rows, importer);
  const repeated = repeatedRows(kind, records);
  const events: EventInput[] = [];
  // Open screens are notified of the import as a whole: thousands of messages would only delay them.
  const own: Transaction = { ...tx, record: ({ live: _live, audience: _audience, ...event }) => events.push(event) };
  const run = await kind.start(own, importer, keep, records, choices);
  const results: RecordResult[] = [];
  let done = 0;
  for (const record of records) {
    const problems = record.flatMap(({ number }) => repeated.get(number) ?? []);
    const [first] = record;
    results.push(problems.length > 0 && first ? refused(record, problems) : await attempt(own, record, events, run));
    done += record.length;
    await progress(done);
  }
  const touched = (await run.finish?.()) ?? [];
  for (const event of events) tx.record(event);
  return withTouched(results, touched);
}

/** What concerns all records is with the first one, so that undo takes it back last. Touched rows are numbered as written. */
function withTouched(results: readonly RecordResult[], touched: readonly TouchedRow[]): RecordResult[] {
  const first = results.find(({ outcome }) => outcome !== 'error');
  let order = 0;
  return results.map((result) => {
    const rows = result === first ? [...touched, ...result.touched] : result.touched;
    return { ...result, touched: rows.map((row) => ({ ...row, order: order++ })) };
  });
}

async function attempt(
  tx: Transaction,
  record: RecordRows,
  events: EventInput[],
  run: ImportRun,
): Promise<RecordResult> {
  const recorded = events.length;
  await sql`savepoint import_record`.execute(tx.db);
  try {
    const { notes = [], matches = [], ...written } = await run.write(record);
    await tx.em.flush();
    await sql`release savepoint import_record`.execute(tx.db);
    const numbers = record.map(({ number }) => number);
    const numbered = <Part extends { place: number }>({ place, ...part }: Part) => ({
      number: numbers[place] ?? 0,
      ...part,
    });
    return { ...written, numbers, problems: [], notes: notes.map(numbered), matches: matches.map(numbered) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await sql`rollback to savepoint import_record`.execute(tx.db);
    events.splice(recorded);
    return refused(record, problemsOf(record, error));
  } finally {
    // A growing identity map would make each next record slower; they load again what they need.
    tx.em.clear();
  }
}

/** A refused field of a record of several rows begins with the place of its row: `2.unit`. */
function problemsOf(record: RecordRows, error: AppError): NumberedProblem[] {
  const number = record[0]?.number ?? 0;
  const fields = error.detail.fields ?? [];
  if (fields.length === 0) return [{ number, field: null, message: error.content }];
  return fields.map(({ path, message }) => {
    const [, place, field] = /^(\d+)\.(.+)$/.exec(path) ?? [];
    const row = place === undefined ? undefined : record[Number(place)];
    return { number: row?.number ?? number, field: (field ?? path).split('.')[0] || null, message };
  });
}

function refused(record: RecordRows, problems: readonly NumberedProblem[]): RecordResult {
  const numbers = record.map(({ number }) => number);
  const name = Object.values(record[0]?.cells ?? {})[0] ?? '';
  return {
    numbers,
    outcome: 'error',
    name: record[0]?.cells['name'] ?? name,
    problems,
    notes: [],
    matches: [],
    changes: {},
    touched: [],
  };
}

/** The file's rows with their mapped, filled cells by field. */
export function importedRows(
  rows: readonly { readonly number: number; readonly cells: readonly string[] }[],
  fields: readonly string[],
  hasHeadings: boolean,
): ImportedRow[] {
  return rows.slice(hasHeadings ? 1 : 0).map(({ number, cells }) => ({
    number,
    cells: Object.fromEntries(
      fields.flatMap((field, index) => {
        const cell = cells[index] ?? '';
        return field === '' || cell === '' ? [] : [[field, cell] as const];
      }),
    ),
  }));
}
