import { Text } from '@chakra-ui/react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import { TextField } from '../../../ui/forms/fields.tsx';
import { FormDialog } from '../../../ui/forms/FormDialog.tsx';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { QuantityField } from '../../../ui/forms/QuantityField.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import type { DeliverySheetFragment } from '../deliveries.generated.ts';
import { requiredFor, type CorrectionValues } from './correction.ts';
import { receivingTexts } from '../receiving/receiving-texts.ts';
import { TemperatureField, useLimitText } from '../receiving/TemperatureField.tsx';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { recordTexts } from './record-texts.ts';
import { useCorrection } from './useCorrection.ts';

interface CorrectDialogProps {
  readonly delivery: DeliverySheetFragment;
  readonly line: DeliverySheetFragment['lines'][number];
  readonly onClose: () => void;
}

/** Corrects the price or quantity of a confirmed line, with a reason. */
export function CorrectDialog({ delivery, line, onClose }: CorrectDialogProps) {
  const localName = useNames();
  const t = useTexts(recordTexts);
  const { form, edit, send, error } = useCorrection({ delivery, line, onClose });
  return (
    <FormDialog
      title={t('correctTitle', { item: localName(line.itemName) })}
      cancelLabel={t('keep')}
      submitLabel={t('correct')}
      pending={form.formState.isSubmitting}
      pendingLabel={t('saving')}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      onClose={() => edit.leave(onClose)}
    >
      <EditNotice edit={edit} />
      <Fields line={line} form={form} error={error} />
    </FormDialog>
  );
}

/** What receiving asks before more is accepted: the reading, and why it is accepted out of range. */
function Acceptance({ line, form }: Pick<FieldsProps, 'line' | 'form'>) {
  const localName = useNames();
  const t = useTexts(receivingTexts);
  const language = useLanguage();
  const values = useWatch({ control: form.control });
  const { temperature = '', temperatureUnit = 'C', quantity = '' } = values;
  const typed = { quantity, temperature, temperatureUnit, override: '' };
  const required = requiredFor(line, typed, (figure) => formatDecimal(figure, language));
  const limit = useLimitText(line.tcsClass, temperatureUnit);
  const { errors } = form.formState;
  if (!required.reading) return null;
  return (
    <>
      <TemperatureField
        label={t('temperature')}
        of={localName(line.itemName)}
        value={temperature}
        unit={temperatureUnit}
        hint={limit ?? undefined}
        error={errors.temperature?.message}
        onChange={(value) => form.setValue('temperature', value, { shouldDirty: true })}
        onUnit={(unit) => form.setValue('temperatureUnit', unit, { shouldDirty: true })}
      />
      {required.reason === null ? null : (
        <TextField
          label={t('acceptAnyway')}
          required
          hint={required.reason}
          maxLength={limits.reasonMax}
          error={errors.override?.message}
          {...form.register('override')}
        />
      )}
    </>
  );
}

interface FieldsProps {
  readonly line: CorrectDialogProps['line'];
  readonly form: UseFormReturn<CorrectionValues>;
  readonly error: string | undefined;
}

function Fields({ line, form, error }: FieldsProps) {
  const t = useTexts(recordTexts);
  const unit = useUnitName()(line.unit);
  const { currency } = useKitchen();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Text>{t('correctText')}</Text>
      <QuantityField label={t('rightPrice', { unit, currency })} error={errors.price?.message} {...register('price')} />
      <QuantityField
        label={t('rightQuantity')}
        unit={unit}
        error={errors.quantity?.message}
        {...register('quantity')}
      />
      <Acceptance line={line} form={form} />
      <TextField
        label={t('why')}
        required
        maxLength={limits.reasonMax}
        error={errors.reason?.message}
        {...register('reason')}
      />
      <FormError error={error} fontWeight="semibold" />
    </>
  );
}
