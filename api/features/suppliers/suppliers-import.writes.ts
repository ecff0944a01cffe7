import { createSupplier } from '#schema/inputs/suppliers.ts';
import { msg } from '#schema/messages.ts';
import { weekdays } from '#schema/vocabulary.ts';
import { changesBetween, definedFields } from '../../platform/database/changes.ts';
import { lockNames } from '../../platform/database/name-available.ts';
import { registerNameBook } from '../../platform/database/name-book.ts';
import type { TouchedRow } from '../../platform/database/touched-row.ts';
import { find, type Transaction } from '../../platform/database/transaction.ts';
import { fieldError } from '../../platform/errors.ts';
import { listIn, minorUnitsIn } from '../../platform/imports/cell-values.ts';
import { importColumn, numberColumn } from '../../platform/imports/import-column.ts';
import type {
  ImportColumn,
  ImportedRow,
  Importer,
  ImportKind,
  ImportResult,
  ImportRun,
} from '../../platform/imports/import-kind.ts';
import { MatchedRows, namedOnce } from '../../platform/imports/matched-rows.ts';
import { type CellReaders, choiceIn, parseRecord, valuesOf, wholeIn } from '../../platform/imports/record-input.ts';
import { refuseChanged } from '../../platform/imports/refuse-changed.ts';
import { Supplier } from './supplier.entity.ts';
import { addSupplier, editSupplier, type SupplierPatch } from './supplier.writes.ts';
import { exportedSuppliers, storedSuppliers } from './suppliers-import.queries.ts';

const columns: readonly ImportColumn[] = [
  importColumn('id', 'Id', 'Id', ['supplier id']),
  importColumn('externalId', 'External id', 'Id externo', ['code', 'vendor code', 'codigo', 'supplier code']),
  importColumn(
    'name',
    'Name',
    'Nombre',
    ['supplier', 'vendor', 'company', 'proveedor', 'empresa', 'supplier name', 'vendor name'],
    true,
  ),
  importColumn('contact', 'Contact', 'Contacto', ['contact name', 'representative', 'rep', 'persona de contacto']),
  importColumn('email', 'E-mail', 'Correo', ['email', 'mail', 'e mail', 'correo electronico']),
  importColumn('phone', 'Phone', 'Teléfono', ['telephone', 'tel', 'mobile', 'movil']),
  importColumn('accountNumber', 'Account number', 'Número de cliente', [
    'account',
    'customer number',
    'cuenta',
    'numero de cuenta',
  ]),
  importColumn('deliveryDays', 'Delivery days', 'Días de entrega', ['days', 'delivers', 'dias']),
  importColumn('leadDays', 'Lead days', 'Días de antelación', ['lead time', 'lead time days', 'plazo']),
  numberColumn('minimumOrder', 'Minimum order', 'Pedido mínimo', ['minimum', 'min order', 'minimo']),
  importColumn('notes', 'Notes', 'Notas', ['note', 'comment', 'comments', 'nota', 'comentarios']),
];

/** How people write days, in lower case without accents, in the order of the week from Monday. */
const dayWords: readonly (readonly string[])[] = [
  ['monday', 'mon', 'lunes', 'lun', 'l'],
  ['tuesday', 'tue', 'tues', 'martes', 'mar'],
  ['wednesday', 'wed', 'miercoles', 'mie', 'x'],
  ['thursday', 'thu', 'thur', 'thurs', 'jueves', 'jue', 'j'],
  ['friday', 'fri', 'viernes', 'vie', 'v'],
  ['saturday', 'sat', 'sabado', 'sab'],
  ['sunday', 'sun', 'domingo', 'dom'],
];
const weekdayWords = Object.fromEntries(weekdays.map((day, index) => [day, dayWords[index] ?? []]));

/** Suppliers from a file. A row is matched by its id, its external id or its name; empty cells change nothing. */
export const suppliersImport: ImportKind = {
  name: 'suppliers',
  permission: 'suppliers.update',
  readPermissions: ['suppliers.read'],
  columns,
  keysOf: namedOnce,
  start: async (tx, importer, keep) => {
    if (keep) await lockNames(tx);
    return new SuppliersRun(tx, importer, new MatchedRows(await storedSuppliers(tx.db, tx.organizationId)));
  },
  undo: undoSupplier,
  rows: exportedSuppliers,
};

class SuppliersRun implements ImportRun {
  private readonly readers: CellReaders;

  constructor(
    private readonly tx: Transaction,
    private readonly importer: Importer,
    private readonly stored: MatchedRows<Supplier>,
  ) {
    registerNameBook(tx, Supplier, stored.book());
    this.readers = readersOf(importer);
  }

  async write([row]: readonly ImportedRow[]): Promise<ImportResult> {
    if (!row) throw new Error('A record has at least one row.');
    const values = valuesOf(row, this.readers);
    const stored = this.stored.of(row);
    if (stored) return this.change(stored, parseRecord(createSupplier.partial(), values));
    const added = await addSupplier(this.tx, this.importer, parseRecord(createSupplier, values));
    const { id, name, version } = added.row;
    this.tx.record({ action: 'supplier.created', entity: 'Supplier', entityId: id, changes: added.changes });
    const touched = [{ entity: 'Supplier', id, name, version, before: null }];
    return { outcome: 'new', name, entityId: id, changes: added.changes, touched };
  }

  private async change(stored: Supplier, patch: SupplierPatch): Promise<ImportResult> {
    const { id, name } = stored;
    const changes = changesBetween(stored, definedFields(patch));
    if (Object.keys(changes).length === 0) return { outcome: 'same', name, entityId: id, changes, touched: [] };
    if (stored.archivedAt) throw fieldError('name', msg('common.archived', { name }));
    const row = await find(this.tx, Supplier, 'supplier', id, { lock: true });
    const before = Object.fromEntries(Object.entries(changes).map(([field, [former]]) => [field, former]));
    const changed = Object.fromEntries(Object.entries(patch).filter(([field]) => field in changes));
    const recorded = await editSupplier(this.tx, this.importer, row, changed);
    this.tx.record({ action: 'supplier.updated', entity: 'Supplier', entityId: id, changes: recorded });
    const touched = [{ entity: 'Supplier', id, name: row.name, version: row.version, before }];
    return { outcome: 'changed', name: row.name, entityId: id, changes, touched };
  }
}

function readersOf(importer: Importer): CellReaders {
  const text = (cell: string) => cell;
  return {
    externalId: text,
    name: text,
    contact: text,
    email: text,
    phone: text,
    accountNumber: text,
    deliveryDays: (cell) =>
      listIn(cell.replaceAll(/\s+(?:and|y|e)\s+|\s+/g, ', ')).map((day) => choiceIn(day, weekdayWords)),
    leadDays: wholeIn,
    minimumOrder: (cell) => wholeIn(minorUnitsIn(cell, importer)),
    notes: text,
  };
}

/** Deletes a new supplier that nothing uses, restores the former values of a changed one. */
async function undoSupplier(tx: Transaction, importer: Importer, touched: TouchedRow): Promise<void> {
  const row = await find(tx, Supplier, 'supplier', touched.id, { lock: true });
  refuseChanged(touched, row);
  const { id, name } = row;
  if (touched.before === null) {
    tx.em.remove(row);
    tx.record({ action: 'supplier.deleted', entity: 'Supplier', entityId: id, changes: { name: [name, null] } });
    return;
  }
  const changes = await editSupplier(tx, importer, row, touched.before);
  tx.record({ action: 'supplier.updated', entity: 'Supplier', entityId: id, changes });
}
