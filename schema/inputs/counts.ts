import { z } from 'zod';
import { limits } from '../limits.ts';
import { countKinds, countMeetings, countStatuses, startedCountKinds } from '../vocabulary.ts';
import { issue } from './issue.ts';
import * as parts from './parts.ts';

const reason = z.string().trim().min(1, issue('field.reason')).max(limits.reasonMax);

/** One entered quantity, kept with its unit. */
export const countPart = z
  .strictObject({
    quantity: parts.quantity,
    unit: parts.unit,
    /** The sum as it was typed, such as 3*12+4. */
    sum: z.string().trim().max(limits.countSumMax).nullish(),
    /** What the quantity was measured to be, in a unit that converts to the item's: the conversion is added to the item. */
    measured: z
      .strictObject({ quantity: parts.positiveQuantity, unit: parts.unit })
      .meta({ id: 'MeasuredInput' })
      .nullish(),
  })
  .refine(({ quantity, measured }) => !measured || Number(quantity) > 0, {
    path: ['quantity'],
    message: issue('field.moreThanZero'),
  })
  .meta({ id: 'CountPartInput' });

const counted = z.array(countPart).min(1, issue('count.enterQuantity')).max(limits.countPartsMax);

/** Counts of stock. */
export const countsFilter = z.strictObject({
  status: z.enum(countStatuses).optional(),
  kind: z.enum(countKinds).optional(),
  search: z.string().trim().max(limits.nameMax).optional(),
});

/** Starts a count of some places; without them of all. */
export const startCount = z.strictObject({
  name: parts.shortText.nullish(),
  kind: z.enum(startedCountKinds),
  /** Hides what is expected from those who count; the kitchen's setting when left out. */
  blind: z.boolean().nullish(),
  storageLocationIds: z.array(parts.id).max(limits.linesMax).nullish(),
  /** Also items without a place; true when left out and no places are chosen. */
  withoutPlace: z.boolean().nullish(),
});

/** Starts a spot count of one place; without it, of the items without a place. */
export const startSpotCount = z.strictObject({ storageLocationId: parts.id.nullish() });

/** A place of a count: an item there, or one of its lots there. */
const target = {
  countSessionId: parts.id,
  itemId: parts.id,
  storageLocationId: parts.id.nullish(),
  lotId: parts.id.nullish(),
};

/** Saves a line: quantities, "none" or a reason for skipping it. */
export const countLine = z
  .strictObject({
    ...target,
    parts: z.array(countPart).max(limits.countPartsMax).nullish(),
    none: z.boolean().nullish(),
    skipReason: reason.nullish(),
    /** The version of the line on the screen; null when it was not counted there yet. */
    seenVersion: parts.version.nullish(),
    /** What to do with somebody else's count of this line. */
    meeting: z.enum(countMeetings).nullish(),
    occurredAt: parts.occurredAt,
  })
  .refine((input) => [input.parts?.length, input.none, input.skipReason].filter(Boolean).length === 1, {
    path: ['parts'],
    message: issue('count.oneResult'),
  });
export type CountLineValues = z.output<typeof countLine>;

/** The line is not counted any more. */
export const clearCountLine = z.strictObject({ id: parts.id });

export const countTarget = z.strictObject({ id: parts.id });
export const cancelCount = z.strictObject({ id: parts.id, reason });
export const reverseCount = z.strictObject({ id: parts.id, reason });
export const acceptCountLine = z.strictObject({ id: parts.id, reason });
export const requestRecount = z.strictObject({
  lineIds: z.array(parts.id).min(1, issue('count.chooseLines')).max(limits.linesMax),
  reason,
});

/** The shelf order of a place: its items from first to last, and before. Items left out follow. */
export const orderShelf = z
  .strictObject({
    storageLocationId: parts.id,
    itemIds: z.array(parts.id).max(limits.countRowsMax),
    previousItemIds: z.array(parts.id).max(limits.countRowsMax).nullish(),
  })
  .refine(({ itemIds }) => new Set(itemIds).size === itemIds.length, {
    path: ['itemIds'],
    message: issue('stock.itemTwice'),
  });

/** Counts prepared items, in all places together, and posts them. */
export const countClosing = z
  .strictObject({
    lines: z
      .array(z.strictObject({ itemId: parts.id, parts: counted }).meta({ id: 'ClosingLineInput' }))
      .min(1, issue('count.enterQuantity'))
      .max(limits.linesMax),
    occurredAt: parts.occurredAt,
  })
  .refine(({ lines }) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length, {
    path: ['lines'],
    message: issue('stock.itemTwice'),
  });

/** Limits of differences: a counted line above one must be reviewed. */
export const varianceLimits = {
  countVariancePercent: parts.quantity
    .refine((text) => Number(text) <= limits.countPercentMax, issue('count.percentTooLarge'))
    .meta({ graphql: 'Decimal', description: '0 to 999, at most 4 decimal places.' })
    .nullish(),
  countVarianceAmount: parts.money.nullish(),
};

/** Omitted fields stay unchanged; null sets no limit. */
export const countSettings = z.strictObject({
  blindCounts: z.boolean().optional(),
  ...varianceLimits,
  version: parts.version.optional(),
});
