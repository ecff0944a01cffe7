import { Button, chakra, Flex, Span, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { Money, Quantity } from '../../../ui/kitchen/amounts.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import type { LotRowFragment } from '../inventory.generated.ts';
import { lotTexts } from '../lot-texts.ts';
import { useAmount } from '../../../ui/kitchen/useAmount.ts';

interface LotProps {
  readonly lot: LotRowFragment;
}

const Open = chakra('button', {
  base: {
    display: 'flex',
    flex: '1 1 14rem',
    gap: '3',
    alignItems: 'center',
    minH: '12',
    textAlign: 'start',
    cursor: 'pointer',
    rounded: 'l2',
    px: '1',
    _hover: { bg: 'bg.muted' },
  },
});

/** A lot in its item's list; a click opens it. An expired lot has a button for its waste entry. */
export function LotRow({ lot }: LotProps) {
  const localName = useNames();
  const t = useTexts(lotTexts);
  const layer = useLayer('lot');
  const waste = useLayer('waste');
  const amount = useAmount();
  const costs = useCan('inventory.costs');
  return (
    <Flex as="li" py="2" gap="2" align="center" borderBottomWidth="1px" wrap="wrap" _last={{ borderBottomWidth: '0' }}>
      <Open
        type="button"
        aria-label={t('openLot', { code: lot.lotCode, amount: amount(lot.quantity, lot.unit) })}
        onClick={() => layer.open(lot.id)}
      >
        <Text fontWeight="semibold" minW="3.75rem">
          <Quantity value={lot.quantity} unit={lot.unit} />
        </Text>
        <Span flex="1" minW="0">
          <Span display="block" fontFamily="mono" fontWeight="semibold">
            {lot.lotCode}
          </Span>
          <Span display="block">
            <LotDate lot={lot} />
          </Span>
          <Span display="block" color="fg.muted" textStyle="sm">
            {[t(lot.state), localName(lot.storageLocationName)].filter((part) => part !== null).join(' · ')}
            {costs ? (
              <>
                {' · '}
                <Money value={lot.value} reason={t('noValue')} />
              </>
            ) : null}
          </Span>
        </Span>
      </Open>
      {lot.expired ? (
        <Button
          colorPalette="red"
          w={{ base: 'full', sm: 'auto' }}
          minH="11"
          aria-label={t('throwAwayLot', { code: lot.lotCode })}
          onClick={() => waste.open(lot.id)}
        >
          <Trash2 aria-hidden="true" /> {t('throwAway')}
        </Button>
      ) : lot.expiring ? (
        <StatusBadge tone="soon">{t('soon')}</StatusBadge>
      ) : null}
    </Flex>
  );
}

/** The use-by of a lot; in red after it has passed. */
export function LotDate({ lot }: { readonly lot: Pick<LotRowFragment, 'useBy' | 'expired'> }) {
  const t = useTexts(lotTexts);
  if (lot.useBy === null) return <>{t('noDate')}</>;
  return (
    <Span color={lot.expired ? 'fg.error' : undefined} fontWeight={lot.expired ? 'semibold' : undefined}>
      {t(lot.expired ? 'expiredAt' : 'useBy')} <Timestamp at={lot.useBy} />
    </Span>
  );
}

/** The state of a lot in one word, as a badge. */
export function LotBadge({ lot }: LotProps) {
  const t = useTexts(lotTexts);
  if (lot.expired) return <StatusBadge tone="late">{t('toThrowAway')}</StatusBadge>;
  if (lot.state === 'quarantined') return <StatusBadge tone="blocked">{t('setAside')}</StatusBadge>;
  if (lot.expiring) return <StatusBadge tone="soon">{t('soon')}</StatusBadge>;
  return <StatusBadge tone="quiet">{t(lot.state)}</StatusBadge>;
}
