import { Flex, Heading, Link as StyledLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { to } from '../../../platform/paths.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Money, Quantity } from '../../../ui/kitchen/amounts.tsx';
import { useUnitName } from '../../../ui/kitchen/unit-texts.ts';
import { type ItemPartsFragment, useItemPricesQuery } from '../inventory.generated.ts';
import { itemTexts } from '../item-texts.ts';

/** What the item cost in its last deliveries, newest first; for managers, and nothing while there is none. */
export function Prices({ item }: { readonly item: Pick<ItemPartsFragment, 'id' | 'unit'> }) {
  const t = useTexts(itemTexts);
  const unitName = useUnitName();
  const mayRead = useCan('deliveries.costs');
  const { data } = useItemPricesQuery({ variables: { id: item.id }, skip: !mayRead });
  if (!data || data.itemPrices.length === 0) return null;
  return (
    <Stack as="section" aria-label={t('prices')} gap="2">
      <Heading as="h3" fontSize="md">
        {t('prices')}
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none">
        {data.itemPrices.map((price) => (
          <Flex as="li" key={price.id} justify="space-between" columnGap="4" wrap="wrap" py="2" borderTopWidth="1px">
            <Stack gap="0" flex="1 1 9rem">
              <Text>
                <Timestamp at={price.receivedAt} />
              </Text>
              <Text color="fg.muted" textStyle="sm">
                {price.supplierName} ·{' '}
                <StyledLink asChild>
                  <Link to={to.delivery(price.deliveryId)}>{price.deliveryNumber}</Link>
                </StyledLink>
              </Text>
            </Stack>
            <Stack gap="0" textAlign="end" ms="auto">
              <Text fontWeight="semibold">
                <Money value={price.unitPrice} perUnit />{' '}
                <Text as="span" fontWeight="normal" color="fg.muted">
                  {t('pricePer', { unit: unitName(item.unit) })}
                </Text>
              </Text>
              <Text color="fg.muted" textStyle="sm">
                <Quantity value={price.acceptedQuantity} unit={item.unit} />
              </Text>
            </Stack>
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}
