import { sql } from 'kysely';
import type { AuditSubjects } from '../../platform/database/audit-subject.ts';

/** The name of a waste entry in the audit log: its item. */
export const wasteSubjects: AuditSubjects = {
  WasteEntry: {
    name: (id) =>
      sql`(select item.name from waste_entry join item on item.id = waste_entry.item_id where waste_entry.id = ${id})`,
    kitchenWork: true,
  },
};
