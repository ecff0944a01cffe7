import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useInvalidate } from '../../../platform/live/invalidate.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { categoryIn } from '../category-in.ts';
import type { ItemChoicesQuery, ItemPartsFragment } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';
import { useCreateItemCategoryMutation } from '../measures/measures.generated.ts';
import { measureTexts } from '../measures/texts.ts';
import { useAct } from '../useAct.ts';
import type { ItemValues } from './item-values.ts';

/** Not a category: opens the field for a new one. */
const NEW = '+';

interface CategoryFieldProps {
  readonly form: UseFormReturn<ItemValues>;
  readonly item: ItemPartsFragment | null;
  readonly choices: ItemChoicesQuery;
}

/** The kitchen's categories, and a new one where none fits. */
export function CategoryField({ form, item, choices }: CategoryFieldProps) {
  const t = useTexts(itemTexts);
  const measures = useTexts(measureTexts);
  const language = useLanguage();
  const [adding, setAdding] = useState(false);
  const offered = choices.itemCategories.map((row) => ({ value: row.code ?? row.id, label: nameIn(language, row) }));
  // An item may still be in a category that has been archived since.
  const missing = item !== null && offered.every(({ value }) => value !== item.category);
  const all = missing ? [...offered, { value: item.category, label: categoryIn(language, item) }] : offered;
  return (
    <>
      <Controller
        control={form.control}
        name="category"
        render={({ field }) => (
          <SelectField
            ref={field.ref}
            label={t('category')}
            value={adding ? NEW : field.value}
            onChange={({ target }) => {
              setAdding(target.value === NEW);
              if (target.value !== NEW) field.onChange(target.value);
            }}
          >
            {all.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <option value={NEW}>{measures('newCategory')}</option>
          </SelectField>
        )}
      />
      {adding ? (
        <NewCategory
          onDone={(id) => {
            if (id !== null) form.setValue('category', id, { shouldDirty: true });
            setAdding(false);
            // Unless they went on to another field while it was saved.
            if (!document.activeElement?.matches('input, select, textarea')) form.setFocus('category');
          }}
        />
      ) : null}
    </>
  );
}

/** Answers the id of the new category, or null when none was made. */
function NewCategory({ onDone }: { readonly onDone: (id: string | null) => void }) {
  const t = useTexts(measureTexts);
  const act = useAct();
  const [name, setName] = useState('');
  const [create, { loading }] = useCreateItemCategoryMutation();
  const invalidate = useInvalidate();
  const save = async () => {
    let id: string | null = null;
    const worked = await act(async () => {
      const { data } = await create({ variables: { input: { name: name.trim() } } });
      id = data?.createItemCategory.id ?? null;
      // The choice must be there before it is made.
      await invalidate('itemCategories');
    });
    if (worked) onDone(id);
  };
  return (
    // Across the form, below the category and its neighbor.
    <Stack
      gap="2"
      gridRow="2"
      gridColumn="1 / -1"
      onKeyDown={(event) => (event.key === 'Enter' ? event.preventDefault() : undefined)}
    >
      <TextField
        label={t('newCategoryName')}
        maxLength={limits.nameMax}
        autoComplete="off"
        autoFocus
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Flex gap="2">
        <Button disabled={name.trim() === ''} loading={loading} loadingText={t('saving')} onClick={() => void save()}>
          {t('addCategory')}
        </Button>
        <Button variant="outline" onClick={() => onDone(null)}>
          {t('cancel')}
        </Button>
      </Flex>
    </Stack>
  );
}
