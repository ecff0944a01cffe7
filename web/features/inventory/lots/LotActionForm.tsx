import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { limits } from '#schema/limits.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { QuantityField } from '../../../ui/forms/QuantityField.tsx';
import { ifTyped, typedDecimal } from '../../../ui/forms/typed-figures.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { type LotPartsFragment, useInventoryStorageQuery } from '../inventory.generated.ts';
import { lotTexts } from '../lot-texts.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useFormGuard } from '../../../ui/forms/useFormGuard.ts';
import type { LotAction } from './lot-actions.ts';
import { lotInputs, lotSchemas } from './lot-inputs.ts';
import { useAmount } from '../../../ui/kitchen/useAmount.ts';
import { useLotActions } from './useLotActions.ts';

interface LotActFormProps {
  readonly act: LotAction;
  readonly lot: LotPartsFragment;
  /** Called with the changed lot, or with the new lot if only a part was changed. */
  readonly onDone: (lot: LotPartsFragment) => void;
  readonly onCancel: () => void;
}
interface Values {
  readonly quantity: string;
  readonly reason: string;
  readonly place: string;
}

/** The form of an action on a lot: explains it, asks for its input, and shows a refusal in place. */
export function LotActionForm({ act, lot, onDone, onCancel }: LotActFormProps) {
  const t = useTexts(lotTexts);
  const form = useForm<Values>({
    defaultValues: { quantity: '', reason: '', place: '' },
    resolver: inputResolver(lotSchemas[act], (values) => lotInputs[act](inputOf(lot, values))),
  });
  const guard = useFormGuard(form);
  const { send, error } = useSending(act, lot, (changed) => {
    guard.release();
    onDone(changed);
  });
  return (
    <Form onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Stack gap="4" bg="bg.subtle" borderWidth="1px" rounded="l3" p="4">
        <Text color="fg.muted">{t(`${act}Text`)}</Text>
        {act === 'release' ? null : <Amount act={act} lot={lot} form={form} />}
        {act === 'move' ? <PlaceField lot={lot} form={form} /> : null}
        {act === 'quarantine' || act === 'release' ? (
          <TextField
            label={t('why')}
            required
            maxLength={limits.reasonMax}
            error={form.formState.errors.reason?.message}
            {...form.register('reason')}
          />
        ) : null}
        <FormError error={error} fontWeight="semibold" />
        <Flex gap="2" justify="flex-end">
          <Button variant="outline" size="xl" onClick={() => guard.leave(onCancel)}>
            {t('cancel')}
          </Button>
          <SendButton size="xl" loading={form.formState.isSubmitting} loadingText={t('working')}>
            {t(act)}
          </SendButton>
        </Flex>
      </Stack>
    </Form>
  );
}

interface FieldProps {
  readonly lot: LotPartsFragment;
  readonly form: UseFormReturn<Values>;
}

function inputOf({ id, version }: LotPartsFragment, { quantity, reason, place }: Values) {
  const storageLocationId = place === '' ? null : place;
  return { id, version, quantity: ifTyped(quantity, typedDecimal), reason: reason.trim(), storageLocationId };
}

/** A part of the lot, or all of it when nothing is typed. */
function Amount({ act, lot, form }: FieldProps & Pick<LotActFormProps, 'act'>) {
  const t = useTexts(lotTexts);
  const unitName = useUnitName();
  const amount = useAmount()(lot.quantity, lot.unit);
  const splitting = act === 'split';
  return (
    <QuantityField
      label={t(splitting ? 'newPart' : 'howMuch')}
      hint={t(splitting ? 'newPartHint' : 'allOf', { amount })}
      unit={unitName(lot.unit)}
      required={splitting}
      error={form.formState.errors.quantity?.message}
      {...form.register('quantity')}
    />
  );
}

function PlaceField({ lot, form }: FieldProps) {
  const localName = useNames();
  const t = useTexts(lotTexts);
  const { data } = useInventoryStorageQuery();
  const places = data?.storageLocations.filter(({ id }) => id !== lot.storageLocationId) ?? [];
  return (
    <SelectField label={t('toPlace')} {...form.register('place')}>
      {lot.storageLocationId === null ? null : <option value="">{t('noPlace')}</option>}
      {places.map(({ id, name }) => (
        <option key={id} value={id}>
          {localName(name)}
        </option>
      ))}
    </SelectField>
  );
}

/** The acts after which the lot needs another label. */
const relabelled: ReadonlySet<LotAction> = new Set(['open', 'freeze', 'thaw', 'split']);

function useSending(act: LotAction, lot: LotPartsFragment, onDone: LotActFormProps['onDone']) {
  const t = useTexts(lotTexts);
  const acts = useLotActions();
  const label = useLayer('label');
  const { run, error } = useFormAction();
  const send = (values: Values) =>
    run(() => acts[act](inputOf(lot, values)), {
      onDone: (changed) => {
        if (!changed) return;
        onDone(changed);
        // Its label shows another date, amount or code now.
        const action = { label: t('printLabel'), onPress: () => label.open(changed.id) };
        showToast({ title: t(`done_${act}`, { code: changed.lotCode }), ...(relabelled.has(act) ? { action } : {}) });
      },
    });
  return { send, error };
}
