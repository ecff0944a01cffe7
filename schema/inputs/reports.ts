import { z } from 'zod';
import { limits } from '../limits.ts';
import { localDate } from './parts.ts';

const DAY = 86_400_000;

/** Business days, both ends counted. */
export const reportPeriod = z
  .strictObject({ from: localDate, to: localDate })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day must not be before the first.' })
  .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY < limits.reportDaysMax, {
    path: ['to'],
    message: `Choose at most ${limits.reportDaysMax} days.`,
  });
