import { Button, Flex, Grid, Text } from '@chakra-ui/react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { rowWith } from '../../../platform/graphql/useFreshRead.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { EditNotice } from '../../../ui/forms/EditNotice.tsx';
import { TextField } from '../../../ui/forms/fields.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { figure, parts, text } from '../../../ui/forms/merge.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { useEditForm } from '../../../ui/forms/useEditForm.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { type ListForm, type ListValues, type Named, type NamesEdit, valuesOf } from './list-values.ts';
import { measureTexts } from './texts.ts';

interface NamesFormProps {
  readonly list: ListForm;
  /** Null for a new one. */
  readonly row: Named | null;
  readonly onSave: (values: ListValues, edit: NamesEdit) => Promise<void>;
  readonly onCancel: () => void;
  readonly onArchive?: () => Promise<void>;
}

/** The names of a row in two languages, and the limits of a category. */
export function NamesForm({ list, row, onSave, onCancel, onArchive }: NamesFormProps) {
  const t = useTexts(measureTexts);
  const { currency } = useKitchen();
  const { schema, maxLength, inputOf } = list;
  const initial = valuesOf(row, currency);
  const form = useForm<ListValues>({ defaultValues: initial, resolver: inputResolver(schema, inputOf) });
  const { register, handleSubmit, formState } = form;
  const edit = useEditForm<ListValues, Named>(form, {
    entity: list.entity,
    row,
    initial,
    read: async (id) => rowWith(id, await list.read()),
    valuesOf: (read) => valuesOf(read, currency),
    compared: parts<ListValues>({
      name: text(t('name')),
      nameEs: text(t('nameEs')),
      countVariancePercent: figure(t('reviewAbove', { unit: '%' }), '%'),
      countVarianceAmount: figure(t('reviewAbove', { unit: currency }), currency),
    }),
  });
  return (
    <Form onSubmit={(event) => void handleSubmit((values) => onSave(values, edit))(event)}>
      <EditNotice edit={edit} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3" py="3">
        <TextField
          label={t('name')}
          required
          maxLength={maxLength}
          autoComplete="off"
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <TextField label={t('nameEs')} maxLength={maxLength} autoComplete="off" {...register('nameEs')} />
        {list.withLimits === true ? <LimitFields form={form} currency={currency} /> : null}
      </Grid>
      <Flex gap="2" wrap="wrap" pb="3">
        <SendButton loading={formState.isSubmitting} loadingText={t('saving')}>
          {t('save')}
        </SendButton>
        <Button variant="outline" onClick={() => edit.leave(onCancel)}>
          {t('cancel')}
        </Button>
        {onArchive ? (
          <Button variant="ghost" color="fg.error" ms="auto" onClick={() => edit.leave(() => void onArchive())}>
            {t('archive')}
          </Button>
        ) : null}
      </Flex>
    </Form>
  );
}

interface LimitFieldsProps {
  readonly form: Pick<UseFormReturn<ListValues>, 'register' | 'formState'>;
  readonly currency: string;
}

/** Above which differences a count of these items is reviewed; empty for the limits of the kitchen. */
function LimitFields({ form: { register, formState }, currency }: LimitFieldsProps) {
  const t = useTexts(measureTexts);
  return (
    <>
      <TextField
        label={t('reviewAbove', { unit: '%' })}
        inputMode="decimal"
        autoComplete="off"
        error={formState.errors.countVariancePercent?.message}
        {...register('countVariancePercent')}
      />
      <TextField
        label={t('reviewAbove', { unit: currency })}
        inputMode="decimal"
        autoComplete="off"
        error={formState.errors.countVarianceAmount?.message}
        {...register('countVarianceAmount')}
      />
      <Text gridColumn="1 / -1" color="fg.muted" textStyle="sm">
        {t('limitsHint')}
      </Text>
    </>
  );
}
