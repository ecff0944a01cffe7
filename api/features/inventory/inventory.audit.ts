import { sql } from 'kysely';
import { type AuditSubjects, columnOf } from '../../platform/database/audit-subject.ts';

/** The audit log shows items by name, and lots by code and item. */
export const inventorySubjects: AuditSubjects = {
  Item: { name: columnOf('item'), editedByManagers: true },
  StockLot: {
    name: (id) =>
      sql`(select stock_lot.lot_code || ' ' || item.name from stock_lot join item on item.id = stock_lot.item_id where stock_lot.id = ${id})`,
  },
};
