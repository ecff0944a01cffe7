import { chakra, Flex, Grid, Heading, Span, Text } from '@chakra-ui/react';
import { CircleCheck, Hourglass, PackageOpen, TriangleAlert, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { Board, BoardDelivery, BoardLot, LowItem } from '../model/board.ts';
import { formatSpan } from '../../../ui/format/spans.ts';
import { kioskTexts } from '../../texts.ts';
import { useFormatters } from '../useFormatters.ts';

const List = chakra('ul', { base: { listStyleType: 'none', overflowY: 'auto', flex: '1', minH: '0' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '0.6em',
    py: '0.2em',
    borderBottomWidth: '1px',
  },
});

/** Expected deliveries, low stock and the lots to use first. No prices: anyone who passes can read the display. */
export function StockView({ board, time }: { readonly board: Board; readonly time: number }) {
  const t = useTexts(kioskTexts);
  return (
    <Grid
      h="full"
      minH="0"
      gap="3"
      templateColumns={{ base: '1fr', _landscape: '1fr 1fr' }}
      templateRows={{ base: '1fr 1fr 1fr', _landscape: '1fr 1fr' }}
    >
      <Section
        title={t('deliveries')}
        icon={<Truck size="1em" aria-hidden="true" />}
        empty={t('noDeliveries')}
        count={board.deliveries.length}
      >
        {board.deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} time={time} />
        ))}
      </Section>
      <Section
        title={t('lowStock')}
        icon={<PackageOpen size="1em" aria-hidden="true" />}
        empty={t('noLowStock')}
        count={board.lowItems.length}
        rows={2}
      >
        {board.lowItems.map((item) => (
          <LowRow key={item.id} item={item} />
        ))}
      </Section>
      <Section
        title={t('useFirst')}
        icon={<Hourglass size="1em" aria-hidden="true" />}
        empty={t('noLots')}
        count={board.lots.length}
      >
        {board.lots.map((lot) => (
          <LotRow key={lot.id} lot={lot} time={time} />
        ))}
      </Section>
    </Grid>
  );
}

interface SectionProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly empty: string;
  readonly count: number;
  /** How many rows of the grid it fills beside others. */
  readonly rows?: number;
  readonly children: ReactNode;
}

function Section({ title, icon, empty, count, rows = 1, children }: SectionProps) {
  return (
    <Flex
      as="section"
      direction="column"
      minH="0"
      bg="bg.panel"
      rounded="l3"
      borderWidth="1px"
      px="0.5em"
      py="0.3em"
      gridRow={{ base: 'auto', _landscape: `span ${String(rows)}` }}
    >
      <Heading
        as="h2"
        fontSize="0.7em"
        display="flex"
        gap="0.4em"
        alignItems="center"
        color="fg.muted"
        mb="0.2em"
        lineHeight="1.3"
      >
        {icon} {title}
      </Heading>
      {count === 0 ? (
        <Flex align="center" gap="0.4em" color="fg.muted" fontSize="0.7em">
          <CircleCheck size="1em" aria-hidden="true" /> {empty}
        </Flex>
      ) : (
        <List tabIndex={0} aria-label={title}>
          {children}
        </List>
      )}
    </Flex>
  );
}

function DeliveryRow({ delivery, time }: { readonly delivery: BoardDelivery; readonly time: number }) {
  const t = useTexts(kioskTexts);
  const { when, language } = useFormatters();
  const lateBy = delivery.expectedAt === null ? 0 : time - Date.parse(delivery.expectedAt);
  return (
    <Row>
      <Text flex="1 1 5em" minW="0" fontWeight="bold" lineHeight="1.2">
        {delivery.supplierName}
      </Text>
      <Span fontVariantNumeric="tabular-nums">
        {delivery.expectedAt === null ? t('anyTime') : when(delivery.expectedAt, time)}
      </Span>
      {lateBy > 0 ? (
        <Flex as="span" align="center" gap="0.3em" fontSize="0.6em" color="fg.error" fontWeight="bold">
          <TriangleAlert size="1.1em" aria-hidden="true" /> {t('late', { time: formatSpan(lateBy, language) })}
        </Flex>
      ) : null}
      {delivery.countedLineCount === 0 ? null : (
        <Span fontSize="0.6em" color="fg.muted">
          {t('answered', { done: delivery.countedLineCount, all: delivery.lineCount })}
        </Span>
      )}
    </Row>
  );
}

function LotRow({ lot, time }: { readonly lot: BoardLot; readonly time: number }) {
  const t = useTexts(kioskTexts);
  const { amount, when } = useFormatters();
  return (
    <Row>
      <Text flex="1 1 5em" minW="0" fontWeight="bold" lineHeight="1.2">
        {lot.itemName}
      </Text>
      <Span fontVariantNumeric="tabular-nums">{amount(lot.quantity, lot.unit)}</Span>
      {isPast(lot, time) ? (
        <Flex as="span" align="center" gap="0.3em" fontSize="0.6em" color="fg.error" fontWeight="bold">
          <TriangleAlert size="1.1em" aria-hidden="true" /> {t('pastUseBy')}
        </Flex>
      ) : (
        <Span fontSize="0.6em" color="fg.muted">
          {lot.useBy === null ? '' : when(lot.useBy, time)}
        </Span>
      )}
    </Row>
  );
}

function isPast({ useBy }: BoardLot, time: number): boolean {
  return useBy !== null && Date.parse(useBy) <= time;
}

function LowRow({ item }: { readonly item: LowItem }) {
  const t = useTexts(kioskTexts);
  const { number, amount } = useFormatters();
  return (
    <Row>
      <Text flex="1 1 5em" minW="0" fontWeight="bold" lineHeight="1.2">
        {item.name}
      </Text>
      <Span fontVariantNumeric="tabular-nums">
        {t('of', { have: number(item.onHand), par: amount(item.parLevel, item.unit) })}
      </Span>
    </Row>
  );
}
