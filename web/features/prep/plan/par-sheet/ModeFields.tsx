import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { parModes } from '#schema/vocabulary.ts';
import { SelectField, TextField } from '../../../../ui/forms/fields.tsx';
import { QuantityField } from '../../../../ui/forms/QuantityField.tsx';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../../ui/kitchen/unit-texts.ts';
import type { ParValues } from './par-values.ts';
import { planTexts } from '../plan-texts.ts';

interface FieldsProps {
  readonly form: UseFormReturn<ParValues>;
}

/** Where the par comes from; for some days of use, how many. */
export function ParMode({ form }: FieldsProps) {
  const t = useTexts(planTexts);
  const mode = form.watch('parMode');
  const { errors } = form.formState;
  return (
    <Stack gap="3">
      <SelectField label={t('parMode')} {...form.register('parMode')}>
        {parModes.map((one) => (
          <option key={one} value={one}>
            {t(`mode_${one}`)}
          </option>
        ))}
      </SelectField>
      {mode === 'days' ? (
        <SimpleGrid columns={2} gap="4" alignItems="start">
          <Days form={form} name="minDays" error={errors.minDays?.message} />
          <Days form={form} name="maxDays" error={errors.maxDays?.message} />
        </SimpleGrid>
      ) : null}
      {mode === 'weekday' ? null : (
        <Text color="fg.muted" textStyle="sm">
          {t(mode === 'days' ? 'daysText' : 'modeText')}
        </Text>
      )}
    </Stack>
  );
}

interface DaysProps extends FieldsProps {
  readonly name: 'minDays' | 'maxDays';
  readonly error: string | undefined;
}

function Days({ form, name, error }: DaysProps) {
  const t = useTexts(planTexts);
  return (
    <TextField
      type="number"
      min={1}
      max={limits.coverDaysMax}
      label={t(name)}
      required
      error={error}
      {...form.register(name)}
    />
  );
}

/** The least that is made, and the most of one run. */
export function RunSize({ form, unit }: FieldsProps & { readonly unit: string | undefined }) {
  const t = useTexts(planTexts);
  const unitName = useUnitName();
  const { errors } = form.formState;
  const shown = unit === undefined ? {} : { unit: unitName(unit) };
  return (
    <SimpleGrid columns={2} gap="4" alignItems="start">
      <QuantityField label={t('least')} error={errors.least?.message} {...shown} {...form.register('least')} />
      <QuantityField
        label={t('most')}
        hint={t('mostHint')}
        error={errors.most?.message}
        {...shown}
        {...form.register('most')}
      />
    </SimpleGrid>
  );
}
