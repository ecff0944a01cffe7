import type { Db } from '../../../platform/database/tables.ts';
import type { Importer, ReadLines } from '../../../platform/imports/import-kind.ts';
import { wordKey } from '../../units/unit-words.policy.ts';
import { listUnitWords } from '../../units/units.queries.ts';
import { pastedLines } from './pasted-list.policy.ts';

/** A pasted prep list as rows of the par sheet; null when the text is no list. */
export async function readPastedList(
  db: Db,
  { organizationId }: Importer,
  lines: readonly string[],
): Promise<ReadLines | null> {
  const words = await listUnitWords(db, organizationId);
  const found = pastedLines(lines, (text) => words.has(wordKey(text)));
  if (!found) return null;
  return {
    fields: ['name', 'par', 'unit', 'stationId'],
    rows: found.map(({ number, name, quantity, unit, station }) => ({
      number,
      cells: [name, quantity, unit, station],
    })),
  };
}
