import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { ConfirmDialog } from '../../../ui/forms/ConfirmDialog.tsx';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { UnitField } from '../../../ui/kitchen/UnitField.tsx';
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

/** The fields in the item's unit. */
const measured = ['unit', 'par', 'max', 'packQuantity', 'cost'] as const;

/**
 * The unit of an item's stock. A change for an existing item is saved at once, because the figures are converted with it; after
 * the first movement it cannot change.
 */
export function ItemUnitField({ form, item }: ItemUnitFieldProps) {
  const t = useTexts(itemTexts);
  const measures = useTexts(measureTexts);
  const unitName = useUnitName();
  const kitchen = useKitchen();
  const [chosen, setChosen] = useState<string | null>(null);
  const [confirming, setConfirming] = useState(false);
  const { run, error } = useFormAction();
  const [update] = useUpdateItemMutation(invalidating('items', 'unconvertible'));
  const fixed = item !== null && !item.unitChangeable;
  const close = () => {
    setConfirming(false);
    setChosen(null);
  };
  const change = (unit: string) => {
    const variables = { input: { id: item?.id ?? '', version: item?.version ?? null, unit } };
    return run(() => update({ variables }), {
      onDone: ({ data }) => {
        const values = valuesOf(data?.updateItem ?? item, kitchen);
        for (const field of measured) form.setValue(field, values[field]);
        showToast({ title: measures('unitChanged', { name: values.name, unit: unitName(unit) }) });
      },
    });
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
            onClosed={() => setConfirming(chosen !== null)}
            hint={fixed ? t('unitFixed') : undefined}
            error={error}
            disabled={fixed}
          />
        )}
      />
      {item === null || chosen === null || !confirming ? null : (
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
