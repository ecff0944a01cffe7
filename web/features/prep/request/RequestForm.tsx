import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { requestPrepTaskInput } from '#schema/inputs/prep.ts';
import { limits } from '#schema/limits.ts';
import { useUnfinished } from '../../../platform/session/unfinished.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { Layer } from '../../../ui/components/Layer.tsx';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/forms/fields.tsx';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { QuantityField } from '../../../ui/forms/QuantityField.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { newUnit } from '../../../ui/kitchen/new-unit.ts';
import { UnitField } from '../../../ui/kitchen/UnitField.tsx';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import type { RequestPlaceQuery } from '../handover.generated.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useFormGuard } from '../../../ui/forms/useFormGuard.ts';
import { RecipeChoice } from './RecipeChoice.tsx';
import { requestTexts } from './request-texts.ts';
import { isRequestValues, requestInput, type RequestSubject, type RequestValues, timeIn } from './request-values.ts';
import { useRequestTask } from './useRequestTask.ts';

interface RequestFormProps {
  readonly title: string;
  readonly subject: RequestSubject;
  /** How much of the item can be used now; null when it is not about an item. */
  readonly usable: string | null;
  readonly stations: RequestPlaceQuery['stations'];
  /** The station of the person. */
  readonly stationId: string;
  readonly onClose: () => void;
}

type Form = UseFormReturn<RequestValues>;

/** How much of what is needed until when. */
export function RequestForm({ title, subject, usable, stations, stationId, onClose }: RequestFormProps) {
  const t = useTexts(requestTexts);
  const ui = useTexts(uiTexts);
  const isNew = subject.kind === 'new';
  const formId = useId();
  const form = useRequestForm(subject, stationId);
  const guard = useFormGuard(form);
  const { send, pending, error, isRepeated } = useRequestTask(() => {
    guard.release();
    onClose();
  });
  const anyway = isRepeated(requestInput(subject, form.watch()));
  const submit = form.handleSubmit((values) => send(requestInput(subject, values)));
  return (
    <Layer
      title={title}
      onClose={() => guard.leave(onClose)}
      footer={
        <SendButton
          size="2xl"
          flex="1"
          maxW={{ md: '20rem' }}
          loading={pending}
          loadingText={ui('working')}
          form={formId}
          colorPalette={anyway ? 'orange' : 'brand'}
        >
          {t(anyway ? 'anyway' : isNew ? 'add' : 'ask')}
        </SendButton>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)}>
        <Stack gap="4" maxW="lg" mx="auto">
          <Text color="fg.muted">
            {t(isNew ? 'addText' : 'moreText')}{' '}
            {usable === null || isNew ? null : <Usable amount={usable} unit={subject.unit} />}
          </Text>
          {isNew ? <RecipeChoice form={form} /> : null}
          <Amount form={form} fixedUnit={isNew ? null : subject.unit} />
          <Until form={form} />
          {isNew ? <StationField form={form} stations={stations} /> : null}
          <TextAreaField label={t('note')} maxLength={limits.noteMax} {...form.register('note')} />
          <FormError error={error} fontWeight="medium" />
        </Stack>
      </Form>
    </Layer>
  );
}

function useRequestForm(subject: RequestSubject, stationId: string): Form {
  const kitchen = useKitchen();
  const [now] = useState(() => new Date());
  const form = useForm<RequestValues>({
    defaultValues: {
      name: '',
      recipeId: '',
      quantity: '',
      unit: subject.kind === 'new' ? newUnit[kitchen.measureSystem] : subject.unit,
      dueTime: timeIn(60, kitchen, now),
      stationId,
      note: '',
    },
    resolver: inputResolver(requestPrepTaskInput, (typed) => requestInput(subject, typed), {
      targetQuantity: 'quantity',
    }),
  });
  useUnfinishedRequest(form, subject.kind === 'new' ? 'new' : subject.id);
  return form;
}

/** What was typed outlives the lock of a shared tablet. */
function useUnfinishedRequest({ reset, subscribe }: Form, subject: string): void {
  const [kept, keep] = useUnfinished<RequestValues | null>(`prep.request.${subject}`, null, isRequestValues);
  const [resumed] = useState(kept);
  useEffect(() => {
    if (resumed) reset(resumed, { keepDefaultValues: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [resumed, reset, subscribe, keep]);
}

function StationField({ form, stations }: { readonly form: Form; readonly stations: RequestFormProps['stations'] }) {
  const localName = useNames();
  const t = useTexts(requestTexts);
  return (
    <SelectField label={t('station')} {...form.register('stationId')}>
      <option value="">{t('noStation')}</option>
      {stations.map(({ id, name }) => (
        <option key={id} value={id}>
          {localName(name)}
        </option>
      ))}
    </SelectField>
  );
}

/** How much of the item is there. */
function Usable({ amount, unit }: { readonly amount: string; readonly unit: string }) {
  const t = useTexts(requestTexts);
  const [before = '', after = ''] = t('usable', { amount: '|' }).split('|');
  return (
    <Text as="strong" color="fg">
      {before}
      <Quantity value={amount} unit={unit} />
      {after}
    </Text>
  );
}

function Amount({ form, fixedUnit }: { readonly form: Form; readonly fixedUnit: string | null }) {
  const t = useTexts(requestTexts);
  const unitName = useUnitName();
  const field = (
    <QuantityField
      label={t('quantity')}
      required
      error={form.formState.errors.quantity?.message}
      {...(fixedUnit === null ? {} : { unit: unitName(fixedUnit) })}
      {...form.register('quantity')}
    />
  );
  if (fixedUnit !== null) return field;
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 8rem), 1fr))" gap="4">
      {field}
      <Controller
        control={form.control}
        name="unit"
        render={({ field: unit }) => <UnitField label={t('unit')} value={unit.value} onChange={unit.onChange} />}
      />
    </Grid>
  );
}

const usual = [30, 60, 120] as const;

/** The time, with the usual ones as buttons. */
function Until({ form }: { readonly form: Form }) {
  const t = useTexts(requestTexts);
  const kitchen = useKitchen();
  const set = (minutes: number) =>
    form.setValue('dueTime', timeIn(minutes, kitchen, new Date()), { shouldValidate: form.formState.isSubmitted });
  return (
    <Stack gap="2">
      <TextField
        type="time"
        label={t('until')}
        required
        error={form.formState.errors.dueTime?.message}
        {...form.register('dueTime')}
      />
      <Flex gap="2" wrap="wrap">
        {usual.map((minutes) => (
          <Button key={minutes} variant="outline" minH="12" flex="1" onClick={() => set(minutes)}>
            {minutes < 60 ? t('inMinutes', { n: minutes }) : t('inHours', { n: minutes / 60 })}
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}
