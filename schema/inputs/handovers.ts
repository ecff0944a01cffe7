import { z } from 'zod';
import { limits } from '../limits.ts';
import { issue } from './issue.ts';
import { id, localDate, name, note, version } from './parts.ts';

/** Closes a business day, today's when left out. With the `version` of its card, changes the card until it is signed. */
export const closeDay = z.strictObject({
  businessDate: localDate.nullish(),
  version: version.nullish(),
  note: note.nullish(),
  announcements: note.nullish(),
  /** What may not be sold: dishes and items by name. */
  eightySix: z
    .array(name)
    .max(limits.eightySixMax, issue('handover.fewerNames', { count: limits.eightySixMax }))
    .nullish(),
});

/** Signs a card with the caller's own PIN. */
export const signHandoverCard = z.strictObject({
  id,
  version: version.optional(),
  pin: z.string().regex(/^\d{4,8}$/, issue('handover.pinDigits')),
});

/** Finds cards by their texts. */
export const handoverFilter = z.strictObject({ search: z.string().trim().max(limits.nameMax).nullish() });
