import { Text } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import { updateItems } from '#schema/inputs/inventory.ts';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { FormDialog } from '../../../ui/forms/FormDialog.tsx';
import { inputError } from '../../../ui/forms/input-errors.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { useValuesGuard } from '../../../ui/forms/useFormGuard.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { categoryValue } from '../../../ui/kitchen/new-item-category.ts';
import { type ItemRowFragment, useItemChoicesQuery } from '../inventory.generated.ts';
import { togetherTexts } from './together-texts.ts';
import { type SharedFields, useUpdateItems } from './useUpdateItems.ts';

/** What is set for many items by a dialog. */
export const sharedFields = ['par', 'supplier', 'storage', 'category'] as const;
export type SharedField = (typeof sharedFields)[number];

interface SetFieldDialogProps {
  readonly field: SharedField;
  readonly items: readonly ItemRowFragment[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function inputOf(field: SharedField, value: string): SharedFields {
  switch (field) {
    case 'par':
      return { parLevel: value };
    case 'supplier':
      return { supplierId: value || null };
    case 'storage':
      return { storageLocationId: value || null };
    case 'category':
      return { category: value };
  }
}

/** The sentence for a value that the server would refuse; undefined for one that it accepts. */
function refusalOf(field: SharedField, value: string): string | undefined {
  const { parLevel, category } = updateItems.shape;
  if (field === 'par') return inputError(parLevel.unwrap(), value);
  return field === 'category' ? inputError(category.unwrap(), value) : undefined;
}

/** Sets one field of many items. Their versions are those of when it was opened. */
export function SetFieldDialog({ field, items: selected, onDone, onClose }: SetFieldDialogProps) {
  const t = useTexts(togetherTexts);
  const [items] = useState(selected);
  const [value, setValue] = useState('');
  const { write } = useUpdateItems();
  const { run, pending, error, setError } = useFormAction();
  const n = items.length;
  const guard = useValuesGuard(value);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const refused = refusalOf(field, value);
    if (refused !== undefined) return setError(refused);
    await run(() => write(items, inputOf(field, value)), {
      toast: t('changed', { n }),
      onDone: () => {
        guard.release();
        onDone();
      },
    });
  };
  return (
    <FormDialog
      title={t(`${field}Title`, { n })}
      submitLabel={t('save', { n })}
      pending={pending}
      onSubmit={(event) => void save(event)}
      onClose={() => guard.leave(onClose)}
    >
      <SharedControl
        field={field}
        items={items}
        value={value}
        error={error}
        onChange={(next) => {
          setValue(next);
          setError(undefined);
        }}
      />
      <Text color="fg.muted">{t('rule')}</Text>
    </FormDialog>
  );
}

interface SharedControlProps {
  readonly field: SharedField;
  readonly items: readonly ItemRowFragment[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function SharedControl({ field, items, value, error, onChange }: SharedControlProps) {
  const localName = useNames();
  const t = useTexts(togetherTexts);
  const unitName = useUnitName();
  const language = useLanguage();
  const { data } = useItemChoicesQuery();
  if (field === 'par') {
    const units = [...new Set(items.map(({ unit }) => unitName(unit)))].join(', ');
    return (
      <TextField
        label={t('par')}
        required
        inputMode="decimal"
        hint={t('parHint', { units })}
        error={error}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const choices = {
    supplier: data?.suppliers.map(({ id, name }) => ({ id, name })),
    storage: data?.storageLocations.map(({ id, name }) => ({ id, name: localName(name) })),
    category: data?.itemCategories.map((row) => ({ id: categoryValue(row), name: nameIn(language, row) })),
  }[field];
  const empty = { supplier: 'noSupplier', storage: 'noStorage', category: 'choose' } as const;
  return (
    <SelectField label={t(field)} error={error} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{t(empty[field])}</option>
      {choices?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
