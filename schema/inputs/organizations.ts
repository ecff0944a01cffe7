import { z } from 'zod';
import { limits } from '../limits.ts';
import { latestRollover } from '../rollover.ts';
import { jurisdictions, languages, temperatureUnits } from '../vocabulary.ts';
import { localTime, money, name, percent, version } from './parts.ts';

/** The kitchen profile: everything an organisation sets beside its settings screen. What is left out stays. */
export const kitchenProfile = z.strictObject({
  name: name.optional(),
  timeZone: z.string().min(1).max(64).optional(),
  dayRollover: localTime.refine((time) => time <= latestRollover, 'Choose a time from 00:00 to 06:00.').optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Use the two-letter country code.')
    .optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Use the three-letter currency code.')
    .optional(),
  jurisdiction: z.enum(jurisdictions).optional(),
  /** With CUSTOM: days that prepared or opened refrigerated food may be kept, the first being day 1. */
  dateMarkDays: z.int('Enter whole days.').min(1, 'Enter at least 1 day.').max(60, 'Enter at most 60 days.').nullish(),
  temperatureUnit: z.enum(temperatureUnits).optional(),
  language: z.enum(languages).optional(),
  expiringHours: z
    .int()
    .min(1, 'Enter at least 1 hour.')
    .max(limits.expiringHoursMax, `Enter at most ${limits.expiringHoursMax} hours.`)
    .optional(),
  priceAlertPercent: percent.optional(),
  wasteAlertAmount: money.optional(),
  version: version.optional(),
});
