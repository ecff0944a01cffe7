import { useEffect } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { ChoiceSelect } from '../../../platform/choices/ChoiceSelect.tsx';
import { useInvalidate } from '../../../platform/live/invalidate.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { categoryValue, newItemCategory } from '../../../ui/kitchen/new-item-category.ts';
import { categoryIn } from '../category-in.ts';
import type { ItemChoicesQuery, ItemPartsFragment } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';
import { useCreateItemCategoryMutation } from '../measures/measures.generated.ts';
import { measureTexts } from '../measures/texts.ts';
import type { ItemValues } from './item-values.ts';

interface CategoryFieldProps {
  readonly form: UseFormReturn<ItemValues>;
  readonly item: ItemPartsFragment | null;
  readonly choices: ItemChoicesQuery;
}

/** Creates a category by name. Resolves to its id, which the list contains by then. */
function useCreateCategory(): (name: string) => Promise<string | null> {
  const [mutate] = useCreateItemCategoryMutation();
  const invalidate = useInvalidate();
  return async (name) => {
    const { data } = await mutate({ variables: { input: { name } } });
    await invalidate('itemCategories');
    return data?.createItemCategory.id ?? null;
  };
}

/** Chooses one of the kitchen's categories, or creates a new one. */
export function CategoryField({ form, item, choices }: CategoryFieldProps) {
  const t = useTexts(itemTexts);
  const measures = useTexts(measureTexts);
  const language = useLanguage();
  const create = useCreateCategory();
  const offered = choices.itemCategories.map((row) => ({ value: categoryValue(row), label: nameIn(language, row) }));
  // The item's category may have been archived since.
  const missing = item !== null && offered.every(({ value }) => value !== item.category);
  const first = item === null ? newItemCategory(choices.itemCategories) : null;
  const { getValues, resetField } = form;
  const { isDirty: isChosen } = form.getFieldState('category', form.formState);
  useEffect(() => {
    // What somebody chose is not replaced when another manager archives it: saving says so.
    if (first === null || isChosen) return;
    const isOffered = choices.itemCategories.some((row) => categoryValue(row) === getValues('category'));
    if (!isOffered) resetField('category', { defaultValue: first });
  }, [first, isChosen, choices, getValues, resetField]);
  const all = missing ? [...offered, { value: item.category, label: categoryIn(language, item) }] : offered;
  return (
    <Controller
      control={form.control}
      name="category"
      render={({ field }) => (
        <ChoiceSelect
          selectRef={field.ref}
          value={field.value}
          onChange={field.onChange}
          label={t('category')}
          choices={all}
          newLabel={measures('newCategory')}
          newNameLabel={measures('newCategoryName')}
          addLabel={measures('addCategory')}
          create={create}
          gridRow="2"
        />
      )}
    />
  );
}
