import { Text } from '@chakra-ui/react';
import { Controller, useForm } from 'react-hook-form';
import { countPart } from '#schema/inputs/counts.ts';
import { FormDialog } from '../../../ui/forms/FormDialog.tsx';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { QuantityField } from '../../../ui/forms/QuantityField.tsx';
import { typedDecimal } from '../../../ui/forms/typed-figures.ts';
import { useFormGuard } from '../../../ui/forms/useFormGuard.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { UnitField } from '../../../ui/kitchen/UnitField.tsx';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { Target } from '../count-rows.ts';
import { measureTexts } from './measure-texts.ts';
import type { FoundPart } from './useLinePresses.ts';

interface Values {
  quantity: string;
  unit: string;
  measured: { quantity: string };
}

interface MeasureDialogProps {
  readonly row: Pick<Target['row'], 'itemName' | 'unit'>;
  readonly onMeasure: (part: FoundPart) => void;
  readonly onClose: () => void;
}

/** Asks what a quantity weighs whose unit does not convert, such as two pans. The item then has the conversion. */
export function MeasureDialog({ row, onMeasure, onClose }: MeasureDialogProps) {
  const t = useTexts(measureTexts);
  const localName = useNames();
  const unitName = useUnitName();
  const partOf = ({ quantity, unit, measured }: Values) => ({
    quantity: typedDecimal(quantity),
    unit,
    measured: { quantity: typedDecimal(measured.quantity), unit: row.unit },
  });
  const form = useForm<Values>({
    defaultValues: { quantity: '', unit: '', measured: { quantity: '' } },
    resolver: inputResolver(countPart, partOf),
  });
  const guard = useFormGuard(form);
  const { errors } = form.formState;
  const use = (values: Values) => {
    guard.release();
    onMeasure({ ...partOf(values), sum: null });
    onClose();
  };
  return (
    <FormDialog
      title={t('title', { name: localName(row.itemName) })}
      submitLabel={t('use')}
      pending={false}
      onSubmit={(event) => void form.handleSubmit(use)(event)}
      onClose={() => guard.leave(onClose)}
    >
      <Text color="fg.muted">{t('text')}</Text>
      <Controller
        control={form.control}
        name="unit"
        render={({ field, fieldState }) => (
          <UnitField
            label={t('unit')}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <QuantityField label={t('howMany')} error={errors.quantity?.message} {...form.register('quantity')} />
      <QuantityField
        label={t('together')}
        unit={unitName(row.unit)}
        error={errors.measured?.quantity?.message}
        {...form.register('measured.quantity')}
      />
    </FormDialog>
  );
}
