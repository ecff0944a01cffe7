import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { parseDecimal } from '../../ui/format/decimal.ts';
import { SelectField, TextField } from '../../ui/forms/fields.tsx';
import { endOfKitchenDay } from '../../ui/format/instant-in.ts';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { QuantityField, useQuantityRule } from '../../ui/forms/QuantityField.tsx';
import { readableError } from '../../ui/i18n/readable-error.ts';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { formatDay } from '../../ui/format/times.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { uiTexts } from '../../ui/i18n/ui-texts.ts';
import { useUnitName } from '../../ui/kitchen/unit-texts.ts';
import { invalidating } from '../../platform/live/invalidate.ts';
import { type ItemPartsFragment, type LotRowFragment, useAdjustStockMutation } from './inventory.generated.ts';
import { itemTexts } from './item-texts.ts';
import { useAmount } from './lots/useAmount.ts';

type Way = 'counted' | 'add' | 'take';

type CountedLot = Pick<LotRowFragment, 'id' | 'lotCode' | 'quantity' | 'unit' | 'useBy'>;

interface AdjustFormProps {
  readonly item: Pick<ItemPartsFragment, 'id' | 'name' | 'unit'>;
  readonly lots: readonly CountedLot[];
  readonly onDone: () => void;
}

interface Values {
  readonly quantity: string;
  readonly reason: string;
  /** The lot that was counted; empty: the whole item. */
  readonly lotId: string;
  /** The last day of stock that was found; empty: the server's own rule. */
  readonly useBy: string;
}

/** Corrects the stock of the item or of one lot: to what was counted, or by a difference. */
export function AdjustForm({ item, lots, onDone }: AdjustFormProps) {
  const t = useTexts(itemTexts);
  const unitName = useUnitName();
  const quantityRule = useQuantityRule();
  const [way, setWay] = useState<Way>('counted');
  const { adjust, loading, refusal } = useAdjusting(item, onDone);
  const form = useForm<Values>({ defaultValues: { quantity: '', reason: '', lotId: '', useBy: '' } });
  const { register, handleSubmit, formState } = form;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((values) => adjust(way, values))(event)}>
      <Stack gap="4" bg="bg.subtle" borderWidth="1px" rounded="l3" p="4">
        <Text color="fg.muted" textStyle="sm">
          {t('adjustText')}
        </Text>
        <SegmentedChoice
          label={t('adjust')}
          value={way}
          onChange={setWay}
          choices={(['counted', 'add', 'take'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <QuantityField
          label={t(way === 'counted' ? 'countedAmount' : 'addAmount')}
          unit={unitName(item.unit)}
          autoFocus
          error={formState.errors.quantity?.message}
          {...register('quantity', quantityRule)}
        />
        <WhichLot form={form} lots={lots} way={way} />
        <TextField
          label={t('reason')}
          hint={t('reasonHint')}
          maxLength={300}
          error={formState.errors.reason?.message}
          {...register('reason', { validate: (typed) => typed.trim() !== '' || t('needReason') })}
        />
        {refusal === null ? null : (
          <Text role="alert" color="fg.error" fontWeight="semibold">
            {refusal}
          </Text>
        )}
        <Flex gap="2" justify="flex-end">
          <Button variant="outline" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={loading} loadingText={t('saving')}>
            {t('save')}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

interface WhichLotProps {
  readonly form: UseFormReturn<Values>;
  readonly lots: readonly CountedLot[];
  readonly way: Way;
}

/** The whole item or one lot; and until when stock keeps that is found beyond the record. */
function WhichLot({ form, lots, way }: WhichLotProps) {
  const t = useTexts(itemTexts);
  const amount = useAmount();
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const { register, watch } = form;
  const until = ({ useBy }: CountedLot) =>
    useBy === null ? t('noDate') : t('untilDay', { day: formatDay(new Date(useBy), language, timeZone) });
  return (
    <>
      {lots.length === 0 ? null : (
        <SelectField label={t('whichLot')} {...register('lotId')}>
          <option value="">{t('wholeItem')}</option>
          {lots.map((lot) => (
            <option key={lot.id} value={lot.id}>
              {`${lot.lotCode} · ${amount(lot.quantity, lot.unit)} · ${until(lot)}`}
            </option>
          ))}
        </SelectField>
      )}
      {way === 'take' || watch('lotId') !== '' ? null : (
        <TextField label={t('foundUseBy')} hint={t('foundUseByHint')} type="date" {...register('useBy')} />
      )}
    </>
  );
}

function useAdjusting({ id: itemId, name }: AdjustFormProps['item'], onDone: () => void) {
  const { timeZone, dayRollover } = useKitchen();
  const t = useTexts(itemTexts);
  const ui = useTexts(uiTexts);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [mutate, { loading }] = useAdjustStockMutation(
    invalidating('stockMovements', 'item', 'stockLots', 'stockPlaces', 'inventorySummary'),
  );
  const adjust = async (way: Way, values: Values) => {
    const quantity = parseDecimal(values.quantity) ?? '';
    const reason = values.reason.trim();
    const lot = values.lotId === '' ? {} : { lotId: values.lotId };
    const found = way !== 'take' && values.lotId === '' && values.useBy !== '';
    const useBy = found ? { useBy: endOfKitchenDay(values.useBy, timeZone, dayRollover) } : {};
    const change =
      way === 'counted' ? { countedQuantity: quantity } : { difference: way === 'take' ? `-${quantity}` : quantity };
    setRefusal(null);
    try {
      await mutate({ variables: { input: { itemId, reason, ...lot, ...useBy, ...change } } });
      showToast({ title: t('adjusted', { name }) });
      onDone();
    } catch (error) {
      setRefusal(readableError(error).sentence ?? ui('unreachable'));
    }
  };
  return { adjust, loading, refusal };
}
