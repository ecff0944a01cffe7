import { SimpleGrid } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { itemKinds } from '#schema/vocabulary.ts';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { QuantityField } from '../../../ui/forms/QuantityField.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { ItemChoicesQuery, ItemPartsFragment } from '../inventory.generated.ts';
import { itemTexts, kindNames } from '../item-texts.ts';
import { CategoryField } from './CategoryField.tsx';
import { ItemUnitField } from './ItemUnitField.tsx';
import { SupplierField } from './SupplierField.tsx';
import type { ItemValues } from './item-values.ts';

interface MainFieldsProps {
  readonly form: UseFormReturn<ItemValues>;
  readonly item: ItemPartsFragment | null;
  readonly choices: ItemChoicesQuery;
}

/** The fields that every item needs: name, unit, levels and storage location. */
export function MainFields({ form, item, choices }: MainFieldsProps) {
  const t = useTexts(itemTexts);
  const { register, formState } = form;
  return (
    <>
      <TextField
        label={t('name')}
        required
        maxLength={limits.nameMax}
        error={formState.errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={t('nameEs')}
        maxLength={limits.nameMax}
        error={formState.errors.nameEs?.message}
        {...register('nameEs')}
      />
      <SimpleGrid minChildWidth="9.25rem" gap="4">
        <CategoryField form={form} item={item} choices={choices} />
        <SelectField label={t('kind')} {...register('kind')}>
          {itemKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(kindNames[kind])}
            </option>
          ))}
        </SelectField>
      </SimpleGrid>
      <ItemUnitField form={form} item={item} />
      <Levels form={form} isNew={item === null} />
      <Places form={form} choices={choices} />
    </>
  );
}

/** Par and maximum; for a new item also the opening stock. */
function Levels({ form, isNew }: { readonly form: UseFormReturn<ItemValues>; readonly isNew: boolean }) {
  const t = useTexts(itemTexts);
  const unitName = useUnitName();
  const { register, formState, watch } = form;
  const { errors } = formState;
  const unit = unitName(watch('unit'));
  return (
    <>
      {isNew ? (
        <QuantityField label={t('opening0')} unit={unit} error={errors.opening?.message} {...register('opening')} />
      ) : null}
      <SimpleGrid minChildWidth="9.25rem" gap="4">
        <QuantityField
          label={t('par')}
          hint={t(watch('kind') === 'prep' ? 'parHintMade' : 'parHint')}
          unit={unit}
          error={errors.par?.message}
          {...register('par')}
        />
        <QuantityField
          label={t('max')}
          hint={t('maxHint')}
          unit={unit}
          error={errors.max?.message}
          {...register('max')}
        />
      </SimpleGrid>
    </>
  );
}

/** The storage location and the supplier. */
function Places({ form, choices }: Pick<MainFieldsProps, 'form' | 'choices'>) {
  const localName = useNames();
  const t = useTexts(itemTexts);
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <SelectField label={t('storage')} {...form.register('storage')}>
        <option value="">{t('nothing')}</option>
        {choices.storageLocations.map(({ id, name }) => (
          <option key={id} value={id}>
            {localName(name)}
          </option>
        ))}
      </SelectField>
      <SupplierField form={form} choices={choices} />
    </SimpleGrid>
  );
}
