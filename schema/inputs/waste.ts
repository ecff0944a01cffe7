import { z } from 'zod';
import { limits } from '../limits.ts';
import { issue } from './issue.ts';
import * as parts from './parts.ts';

/** A waste entry: quantity, item and reason. */
export const logWaste = z.strictObject({
  itemId: parts.id,
  /** Its lot; by default it depends on the reason: Expired uses expired lots first, others usable stock first. */
  lotId: parts.id.nullish(),
  /** The lot by its label's code instead. */
  lotCode: z.string().trim().max(40).nullish(),
  quantity: parts.positiveQuantity,
  /** Any unit that converts to the item's. */
  unit: parts.unit,
  reasonId: parts.id,
  stationId: parts.id.nullish(),
  note: parts.note.nullish(),
  /** When it happened: up to seven days ago, now by default. */
  occurredAt: parts.instant.optional(),
});

export const undoWaste = z.strictObject({ id: parts.id });

export const reverseWaste = z.strictObject({
  id: parts.id,
  reason: z.string().trim().min(1, issue('field.reasonTakenBack')).max(limits.reasonMax),
});

export const wasteRange = z.strictObject({ from: parts.localDate, to: parts.localDate });
