import { sql } from 'kysely';
import type { ImportChoice } from '#schema/inputs/imports.ts';
import { msg, plain } from '#schema/messages.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { conflict, fieldError } from '../../platform/errors.ts';
import type { ImportKind } from '../../platform/imports/import-kind.ts';
import { type Choices, matchKey } from '../../platform/database/import-match.ts';
import type { ImportRow, StoredMatch } from './import-row.entity.ts';
import { matchedRows } from './imports.queries.ts';
import type { RecordResult } from './run-records.writes.ts';

/**
 * Stores what a person chose for ingredients of the file, instead of earlier choices. Throws VALIDATION_FAILED for a choice that is
 * none, CONFLICT for an ingredient that is to be confirmed.
 */
export async function storeChoices(
  tx: Transaction,
  kind: ImportKind,
  importBatchId: string,
  choices: readonly ImportChoice[],
): Promise<void> {
  const rows = await matchedRows(tx.db, tx.organizationId, importBatchId);
  const byName = new Map(rows.map(({ number, match }) => [matchKey(match.name), number]));
  const targets = choices.length === 0 ? [] : ((await kind.chosenTargets?.(tx.db, tx.organizationId, choices)) ?? []);
  const chosen = new Map<number, StoredMatch['choice']>();
  for (const [index, { name }] of choices.entries()) {
    const number = byName.get(matchKey(name));
    if (number === undefined) throw fieldError(`choices.${index}.name`, msg('import.choiceUnknown'));
    if (chosen.has(number)) throw fieldError(`choices.${index}.name`, msg('import.choiceTwice'));
    chosen.set(number, targets[index] ?? null);
  }
  const open = rows.filter(({ number, match }) => match.found === 'similar' && !chosen.has(number));
  const [first] = open;
  if (first) throw conflict(msg('import.confirmFirst', { name: plain(first.match.name), count: open.length }));
  const part = JSON.stringify([...chosen].map(([number, choice]) => ({ number, choice })));
  await sql`update import_row set match = import_row.match || jsonb_build_object('choice', matched.choice)
    from (select row.id, part.choice from import_row row
      left join jsonb_to_recordset(${part}::jsonb) as part (number int, choice jsonb) on part.number = row.number
      where row.organization_id = ${tx.organizationId} and row.import_batch_id = ${importBatchId}
        and jsonb_typeof(row.match) = 'object') matched
    where import_row.organization_id = ${tx.organizationId} and import_row.id = matched.id`.execute(tx.db);
}

/** What a person chose for the ingredients of these rows. */
export function choicesOf(rows: readonly ImportRow[]): Choices {
  return new Map(rows.flatMap(({ match }) => (match?.choice ? [[matchKey(match.name), match.choice] as const] : [])));
}

/** Throws CONFLICT with the first row that is good without the choices of a person, and has an error with them. */
export function refuseChoices(rows: readonly ImportRow[], results: readonly RecordResult[]): void {
  const wereGood = new Set(rows.flatMap(({ number, outcome }) => (outcome === 'error' ? [] : [number])));
  const refused = results.flatMap(({ problems }) => problems).find(({ number }) => wereGood.has(number));
  if (!refused) return;
  throw conflict(msg('import.choiceRefused', { row: refused.number, problem: refused.message }));
}
