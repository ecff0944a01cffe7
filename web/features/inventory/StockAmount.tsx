import { Flex, Span } from '@chakra-ui/react';
import { Quantity } from '../../ui/kitchen/amounts.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { ItemRowFragment } from './inventory.generated.ts';
import { itemTexts } from './item-texts.ts';
import { useAmount } from '../../ui/kitchen/useAmount.ts';
import { stockParts } from './stock-parts.ts';

type Stock = Pick<ItemRowFragment, 'onHand' | 'usable' | 'expired' | 'quarantined' | 'owed' | 'unit'>;

/** The stock on hand, and below it the usable, expired and owed parts: `0 kg`, `owes 10 kg`. */
export function StockAmount({ item, align = 'flex-start' }: { readonly item: Stock; readonly align?: string }) {
  return (
    <Flex direction="column" align={align} gap="0">
      <Quantity value={item.onHand} unit={item.unit} />
      <StockParts item={item} />
    </Flex>
  );
}

interface StockPartsProps {
  readonly item: Stock;
  /** Omits the owed part, for pages that show it elsewhere. */
  readonly withoutOwed?: boolean;
}

/** Only the parts that differ from the stock on hand; most items have none. */
export function StockParts({ item, withoutOwed = false }: StockPartsProps) {
  const t = useTexts(itemTexts);
  const amount = useAmount();
  const parts = stockParts(item).filter(({ kind }) => !withoutOwed || kind !== 'owes');
  if (parts.length === 0) return null;
  return (
    <Span textStyle="sm" fontWeight="normal" whiteSpace="normal">
      {parts.map(({ kind, quantity }, index) => (
        <Span key={kind} color={kind === 'usableOf' || kind === 'setAsideOf' ? 'fg.muted' : 'fg.error'}>
          {index === 0 ? '' : ', '}
          {t(kind, { amount: amount(quantity, item.unit) })}
        </Span>
      ))}
    </Span>
  );
}
