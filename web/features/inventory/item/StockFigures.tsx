import { Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { to } from '../../../platform/paths.ts';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import type { StatusTone } from '../../../ui/kitchen/status-styles.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { useInventorySummaryQuery } from '../inventory.generated.ts';
import { inventoryTexts } from '../texts.ts';

function Count({
  state,
  tone,
  text,
}: {
  readonly state: Parameters<typeof to.stockOf>[0];
  readonly tone: StatusTone;
  readonly text: string;
}) {
  return (
    <Flex asChild minH="11" maxW="full" align="center">
      <Link to={to.stockOf(state)}>
        <StatusBadge tone={tone} size="lg" wraps>
          {text}
        </StatusBadge>
      </Link>
    </Flex>
  );
}

/** Counts of the whole inventory; each links to its items. */
export function StockFigures() {
  const t = useTexts(inventoryTexts);
  const costs = useCan('inventory.costs');
  const { data } = useInventorySummaryQuery();
  if (!data) return <Flex minH="11" />;
  const { items, low, over, expiring, expired, owing, withoutAllergens, withoutPrice, stockValue, itemsWithoutCost } =
    data.inventorySummary;
  if (items === 0) return null;
  const gap = t('noCost', { n: itemsWithoutCost ?? 0 });
  return (
    <Flex gap="3" rowGap="1" wrap="wrap" align="center">
      <Text fontWeight="semibold">{t('nItems', { n: items })}</Text>
      {low > 0 ? <Count state="low" tone="late" text={t('nLow', { n: low })} /> : null}
      {expired > 0 ? <Count state="expired" tone="late" text={t('nExpired', { n: expired })} /> : null}
      {owing > 0 ? <Count state="owing" tone="late" text={t('nOwing', { n: owing })} /> : null}
      {expiring > 0 ? <Count state="expiring" tone="soon" text={t('nExpiring', { n: expiring })} /> : null}
      {over > 0 ? <Count state="over" tone="info" text={t('nOver', { n: over })} /> : null}
      {withoutAllergens > 0 ? (
        <Count state="withoutAllergens" tone="soon" text={t('nWithoutAllergens', { n: withoutAllergens })} />
      ) : null}
      {costs && withoutPrice > 0 ? (
        <Count state="withoutPrice" tone="soon" text={t('nWithoutPrice', { n: withoutPrice })} />
      ) : null}
      {costs ? (
        <Text color="fg.muted" ms={{ md: 'auto' }}>
          {t('stockValue')}:{' '}
          <Text as="span" color="fg" fontWeight="semibold">
            <Money value={stockValue} reason={gap} />
          </Text>
        </Text>
      ) : null}
    </Flex>
  );
}
