import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { parseDecimal } from '../ui/decimal.ts';
import { TextField } from '../ui/fields.tsx';
import { QuantityField, useQuantityRule } from '../ui/QuantityField.tsx';
import { readableError } from '../ui/readable-error.ts';
import { SegmentedChoice } from '../ui/SegmentedChoice.tsx';
import { useTexts } from '../ui/texts.ts';
import { showToast } from '../ui/toast-store.ts';
import { uiTexts } from '../ui/ui-texts.ts';
import { useUnitName } from '../ui/unit-texts.ts';
import { type ItemPartsFragment, useAdjustStockMutation } from './inventory.generated.ts';
import { itemTexts } from './item-texts.ts';

type Way = 'counted' | 'add' | 'take';

interface AdjustFormProps {
  readonly item: ItemPartsFragment;
  readonly onDone: () => void;
}

/** Corrects the stock: to what was counted, or by a difference. */
export function AdjustForm({ item, onDone }: AdjustFormProps) {
  const t = useTexts(itemTexts);
  const unitName = useUnitName();
  const quantityRule = useQuantityRule();
  const [way, setWay] = useState<Way>('counted');
  const { adjust, loading, refusal } = useAdjusting(item, onDone);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { quantity: '', reason: '' } });
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(({ quantity, reason }) => adjust(way, quantity, reason))(event)}
    >
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

function useAdjusting({ id: itemId, name }: ItemPartsFragment, onDone: () => void) {
  const t = useTexts(itemTexts);
  const ui = useTexts(uiTexts);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [mutate, { loading }] = useAdjustStockMutation({
    refetchQueries: ['ItemMovements', 'ItemDetail', 'InventorySummary'],
  });
  const adjust = async (way: Way, typed: string, why: string) => {
    const quantity = parseDecimal(typed) ?? '';
    const reason = why.trim();
    const change =
      way === 'counted' ? { countedQuantity: quantity } : { difference: way === 'take' ? `-${quantity}` : quantity };
    setRefusal(null);
    try {
      await mutate({ variables: { input: { itemId, reason, ...change } } });
      showToast({ title: t('adjusted', { name }) });
      onDone();
    } catch (error) {
      setRefusal(readableError(error).sentence ?? ui('unreachable'));
    }
  };
  return { adjust, loading, refusal };
}
