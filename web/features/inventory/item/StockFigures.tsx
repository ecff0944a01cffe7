import { Flex } from '@chakra-ui/react';
import { paths, to } from '../../../platform/paths.ts';
import { Money } from '../../../ui/kitchen/amounts.tsx';
import { DottedLink } from '../../../ui/components/DottedLink.tsx';
import { BadgeLink } from '../../../ui/components/BadgeLink.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { useInventorySummaryQuery } from '../inventory.generated.ts';
import { inventoryTexts } from '../texts.ts';

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
      <DottedLink to={paths.inventory} fontWeight="semibold">
        {t('nItems', { n: items })}
      </DottedLink>
      {low > 0 ? (
        <BadgeLink size="lg" to={to.stockOf('low')} tone="late">
          {t('nLow', { n: low })}
        </BadgeLink>
      ) : null}
      {expired > 0 ? (
        <BadgeLink size="lg" to={to.stockOf('expired')} tone="late">
          {t('nExpired', { n: expired })}
        </BadgeLink>
      ) : null}
      {owing > 0 ? (
        <BadgeLink size="lg" to={to.stockOf('owing')} tone="late">
          {t('nOwing', { n: owing })}
        </BadgeLink>
      ) : null}
      {expiring > 0 ? (
        <BadgeLink size="lg" to={to.stockOf('expiring')} tone="soon">
          {t('nExpiring', { n: expiring })}
        </BadgeLink>
      ) : null}
      {over > 0 ? (
        <BadgeLink size="lg" to={to.stockOf('over')} tone="info">
          {t('nOver', { n: over })}
        </BadgeLink>
      ) : null}
      {withoutAllergens > 0 ? (
        <BadgeLink size="lg" to={to.stockOf('withoutAllergens')} tone="soon">
          {t('nWithoutAllergens', { n: withoutAllergens })}
        </BadgeLink>
      ) : null}
      {costs && withoutPrice > 0 ? (
        <BadgeLink size="lg" to={to.stockOf('withoutPrice')} tone="soon">
          {t('nWithoutPrice', { n: withoutPrice })}
        </BadgeLink>
      ) : null}
      {costs ? (
        <Flex color="fg.muted" ms={{ md: 'auto' }} align="center" gap="1.5" rowGap="0" wrap="wrap" minW="0">
          {t('stockValue')}:
          <DottedLink to={to.stockByValue} color="fg" fontWeight="semibold">
            <Money value={stockValue} reason={gap} />
          </DottedLink>
        </Flex>
      ) : null}
    </Flex>
  );
}
