import { DAY } from '../milliseconds.ts';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { issue } from './issue.ts';
import {
  foodCostParts,
  lineCheckReportFigures,
  prepReportFigures,
  usageRowFigures,
  wasteReportFigures,
} from '../report-figures.ts';
import { id, localDate, shortText } from './parts.ts';

/** Business days, both ends counted. */
const periodOf = (daysMax: number) =>
  z
    .strictObject({ from: localDate, to: localDate })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: issue('report.datesCrossed') })
    .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY < daysMax, {
      path: ['to'],
      message: issue('report.tooLong', { count: daysMax }),
    });

export const reportPeriod = periodOf(limits.reportDaysMax);
export const logPeriod = periodOf(limits.logDaysMax);

/** What the rows of the food cost report cover. */
export const foodCostRows = z.strictObject({ by: z.enum(foodCostParts) });

/** The dishes that are compared: those of one category, or all. */
export const menuFilter = z.strictObject({ category: shortText.nullish() });

/** Null: the rows without one; all when left out. */
const groupId = id.nullish();

/** The tasks that a figure of the prep report counts. */
export const prepReportFilter = z.strictObject({
  figure: z.enum(prepReportFigures),
  stationId: groupId,
  personId: groupId,
});

/** The entries that a figure of the waste report counts. */
export const wasteReportFilter = z.strictObject({
  figure: z.enum(wasteReportFigures),
  reasonId: id.optional(),
  itemId: id.optional(),
});

/** The runs that a figure of the line check report counts. */
export const lineCheckReportFilter = z.strictObject({
  figure: z.enum(lineCheckReportFigures),
  templateId: id.optional(),
});

/** The rows of the ledger that a figure of use counts, of one item or of all. */
export const usageFilter = z.strictObject({ figure: z.enum(usageRowFigures), itemId: id.optional() });
