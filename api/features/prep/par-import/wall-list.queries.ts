import type { Db } from '../../../platform/database/tables.ts';
import type { Importer, ReadLines } from '../../../platform/imports/import-kind.ts';
import { wordKey } from '../../units/unit-words.policy.ts';
import { listUnitWords } from '../../units/units.queries.ts';
import { wallLines } from './wall-list.policy.ts';

/** A list of the wall as rows of the par sheet; null when the text is none. */
export async function readWallList(
  db: Db,
  { organizationId }: Importer,
  lines: readonly string[],
): Promise<ReadLines | null> {
  const words = await listUnitWords(db, organizationId);
  const found = wallLines(lines, (text) => words.has(wordKey(text)));
  if (!found) return null;
  return {
    fields: ['name', 'par', 'unit', 'stationId'],
    rows: found.map(({ number, name, quantity, unit, station }) => ({
      number,
      cells: [name, quantity, unit, station],
    })),
  };
}
