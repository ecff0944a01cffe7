import { Button, Text } from '@chakra-ui/react';
import { ListPlus } from 'lucide-react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useDeliverableItemsQuery } from '../deliveries.generated.ts';
import { announceTexts } from './announce-texts.ts';
import type { OrderedItem } from './order-total.ts';

interface FillToParProps {
  readonly supplierId: string;
  readonly onFill: (lines: readonly OrderedItem[]) => void;
}

/** Adds all items of this supplier that are below par, in whole packs. */
export function FillToPar({ supplierId, onFill }: FillToParProps) {
  const t = useTexts(announceTexts);
  const { data } = useDeliverableItemsQuery({ variables: { filter: { supplierId } } });
  const short = data?.deliverableItems.filter((item) => Number(item.suggestedQuantity) > 0) ?? [];
  if (data && short.length === 0) {
    return (
      <Text color="fg.muted" textStyle="sm">
        {t(data.deliverableItems.length === 0 ? 'noneOfSupplier' : 'filled')}
      </Text>
    );
  }
  return (
    <Button
      variant="outline"
      disabled={!data}
      onClick={() => onFill(short.map((item) => ({ item, quantity: item.suggestedQuantity })))}
    >
      <ListPlus size={18} aria-hidden="true" /> {t('fill')}
    </Button>
  );
}
