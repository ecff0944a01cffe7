import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type Control, Controller, useForm } from 'react-hook-form';
import { createSupplier } from '#schema/inputs/suppliers.ts';
import { limits } from '#schema/limits.ts';
import { weekdays } from '#schema/vocabulary.ts';
import { takenName } from '../../../platform/graphql/taken-name.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { TextAreaField, TextField } from '../../../ui/forms/fields.tsx';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import type { EditState } from '../../../ui/forms/useEdit.ts';
import { useEditForm } from '../../../ui/forms/useEditForm.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import {
  type SupplierRowFragment,
  SupplierToEditDocument,
  useCreateSupplierMutation,
  useUpdateSupplierMutation,
} from '../suppliers.generated.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { supplierTexts } from './supplier-texts.ts';
import { inputOf, type SupplierValues, valuesOf } from './supplier-values.ts';
import { useComparedSupplier } from './useComparedSupplier.ts';

interface SupplierFormProps {
  /** Null for a new one. */
  readonly supplier: SupplierRowFragment | null;
  /** Called when it is saved. */
  readonly onDone: () => void;
  /** Goes back to the view; for a new one as `onClose`. */
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

const lists = invalidating('suppliers');

/** The form of a supplier beside the list. */
export function SupplierForm({ supplier, onDone, onCancel, onClose }: SupplierFormProps) {
  const t = useTexts(supplierTexts);
  const { currency, demo } = useKitchen();
  const { form, edit } = useSupplierForm(supplier);
  const { register, handleSubmit, control, formState } = form;
  const { errors } = formState;
  const { save, pending, error } = useSaving(supplier, edit, onDone);
  const submit = handleSubmit(async (values) => {
    const taken = takenName(await save(values));
    if (taken !== undefined) form.setError('name', { message: taken }, { shouldFocus: true });
  });
  return (
    <SideLayer
      title={supplier ? t('edit', { name: supplier.name }) : t('add')}
      onClose={() => edit.leave(onClose)}
      footer={<Footer pending={pending} onCancel={() => edit.leave(onCancel)} />}
    >
      <Form id="supplier" onSubmit={(event) => void submit(event)}>
        <EditNotice edit={edit} />
        <Stack gap="4">
          <FormError error={error} fontWeight="semibold" />
          <TextField
            label={t('name')}
            required
            maxLength={limits.nameMax}
            error={errors.name?.message}
            {...register('name')}
          />
          <DayChoice control={control} />
          <TextField label={t('contact')} maxLength={limits.nameMax} {...register('contact')} />
          <TextField label={t('phone')} type="tel" maxLength={limits.phoneMax} {...register('phone')} />
          <TextField
            label={t('email')}
            hint={demo ? t('emailDemo') : undefined}
            type="email"
            maxLength={limits.emailMax}
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField label={t('account')} maxLength={limits.accountNumberMax} {...register('accountNumber')} />
          <TextField label={t('lead')} inputMode="numeric" error={errors.leadDays?.message} {...register('leadDays')} />
          <TextField
            label={`${t('minimum')} (${currency})`}
            inputMode="decimal"
            error={errors.minimumOrder?.message}
            {...register('minimumOrder')}
          />
          <TextAreaField label={t('notes')} maxLength={limits.noteMax} {...register('notes')} />
        </Stack>
      </Form>
    </SideLayer>
  );
}

function useSupplierForm(supplier: SupplierRowFragment | null) {
  const { currency } = useKitchen();
  const form = useForm<SupplierValues>({
    defaultValues: valuesOf(supplier, currency),
    resolver: inputResolver(createSupplier, (values) => inputOf(values, currency)),
  });
  const fresh = useFreshRead();
  const edit = useEditForm<SupplierValues, SupplierRowFragment>(form, {
    entity: 'Supplier',
    row: supplier,
    initial: valuesOf(supplier, currency),
    read: async (id) => (await fresh(SupplierToEditDocument, { id })).supplier,
    valuesOf: (row) => valuesOf(row, currency),
    compared: useComparedSupplier(),
  });
  return { form, edit };
}

function Footer({ pending, onCancel }: { readonly pending: boolean; readonly onCancel: () => void }) {
  const t = useTexts(supplierTexts);
  return (
    <>
      <Button variant="outline" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <SendButton form="supplier" loading={pending} loadingText={t('saving')}>
        {t('save')}
      </SendButton>
    </>
  );
}

function DayChoice({ control }: { readonly control: Control<SupplierValues> }) {
  const t = useTexts(supplierTexts);
  return (
    <Controller
      control={control}
      name="deliveryDays"
      render={({ field }) => (
        <Flex as="fieldset" role="group" aria-label={t('days')} direction="column" gap="1.5">
          <Text textStyle="sm" fontWeight="medium">
            {t('days')}
          </Text>
          <Flex gap="1.5" wrap="wrap">
            {weekdays.map((day) => {
              const chosen = field.value.includes(day);
              return (
                <Button
                  key={day}
                  px="3"
                  variant={chosen ? 'solid' : 'outline'}
                  aria-pressed={chosen}
                  onClick={() =>
                    field.onChange(weekdays.filter((each) => (each === day ? !chosen : field.value.includes(each))))
                  }
                >
                  {t(day)}
                </Button>
              );
            })}
          </Flex>
        </Flex>
      )}
    />
  );
}

function useSaving(
  supplier: SupplierRowFragment | null,
  edit: EditState<SupplierValues, SupplierRowFragment>,
  onDone: () => void,
) {
  const t = useTexts(supplierTexts);
  const { currency } = useKitchen();
  const { run, pending, error } = useFormAction();
  const [create] = useCreateSupplierMutation(lists);
  const [update] = useUpdateSupplierMutation(lists);
  const write = async (values: SupplierValues): Promise<unknown> => {
    if (supplier) {
      const { id } = supplier;
      return edit.save(
        (merged, version) => update({ variables: { input: { ...inputOf(merged, currency), id, version } } }),
        ({ data }) => data?.updateSupplier,
      );
    }
    await create({ variables: { input: inputOf(values, currency) } });
    return edit.release();
  };
  return {
    pending,
    error,
    save: (values: SupplierValues) => run(() => write(values), { toast: t('saved'), onDone }),
  };
}
