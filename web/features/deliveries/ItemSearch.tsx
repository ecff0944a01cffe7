import { Button, Flex, Input, List, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { Quantity } from '../../ui/kitchen/amounts.tsx';
import { FormField } from '../../ui/forms/fields.tsx';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { type DeliverableItemsQuery, useDeliverableItemsQuery } from './deliveries.generated.ts';
import { receivingTexts } from './receiving/receiving-texts.ts';
import { useDebouncedValue } from '../../ui/forms/useDebouncedValue.ts';

export type DeliverableItem = DeliverableItemsQuery['deliverableItems'][number];

interface ItemSearchProps {
  readonly onPick: (item: DeliverableItem) => void;
  /** Items that are already listed: not offered, but the search finds them. */
  readonly without?: ReadonlySet<string>;
  /** The supplier whose items are offered before anything is typed. */
  readonly supplierId?: string | undefined;
}

const FOUND = 8;
const OFFERED = 40;

/** Finds an item by part of its name, or among a supplier's own; a tap adds it. */
export function ItemSearch({ onPick, without, supplierId }: ItemSearchProps) {
  const t = useTexts(receivingTexts);
  const [typed, setTyped] = useState('');
  const query = typed.trim().toLocaleLowerCase();
  const search = useDebouncedValue(query);
  const { data, error, refetch } = useDeliverableItemsQuery(
    search !== ''
      ? { variables: { filter: { search: search } } }
      : supplierId
        ? { variables: { filter: { supplierId } } }
        : skipToken,
  );
  // Never shows results for an earlier text, because Enter chooses the first one.
  const found = query === search && (query !== '' || supplierId) ? (data?.deliverableItems ?? []) : [];
  const items = query === '' ? found.filter((item) => !without?.has(item.id)).slice(0, OFFERED) : found.slice(0, FOUND);
  const pick = (item: DeliverableItem) => {
    setTyped('');
    onPick(item);
  };
  return (
    <Flex direction="column" gap="2">
      <FormField label={t('search')} hint={t('searchHint')}>
        <Input
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            const [first] = items;
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (first && query !== '') pick(first);
          }}
        />
      </FormField>
      {error && !data ? <LoadError error={error} onRetry={() => refetch()} /> : null}
      {data && query === search && query !== '' && items.length === 0 ? (
        <Text color="fg.muted">{t('noItem')}</Text>
      ) : null}
      <Found items={items} onPick={pick} />
    </Flex>
  );
}

interface FoundProps {
  readonly items: readonly DeliverableItem[];
  readonly onPick: (item: DeliverableItem) => void;
}

function Found({ items, onPick }: FoundProps) {
  const localName = useNames();
  const t = useTexts(receivingTexts);
  return (
    <List.Root unstyled display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="2">
      {items.map((item) => (
        <List.Item key={item.id}>
          <Button
            variant="outline"
            w="full"
            h="auto"
            minH="12"
            py="2"
            justifyContent="flex-start"
            textAlign="start"
            aria-label={t('add', { item: localName(item.name) })}
            onClick={() => onPick(item)}
          >
            <Plus size={18} aria-hidden="true" />
            <Text flex="1" truncate>
              {localName(item.name)}
            </Text>
            <Text color="fg.muted" fontWeight="normal">
              <Quantity value={item.onHand} unit={item.unit} />
            </Text>
          </Button>
        </List.Item>
      ))}
    </List.Root>
  );
}
