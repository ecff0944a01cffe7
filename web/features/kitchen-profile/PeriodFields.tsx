import { Heading } from '@chakra-ui/react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { type PeriodKind, periodKinds, weekdays } from '#schema/vocabulary.ts';
import { weekdayName } from '../../ui/format/days.ts';
import { SelectField, TextField } from '../../ui/forms/fields.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { kitchenProfileTexts } from './texts.ts';

interface PeriodFieldsProps {
  readonly periodKind: PeriodKind;
  readonly fields: Readonly<Record<'periodKind' | 'weekStart' | 'fiscalYearStart', UseFormRegisterReturn>>;
  readonly error: string | undefined;
}

/** How reports divide the year. Weeks of 4-4-5 periods begin with their year. */
export function PeriodFields({ periodKind, fields, error }: PeriodFieldsProps) {
  const t = useTexts(kitchenProfileTexts);
  const language = useLanguage();
  return (
    <>
      <Heading as="h3" fontSize="md">
        {t('periods')}
      </Heading>
      <SelectField label={t('periodKind')} hint={t('periodKindHint')} {...fields.periodKind}>
        {periodKinds.map((value) => (
          <option key={value} value={value}>
            {t(value)}
          </option>
        ))}
      </SelectField>
      {periodKind === 'four_four_five' ? (
        <TextField
          type="date"
          label={t('fiscalYearStart')}
          hint={t('fiscalYearStartHint')}
          error={error}
          {...fields.fiscalYearStart}
        />
      ) : (
        <SelectField label={t('weekStart')} {...fields.weekStart}>
          {weekdays.map((value) => (
            <option key={value} value={value}>
              {weekdayName(value, language)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
