import { Badge, Button, DataList, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { CirclePlus, Scale } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../platform/paths.ts';
import { Money, Quantity } from '../../../ui/kitchen/amounts.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useUseByPassed } from '../../../ui/kitchen/useUseByPassed.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { categoryIn } from '../category-in.ts';
import { AdjustForm } from './AdjustForm.tsx';
import type { ItemDetailQuery, ItemPartsFragment } from '../inventory.generated.ts';
import { ItemAllergens } from './ItemAllergens.tsx';
import { ItemPars } from './ItemPars.tsx';
import { ItemBadges } from '../list/ItemTable.tsx';
import { itemTexts, tcsNames } from '../item-texts.ts';
import { lotTexts } from '../lot-texts.ts';
import { Lots } from '../lots/Lots.tsx';
import { useAmount } from '../../../ui/kitchen/useAmount.ts';
import { Conversions } from '../measures/Conversions.tsx';
import { measureTexts } from '../measures/texts.ts';
import { Prices } from './Prices.tsx';
import { StockParts } from '../StockAmount.tsx';
import { Movements } from './Movements.tsx';
import { UsedIn } from './UsedIn.tsx';
import { inventoryTexts } from '../texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';

interface ItemViewProps {
  readonly item: ItemPartsFragment;
  readonly lots: ItemDetailQuery['stockLots'];
  readonly places: ItemDetailQuery['stockPlaces'];
  readonly contents: ItemDetailQuery['itemAllergens'];
}

/** An item's stock, lots, facts, recipes, movements and conversions. */
export function ItemView({ item, lots, places, contents }: ItemViewProps) {
  const t = useTexts(itemTexts);
  const measures = useTexts(measureTexts);
  useUseByPassed(lots.filter((lot) => !lot.expired).map((lot) => lot.useBy));
  return (
    <Stack gap="7">
      <Stock item={item} lots={lots} />
      <Section title={t('allergens')}>
        <ItemAllergens contents={contents} />
      </Section>
      <Section title={t('lots')}>
        {places.length > 1 ? <Places item={item} places={places} /> : null}
        <Lots lots={lots} />
      </Section>
      <Section title={t('facts')}>
        <Facts item={item} />
      </Section>
      <UsedIn itemId={item.id} />
      <Prices item={item} />
      <Section title={t('movements')}>
        <Movements item={item} />
      </Section>
      <Section title={measures('conversions')}>
        <Conversions item={item} />
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap="2">
      <Heading as="h3" fontSize="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** The stock per storage location, if there are several. */
function Places({ item, places }: Pick<ItemViewProps, 'item' | 'places'>) {
  const localName = useNames();
  const t = useTexts(lotTexts);
  return (
    <Flex as="ul" gap="2" wrap="wrap" listStyleType="none">
      {places.map((place) => (
        <Badge as="li" key={place.storageLocationId} size="lg" variant="outline">
          {localName(place.storageLocationName) ?? t('noPlace')} <Quantity value={place.onHand} unit={item.unit} />
        </Badge>
      ))}
    </Flex>
  );
}

function Stock({ item, lots }: Pick<ItemViewProps, 'item' | 'lots'>) {
  const t = useTexts(itemTexts);
  const list = useTexts(inventoryTexts);
  const canAdjust = useCan('inventory.adjust') && item.archivedAt === null;
  const [adjusting, setAdjusting] = useState(false);
  const request = useLayer('request');
  return (
    <Stack gap="4">
      <Flex justify="space-between" align="flex-end" gap="4" wrap="wrap">
        <Stack gap="0">
          <Text color="fg.muted" textStyle="sm">
            {list('onHand')}
          </Text>
          <Text fontSize="3xl" fontWeight="bold" lineHeight="1.1">
            <Quantity value={item.onHand} unit={item.unit} />
          </Text>
          <StockParts item={item} withoutOwed />
          <ItemPars item={item} />
        </Stack>
        {item.archivedAt === null ? (
          <ItemBadges item={item} />
        ) : (
          <StatusBadge tone="quiet">{t('isArchived')}</StatusBadge>
        )}
      </Flex>
      {Number(item.owed) > 0 ? <Owed item={item} onCount={canAdjust ? () => setAdjusting(true) : undefined} /> : null}
      <Flex gap="2" wrap="wrap">
        {canAdjust && !adjusting ? (
          <Button size="xl" onClick={() => setAdjusting(true)}>
            <Scale aria-hidden="true" /> {t('adjust')}
          </Button>
        ) : null}
        {item.kind === 'prep' && item.archivedAt === null ? (
          <Button size="xl" variant="outline" onClick={() => request.open(`item.${item.id}`)}>
            <CirclePlus aria-hidden="true" /> {t('needMore')}
          </Button>
        ) : null}
      </Flex>
      {adjusting ? <AdjustForm item={item} lots={lots} onDone={() => setAdjusting(false)} /> : null}
    </Stack>
  );
}

/** The owed quantity and the ways to settle it. */
function Owed({ item, onCount }: { readonly item: ItemPartsFragment; readonly onCount: (() => void) | undefined }) {
  const t = useTexts(itemTexts);
  const amount = useAmount();
  const mayReceive = useCan('deliveries.receive');
  return (
    <Stack gap="2" bg="bg.error" color="fg.error" rounded="l2" p="3">
      <Text>
        <strong>
          {amount(item.onHand, item.unit)} ({t('owes', { amount: amount(item.owed, item.unit) })})
        </strong>{' '}
        {t('owesText')}
      </Text>
      <Flex gap="2" wrap="wrap">
        {mayReceive ? (
          <Button asChild variant="outline" minH="11">
            <Link to={paths.receiving}>{t('toReceiving')}</Link>
          </Button>
        ) : null}
        {onCount ? (
          <Button variant="outline" minH="11" onClick={onCount}>
            {t('countIt')}
          </Button>
        ) : null}
      </Flex>
    </Stack>
  );
}

function Facts({ item }: { readonly item: ItemPartsFragment }) {
  const localName = useNames();
  const t = useTexts(itemTexts);
  const list = useTexts(inventoryTexts);
  const language = useLanguage();
  const costs = useCan('inventory.costs');
  const facts = [
    { label: t('category'), value: categoryIn(language, item) },
    { label: t('storage'), value: localName(item.storageLocationName) ?? t('nothing') },
    { label: t('supplier'), value: item.supplierName ?? t('nothing') },
    ...(item.packQuantity === null ? [] : [{ label: t('packDescription'), value: <Pack item={item} /> }]),
    ...(costs
      ? [
          { label: list('unitCost'), value: <Money perUnit value={item.lastUnitCost} reason={t('unpriced')} /> },
          { label: t('stockValue'), value: <Money value={item.stockValue} reason={t('noValue')} /> },
        ]
      : []),
    { label: t('tcs'), value: t(tcsNames[item.tcsClass]) },
  ];
  return (
    <DataList.Root orientation="horizontal" size="md" gap="2.5">
      {facts.map(({ label, value }) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel minW="36">{label}</DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}

/** The pack's name and amount; a name like "5 kg" says it already. */
function Pack({ item }: { readonly item: ItemPartsFragment }) {
  const amount = useAmount();
  return (
    <Text as="span">
      {item.packDescription === amount(item.packQuantity ?? '', item.unit) ? null : item.packDescription}{' '}
      <Quantity value={item.packQuantity} unit={item.unit} />
    </Text>
  );
}
