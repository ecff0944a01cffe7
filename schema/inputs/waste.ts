import { z } from 'zod';
import { issue } from './issue.ts';
import * as parts from './parts.ts';

/** Food thrown away: how much of which item, and why. */
export const logWaste = z.strictObject({
  itemId: parts.id,
  /** The lot it came from; without it the reason decides: Expired takes expired lots first, the others usable stock first. */
  lotId: parts.id.nullish(),
  /** The lot by the code of its label instead. */
  lotCode: z.string().trim().max(40).nullish(),
  quantity: parts.positiveQuantity,
  /** Any unit that converts to the item's. */
  unit: parts.unit,
  reasonId: parts.id,
  stationId: parts.id.nullish(),
  note: parts.note.nullish(),
  /** When it happened: up to seven days ago, now when left out. */
  occurredAt: parts.instant.optional(),
});

export const undoWaste = z.strictObject({ id: parts.id });

export const reverseWaste = z.strictObject({
  id: parts.id,
  reason: z.string().trim().min(1, issue('field.reasonTakenBack')).max(300),
});

export const wasteRange = z.strictObject({ from: parts.localDate, to: parts.localDate });
