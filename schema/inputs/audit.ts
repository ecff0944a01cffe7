import { z } from 'zod';
import { id, localDate, shortText } from './parts.ts';

/** Filter of the audit log; all set conditions must match. Dates are the kitchen's, both included. */
export const auditFilter = z.strictObject({
  actorId: id.optional(),
  entity: shortText.optional(),
  entityId: id.optional(),
  action: shortText.optional(),
  from: localDate.optional(),
  to: localDate.optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;

/** A trend's length in days, ending today. */
export const analyticsPeriods = [7, 28, 92, 365, 731] as const;
export const analyticsPeriod = z.strictObject({ days: z.literal(analyticsPeriods) });
