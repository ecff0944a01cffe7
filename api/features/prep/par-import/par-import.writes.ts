import { addPrepItemInput, updatePrepItemInput } from '#schema/inputs/prep.ts';
import { msg } from '#schema/messages.ts';
import { changesBetween, definedFields } from '../../../platform/database/changes.ts';
import { lockNames } from '../../../platform/database/name-available.ts';
import type { TouchedRow } from '../../../platform/database/touched-row.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { fieldError } from '../../../platform/errors.ts';
import { foldedText } from '../../../platform/imports/cell-values.ts';
import type {
  ImportedRow,
  Importer,
  ImportKind,
  ImportResult,
  ImportRun,
} from '../../../platform/imports/import-kind.ts';
import { checkAll, parseRecord } from '../../../platform/imports/record-input.ts';
import { Item } from '../../inventory/items/item.entity.ts';
import type { NamedItem } from '../../inventory/items/named-items.queries.ts';
import { addNamedItem } from '../../inventory/items/new-named-item.writes.ts';
import { addLine, editLine } from '../par-sheet/par-lines.writes.ts';
import { PrepItem } from '../par-sheet/prep-item.entity.ts';
import { figuresIn, type LineCells, lineReader } from './par-import-cells.writes.ts';
import { parColumns } from './par-import-columns.data.ts';
import { LineMatch } from './par-line-match.writes.ts';
import { undoParLine } from './par-import-undo.writes.ts';
import {
  exportedLines,
  type FileLine,
  parText,
  settingCells,
  parReferences,
  type ParReferences,
} from './par-import.queries.ts';
import { readPastedList } from './pasted-list.queries.ts';

/**
 * Lines of the par sheet from a file or a pasted list. A row is matched by its id, or by its item and list; empty cells change
 * nothing. A name that the kitchen does not have becomes a prepared item.
 */
export const parImport: ImportKind = {
  name: 'par',
  permission: 'prep.plan',
  readPermissions: ['prep.read'],
  columns: parColumns,
  readLines: readPastedList,
  keysOf: ({ cells: { id, name, prepListId = '' } }) => [
    ...(id === undefined ? [] : [{ field: 'id', key: foldedText(id) }]),
    ...(name === undefined ? [] : [{ field: 'name', key: JSON.stringify([foldedText(name), foldedText(prepListId)]) }]),
  ],
  start: async (tx, importer, keep) => {
    if (keep) await lockNames(tx);
    return new ParRun(tx, importer, await parReferences(tx.db, tx.organizationId));
  },
  undo: undoParLine,
  rows: exportedLines,
};

/** Of rows in the order of a file; the highest that a line may have. */
const SORT_MAX = 9_999;

class ParRun implements ImportRun {
  private readonly match: LineMatch;
  private readonly read: (row: ImportedRow) => LineCells;
  /** Id of a line → the row that wrote it. */
  private readonly written = new Map<string, number>();
  private sort: number;

  constructor(
    private readonly tx: Transaction,
    private readonly importer: Importer,
    private readonly references: ParReferences,
  ) {
    this.match = new LineMatch(references, tx.organizationId);
    this.read = lineReader(importer, references.words);
    this.sort = Math.max(0, ...references.lines.map((line) => line.sort));
  }

  async write([row]: readonly ImportedRow[]): Promise<ImportResult> {
    if (!row) throw new Error('A record has at least one row.');
    const cells = this.read(row);
    const names = this.namesOf(row);
    const { line, item } = this.match.of(row);
    return line && item ? this.change(row, { line, item, cells, names }) : this.create(row, { item, cells, names });
  }

  /** The ids of the station and the list that a row names. */
  private namesOf({ cells: { stationId, prepListId } }: ImportedRow): Names {
    const names: Names = {};
    checkAll([
      () => {
        if (stationId !== undefined) names.stationId = this.references.stations.need('stationId', stationId).id;
      },
      () => {
        if (prepListId !== undefined) names.prepListId = this.references.lists.need('prepListId', prepListId).id;
      },
    ]);
    return names;
  }

