import { Grid, GridItem } from '@chakra-ui/react';
import { Controller, useController, useFormContext } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { recipeKinds } from '#schema/vocabulary.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/forms/fields.tsx';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { Panel } from '../../../ui/components/Panel.tsx';
import { QuantityField } from '../../../ui/forms/QuantityField.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { UnitField } from '../../../ui/kitchen/UnitField.tsx';
import { formTexts } from '../form-texts.ts';
import type { RecipeValues } from '../form-values.ts';
import { useRecipeStationsQuery } from '../recipes.generated.ts';

function MenuFields() {
  const t = useTexts(formTexts);
  const { currency } = useKitchen();
  const { register, formState } = useFormContext<RecipeValues>();
  const { errors } = formState;
  return (
    <>
      <QuantityField
        label={t('menuPrice')}
        hint={t('menuPriceHint')}
        unit={currency}
        error={errors.menuPrice?.message}
        {...register('menuPrice')}
      />
      <QuantityField
        label={t('target')}
        unit="%"
        error={errors.targetFoodCostPercent?.message}
        {...register('targetFoodCostPercent')}
      />
      <TextField
        label={t('pluCodes')}
        hint={t('pluCodesHint')}
        error={errors.pluCodes?.message}
        {...register('pluCodes')}
      />
    </>
  );
}

function YieldFields() {
  const t = useTexts(formTexts);
  const { control, register, formState, watch } = useFormContext<RecipeValues>();
  const { errors } = formState;
  return (
    <>
      <QuantityField
        label={t('yieldQuantity')}
        required
        error={errors.yieldQuantity?.message}
        {...register('yieldQuantity')}
      />
      <Controller
        control={control}
        name="yieldUnit"
        render={({ field }) => <UnitField label={t('unit')} value={field.value} onChange={field.onChange} />}
      />
      {watch('yieldUnit') === 'portion' ? null : (
        <QuantityField
          label={t('portions')}
          hint={t('portionsHint')}
          error={errors.portions?.message}
          {...register('portions')}
        />
      )}
      <TextField
        label={t('prepMinutes')}
        inputMode="numeric"
        error={errors.prepMinutes?.message}
        {...register('prepMinutes')}
      />
      <TextField
        label={t('shelfLife')}
        hint={watch('kind') === 'prep' ? t('shelfLifeHint') : undefined}
        inputMode="numeric"
        error={errors.shelfLifeHours?.message}
        {...register('shelfLifeHours')}
      />
      {watch('kind') === 'menu' ? <MenuFields /> : null}
    </>
  );
}

/** The station; disabled while the stations load, so that the chosen one is not lost. */
function StationField() {
  const localName = useNames();
  const t = useTexts(formTexts);
  const { data } = useRecipeStationsQuery();
  const { control } = useFormContext<RecipeValues>();
  const { field } = useController({ control, name: 'stationId' });
  return (
    <SelectField label={t('station')} {...field} disabled={!data}>
      <option value="">{t('noStation')}</option>
      {data?.stations.map((station) => (
        <option key={station.id} value={station.id}>
          {localName(station.name)}
        </option>
      ))}
    </SelectField>
  );
}

/** Name, kind and yield. */
export function BasicsFields() {
  const t = useTexts(formTexts);
  const { register, formState, watch } = useFormContext<RecipeValues>();
  return (
    <Panel title={t('basics')}>
      <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' }} gap="4" alignItems="start">
        <GridItem colSpan={2}>
          <TextField
            label={t('name')}
            required
            maxLength={limits.nameMax}
            error={formState.errors.name?.message}
            {...register('name')}
          />
        </GridItem>
        <GridItem colSpan={2}>
          <TextField
            label={t('nameEs')}
            maxLength={limits.nameMax}
            error={formState.errors.nameEs?.message}
            {...register('nameEs')}
          />
        </GridItem>
        <GridItem colSpan={{ base: 2, md: 1 }}>
          <SelectField
            label={t('kind')}
            hint={t(watch('kind') === 'menu' ? 'menuKindHint' : 'prepKindHint')}
            {...register('kind')}
          >
            {recipeKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(kind === 'prep' ? 'prepKind' : 'menuKind')}
              </option>
            ))}
          </SelectField>
        </GridItem>
        <GridItem colSpan={{ base: 2, md: 1 }}>
          <TextField label={t('category')} maxLength={limits.nameMax} {...register('category')} />
        </GridItem>
        <GridItem colSpan={2}>
          <StationField />
        </GridItem>
        <GridItem colSpan={{ base: 2, md: 4 }}>
          <TextAreaField label={t('description')} rows={2} maxLength={limits.noteMax} {...register('description')} />
        </GridItem>
        <YieldFields />
      </Grid>
    </Panel>
  );
}
