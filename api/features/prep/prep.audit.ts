import { sql } from 'kysely';
import { type AuditSubjects, columnOf } from '../../platform/database/audit-subject.ts';

/** The names of prep entities in the audit log. A line of the par sheet has the name of its item. */
export const prepSubjects: AuditSubjects = {
  PrepTask: { name: columnOf('prep_task'), kitchenWork: true, editedByManagers: true },
  PrepItem: {
    name: (id) =>
      sql`(select item.name from prep_item join item on item.organization_id = prep_item.organization_id
        and item.id = prep_item.item_id where prep_item.id = ${id})`,
    editedByManagers: true,
  },
  KitchenEvent: { name: columnOf('kitchen_event'), editedByManagers: true },
  RecurringTask: { name: columnOf('recurring_task'), editedByManagers: true },
  PrepList: { name: columnOf('prep_list'), editedByManagers: true },
};
