import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { UnitField } from '../../../ui/kitchen/UnitField.tsx';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { type ItemPartsFragment, useUpdateItemMutation } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';
import { measureTexts } from '../measures/texts.ts';
import { type ItemValues, valuesOf } from './item-values.ts';

interface ItemUnitFieldProps {
  readonly form: UseFormReturn<ItemValues>;
  /** Null for a new one. */
  readonly item: ItemPartsFragment | null;
}

/** The figures of the form that are in the item's unit. */
const measured = ['unit', 'par', 'max', 'packQuantity', 'cost'] as const;

/**
 * The unit an item is kept in. Of an item that is there it changes at once, because the figures that hang on it change with
 * it; after the first movement it stays.
 */
export function ItemUnitField({ form, item }: ItemUnitFieldProps) {
  const t = useTexts(itemTexts);
  const ui = useTexts(uiTexts);
  const measures = useTexts(measureTexts);
  const unitName = useUnitName();
  const { currency } = useKitchen();
  const [chosen, setChosen] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>();
  const [update] = useUpdateItemMutation(invalidating('items', 'unconvertible'));
  const fixed = item !== null && !item.unitChangeable;
  const close = () => {
    setAsking(false);
    setChosen(null);
  };
  const change = async (unit: string) => {
    setRefusal(undefined);
    try {
      const { data } = await update({
        variables: { input: { id: item?.id ?? '', version: item?.version ?? null, unit } },
      });
      const values = valuesOf(data?.updateItem ?? item, currency);
      for (const field of measured) form.setValue(field, values[field]);
      showToast({ title: measures('unitChanged', { name: values.name, unit: unitName(unit) }) });
    } catch (error) {
      setRefusal(readableError(error).sentence ?? ui('unreachable'));
    }
  };
  return (
    <>
      <Controller
        control={form.control}
        name="unit"
        render={({ field }) => (
          <UnitField
            label={t('unit')}
            value={field.value}
            onChange={(unit) => (item === null || unit === field.value ? field.onChange(unit) : setChosen(unit))}
            onClosed={() => setAsking(chosen !== null)}
            hint={fixed ? t('unitFixed') : undefined}
            error={refusal}
            disabled={fixed}
          />
        )}
      />
      {item === null || chosen === null || !asking ? null : (
        <ConfirmDialog
          title={measures('changeUnit', { name: item.name })}
          confirmLabel={measures('changeUnitDo')}
          onConfirm={() => change(chosen)}
          onClose={close}
        >
          {measures('changeUnitText', { from: unitName(item.unit), to: unitName(chosen) })}
        </ConfirmDialog>
      )}
    </>
  );
}
