import { SimpleGrid } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { lineCheckFrequencies } from '#schema/vocabulary.ts';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useStationNamesForChecksQuery } from '../line-checks.generated.ts';
import type { TemplateForm } from './template-form.ts';
import { planTexts } from './texts.ts';
import { WeekdayChoice } from './WeekdayChoice.tsx';

/** The names of a check, and when it opens, is due and counts as missed. */
export function ScheduleFields() {
  const localName = useNames();
  const t = useTexts(planTexts);
  const { register, formState } = useFormContext<TemplateForm>();
  const { errors } = formState;
  const { data } = useStationNamesForChecksQuery();
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <TextField
        label={t('name')}
        required
        maxLength={limits.nameMax}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField label={t('nameEs')} maxLength={limits.nameMax} {...register('nameEs')} />
      <TextField
        label={t('dueTimes')}
        required
        hint={t('dueTimesHint')}
        error={errors.times?.message}
        {...register('times')}
      />
      <SelectField label={t('frequency')} {...register('frequency')}>
        <option value="">{t('frequencyKitchen')}</option>
        {lineCheckFrequencies.map((frequency) => (
          <option key={frequency} value={frequency}>
            {t(frequency)}
          </option>
        ))}
      </SelectField>
      <WeekdayChoice />
      {/* The key remounts the select when the stations are loaded, so that it finds the chosen one. */}
      <SelectField key={String(data === undefined)} label={t('station')} {...register('stationId')}>
        <option value="">{t('stationAny')}</option>
        {data?.stations.map(({ id, name }) => (
          <option key={id} value={id}>
            {localName(name)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('openMinutes')}
        inputMode="numeric"
        error={errors.openMinutes?.message}
        {...register('openMinutes')}
      />
      <TextField
        label={t('graceMinutes')}
        inputMode="numeric"
        error={errors.graceMinutes?.message}
        {...register('graceMinutes')}
      />
    </SimpleGrid>
  );
}
