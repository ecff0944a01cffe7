import { Button, Flex, Input, List, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { Quantity } from '../ui/amounts.tsx';
import { FormField } from '../ui/fields.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { useTexts } from '../ui/texts.ts';
import { type DeliverableItemsQuery, useDeliverableItemsQuery } from './deliveries.generated.ts';
import { receivingTexts } from './receiving/receiving-texts.ts';
import { useSettled } from './useSettled.ts';

export type DeliverableItem = DeliverableItemsQuery['deliverableItems'][number];

interface ItemSearchProps {
  readonly onPick: (item: DeliverableItem) => void;
  /** Items that are on the list already and are not offered. */
  readonly without?: ReadonlySet<string>;
}

const SHOWN = 8;

/** Finds an item by a part of its name; a tap adds it. */
export function ItemSearch({ onPick, without }: ItemSearchProps) {
  const t = useTexts(receivingTexts);
  const [typed, setTyped] = useState('');
  const wanted = useSettled(typed.trim().toLocaleLowerCase());
  const { data, error, refetch } = useDeliverableItemsQuery(
    wanted === '' ? skipToken : { variables: { filter: { search: wanted } } },
  );
  const items = (data?.deliverableItems ?? []).filter((item) => !without?.has(item.id));
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
            if (first && typed.trim() !== '') pick(first);
          }}
        />
      </FormField>
      {error && !data ? <LoadError error={error} onRetry={() => refetch()} /> : null}
      {data && items.length === 0 && typed.trim() !== '' ? <Text color="fg.muted">{t('noItem')}</Text> : null}
      <List.Root unstyled display="flex" flexDirection="column" gap="1">
        {(typed.trim() === '' ? [] : items.slice(0, SHOWN)).map((item) => (
          <List.Item key={item.id}>
            <Button
              variant="outline"
              w="full"
              h="auto"
              minH="12"
              py="2"
              justifyContent="flex-start"
              textAlign="start"
              aria-label={t('add', { item: item.name })}
              onClick={() => pick(item)}
            >
              <Plus size={18} aria-hidden="true" />
              <Text flex="1" truncate>
                {item.name}
              </Text>
              <Text color="fg.muted" fontWeight="normal">
                <Quantity value={item.onHand} unit={item.unit} />
              </Text>
            </Button>
          </List.Item>
        ))}
      </List.Root>
    </Flex>
  );
}
