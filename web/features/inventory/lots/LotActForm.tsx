import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { parseDecimal } from '../../../ui/format/decimal.ts';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { QuantityField, useQuantityRule } from '../../../ui/forms/QuantityField.tsx';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { type LotPartsFragment, useInventoryStorageQuery } from '../inventory.generated.ts';
import { lotTexts } from '../lot-texts.ts';
import type { LotAct } from './lot-acts.ts';
import { useAmount } from './useAmount.ts';
import { useLotActs } from './useLotActs.ts';

interface LotActFormProps {
  readonly act: LotAct;
  readonly lot: LotPartsFragment;
  /** With the lot that was acted on: a new one when it was a part. */
  readonly onDone: (lot: LotPartsFragment) => void;
  readonly onCancel: () => void;
}
interface Values {
  readonly quantity: string;
  readonly reason: string;
  readonly place: string;
}

/** Asks what an act needs, says what it does, and shows in place why it was refused. */
export function LotActForm({ act, lot, onDone, onCancel }: LotActFormProps) {
  const t = useTexts(lotTexts);
  const form = useForm<Values>({ defaultValues: { quantity: '', reason: '', place: '' } });
  const { send, refusal } = useSending(act, lot, onDone);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <Stack gap="4" bg="bg.subtle" borderWidth="1px" rounded="l3" p="4">
        <Text color="fg.muted">{t(`${act}Text`)}</Text>
        {act === 'release' ? null : <Amount act={act} lot={lot} form={form} />}
        {act === 'move' ? <PlaceField lot={lot} form={form} /> : null}
        {act === 'quarantine' || act === 'release' ? (
          <TextField
            label={t('why')}
            required
            maxLength={300}
            error={form.formState.errors.reason?.message}
            {...form.register('reason', { validate: (typed) => typed.trim() !== '' || t('needWhy') })}
          />
        ) : null}
        {refusal === null ? null : (
          <Text role="alert" color="fg.error" fontWeight="semibold">
            {refusal}
          </Text>
        )}
        <Flex gap="2" justify="flex-end">
          <Button variant="outline" size="xl" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" size="xl" loading={form.formState.isSubmitting} loadingText={t('working')}>
            {t(act)}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

interface FieldProps {
  readonly lot: LotPartsFragment;
  readonly form: UseFormReturn<Values>;
}

/** A part of the lot, or all of it when nothing is typed. */
function Amount({ act, lot, form }: FieldProps & Pick<LotActFormProps, 'act'>) {
  const t = useTexts(lotTexts);
  const unitName = useUnitName();
  const amount = useAmount()(lot.quantity, lot.unit);
  const optional = useQuantityRule({ optional: true });
  const splitting = act === 'split';
  const needed = (typed: string) => Number(parseDecimal(typed) ?? 0) > 0 || t('needAmount');
  return (
    <QuantityField
      label={t(splitting ? 'newPart' : 'howMuch')}
      hint={t(splitting ? 'newPartHint' : 'allOf', { amount })}
      unit={unitName(lot.unit)}
      required={splitting}
      error={form.formState.errors.quantity?.message}
      {...form.register('quantity', splitting ? { validate: needed } : optional)}
    />
  );
}

function PlaceField({ lot, form }: FieldProps) {
  const t = useTexts(lotTexts);
  const { data } = useInventoryStorageQuery();
  const places = data?.storageLocations.filter(({ id }) => id !== lot.storageLocationId) ?? [];
  return (
    <SelectField label={t('toPlace')} {...form.register('place')}>
      {lot.storageLocationId === null ? null : <option value="">{t('noPlace')}</option>}
      {places.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

function useSending(act: LotAct, lot: LotPartsFragment, onDone: LotActFormProps['onDone']) {
  const t = useTexts(lotTexts);
  const ui = useTexts(uiTexts);
  const acts = useLotActs();
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async ({ quantity, reason, place }: Values) => {
    setRefusal(null);
    try {
      const changed = await acts[act]({
        id: lot.id,
        version: lot.version,
        quantity: parseDecimal(quantity),
        reason: reason.trim(),
        storageLocationId: place === '' ? null : place,
      });
      if (!changed) return;
      showToast({ title: t(`done_${act}`, { code: changed.lotCode }) });
      onDone(changed);
    } catch (error) {
      setRefusal(readableError(error).sentence ?? ui('unreachable'));
    }
  };
  return { send, refusal };
}
