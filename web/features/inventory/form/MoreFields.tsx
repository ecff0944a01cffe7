import { Button, Flex, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { allergens, tcsClasses } from '#schema/vocabulary.ts';
import { useAllergenName } from '../../../ui/kitchen/allergen-texts.ts';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { QuantityField } from '../../../ui/forms/QuantityField.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { itemTexts, tcsNames } from '../item-texts.ts';
import type { ItemValues } from './item-values.ts';
import { ShelfLifeFields } from './ShelfLifeFields.tsx';

interface MoreFieldsProps {
  readonly form: UseFormReturn<ItemValues>;
}

/** The optional fields: pack, cost, yield, shelf lives, density and allergens. */
export function MoreFields({ form }: MoreFieldsProps) {
  const t = useTexts(itemTexts);
  const { currency } = useKitchen();
  const unitName = useUnitName();
  const { register, formState, watch } = form;
  const { errors } = formState;
  return (
    <Stack gap="4" pt="2">
      <SimpleGrid minChildWidth="9.25rem" gap="4">
        <TextField
          label={t('packDescription')}
          hint={t('packHint')}
          maxLength={limits.nameMax}
          {...register('packDescription')}
        />
        <QuantityField
          label={t('packQuantity')}
          unit={unitName(watch('unit'))}
          error={errors.packQuantity?.message}
          {...register('packQuantity')}
        />
        <QuantityField
          label={t('cost', { currency })}
          hint={t('costHint')}
          error={errors.cost?.message}
          {...register('cost')}
        />
        <QuantityField label={t('yield')} unit="%" error={errors.yield?.message} {...register('yield')} />
      </SimpleGrid>
      <SelectField label={t('tcs')} {...register('tcs')}>
        {tcsClasses.map((value) => (
          <option key={value} value={value}>
            {t(tcsNames[value])}
          </option>
        ))}
      </SelectField>
      <ShelfLifeFields form={form} />
      <QuantityField
        label={t('density')}
        hint={t('densityHint')}
        error={errors.density?.message}
        {...register('density')}
      />
      <Allergens form={form} />
    </Stack>
  );
}

function Allergens({ form }: MoreFieldsProps) {
  const t = useTexts(itemTexts);
  const name = useAllergenName();
  return (
    <Controller
      control={form.control}
      name="allergens"
      render={({ field }) => {
        const entered = field.value ?? [];
        const isNone = field.value?.length === 0;
        return (
          <Flex role="group" aria-label={t('allergens')} direction="column" gap="1.5">
            <Text textStyle="sm" fontWeight="medium">
              {t('allergens')}
            </Text>
            <Flex gap="1.5" wrap="wrap">
              <Button
                px="3"
                variant={isNone ? 'solid' : 'outline'}
                aria-pressed={isNone}
                onClick={() => field.onChange(isNone ? null : [])}
              >
                {t('noAllergens')}
              </Button>
              {allergens.map((each) => {
                const chosen = entered.includes(each);
                const toggled = allergens.filter((other) => (other === each ? !chosen : entered.includes(other)));
                return (
                  <Button
                    key={each}
                    px="3"
                    variant={chosen ? 'solid' : 'outline'}
                    aria-pressed={chosen}
                    onClick={() => field.onChange(toggled.length > 0 ? toggled : null)}
                  >
                    {name(each)}
                  </Button>
                );
              })}
            </Flex>
            {field.value === null ? (
              <Text textStyle="sm" color="fg.muted">
                {t('allergensUnknown')}
              </Text>
            ) : null}
          </Flex>
        );
      }}
    />
  );
}