  private async create(row: ImportedRow, { item: known, cells, names }: NewRow): Promise<ImportResult> {
    const name = row.cells['name'];
    if (name === undefined) throw fieldError('name', msg('field.name'));
    const stored = known && (await find(this.tx, Item, 'item', known.id));
    const figures = figuresIn(
      stored ?? { name, unit: cells.unit ?? '', densityGramsPerMl: null },
      cells,
      reserveOf(cells),
    );
    const item = stored ?? (await addNamedItem(this.tx, this.importer, { name, unit: cells.unit, kind: 'prep' }));
    const maker = this.references.makerOf.get(item.id);
    const sort = Math.min(this.sort + 1, SORT_MAX);
    const fields = {
      stationId: maker?.stationId,
      ...names,
      sort,
      ...definedFields(figures),
    };
    const input = parseRecord(addPrepItemInput, { itemId: item.id, ...fields });
    const { line, changes } = await addLine(this.tx, input);
    this.tx.record({ action: 'prep_item.added', entity: 'PrepItem', entityId: line.id, changes });
    await this.tx.em.flush();
    // Only now: a refused row leaves neither the item nor the line.
    this.sort = sort;
    this.match.add(line, known ? null : item);
    this.written.set(line.id, row.number);
    const made: TouchedRow = { entity: 'Item', id: item.id, name: item.name, version: item.version, before: null };
    const { id, version } = line;
    return {
      outcome: 'new',
      name: item.name,
      entityId: id,
      changes: changesBetween({}, { ...settingCells(line), par: parText(line) }),
      touched: [...(known ? [] : [made]), { entity: 'PrepItem', id, name: item.name, version, before: null }],
      notes: known ? [] : [{ place: 0, message: msg('import.createsPrepared', { name: item.name }) }],
    };
  }

  private async change(row: ImportedRow, { line: stored, item: known, cells, names }: KnownRow): Promise<ImportResult> {
    const { id } = stored;
    const item = await find(this.tx, Item, 'item', known.id);
    const patch = parseRecord(updatePrepItemInput.omit({ id: true, version: true }), {
      ...definedFields(figuresIn(item, cells, stored.parByWeekday)),
      ...names,
    });
    const changes = this.changesOf(stored, { ...stored, ...definedFields(patch) });
    const isSame = Object.keys(changes).length === 0;
    const earlier = this.written.get(id);
    if (earlier !== undefined) {
      throw fieldError('name', msg(isSame ? 'import.sameRow' : 'import.contradicts', { row: earlier }));
    }
    this.written.set(id, row.number);
    if (isSame) return { outcome: 'same', name: item.name, entityId: id, changes, touched: [] };
    if (stored.archivedAt) throw fieldError('name', msg('prep.lineArchived', { name: item.name }));
    const line = await find(this.tx, PrepItem, 'line', id, { lock: true });
    const before = formerOf(line);
    const recorded = await editLine(this.tx, line, patch);
    this.tx.record({ action: 'prep_item.edited', entity: 'PrepItem', entityId: id, changes: recorded });
    await this.tx.em.flush();
    const touched = [{ entity: 'PrepItem', id, name: item.name, version: line.version, before }];
    return { outcome: 'changed', name: item.name, entityId: id, changes, touched };
  }

  /** By the columns of the file, with names instead of ids. */
  private changesOf(before: FileLine, after: FileLine): ImportResult['changes'] {
    const shown = (line: FileLine) => ({
      ...settingCells(line),
      par: parText(line),
      stationId: this.nameOf('stations', line.stationId),
      prepListId: this.nameOf('lists', line.prepListId ?? this.tx.organizationId),
    });
    return changesBetween(shown(before), shown(after));
  }

  private nameOf(of: 'stations' | 'lists', id: string | null): string | null {
    return id === null ? null : (this.references[of].get(id)?.name ?? null);
  }
}

interface Names {
  stationId?: string;
  prepListId?: string;
}

interface NewRow {
  /** Null for an item that the kitchen does not have. */
  readonly item: NamedItem | null;
  readonly cells: LineCells;
  readonly names: Names;
}

interface KnownRow extends NewRow {
  readonly item: NamedItem;
  readonly line: ParReferences['lines'][number];
}

/** Where the par comes from the expected use, an entered one is only needed while that is unknown. */
function reserveOf({ parMode = 'weekday' }: LineCells): readonly string[] {
  return parMode === 'weekday' ? [] : Array.from({ length: 7 }, () => '0');
}

/** Everything that an import may change, as it was. */
function formerOf(line: PrepItem): Record<string, unknown> {
  const { stationId, prepListId, parByWeekday, batchQuantity, rounding, parMode, minDays, maxDays, thawDays } = line;
  const { minQuantity, maxQuantity, dueTime, leadMinutes, sort } = line;
  return {
    stationId,
    prepListId,
    parByWeekday,
    batchQuantity,
    rounding,
    parMode,
    minDays,
    maxDays,
    thawDays,
    minQuantity,
    maxQuantity,
    dueTime,
    leadMinutes,
    sort,
  };
}
