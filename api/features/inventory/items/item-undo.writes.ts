import { msg } from '#schema/messages.ts';
import { assertNameAvailable } from '../../../platform/database/name-available.ts';
import { sql } from 'kysely';
import { find, type Transaction } from '../../../platform/database/transaction.ts';
import { conflict } from '../../../platform/errors.ts';
import type { Importer } from '../../../platform/imports/import-kind.ts';
import type { TouchedRow } from '../../../platform/database/touched-row.ts';
import { refuseChanged } from '../../../platform/imports/refuse-changed.ts';
import { changesBetween } from '../../../platform/database/changes.ts';
import { checkLevels, checkPlaces, userOf } from './item-checks.writes.ts';
import { editItem, itemDecimals } from './item.writes.ts';
import { findItemUses } from './item-uses.queries.ts';
import { Item } from './item.entity.ts';

/** Undoes the import of an item: deletes a new one that nothing uses, restores the former values of a changed one. */
export async function undoItem(tx: Transaction, importer: Importer, touched: TouchedRow): Promise<void> {
  const row = await find(tx, Item, 'item', touched.id, { lock: true });
  refuseChanged(touched, row);
  if (touched.before === null) await deleteUnused(tx, row);
  else await giveBack(tx, importer, row, touched.before);
}

async function deleteUnused(tx: Transaction, row: Item): Promise<void> {
  const [use] = await findItemUses(tx.db, tx.organizationId, row.id);
  if (use) throw conflict(msg('stock.stillUsedBy', { user: userOf(use), name: row.name }));
  const moved = await sql<{ found: boolean }>`select exists (select from stock_movement
    where organization_id = ${tx.organizationId} and item_id = ${row.id}) as found`.execute(tx.db);
  if (moved.rows[0]?.found) throw conflict(msg('import.hasStock', { name: row.name }));
  tx.em.remove(row);
  tx.record({ action: 'item.deleted', entity: 'Item', entityId: row.id, changes: { name: [row.name, null] } });
  await tx.em.flush();
}

async function giveBack(
  tx: Transaction,
  importer: Importer,
  row: Item,
  before: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { unit, name } = before;
  if (typeof name === 'string' && name !== row.name) await assertNameAvailable(tx, Item, 'item', name, row.id);
  // The unit has its own rules: par lines and tasks are converted back with it.
  if (typeof unit === 'string' && unit !== row.unit) await editItem(tx, importer, row, { unit });
  const { createdAt: _created, updatedAt: _updated, archivedAt: _archived, ...values } = revived(before);
  const changes = changesBetween(row, values, itemDecimals);
  Object.assign(row, values);
  checkLevels(row);
  await checkPlaces(tx, row);
  tx.record({ action: 'item.updated', entity: 'Item', entityId: row.id, changes });
  await tx.em.flush();
}

/** Times were stored as text. */
function revived(before: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const times = ['allergensAt', 'enteredCostAt'];
  return Object.fromEntries(
    Object.entries(before).map(([field, value]) => [
      field,
      times.includes(field) && typeof value === 'string' ? new Date(value) : value,
    ]),
  );
}
