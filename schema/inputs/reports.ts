import { z } from 'zod';
import { limits } from '../limits.ts';
import { issue } from './issue.ts';
import { localDate } from './parts.ts';

const DAY = 86_400_000;

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
