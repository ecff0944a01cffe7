import { Button, chakra, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { parseDecimal } from '../../../ui/format/decimal.ts';
import { TextField } from '../../../ui/forms/fields.tsx';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { majorUnits, minorUnits } from '../../../ui/format/money.ts';
import { QuantityField } from '../../../ui/forms/QuantityField.tsx';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { type DeliverySheetFragment, useCorrectDeliveryLineMutation } from '../deliveries.generated.ts';
import { changedFields, type CorrectionValues } from './correction.ts';
import { recordTexts } from './record-texts.ts';

interface CorrectDialogProps {
  readonly delivery: DeliverySheetFragment;
  readonly line: DeliverySheetFragment['lines'][number];
  readonly onClose: () => void;
}

/** The right price or quantity of a confirmed line, with the reason. Only what was changed is sent. */
export function CorrectDialog({ delivery, line, onClose }: CorrectDialogProps) {
  const t = useTexts(recordTexts);
  const { currency } = useKitchen();
  const form = useForm<CorrectionValues>({ defaultValues: { ...recorded(line, currency), reason: '' } });
  const { send, refusal } = useCorrecting({ delivery, line, onClose });
  return (
    <Dialog.Root open placement="center" onOpenChange={({ open }) => (open ? undefined : onClose())}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content>
            <chakra.form display="contents" noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
              <Dialog.Header>
                <Dialog.Title>{t('correctTitle', { item: line.itemName })}</Dialog.Title>
              </Dialog.Header>
              <Dialog.Body textStyle="md">
                <Fields line={line} form={form} refusal={refusal} />
              </Dialog.Body>
              <Dialog.Footer flexWrap="wrap">
                <Button variant="outline" onClick={onClose}>
                  {t('keep')}
                </Button>
                <Button type="submit" loading={form.formState.isSubmitting} loadingText={t('saving')}>
                  {t('correct')}
                </Button>
              </Dialog.Footer>
            </chakra.form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

type Line = DeliverySheetFragment['lines'][number];

/** What is recorded, as it is typed. */
function recorded({ unitPrice, acceptedQuantity }: Line, currency: string) {
  return { price: unitPrice === null ? '' : majorUnits(unitPrice, currency), quantity: acceptedQuantity ?? '' };
}

interface FieldsProps {
  readonly line: Line;
  readonly form: UseFormReturn<CorrectionValues>;
  readonly refusal: string | null;
}

function Fields({ line, form, refusal }: FieldsProps) {
  const t = useTexts(recordTexts);
  const unit = useUnitName()(line.unit);
  const { currency } = useKitchen();
  const { register, formState } = form;
  const { errors } = formState;
  const amount = (typed: string) => parseDecimal(typed) !== null || t('needNumber');
  // A price that is unknown may stay unknown.
  const price = (typed: string) => (typed.trim() === '' && line.unitPrice === null) || amount(typed);
  return (
    <Stack gap="4">
      <Text>{t('correctText')}</Text>
      <QuantityField
        label={t('rightPrice', { unit, currency })}
        error={errors.price?.message}
        {...register('price', { validate: price })}
      />
      <QuantityField
        label={t('rightQuantity')}
        unit={unit}
        error={errors.quantity?.message}
        {...register('quantity', { validate: amount })}
      />
      <TextField
        label={t('why')}
        required
        maxLength={300}
        error={errors.reason?.message}
        {...register('reason', { validate: (typed) => typed.trim() !== '' || t('needWhy') })}
      />
      {refusal === null ? null : (
        <Text role="alert" color="fg.error" fontWeight="semibold">
          {refusal}
        </Text>
      )}
    </Stack>
  );
}

function useCorrecting({ delivery, line, onClose }: CorrectDialogProps) {
  const t = useTexts(recordTexts);
  const ui = useTexts(uiTexts);
  const { currency } = useKitchen();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [correct] = useCorrectDeliveryLineMutation();
  const send = async (values: CorrectionValues) => {
    setRefusal(null);
    const changed = changedFields(line, { ...values, price: minorUnits(values.price, currency) });
    if (changed === null) return onClose();
    const input = { lineId: line.id, version: delivery.version, reason: values.reason.trim(), ...changed };
    try {
      await correct({ variables: { input } });
      showToast({ title: t('corrected', { item: line.itemName }) });
      onClose();
    } catch (error) {
      setRefusal(readableError(error).sentence ?? ui('unreachable'));
    }
  };
  return { send, refusal };
}
