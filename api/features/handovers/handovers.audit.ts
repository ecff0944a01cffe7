import { sql } from 'kysely';
import type { AuditSubjects } from '../../platform/database/audit-subject.ts';

/** The name of a card in the audit log: its business day. */
export const handoverSubjects: AuditSubjects = {
  HandoverCard: {
    name: (id) => sql`(select business_date::text from handover_card where id = ${id})`,
    kitchenWork: true,
  },
};
