import { skipToken } from '@apollo/client/react';
import { Button, Flex, Heading, Input, InputGroup, Stack, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { addDays } from '#schema/business-day.ts';
import { lotCodeIn } from '#schema/lot-code.ts';
import type { Unit } from '#schema/vocabulary.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { useReadStored } from '../../../platform/offline/useOutbox.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useDebouncedValue } from '../../../ui/forms/useDebouncedValue.ts';
import { includesWords } from '../../../ui/format/search-text.ts';
import { useToday } from '../../../ui/format/useToday.ts';
import { wasteTexts } from '../texts.ts';
import {
  useRecentWasteQuery,
  useWasteItemsQuery,
  useWasteLotByCodeQuery,
  WasteItemsDocument,
  type WasteItemsQuery,
} from '../waste.generated.ts';
import { offlineItems } from '../load-for-offline.ts';
import { LotDate } from './LotChoice.tsx';
import type { WasteLot } from './lots.ts';
import { ScanButton } from './ScanButton.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

/** The item of the entry. Quantities are in its unit unless another one is chosen. */
export interface WasteItem {
  readonly id: string;
  readonly name: string;
  readonly unit: Unit;
}
type ItemRow = WasteItemsQuery['items']['nodes'][number];

interface ItemStepProps {
  /** With the lot if its code was scanned or typed. */
  readonly onPick: (item: WasteItem, lot: WasteLot | null) => void;
}

/** The others are found by a search. */
const shownMax = 60;

/** Chooses an item from a list with search, or a lot by the code of its label. Items in stock come first. */
export function ItemStep({ onPick }: ItemStepProps) {
  const localName = useNames();
  const t = useTexts(wasteTexts);
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const filter = search === '' ? {} : { search };
  const { data, previousData, error, refetch } = useWasteItemsQuery({ variables: { filter, first: shownMax } });
  const kept = useReadStored();
  const onDevice = () => kept(WasteItemsDocument, offlineItems)?.items.nodes;
  const nodes = error
    ? onDevice()?.filter(({ name }) => includesWords(`${name} ${localName(name)}`, search))
    : (data ?? previousData)?.items.nodes;
  const items = nodes
    ?.toSorted((one, other) => Number(other.onHand !== '0') - Number(one.onHand !== '0'))
    .slice(0, shownMax);
  return (
    <Stack gap="4" maxW="2xl" mx="auto">
      <Heading as="h2" fontSize="xl">
        {t('what')}
      </Heading>
      <InputGroup startElement={<Search size={20} aria-hidden="true" />}>
        <Input
          type="search"
          // Focuses the search only on devices with a mouse: on a phone the keyboard would cover the list.
          {...(matchMedia('(pointer: fine)').matches ? { 'data-autofocus': '' } : {})}
          size="xl"
          autoComplete="off"
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </InputGroup>
      <ScanButton onCode={setTyped} />
      <FoundLot typed={search} alone={items?.length === 0} onPick={onPick} />
      {search === '' ? <Recent onPick={(item) => onPick(item, null)} /> : null}
      {items ? null : <NotLoaded error={error} onRetry={() => refetch()} rows={7} rowHeight="16" />}
      {items?.length === 0 && lotCodeIn(search) === null ? (
        <Text color="fg.muted">{t(search === '' ? 'noStock' : 'noItems')}</Text>
      ) : null}
      <Stack as="ul" gap="2" listStyleType="none">
        {items?.map((item) => (
          <li key={item.id}>
            <ItemButton item={item} onPick={() => onPick(item, null)} />
          </li>
        ))}
      </Stack>
      {items && items.length === shownMax ? <Text color="fg.muted">{t('moreItems', { n: shownMax })}</Text> : null}
    </Stack>
  );
}

const recentDays = 14;
const recentMax = 6;

/** What the kitchen threw away lately, latest first; nothing without a network. */
function Recent({ onPick }: { readonly onPick: (item: WasteItem) => void }) {
  const localName = useNames();
  const t = useTexts(wasteTexts);
  const today = useToday();
  const variables = { from: addDays(today, 1 - recentDays), to: today, first: recentMax * 4 };
  const { data } = useRecentWasteQuery({ variables });
  const entries = data?.wasteEntries.nodes.filter(({ reversedAt }) => reversedAt === null) ?? [];
  const items = [...new Map(entries.map(({ itemId, ...row }) => [itemId, { ...row, id: itemId }])).values()];
  if (items.length === 0) return null;
  return (
    <Stack as="section" aria-label={t('recent')} gap="2">
      <Text color="fg.muted" textStyle="sm">
        {t('recent')}
      </Text>
      <Flex gap="2" wrap="wrap">
        {items.slice(0, recentMax).map(({ id, itemName, unit }) => (
          <Button key={id} variant="subtle" minH="12" onClick={() => onPick({ id, name: itemName, unit })}>
            {localName(itemName)}
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}

interface FoundLotProps extends ItemStepProps {
  readonly typed: string;
  /** True when no item matches the text. */
  readonly alone: boolean;
}

/** The lot whose code was scanned or typed. */
function FoundLot({ typed, alone, onPick }: FoundLotProps) {
  const localName = useNames();
  const t = useTexts(wasteTexts);
  const code = lotCodeIn(typed);
  const { data, error } = useWasteLotByCodeQuery(code === null ? skipToken : { variables: { code } });
  if (code !== null && error && alone) return <Text color="fg.muted">{t('noLot')}</Text>;
  if (code === null || !data) return null;
  const { stockLotByCode: lot } = data;
  return (
    <Button
      w="full"
      minH="16"
      h="auto"
      py="2"
      px="4"
      justifyContent="space-between"
      textAlign="start"
      whiteSpace="normal"
      variant="outline"
      borderWidth="2px"
      borderColor="brand.solid"
      onClick={() => onPick({ id: lot.itemId, name: lot.itemName, unit: lot.unit }, lot)}
    >
      <Stack gap="0" minW="0">
        <Text fontSize="lg">
          {t('lotCode', { code: lot.lotCode })} · {localName(lot.itemName)}
        </Text>
        <LotDate lot={lot} />
      </Stack>
      <Text fontWeight="normal">
        <Quantity value={lot.quantity} unit={lot.unit} />
      </Text>
    </Button>
  );
}

function ItemButton({ item, onPick }: { readonly item: ItemRow; readonly onPick: () => void }) {
  const localName = useNames();
  return (
    <Button
      variant="outline"
      w="full"
      minH="16"
      h="auto"
      py="2"
      px="4"
      justifyContent="space-between"
      textAlign="start"
      whiteSpace="normal"
      onClick={onPick}
    >
      <Stack gap="0" minW="0">
        <Text fontSize="lg">{localName(item.name)}</Text>
        <Text color="fg.muted" fontWeight="normal" textStyle="sm">
          {localName(item.storageLocationName)}
        </Text>
      </Stack>
      <Text fontWeight="normal">
        <Quantity value={item.onHand} unit={item.unit} />
      </Text>
    </Button>
  );
}
