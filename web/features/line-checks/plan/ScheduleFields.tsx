import { SimpleGrid } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { lineCheckFrequencies } from '#schema/vocabulary.ts';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useStationNamesForChecksQuery } from '../line-checks.generated.ts';
import { type TemplateForm, timesOf } from './template-form.ts';
import { planTexts } from './texts.ts';
import { WeekdayChoice } from './WeekdayChoice.tsx';

/** The check's names, and when it opens, falls due and is missed. */
export function ScheduleFields() {
  const t = useTexts(planTexts);
  const { register, formState } = useFormContext<TemplateForm>();
  const { errors } = formState;
  const { data } = useStationNamesForChecksQuery();
  const minutes = (min: number, max: number) => ({
    validate: (typed: string) =>
      (/^\d+$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max) || t('minutesRange', { min, max }),
  });
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      <TextField
        label={t('name')}
        required
        maxLength={limits.nameMax}
        error={errors.name?.message}
        {...register('name', { validate: (typed) => typed.trim() !== '' || t('needName') })}
      />
      <TextField label={t('nameEs')} maxLength={limits.nameMax} {...register('nameEs')} />
      <TextField
        label={t('dueTimes')}
        required
        hint={t('dueTimesHint')}
        error={errors.times?.message}
        {...register('times', { validate: (typed) => timesOf(typed) !== null || t('badTimes') })}
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
      {/* Drawn anew when the stations are here, so that the chosen one is found among them. */}
      <SelectField key={String(data === undefined)} label={t('station')} {...register('stationId')}>
        <option value="">{t('stationAny')}</option>
        {data?.stations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('openMinutes')}
        inputMode="numeric"
        error={errors.openMinutes?.message}
        {...register('openMinutes', minutes(0, limits.lineCheckOpenMinutesMax))}
      />
      <TextField
        label={t('graceMinutes')}
        inputMode="numeric"
        error={errors.graceMinutes?.message}
        {...register('graceMinutes', minutes(5, limits.lineCheckGraceMinutesMax))}
      />
    </SimpleGrid>
  );
}
