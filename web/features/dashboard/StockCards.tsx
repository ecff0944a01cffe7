import { Button, Flex, Span, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { addDays } from '#schema/business-day.ts';
import { useToday } from '../../ui/format/useToday.ts';
import { paths, to } from '../../platform/paths.ts';
import { Money, Quantity } from '../../ui/kitchen/amounts.tsx';
import { BadgeLink } from '../../ui/components/BadgeLink.tsx';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useLayer } from '../../ui/components/useLayer.ts';
import { Card, Figure, Nothing } from './Card.tsx';
import { OpenRow, OpenRows } from '../../ui/components/OpenRows.tsx';
import type { ManagerDashboardQuery } from './manager.generated.ts';
import { dashboardTexts } from './texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';

/** Items below par, and counts of other stock exceptions. */
export function StockCard({ data }: { readonly data: ManagerDashboardQuery }) {
  const localName = useNames();
  const t = useTexts(dashboardTexts);
  const layer = useLayer('item');
  const { items: known, low, over, expiring } = data.inventorySummary;
  const items = data.lowItems.nodes;
  return (
    <Card title={t('low')} path={to.stockOf('low')}>
      {low === 0 ? (
        <Nothing text={t(known === 0 ? 'noItems' : 'lowNone')} action={t('inventory')} path={paths.inventory} />
      ) : (
        <Stack gap="3">
          <Figure value={low} label={t('below')} path={to.stockOf('low')} />
          <OpenRows>
            {items.map(({ id, name, usable, owed, parLevel, unit }) => (
              <OpenRow
                key={id}
                onOpen={() => layer.open(id)}
                title={localName(name)}
                aside={
                  <Text textStyle="sm">
                    <Quantity value={usable} /> / <Quantity value={parLevel} unit={unit} />
                    {Number(owed) > 0 ? (
                      <Span color="fg.error">
                        {' '}
                        {t('owes')} <Quantity value={owed} unit={unit} />
                      </Span>
                    ) : null}
                  </Text>
                }
              />
            ))}
          </OpenRows>
          {low > items.length ? (
            <Button asChild variant="ghost" alignSelf="flex-start">
              <Link to={to.stockOf('low')}>{t('seeAll', { n: low - items.length })}</Link>
            </Button>
          ) : null}
        </Stack>
      )}
      <Flex gap="2" mt="3" wrap="wrap">
        {expiring > 0 ? (
          <BadgeLink to={to.stockOf('expiring')} tone="soon">
            {t('expiring', { n: expiring })}
          </BadgeLink>
        ) : null}
        {over > 0 ? (
          <BadgeLink to={to.stockOf('over')} tone="info">
            {t('over', { n: over })}
          </BadgeLink>
        ) : null}
      </Flex>
    </Card>
  );
}

/** Today's waste, and this week's next to last week's. */
export function WasteCard({ waste }: { readonly waste: ManagerDashboardQuery['wasteSummary'] }) {
  const t = useTexts(dashboardTexts);
  const path = to.inventoryTab('waste');
  const today = useToday();
  const { todayCost, todayEntries, weekCost, previousWeekCost, unknownCosts } = waste;
  return (
    <Card title={t('waste')} path={path}>
      <Flex gap="8" wrap="wrap">
        <Figure
          value={<Money value={todayCost} />}
          label={todayEntries === 0 ? t('wasteNone') : t('wasteEntries', { n: todayEntries })}
          path={to.wasteOf(today, today)}
        />
        <Stack gap="0">
          <Figure
            value={<Money value={weekCost} />}
            label={t('wasteWeek')}
            path={to.wasteOf(addDays(today, -6), today)}
          />
          <Text color="fg.muted" textStyle="sm">
            {t('wasteBefore')} <Money value={previousWeekCost} />
          </Text>
        </Stack>
      </Flex>
      {unknownCosts > 0 ? (
        <Text color="fg.muted" textStyle="sm" mt="2">
          {t('wasteUnknown', { n: unknownCosts })}
        </Text>
      ) : null}
    </Card>
  );
}

/** The number of lots that are listed; the others are counted. */
const LOTS_SHOWN = 6;

/** Stock past its use-by: each lot opens its waste entry. Renders nothing when there is none. */
export function ExpiredCard({ lots }: { readonly lots: ManagerDashboardQuery['expiredLots'] }) {
  const localName = useNames();
  const t = useTexts(dashboardTexts);
  const waste = useLayer('waste');
  if (lots.length === 0) return null;
  return (
    <Card
      title={t('toThrowAway')}
      path={to.stockOf('expired')}
      aside={<StatusBadge tone="late">{String(lots.length)}</StatusBadge>}
    >
      <OpenRows>
        {lots.slice(0, LOTS_SHOWN).map(({ id, itemName, lotCode, quantity, unit, useBy }) => (
          <OpenRow
            key={id}
            onOpen={() => waste.open(id)}
            title={localName(itemName)}
            detail={
              <Span color="fg.error">
                {t('expiredAt')} {useBy === null ? null : <Timestamp at={useBy} />} · {lotCode}
              </Span>
            }
            aside={
              <Text textStyle="sm">
                <Quantity value={quantity} unit={unit} />
              </Text>
            }
          />
        ))}
      </OpenRows>
      {lots.length > LOTS_SHOWN ? (
        <Button asChild variant="ghost" alignSelf="flex-start">
          <Link to={to.stockOf('expired')}>{t('seeAll', { n: lots.length - LOTS_SHOWN })}</Link>
        </Button>
      ) : null}
    </Card>
  );
}
