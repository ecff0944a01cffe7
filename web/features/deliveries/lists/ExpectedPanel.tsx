import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { PackageOpen, Truck } from 'lucide-react';
import { Link } from 'react-router';
import { to } from '../../../platform/paths.ts';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { useRecentlyChanged } from '../../../ui/components/recently-changed.ts';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Timestamp, useNow } from '../../../ui/components/Timestamp.tsx';
import { type ExpectedDeliveriesQuery, useExpectedDeliveriesQuery } from '../deliveries.generated.ts';
import { shownStatus, statusTones } from '../status.ts';
import { deliveriesTexts } from '../texts.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

type Expected = ExpectedDeliveriesQuery['expectedDeliveries'][number];

/** Deliveries that are expected or being received, the next one first. */
export function ExpectedPanel({ onBlind }: { readonly onBlind: () => void }) {
  const t = useTexts(deliveriesTexts);
  const { data, error, refetch } = useExpectedDeliveriesQuery();
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={3} rowHeight="28" />;
  const { expectedDeliveries: deliveries } = data;
  if (deliveries.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={Truck}
          title={t('noneTitle')}
          description={t('noneText')}
          action={
            <Button size="xl" onClick={onBlind}>
              <PackageOpen aria-hidden="true" /> {t('blind')}
            </Button>
          }
        />
      </Panel>
    );
  }
  return (
    <Stack as="ul" gap="3" listStyleType="none">
      {deliveries.map((delivery) => (
        <ExpectedCard key={delivery.id} delivery={delivery} />
      ))}
    </Stack>
  );
}

/** The number of items that a card names. */
const NAMED = 5;

function ExpectedCard({ delivery }: { readonly delivery: Expected }) {
  const localName = useNames();
  const t = useTexts(deliveriesTexts);
  const status = shownStatus(delivery, useNow());
  const changed = useRecentlyChanged(delivery.id);
  const names = delivery.lines.slice(0, NAMED).map((line) => localName(line.itemName));
  const rest = delivery.lines.length - names.length;
  const isStarted = delivery.status === 'draft';
  return (
    <Box
      as="li"
      data-changed={changed || undefined}
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      p={{ base: '4', md: '5' }}
      css={{ '&[data-changed]': { bg: 'brand.subtle' } }}
    >
      <Flex gap="4" align="center" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <Box flex="1 1 16rem" minW="0">
          <Flex gap="2.5" align="center" wrap="wrap">
            <Text as="h2" fontWeight="semibold" fontSize="lg">
              {delivery.supplierName}
            </Text>
            <StatusBadge tone={statusTones[status]}>{t(status)}</StatusBadge>
          </Flex>
          <Text color="fg.muted" mt="1">
            {delivery.number} ·{' '}
            {delivery.expectedAt === null ? (
              t('noTime')
            ) : (
              <>
                {t('due')} <Timestamp at={delivery.expectedAt} />
              </>
            )}
            {' · '}
            {isStarted
              ? t('counted', { done: delivery.countedLineCount, all: delivery.lineCount })
              : t('lines', { n: delivery.lineCount })}
          </Text>
          {names.length === 0 ? null : (
            <Text mt="1.5" truncate>
              {names.join(', ')}
              {rest > 0 ? ` +${rest}` : ''}
            </Text>
          )}
        </Box>
        <Button asChild size="2xl" fontSize="lg" px="8" w={{ base: 'full', sm: 'auto' }} flexShrink="0">
          <Link
            to={to.delivery(delivery.id)}
            aria-label={`${t(isStarted ? 'goOn' : 'receive')}: ${delivery.supplierName}, ${delivery.number}`}
          >
            {t(isStarted ? 'goOn' : 'receive')}
          </Link>
        </Button>
      </Flex>
    </Box>
  );
}
