import { Text } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
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
import type { CorrectionValues } from './correction.ts';
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
