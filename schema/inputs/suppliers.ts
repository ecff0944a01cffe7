import { z } from 'zod';
import { limits } from '../limits.ts';
import { weekdays } from '../vocabulary.ts';
import { issue } from './issue.ts';
import * as parts from './parts.ts';

const supplierFields = z.strictObject({
  name: parts.name,
  contact: parts.shortText.nullish(),
  email: z
    .string()
    .trim()
    .max(limits.emailMax)
    .refine((text) => text === '' || z.email().safeParse(text).success, issue('field.email'))
    .nullish(),
  phone: z.string().trim().max(limits.phoneMax).nullish(),
  accountNumber: z.string().trim().max(limits.accountNumberMax).nullish(),
  deliveryDays: z.array(z.enum(weekdays)).max(weekdays.length).optional(),
  leadDays: z.int(issue('field.wholeDays')).min(0).max(limits.supplierLeadDaysMax).optional(),
  minimumOrder: parts.money.nullish(),
  notes: parts.note.nullish(),
  externalId: parts.externalId.nullish(),
});

export const createSupplier = supplierFields;

export const updateSupplier = supplierFields.partial().extend({ id: parts.id, version: parts.version.optional() });

export const suppliersFilter = z.strictObject({ archived: z.boolean().nullish(), ...parts.synced });
export type SuppliersFilter = z.output<typeof suppliersFilter>;

export const archiveSupplier = z.strictObject({
  id: parts.id,
  archived: z.boolean(),
  version: parts.version.optional(),
});
