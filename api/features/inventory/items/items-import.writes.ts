import { createItem } from '#schema/inputs/inventory.ts';
import { msg } from '#schema/messages.ts';
import { changesBetween, definedFields } from '../../../platform/database/changes.ts';
import { lockNames } from '../../../platform/database/name-available.ts';
import { registerNameBook } from '../../../platform/database/name-book.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { fieldError } from '../../../platform/errors.ts';
import { foldedText, listIn, minorUnitsIn, numberIn } from '../../../platform/imports/cell-values.ts';
import type {
  ImportedRow,
  Importer,
  ImportKind,
  ImportResult,
  ImportRun,
} from '../../../platform/imports/import-kind.ts';
import { MatchedRows, namedOnce } from '../../../platform/imports/matched-rows.ts';
import {
  type CellReaders,
  checkAll,
  choiceIn,
  parseRecord,
  valuesOf,
  wholeIn,
} from '../../../platform/imports/record-input.ts';
import { withCategoryNames } from '../../item-categories/item-category.writes.ts';
import { wordKey } from '../../units/unit-words.policy.ts';
import { addItem, editItem, itemDecimals, type ItemPatch } from './item.writes.ts';
import { Item } from './item.entity.ts';
import { allergenWords, itemColumns, kindWords, NO_ALLERGENS, tcsWords } from './item-import-columns.data.ts';
import { exportedItems, itemReferences, type ItemReferences } from './items-import.queries.ts';
import { undoItem } from './item-undo.writes.ts';

/** Items from a file. A row is matched by its id, its external id or its name; empty cells change nothing. */
export const itemsImport: ImportKind = {
  name: 'items',
  permission: 'inventory.update',
  readPermissions: ['inventory.read', 'inventory.costs'],
  columns: itemColumns,
  keysOf: namedOnce,
  start: async (tx, importer, keep) => {
    if (keep) await lockNames(tx);
    const references = await itemReferences(tx.db, tx.organizationId);
    return new ItemsRun(tx, importer, references);
  },
  undo: undoItem,
  rows: exportedItems,
};

const newInput = createItem.omit({ openingQuantity: true });
const patchInput = newInput.partial();

type Stored = ItemReferences['items'][number];

class ItemsRun implements ImportRun {
  private readonly stored: MatchedRows<Stored>;
  private readonly readers: CellReaders;

  constructor(
    private readonly tx: Transaction,
    private readonly importer: Importer,
    private readonly references: ItemReferences,
  ) {
    this.stored = new MatchedRows(references.items);
    registerNameBook(tx, Item, this.stored.book());
    this.readers = readersOf(importer, references);
  }

  async write([row]: readonly ImportedRow[]): Promise<ImportResult> {
    if (!row) throw new Error('A record has at least one row.');
    const values = this.valuesOf(row);
    const stored = this.stored.of(row);
    if (!stored) return this.create(values);
    return this.change(stored, parseRecord(patchInput, values));
  }

  private valuesOf(row: ImportedRow): Record<string, unknown> {
    const values = valuesOf(row, this.readers);
    const { places, suppliers, categories } = this.references;
    const named = { storageLocationId: places, supplierId: suppliers, category: categories };
    const lookUps = Object.entries(named).map(([field, rows]) => () => {
      const text = row.cells[field];
      if (text !== undefined) values[field] = rows.need(field, text).id;
    });
    checkAll([...lookUps, () => void parseRecord(patchInput, values)]);
    return values;
  }

  private async create(values: Record<string, unknown>): Promise<ImportResult> {
    const category = values['category'] ?? this.defaultCategory(values['kind']);
    const input = parseRecord(newInput, { ...values, category });
    const { id, name, version } = await addItem(this.tx, this.importer, input);
    const changes = changesBetween({}, definedFields(input));
    return {
      outcome: 'new',
      name,
      entityId: id,
      changes,
      touched: [{ entity: 'Item', id, name, version, before: null }],
    };
  }

  /** A list without categories is imported into the one that fits its kind, else into the last. */
  private defaultCategory(kind: unknown): string | undefined {
    const code = kind === 'supply' ? 'supply' : kind === 'prep' ? 'prepared' : 'dry';
    return (this.references.categories.get(code) ?? this.references.defaultCategory)?.id;
  }

  private async change(stored: Stored, patch: ItemPatch): Promise<ImportResult> {
    const { category, ...fields } = patch;
    const after = { ...definedFields(fields), ...(category === undefined ? {} : { categoryId: category }) };
    const changes = changesBetween(stored, after, itemDecimals);
    const { id, name } = stored;
    if (Object.keys(changes).length === 0) return { outcome: 'same', name, entityId: id, changes, touched: [] };
    if (stored.archivedAt) throw fieldError('name', msg('common.archived', { name }));
    const row = await find(this.tx, Item, 'item', id, { lock: true });
    const before = former(row);
    // With another unit, every figure of the file is in it.
    const sent = 'unit' in changes ? patch : onlyChanged(patch, changes);
    const recorded = await withCategoryNames(this.tx, await editItem(this.tx, this.importer, row, sent));
    this.tx.record({ action: 'item.updated', entity: 'Item', entityId: id, changes: recorded });
    const touched = [{ entity: 'Item', id, name: row.name, version: row.version, before }];
    return { outcome: 'changed', name: row.name, entityId: id, changes: { ...changes }, touched };
  }
}

function onlyChanged(patch: ItemPatch, changes: object): ItemPatch {
  const kept = Object.entries(patch).filter(([field]) => (field === 'category' ? 'categoryId' : field) in changes);
  return Object.fromEntries(kept);
}

/** Everything that an import may change, as it was. */
function former(row: Item): Record<string, unknown> {
  const { conversions: _conversions, id: _id, organizationId: _organization, version: _version, ...fields } = row;
  return { ...fields };
}

function readersOf(importer: Importer, { words }: ItemReferences): CellReaders {
  const text = (cell: string) => cell;
  const number = (cell: string) => numberIn(cell.replace(/%$/, ''), importer.decimalComma);
  return {
    externalId: text,
    name: text,
    nameEs: text,
    kind: (cell) => choiceIn(cell, kindWords),
    unit: (cell) => words.get(wordKey(cell)) ?? cell,
    parLevel: number,
    maxLevel: number,
    packQuantity: number,
    packDescription: text,
    defaultYieldPercent: number,
    densityGramsPerMl: number,
    tcsClass: (cell) => choiceIn(cell, tcsWords),
    allergens: (cell) =>
      NO_ALLERGENS.includes(foldedText(cell)) ? [] : listIn(cell).map((word) => choiceIn(word, allergenWords)),
    shelfLifeHours: wholeIn,
    preparedShelfLifeHours: wholeIn,
    openedShelfLifeHours: wholeIn,
    frozenShelfLifeHours: wholeIn,
    thawedShelfLifeHours: wholeIn,
    lastUnitCost: (cell) => minorUnitsIn(cell, importer),
  };
}
