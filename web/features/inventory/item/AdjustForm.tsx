import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { businessDayBounds } from '#schema/business-day.ts';
import { adjustStock } from '#schema/inputs/inventory.ts';
import { limits } from '#schema/limits.ts';
import { FormError } from '../../../ui/forms/FormError.tsx';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { SelectField, TextField } from '../../../ui/forms/fields.tsx';
import { inputResolver } from '../../../ui/forms/input-resolver.ts';
import { type Kitchen, useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { QuantityField } from '../../../ui/forms/QuantityField.tsx';
import { SegmentedChoice } from '../../../ui/forms/SegmentedChoice.tsx';
import { typedDecimal } from '../../../ui/forms/typed-figures.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { formatDay } from '../../../ui/format/times.ts';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { SendButton } from '../../../ui/forms/SendButton.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { useFormGuard } from '../../../ui/forms/useFormGuard.ts';
import { type ItemPartsFragment, type LotRowFragment, useAdjustStockMutation } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';
import { useAmount } from '../../../ui/kitchen/useAmount.ts';

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
  /** The counted lot; '' for the whole item. */
  readonly lotId: string;
  /** The last business day of found stock; '' for the server's default. */
  readonly useBy: string;
}

/** Adjusts the stock of an item or of one lot: to a counted quantity, or by a difference. */
export function AdjustForm({ item, lots, onDone }: AdjustFormProps) {
  const t = useTexts(itemTexts);
  const unitName = useUnitName();
  const [way, setWay] = useState<Way>('counted');
  const kitchen = useKitchen();
  const inputOf = (values: Values) => adjustment(item.id, way, values, kitchen);
  const form = useForm<Values>({
    defaultValues: { quantity: '', reason: '', lotId: '', useBy: '' },
    resolver: inputResolver(adjustStock, inputOf, { countedQuantity: 'quantity', difference: 'quantity' }),
  });
  const guard = useFormGuard(form);
  const { adjust, loading, error } = useAdjusting(item, () => {
    guard.release();
    onDone();
  });
  const { register, handleSubmit, formState } = form;
  return (
    <Form onSubmit={(event) => void handleSubmit((values) => adjust(inputOf(values)))(event)}>
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
          {...register('quantity')}
        />
        <WhichLot form={form} lots={lots} way={way} />
        <TextField
          label={t('reason')}
          hint={t('reasonHint')}
          maxLength={limits.reasonMax}
          error={formState.errors.reason?.message}
          {...register('reason')}
        />
        <FormError error={error} fontWeight="semibold" />
        <Flex gap="2" justify="flex-end">
          <Button variant="outline" onClick={() => guard.leave(onDone)}>
            {t('cancel')}
          </Button>
          <SendButton loading={loading} loadingText={t('saving')}>
            {t('save')}
          </SendButton>
        </Flex>
      </Stack>
    </Form>
  );
}

interface WhichLotProps {
  readonly form: UseFormReturn<Values>;
  readonly lots: readonly CountedLot[];
  readonly way: Way;
}

/** Chooses the whole item or one lot; and the use-by of found stock. */
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

function adjustment(itemId: string, way: Way, values: Values, { timeZone, dayRollover }: Kitchen) {
  const quantity = typedDecimal(values.quantity);
  const lot = values.lotId === '' ? {} : { lotId: values.lotId };
  const found = way !== 'take' && values.lotId === '' && values.useBy !== '';
  const useBy = found ? { useBy: businessDayBounds({ timeZone, dayRollover }, values.useBy).end.toISOString() } : {};
  const change =
    way === 'counted' ? { countedQuantity: quantity } : { difference: way === 'take' ? `-${quantity}` : quantity };
  return { itemId, reason: values.reason.trim(), ...lot, ...useBy, ...change };
}

function useAdjusting({ name }: AdjustFormProps['item'], onDone: () => void) {
  const t = useTexts(itemTexts);
  const { run, error } = useFormAction();
  const [mutate, { loading }] = useAdjustStockMutation(
    invalidating('stockMovements', 'item', 'stockLots', 'stockPlaces', 'inventorySummary'),
  );
  const adjust = (input: ReturnType<typeof adjustment>) =>
    run(() => mutate({ variables: { input } }), { toast: t('adjusted', { name }), onDone });
  return { adjust, loading, error };
}
