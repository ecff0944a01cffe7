import { Flex, Text } from '@chakra-ui/react';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { announceTexts } from './announce-texts.ts';
import { type OrderedItem, orderTotal } from './order-total.ts';

interface OrderSumProps {
  readonly lines: readonly OrderedItem[];
  /** The supplier's, in minor units; null without one. */
  readonly minimumOrder: number | null;
}

/** What the order costs at the last prices, and how much is missing to the supplier's minimum. */
export function OrderSum({ lines, minimumOrder }: OrderSumProps) {
  const t = useTexts(announceTexts);
  if (lines.length === 0) return null;
  const { total, unpriced, missing } = orderTotal(lines, minimumOrder);
  return (
    <Flex as="section" aria-label={t('total')} direction="column" align="flex-end" gap="1" aria-live="polite">
      <Text>
        {t('total')}:{' '}
        <b>
          <Money value={total.toFixed()} />
        </b>
      </Text>
      {unpriced === 0 ? null : (
        <Text color="fg.warning" textStyle="sm">
          {t('unpriced', { n: unpriced })}
        </Text>
      )}
      {missing === null || minimumOrder === null ? null : (
        <Text color="fg.warning" textStyle="sm">
          {t('minimum')} <Money value={minimumOrder} />: <Money value={missing.toFixed()} /> {t('missing')}
        </Text>
      )}
    </Flex>
  );
}
