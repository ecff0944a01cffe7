import { chakra, Flex, Span, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { wasteTexts } from '../texts.ts';
import type { WasteLot } from './lots.ts';

interface LotChoiceProps {
  /** Sorted by use-by, earliest first. */
  readonly lots: readonly WasteLot[];
  readonly chosen: WasteLot | null;
  readonly onChoose: (lot: WasteLot | null) => void;
}

const Chip = chakra('button', {
  base: {
    flexShrink: '0',
    minH: '14',
    px: '3',
    py: '1.5',
    rounded: 'l3',
    borderWidth: '2px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    textAlign: 'start',
    cursor: 'pointer',
    lineHeight: '1.25',
    _pressed: { borderColor: 'brand.solid', bg: 'brand.subtle' },
  },
});

/** Chooses the lot, sorted by use-by; expired ones in red. Without a choice the reason decides. */
export function LotChoice({ lots, chosen, onChoose }: LotChoiceProps) {
  const t = useTexts(wasteTexts);
  const title = useId();
  if (lots.length === 0) return null;
  return (
    <Stack gap="1.5" w="full" maxW="2xl" role="group" aria-labelledby={title}>
      <Text id={title} fontWeight="semibold">
        {t('whichLot')}
      </Text>
      {/* The strip scrolls sideways, so that the keypad below does not move with the number of lots. */}
      <Flex gap="2" overflowX="auto" pb="1.5" tabIndex={-1}>
        <Chip type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
          <Span display="block" fontWeight="semibold">
            {t('anyLot')}
          </Span>
          <Span color="fg.muted" textStyle="sm">
            {t('anyLotText')}
          </Span>
        </Chip>
        {lots.map((lot) => (
          <Chip key={lot.id} type="button" aria-pressed={chosen?.id === lot.id} onClick={() => onChoose(lot)}>
            <Span display="block" fontWeight="semibold" whiteSpace="nowrap">
              {lot.lotCode} · <Quantity value={lot.quantity} unit={lot.unit} />
            </Span>
            <LotDate lot={lot} />
          </Chip>
        ))}
      </Flex>
    </Stack>
  );
}

/** The use-by of a lot, or that it has expired. */
export function LotDate({ lot }: { readonly lot: WasteLot }) {
  const t = useTexts(wasteTexts);
  const tone = lot.expired ? 'fg.error' : lot.expiring ? 'fg.warning' : 'fg.muted';
  return (
    <Span color={tone} textStyle="sm" fontWeight={lot.expired ? 'semibold' : undefined} whiteSpace="nowrap">
      {lot.useBy === null ? (
        t('noDate')
      ) : (
        <>
          {t(lot.expired ? 'expiredAt' : 'useBy')} <Timestamp at={lot.useBy} />
        </>
      )}
      {lot.state === 'quarantined' ? ` · ${t('setAside')}` : ''}
    </Span>
  );
}
