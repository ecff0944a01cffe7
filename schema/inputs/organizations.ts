import { z } from 'zod';
import { limits } from '../limits.ts';
import { latestRollover } from '../rollover.ts';
import {
  hourClocks,
  jurisdictions,
  languages,
  measureSystems,
  periodKinds,
  temperatureUnits,
  weekdays,
} from '../vocabulary.ts';
import { issue } from './issue.ts';
import { localDate, localTime, money, name, percent, version } from './parts.ts';

/** The kitchen profile. Omitted fields stay unchanged. */
export const kitchenProfile = z.strictObject({
  name: name.optional(),
  timeZone: z.string().min(1).max(64).optional(),
  dayRollover: localTime.refine((time) => time <= latestRollover, issue('kitchen.rolloverRange')).optional(),
  periodKind: z.enum(periodKinds).optional(),
  weekStart: z.enum(weekdays).optional(),
  /** The first day of one year of 4-4-5 periods; its weekday is the first of every week. */
  fiscalYearStart: localDate.nullish(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, issue('field.country'))
    .optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, issue('field.currency'))
    .optional(),
  jurisdiction: z.enum(jurisdictions).optional(),
  /** With CUSTOM: days that prepared or opened refrigerated food may be kept, the first being day 1. */
  dateMarkDays: z
    .int(issue('field.wholeDays'))
    .min(1, issue('field.atLeast1Day'))
    .max(60, issue('field.atMost60Days'))
    .nullish(),
  temperatureUnit: z.enum(temperatureUnits).optional(),
  measureSystem: z.enum(measureSystems).optional(),
  hourClock: z.enum(hourClocks).nullish(),
  language: z.enum(languages).optional(),
  expiringHours: z
    .int()
    .min(1, issue('field.atLeast1Hour'))
    .max(limits.expiringHoursMax, issue('field.atMostHours', { count: limits.expiringHoursMax }))
    .optional(),
  priceAlertPercent: percent.optional(),
  wasteAlertAmount: money.optional(),
  version: version.optional(),
});
