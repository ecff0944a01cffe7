import { Decimal } from 'decimal.js';
import type { KitchenClock } from '#schema/business-day.ts';
import { amountOf, msg } from '#schema/messages.ts';
import { lockNames } from '../../../platform/database/name-available.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { fieldError } from '../../../platform/errors.ts';
import { foldedText, majorUnits } from '../../../platform/imports/cell-values.ts';
import { plainDecimal } from '../../../platform/plain-decimal.ts';
import type {
  ImportedRow,
  Importer,
  ImportKind,
  ImportNote,
  ImportResult,
  ImportRun,
} from '../../../platform/imports/import-kind.ts';
import { findKitchen } from '../../organizations/organizations.queries.ts';
import { Item } from '../items/item.entity.ts';
import type { NamedItem } from '../items/named-items.queries.ts';
import { addFoundStock } from '../lots/found-stock.writes.ts';
import { StockLot } from '../lots/stock-lot.entity.ts';
import { inStockUnit, type StockCells, StockReader } from './opening-stock-cells.writes.ts';
import { stockColumns } from './opening-stock-columns.data.ts';
import { undoOpeningStock } from './opening-stock-undo.writes.ts';
import {
  exportedStock,
  type StoredLot,
  type StockReferences,
  stockReferences,
  useByCell,
} from './opening-stock.queries.ts';

/**
 * The stock that a kitchen begins with: a lot for each row. Stock that is on record is never overwritten: a row that is there
 * already changes nothing, another one for the item is refused, because differences are counted.
 */
export const stockImport: ImportKind = {
  name: 'stock',
  permission: 'inventory.adjust',
  readPermissions: ['inventory.read', 'inventory.costs'],
  columns: stockColumns,
  keysOf: ({ cells }) => {
    const { id, externalId, name, storageLocationId, lotCode, supplierLot, useBy } = cells;
    const lot = [storageLocationId, lotCode, supplierLot, useBy].map((cell) => foldedText(cell ?? ''));
    const item = id ?? externalId ?? name;
    return item === undefined ? [] : [{ field: 'name', key: JSON.stringify([foldedText(item), ...lot]) }];
  },
  start: async (tx, importer, keep) => {
    if (keep) await lockNames(tx);
    return new StockRun(tx, importer, await findKitchen(tx), await stockReferences(tx.db, tx.organizationId));
  },
  undo: undoOpeningStock,
  rows: exportedStock,
};

interface Row {
  readonly item: NamedItem;
  readonly cells: StockCells;
  /** In the unit of the item. */
  readonly quantity: string;
  readonly unitCost: string | undefined;
  /** Undefined when the file does not say where it is. */
  readonly storageLocationId: string | undefined;
}

class StockRun implements ImportRun {
  private readonly reader: StockReader;
  private readonly lots: Map<string, StoredLot[]>;
  /** The codes of stored lots that rows have matched: each is matched once. */
  private readonly matched = new Set<string>();

  constructor(
    private readonly tx: Transaction,
    private readonly importer: Importer,
    private readonly clock: KitchenClock,
    private readonly references: StockReferences,
  ) {
    this.reader = new StockReader(importer, clock, references.words);
    this.lots = Map.groupBy(references.lots, ({ itemId }) => itemId);
  }

  async write([row]: readonly ImportedRow[]): Promise<ImportResult> {
    if (!row) throw new Error('A record has at least one row.');
    const named = this.itemOf(row);
    const cells = this.reader.read(row);
    const item = await find(this.tx, Item, 'item', named.id);
    const place = row.cells['storageLocationId'];
    const storageLocationId =
      place === undefined ? undefined : this.references.places.need('storageLocationId', place).id;
    const read: Row = { item: named, cells, storageLocationId, ...inStockUnit(item, cells) };
    const isSame = this.isOnRecord(read) || this.isNone(read);
    if (!isSame && this.references.moved.has(item.id)) {
      throw fieldError('quantity', msg('import.stockOnRecord', { name: item.name }));
    }
    if (isSame) {
      return { outcome: 'same', name: item.name, entityId: item.id, changes: {}, touched: [] };
    }
    return this.book(item, read);
  }

