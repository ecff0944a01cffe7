import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { limits } from '#schema/limits.ts';
import { SupplierSelect } from '../../../platform/choices/SupplierSelect.tsx';
import { useCreateNamedItem } from '../../../platform/choices/useCreateNamedItem.ts';
import { takenName } from '../../../platform/graphql/taken-name.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { FormDialog } from '../../../ui/forms/FormDialog.tsx';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { useValuesGuard } from '../../../ui/forms/useFormGuard.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { categoryValue, newItemCategory } from '../../../ui/kitchen/new-item-category.ts';
import { newUnit } from '../../../ui/kitchen/new-unit.ts';
import { UnitField } from '../../../ui/kitchen/UnitField.tsx';
import { formTexts } from '../form-texts.ts';
import { type IngredientOptionsQuery, useNewIngredientChoicesQuery } from '../recipes.generated.ts';

interface NewIngredientDialogProps {
  /** What was typed in the picker. */
  readonly name: string;
  readonly onDone: (option: IngredientOptionsQuery['ingredientOptions'][number]) => void;
  readonly onClose: () => void;
}

interface NewIngredient {
  readonly name: string;
  /** Null until one is chosen. */
  readonly category: string | null;
  readonly unit: string;
  /** Empty without one. */
  readonly supplierId: string;
}

/** The values of the new item, and its creation. */
function useNewIngredient({ name, onDone }: Pick<NewIngredientDialogProps, 'name' | 'onDone'>) {
  const t = useTexts(formTexts);
  const create = useCreateNamedItem();
  const { run, pending, error } = useFormAction();
  const { measureSystem } = useKitchen();
  const begin = { name, category: null, unit: newUnit[measureSystem], supplierId: '' };
  const [values, setValues] = useState<NewIngredient>(begin);
  const { leave, release } = useValuesGuard(values);
  const [problem, setProblem] = useState<string>();
  const { data, loading } = useNewIngredientChoicesQuery();
  const { itemCategories: categories = [], suppliers = [] } = data ?? {};
  const category = values.category ?? newItemCategory(categories);
  const change = (changed: Partial<NewIngredient>) => {
    setProblem(undefined);
    setValues((before) => ({ ...before, ...changed }));
  };
  const save = async () => {
    const supplierId = values.supplierId || null;
    const input = { ...values, category, supplierId, name: values.name.trim() };
    if (input.name === '') return setProblem(t('enterName'));
    const outcome = await run(() => create({ variables: { input } }), {
      toast: t('ingredientAdded', { name: input.name }),
      onDone: (result) => {
        release();
        if (result.data) onDone({ ...result.data.createItem, itemId: result.data.createItem.id, subRecipeId: null });
      },
    });
    setProblem(takenName(outcome));
  };
  // The default category is unknown until the categories are loaded.
  return {
    values,
    categories,
    suppliers,
    category,
    change,
    save,
    pending: pending || loading,
    problem: problem ?? error,
    leave,
  };
}

/** Adds an item without leaving the recipe. Its price and allergens stay unknown until somebody enters them. */
export function NewIngredientDialog({ name, onDone, onClose }: NewIngredientDialogProps) {
  const t = useTexts(formTexts);
  const language = useLanguage();
  const { values, categories, suppliers, category, change, save, pending, problem, leave } = useNewIngredient({
    name,
    onDone,
  });
  return (
    <FormDialog
      title={t('newIngredient')}
      submitLabel={t('addItem')}
      pending={pending}
      onSubmit={(event) => {
        event.preventDefault();
        // React events bubble through portals: the form of the recipe is an ancestor of this one.
        event.stopPropagation();
        void save();
      }}
      onClose={() => leave(onClose)}
    >
      <TextField
        label={t('name')}
        required
        maxLength={limits.nameMax}
        value={values.name}
        error={problem}
        onChange={({ target }) => change({ name: target.value })}
      />
      <SelectField label={t('category')} value={category} onChange={({ target }) => change({ category: target.value })}>
        {categories.map((row) => (
          <option key={row.id} value={categoryValue(row)}>
            {nameIn(language, row)}
          </option>
        ))}
      </SelectField>
      <UnitField label={t('stockedIn')} value={values.unit} onChange={(unit) => change({ unit })} />
      <SupplierSelect
        suppliers={suppliers}
        value={values.supplierId}
        onChange={(supplierId) => change({ supplierId })}
      />
      <Text color="fg.muted">{t('newIngredientText')}</Text>
    </FormDialog>
  );
}
