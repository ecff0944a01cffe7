import { chakra, Span, Text } from '@chakra-ui/react';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { Total } from '../board/model/totals.ts';
import { useFormatters } from '../board/useFormatters.ts';
import { sheetTexts } from './texts.ts';
import { SheetFrame } from './SheetFrame.tsx';

const List = chakra('ul', { base: { listStyleType: 'none', columnCount: { base: 1, md: 2 }, columnGap: '8' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    py: '2',
    borderBottomWidth: '1px',
    fontSize: '2xl',
    breakInside: 'avoid',
  },
});

/** Totals of what is still to be made today. */
export function AllDaySheet({ totals, onClose }: { readonly totals: readonly Total[]; readonly onClose: () => void }) {
  const t = useTexts(sheetTexts);
  const { amount } = useFormatters();
  return (
    <SheetFrame wide title={t('allDayTitle')} subtitle={t('allDayText')} onClose={onClose}>
      {totals.length === 0 ? <Text>{t('nothingToMake')}</Text> : null}
      <List tabIndex={0} aria-label={t('allDayTitle')}>
        {totals.map(({ name, unit, quantity }) => (
          <Row key={`${name} ${unit}`}>
            <Span minW="0" overflowWrap="anywhere">
              {name}
            </Span>
            <Span fontWeight="bold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {amount(quantity, unit)}
            </Span>
          </Row>
        ))}
      </List>
    </SheetFrame>
  );
}
