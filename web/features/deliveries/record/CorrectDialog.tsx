import { chakra, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { correctDeliveryLine } from '#schema/inputs/deliveries.ts';
import { limits } from '#schema/limits.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { TextField } from '../../../ui/forms/fields.tsx';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { majorUnits, minorUnits } from '../../../ui/format/money.ts';
import { QuantityField } from '../../../ui/forms/QuantityField.tsx';
import { WrappingButton } from '../../../ui/components/WrappingButton.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { type DeliverySheetFragment, useCorrectDeliveryLineMutation } from '../deliveries.generated.ts';
import { changedFields, type CorrectionValues, typedFields } from './correction.ts';
import { recordTexts } from './record-texts.ts';

interface CorrectDialogProps {
  readonly delivery: DeliverySheetFragment;
  readonly line: DeliverySheetFragment['lines'][number];
  readonly onClose: () => void;
}

/** Corrects the price or quantity of a confirmed line, with a reason. Only changed fields are sent. */
export function CorrectDialog({ delivery, line, onClose }: CorrectDialogProps) {
  const t = useTexts(recordTexts);
  const { currency } = useKitchen();
  const form = useForm<CorrectionValues>({
    defaultValues: { ...recorded(line, currency), reason: '' },
    resolver: inputResolver(correctDeliveryLine, (values) => typedFields(line, values, currency), {
      unitPrice: 'price',
      acceptedQuantity: 'quantity',
    }),
  });
  const { send, error } = useCorrecting({ delivery, line, onClose });
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
                <Fields line={line} form={form} error={error} />
              </Dialog.Body>
              <Dialog.Footer flexWrap="wrap">
                <WrappingButton variant="outline" onClick={onClose}>
                  {t('keep')}
                </WrappingButton>
                <WrappingButton type="submit" loading={form.formState.isSubmitting} loadingText={t('saving')}>
                  {t('correct')}
                </WrappingButton>
              </Dialog.Footer>
            </chakra.form>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

type Line = DeliverySheetFragment['lines'][number];

/** The recorded values, as form input. */
function recorded({ unitPrice, acceptedQuantity }: Line, currency: string) {
  return { price: unitPrice === null ? '' : majorUnits(unitPrice, currency), quantity: acceptedQuantity ?? '' };
}

interface FieldsProps {
  readonly line: Line;
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
    <Stack gap="4">
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
      {error === undefined ? null : (
        <Text role="alert" color="fg.error" fontWeight="semibold">
          {error}
        </Text>
      )}
    </Stack>
  );
}

function useCorrecting({ delivery, line, onClose }: CorrectDialogProps) {
  const t = useTexts(recordTexts);
  const { currency } = useKitchen();
  const { run, error } = useFormAction();
  const [correct] = useCorrectDeliveryLineMutation();
  const send = async (values: CorrectionValues) => {
    const changed = changedFields(line, { ...values, price: minorUnits(values.price, currency) });
    if (changed === null) return onClose();
    const input = { lineId: line.id, version: delivery.version, reason: values.reason.trim(), ...changed };
    await run(() => correct({ variables: { input } }), {
      toast: t('corrected', { item: line.itemName }),
      onDone: onClose,
    });
  };
  return { send, error };
}