  private itemOf({ cells: { id, externalId, name } }: ImportedRow): NamedItem {
    const { items } = this.references;
    if (id !== undefined) {
      const found = items.get(id);
      if (found?.id !== id.toLowerCase()) throw fieldError('id', msg('import.unknownId'));
      return items.need('id', id);
    }
    const coded = externalId === undefined ? null : items.get(externalId);
    if (externalId !== undefined && coded?.externalId === externalId) return items.need('externalId', coded.id);
    if (name === undefined) throw fieldError('name', msg('field.name'));
    return items.need('name', name);
  }

  /** Whether the row is a lot that is there: by its code with what is left, else as opening stock with what was booked. */
  private isOnRecord({ item, cells, quantity, storageLocationId }: Row): boolean {
    const lots = this.lots.get(item.id) ?? [];
    const { lotCode, supplierLot, useBy } = cells;
    const found = lots.find((lot) => {
      const booked = lotCode === null ? lot.opening : lot.quantity;
      return (
        !this.matched.has(lot.lotCode) &&
        (lotCode === null || lot.lotCode === lotCode) &&
        booked !== null &&
        new Decimal(booked).eq(quantity) &&
        (storageLocationId === undefined || lot.storageLocationId === storageLocationId) &&
        (supplierLot === undefined || lot.supplierLot === supplierLot) &&
        (useBy === null || useByCell(this.clock, lot.useBy) === useByCell(this.clock, useBy))
      );
    });
    if (found) this.matched.add(found.lotCode);
    return found !== undefined;
  }

  /** Lists also contain items without stock. */
  private isNone({ item, quantity }: Row): boolean {
    const lots = this.lots.get(item.id) ?? [];
    return Number(quantity) === 0 && lots.every((lot) => Number(lot.quantity) === 0);
  }

  private async book(item: Item, { cells, quantity, unitCost, storageLocationId }: Row): Promise<ImportResult> {
    const { lotCode, supplierLot = null, useBy } = cells;
    await this.refuseTaken(lotCode);
    const { movements } = await addFoundStock(this.tx, item, {
      type: 'opening',
      reason: 'Opening stock',
      quantity,
      useBy,
      storageLocationId,
      unitCost,
      supplierLot,
      lotCode: lotCode ?? undefined,
    });
    await this.tx.em.flush();
    const lot = await this.tx.em.findOneOrFail(StockLot, { id: movements[0]?.lotId ?? '' });
    return {
      outcome: 'new',
      name: item.name,
      entityId: lot.id,
      changes: {
        quantity: [null, plainDecimal(lot.quantity)],
        unitCost: [null, majorUnits(lot.unitCost, this.importer.currency)],
      },
      touched: [{ entity: 'StockLot', id: lot.id, name: item.name, version: lot.version, before: null }],
      notes: this.notesOf(item, lot),
    };
  }

  /** A label belongs to one lot, of any item. */
  private async refuseTaken(lotCode: string | null): Promise<void> {
    if (lotCode === null) return;
    const taken = await this.tx.em.findOne(StockLot, { lotCode });
    if (taken) throw fieldError('lotCode', msg('import.lotCodeTaken', { code: lotCode }));
  }

  private notesOf(item: Item, lot: StockLot): ImportNote[] {
    const notes: ImportNote[] = [];
    const amount = amountOf(new Decimal(lot.quantity).toFixed(), item.unit);
    if (lot.value === null) notes.push({ place: 0, message: msg('import.valueUnknown', { name: item.name }) });
    if (lot.useBy !== null && lot.useBy <= this.tx.now) {
      notes.push({ place: 0, message: msg('import.pastUseBy', { name: item.name, amount }) });
    }
    return notes;
  }
}
