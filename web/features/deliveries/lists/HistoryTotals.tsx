import { Flex, Text } from '@chakra-ui/react';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { type ClosedDeliveriesFilter, useDeliveryTotalsQuery } from '../deliveries.generated.ts';
import { deliveriesTexts } from '../texts.ts';

/** The sums of the deliveries that the filter shows, on all their pages. Deliveries without a known price are named, not added. */
export function HistoryTotals({ filter }: { readonly filter: ClosedDeliveriesFilter }) {
  const t = useTexts(deliveriesTexts);
  const mayRead = useCan('deliveries.costs');
  const { data } = useDeliveryTotalsQuery({ variables: { filter }, skip: !mayRead });
  const totals = data?.deliveryTotals;
  if (!totals || totals.deliveries === 0) return null;
  const { posted, total, unknownTotals, openCredit, unknownCredits } = totals;
  return (
    <Flex as="section" aria-label={t('totals')} gap="6" rowGap="1" wrap="wrap" align="baseline">
      <Text>
        {t('confirmed', { n: posted })}:{' '}
        <b>
          <Money value={total} />
        </b>
      </Text>
      {openCredit === '0' && unknownCredits === 0 ? null : (
        <Text>
          {t('openCredit')}:{' '}
          <b>
            <Money value={openCredit} />
          </b>
        </Text>
      )}
      {unknownTotals + unknownCredits === 0 ? null : (
        <Text color="fg.warning" textStyle="sm">
          {t('notInTotal', { n: Math.max(unknownTotals, unknownCredits) })}
        </Text>
      )}
    </Flex>
  );
}
