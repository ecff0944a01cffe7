import { updatePrepItemInput } from '#schema/inputs/prep.ts';
import type { TouchedRow } from '../../../platform/database/touched-row.ts';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import type { Importer } from '../../../platform/imports/import-kind.ts';
import { refuseChanged } from '../../../platform/imports/refuse-changed.ts';
import { undoItem } from '../../inventory/items/item-undo.writes.ts';
import { editLine } from '../par-sheet/par-lines.writes.ts';
import { PrepItem } from '../par-sheet/prep-item.entity.ts';

/** Undoes the import of a line: deletes a new one and its new item, restores the former values of a changed one. */
export async function undoParLine(tx: Transaction, importer: Importer, touched: TouchedRow): Promise<void> {
  if (touched.entity === 'Item') return undoItem(tx, importer, touched);
  const line = await find(tx, PrepItem, 'line', touched.id, { lock: true });
  refuseChanged(touched, line);
  const { id, name, before } = touched;
  if (before === null) {
    tx.em.remove(line);
    tx.record({ action: 'prep_item.deleted', entity: 'PrepItem', entityId: id, changes: { item: [name, null] } });
    return;
  }
  const former = updatePrepItemInput.omit({ id: true, version: true }).parse(before);
  const changes = await editLine(tx, line, former);
  tx.record({ action: 'prep_item.edited', entity: 'PrepItem', entityId: id, changes });
}
