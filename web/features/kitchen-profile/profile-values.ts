import { kitchenProfile } from '#schema/inputs/organizations.ts';
import { nearestRollover } from '#schema/rollover.ts';
import { asTyped, ifTyped, moneyAsTyped, typedDecimal, typedMoney, typedWhole } from '../../ui/forms/typed-figures.ts';
import type { KitchenProfilePartsFragment } from './kitchen-profile.generated.ts';
import type { ProfileInput } from './useSaveProfile.ts';

/** The form values of the profile: figures as typed. */
export function valuesOf(profile: KitchenProfilePartsFragment) {
  return {
    name: profile.name,
    timeZone: profile.timeZone,
    dayRollover: nearestRollover(profile.timeZone, profile.dayRollover, new Date()),
    periodKind: profile.periodKind,
    weekStart: profile.weekStart,
    fiscalYearStart: profile.fiscalYearStart ?? '',
    country: profile.country,
    currency: profile.currency,
    temperatureUnit: profile.temperatureUnit,
    measureSystem: profile.measureSystem,
    hourClock: profile.hourClock ?? ('' as const),
    language: profile.language,
    expiringHours: String(profile.expiringHours),
    priceAlertPercent: asTyped(profile.priceAlertPercent),
    wasteAlertAmount: moneyAsTyped(profile.wasteAlertAmount ?? 0, profile.currency),
    jurisdiction: profile.jurisdiction,
    dateMarkDays: profile.dateMarkDays === null ? '' : String(profile.dateMarkDays),
  };
}
export type ProfileValues = ReturnType<typeof valuesOf>;

export function inputOf(values: ProfileValues): ProfileInput {
  return {
    ...values,
    name: values.name.trim(),
    hourClock: values.hourClock || null,
    fiscalYearStart: values.fiscalYearStart || null,
    expiringHours: typedWhole(values.expiringHours),
    priceAlertPercent: typedDecimal(values.priceAlertPercent),
    wasteAlertAmount: typedMoney(values.wasteAlertAmount, values.currency),
    dateMarkDays: dateMarkDays(values),
  };
}

/** A kitchen with its own rules needs them. Under other rules the field is not on the screen, and must not be refused. */
function dateMarkDays({ jurisdiction, dateMarkDays: typed }: ProfileValues): number | null {
  if (jurisdiction === 'CUSTOM') return typedWhole(typed);
  const days = ifTyped(typed, typedWhole);
  return kitchenProfile.shape.dateMarkDays.safeParse(days).success ? days : null;
}
