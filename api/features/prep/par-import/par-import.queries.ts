import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import { weekdays } from '#schema/vocabulary.ts';
import type { Db, Tables } from '../../../platform/database/tables.ts';
import { plainDecimal } from '../../../platform/plain-decimal.ts';
import type { Importer } from '../../../platform/imports/import-kind.ts';
import { NamedRows } from '../../../platform/imports/record-input.ts';
import { namedItems } from '../../inventory/items/named-items.queries.ts';
import { namedStations } from '../../stations/stations.queries.ts';
import { listUnitWords } from '../../units/units.queries.ts';
import { listIdOf } from '../tasks/prep-day.queries.ts';
import { LISTS_MAX } from '../lists/prep-lists.queries.ts';

/** With archived ones, more lines than a sheet ever had. */
const LINES_MAX = 20_000;

/** A line of the par sheet, in the fields that files have. */
export type FileLine = Pick<
  Tables['prepItem'],
  | 'id'
  | 'itemId'
  | 'stationId'
  | 'prepListId'
  | 'parByWeekday'
  | 'batchQuantity'
  | 'rounding'
  | 'minQuantity'
  | 'maxQuantity'
  | 'parMode'
  | 'minDays'
  | 'maxDays'
  | 'thawDays'
  | 'dueTime'
  | 'leadMinutes'
  | 'sort'
>;

export type StoredLine = FileLine & Pick<Tables['prepItem'], 'archivedAt'>;

/** A recipe that makes an item, as files name it. */
interface NamedMaker {
  readonly id: string;
  readonly name: string;
  readonly nameEs: string | null;
  readonly outputItemId: string | null;
  readonly stationId: string | null;
  readonly archivedAt: Date | null;
}

export type ParReferences = Awaited<ReturnType<typeof parReferences>>;

/** What rows of the par sheet are matched with. */
export async function parReferences(db: Db, organizationId: string) {
  const lines: StoredLine[] = await db
    .selectFrom('prepItem')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .limit(LINES_MAX)
    .execute();
  const makers: NamedMaker[] = await db
    .selectFrom('recipe')
    .select(['id', 'name', 'nameEs', 'outputItemId', 'stationId', 'archivedAt'])
    .where('organizationId', '=', organizationId)
    .where('kind', '=', 'prep')
    .where('archivedAt', 'is', null)
    .limit(limits.importRecipesMax)
    .execute();
  const lists = await db
    .selectFrom('prepList')
    .select(['id', 'name', 'archivedAt'])
    .where('organizationId', '=', organizationId)
    .limit(LISTS_MAX)
    .execute();
  return {
    lines,
    items: await namedItems(db, organizationId),
    makers: new NamedRows(makers, 'recipe', ({ nameEs }) => [nameEs]),
    makerOf: new Map(makers.map((maker) => [maker.outputItemId, maker])),
    stations: await namedStations(db, organizationId),
    lists: new NamedRows(lists, 'prep list'),
    words: await listUnitWords(db, organizationId),
  };
}

/** Every line that is not archived, by the columns of an import. */
export async function exportedLines(db: Db, { organizationId }: Importer): Promise<Record<string, string | null>[]> {
  const rows = await db
    .selectFrom('prepItem')
    .innerJoin('item', 'item.id', 'prepItem.itemId')
    .leftJoin('station', 'station.id', 'prepItem.stationId')
    .leftJoin('prepList', (join) => join.on('prepList.id', '=', listIdOf('prep_item')))
    .selectAll('prepItem')
    .select(['item.name', 'item.unit', 'station.name as station', 'prepList.name as list'])
    .where('prepItem.organizationId', '=', organizationId)
    .where('prepItem.archivedAt', 'is', null)
    .orderBy(sql`prep_list.sort nulls first`)
    .orderBy('prepItem.sort')
    .orderBy('item.name')
    .limit(limits.parLinesMax)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    unit: row.unit,
    ...parCells(row),
    ...settingCells(row),
    stationId: row.station,
    prepListId: row.list,
  }));
}

/** The pars of a line, Monday first. */
const parsOf = (line: FileLine) => weekdays.map((_, day) => plainDecimal(line.parByWeekday[day] ?? '0') ?? '0');

/** One par, or seven from Monday on, for people. */
export function parText(line: FileLine): string {
  const pars = parsOf(line);
  return new Set(pars).size === 1 ? (pars[0] ?? '0') : pars.join(' / ');
}

/** One par instead of seven that are the same. */
function parCells(line: FileLine): Record<string, string | null> {
  const pars = parsOf(line);
  if (new Set(pars).size === 1) return { par: pars[0] ?? null };
  return Object.fromEntries(weekdays.map((weekday, day) => [weekday, pars[day] ?? null]));
}

/** The cells of a line without its pars and names. */
export function settingCells(line: FileLine): Record<string, string | null> {
  return {
    batchQuantity: plainDecimal(line.batchQuantity),
    rounding: line.rounding,
    minQuantity: plainDecimal(line.minQuantity),
    maxQuantity: plainDecimal(line.maxQuantity),
    parMode: line.parMode,
    minDays: line.minDays === null ? null : String(line.minDays),
    maxDays: line.maxDays === null ? null : String(line.maxDays),
    thawDays: line.thawDays === null ? null : String(line.thawDays),
    dueTime: line.dueTime,
    leadMinutes: String(line.leadMinutes),
    sort: String(line.sort),
  };
}
