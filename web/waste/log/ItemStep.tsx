import { Button, Heading, Input, InputGroup, Stack, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Quantity } from '../../ui/amounts.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { useTexts } from '../../ui/texts.ts';
import { useSettled } from '../../ui/useSettled.ts';
import { SkeletonList } from '../../ui/Waiting.tsx';
import { wasteTexts } from '../texts.ts';
import { useWasteItemsQuery, type WasteItemsQuery } from '../waste.generated.ts';

export type WasteItem = WasteItemsQuery['items']['nodes'][number];

const OFFERED = 60;

/** Which item: a list to tap, narrowed by typing. What is in stock stands first. */
export function ItemStep({ onPick }: { readonly onPick: (item: WasteItem) => void }) {
  const t = useTexts(wasteTexts);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const filter = search === '' ? {} : { search };
  const { data, previousData, error, refetch } = useWasteItemsQuery({ variables: { filter, first: OFFERED } });
  const nodes = (data ?? previousData)?.items.nodes;
  // Nothing can be thrown away of what is not there.
  const items = nodes?.toSorted((one, other) => Number(other.onHand !== '0') - Number(one.onHand !== '0'));
  return (
    <Stack gap="4" maxW="2xl" mx="auto">
      <Heading as="h2" fontSize="xl">
        {t('what')}
      </Heading>
      <InputGroup startElement={<Search size={20} aria-hidden="true" />}>
        <Input
          type="search"
          size="xl"
          autoComplete="off"
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </InputGroup>
      {error && !items ? <LoadError error={error} onRetry={() => refetch()} /> : null}
      {!items && !error ? <SkeletonList rows={7} rowHeight="16" /> : null}
      {items?.length === 0 ? <Text color="fg.muted">{t(search === '' ? 'noStock' : 'noItems')}</Text> : null}
      <Stack as="ul" gap="2" listStyleType="none">
        {items?.map((item) => (
          <li key={item.id}>
            <ItemButton item={item} onPick={() => onPick(item)} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function ItemButton({ item, onPick }: { readonly item: WasteItem; readonly onPick: () => void }) {
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
      disabled={item.onHand === '0'}
      onClick={onPick}
    >
      <Stack gap="0" minW="0">
        <Text fontSize="lg">{item.name}</Text>
        <Text color="fg.muted" fontWeight="normal" textStyle="sm">
          {item.storageLocationName}
        </Text>
      </Stack>
      <Text fontWeight="normal">
        <Quantity value={item.onHand} unit={item.unit} />
      </Text>
    </Button>
  );
}
