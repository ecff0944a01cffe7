import { weekdayName } from '../../ui/format/days.ts';
import { choice, type Compared, figure, parts, text } from '../../ui/forms/merge.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { ProfileValues } from './profile-values.ts';
import { kitchenProfileTexts } from './texts.ts';

/** How the fields of the kitchen profile are compared and named. */
export function useComparedProfile(): Compared<ProfileValues> {
  const t = useTexts(kitchenProfileTexts);
  const language = useLanguage();
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  return parts<ProfileValues>(
    {
      name: text(t('name')),
      timeZone: choice(t('timeZone'), (zone) => zone.replaceAll('_', ' ')),
      dayRollover: text(t('dayRollover')),
      periodKind: choice(t('periodKind'), (kind) => t(kind)),
      weekStart: choice(t('weekStart'), (day) => weekdayName(day, language)),
      fiscalYearStart: text(t('fiscalYearStart')),
      country: choice(t('country'), (code) => regions.of(code) ?? code),
      currency: text(t('currency')),
      temperatureUnit: choice(t('temperatureUnit'), (unit) => t(unit === 'C' ? 'celsius' : 'fahrenheit')),
      measureSystem: choice(t('measureSystem'), (system) => t(system)),
      hourClock: choice(t('hourClock'), (clock) => t(clock || 'clockOfLanguage')),
      language: choice(t('language'), (code) => t(code)),
      expiringHours: figure(t('expiringHours')),
      priceAlertPercent: figure(t('priceAlert'), '%'),
      wasteAlertAmount: figure(t('wasteAlert')),
      jurisdiction: choice(t('jurisdiction'), (code) => t(code)),
      dateMarkDays: figure(t('dateMarkDays')),
    },
    // The time must exist in the zone, weeks begin with the year, the amount is in the currency, and the days are compared
    // under one of the rules.
    [
      ['timeZone', 'dayRollover'],
      ['periodKind', 'weekStart', 'fiscalYearStart'],
      ['currency', 'wasteAlertAmount'],
      ['jurisdiction', 'dateMarkDays'],
    ],
  );
}
