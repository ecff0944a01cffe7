import { Box, Button, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { roundingRules, weekdays } from '#schema/vocabulary.ts';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { QuantityField, useQuantityRule } from '../../ui/QuantityField.tsx';
import { useTexts } from '../../ui/texts.ts';
import { useUnitName } from '../../ui/unit-texts.ts';
import { uiTexts } from '../../ui/ui-texts.ts';
import { planTexts } from './plan-texts.ts';
import type { ParValues } from './par-values.ts';
import type { PrepRecipe, StationChoice } from './usePlanning.ts';

interface ParFormProps {
  readonly values: ParValues;
  readonly stations: readonly StationChoice[];
  /** Given for a new line: what is not on the sheet yet. */
  readonly recipes?: readonly PrepRecipe[];
  readonly unit?: string;
  readonly error: string | undefined;
  readonly saving: boolean;
  readonly onSave: (values: ParValues) => void;
}

type Form = UseFormReturn<ParValues>;

/** A line of the par sheet: seven pars, the batch, and when it must be ready. */
export function ParForm({ values, stations, recipes, unit, error, saving, onSave }: ParFormProps) {
  const t = useTexts(planTexts);
  const ui = useTexts(uiTexts);
  const form = useForm<ParValues>({ defaultValues: values });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
      <Flex direction="column" gap="4">
        {recipes ? <RecipeField form={form} recipes={recipes} /> : null}
        <Pars form={form} />
        <Batch form={form} unit={unit} />
        <Ready form={form} stations={stations} />
        {error === undefined ? null : (
          <Box role="alert" color="fg.error">
            {error}
          </Box>
        )}
        <Button type="submit" size="xl" loading={saving} loadingText={ui('working')}>
          {t('saveLine')}
        </Button>
      </Flex>
    </form>
  );
}

function RecipeField({ form, recipes }: { readonly form: Form; readonly recipes: readonly PrepRecipe[] }) {
  const t = useTexts(planTexts);
  if (recipes.length === 0) return <Text color="fg.muted">{t('allOnSheet')}</Text>;
  return (
    <SelectField
      label={t('item')}
      required
      error={form.formState.errors.recipeId?.message}
      {...form.register('recipeId', { required: t('needItem') })}
    >
      <option value="">{t('chooseItem')}</option>
      {recipes.map(({ id, outputItemName, name }) => (
        <option key={id} value={id}>
          {outputItemName ?? name}
        </option>
      ))}
    </SelectField>
  );
}

function Pars({ form }: { readonly form: Form }) {
  const t = useTexts(planTexts);
  const rule = useQuantityRule();
  const { errors } = form.formState;
  const copyMonday = () => {
    const monday = form.getValues('pars.0.quantity');
    for (const day of [1, 2, 3, 4, 5, 6] as const) form.setValue(`pars.${day}.quantity`, monday, { shouldDirty: true });
  };
  return (
    <Box>
      <SimpleGrid columns={{ base: 3, sm: 4 }} gap="3" mb="3">
        {weekdays.map((weekday, day) => (
          <QuantityField
            key={weekday}
            label={t('parOn', { day: t(weekday) })}
            error={errors.pars?.[day]?.quantity?.message}
            {...form.register(`pars.${day}.quantity`, rule)}
          />
        ))}
      </SimpleGrid>
      <Button variant="outline" onClick={copyMonday}>
        {t('sameAll')}
      </Button>
    </Box>
  );
}

function Batch({ form, unit }: { readonly form: Form; readonly unit: string | undefined }) {
  const t = useTexts(planTexts);
  const unitName = useUnitName();
  const rule = useQuantityRule({ optional: true });
  return (
    <SimpleGrid columns={2} gap="4" alignItems="start">
      <QuantityField
        label={t('batch')}
        hint={t('batchHint')}
        error={form.formState.errors.batch?.message}
        {...(unit === undefined ? {} : { unit: unitName(unit) })}
        {...form.register('batch', rule)}
      />
      <SelectField label={t('rounding')} {...form.register('rounding')}>
        {roundingRules.map((rounding) => (
          <option key={rounding} value={rounding}>
            {t(rounding)}
          </option>
        ))}
      </SelectField>
    </SimpleGrid>
  );
}

function Ready({ form, stations }: { readonly form: Form; readonly stations: readonly StationChoice[] }) {
  const t = useTexts(planTexts);
  return (
    <>
      <SimpleGrid columns={2} gap="4">
        <TextField
          type="time"
          label={t('dueTime')}
          required
          error={form.formState.errors.dueTime?.message}
          {...form.register('dueTime', { required: t('needTime') })}
        />
        <TextField type="number" min={0} max={1440} label={t('lead')} {...form.register('leadMinutes')} />
      </SimpleGrid>
      <SelectField label={t('station')} {...form.register('stationId')}>
        <option value="">{t('noStation')}</option>
        {stations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
