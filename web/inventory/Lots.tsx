import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Quantity } from '../ui/amounts.tsx';
import { formatDecimal } from '../ui/decimal.ts';
import { useLanguage } from '../ui/language.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { useTexts } from '../ui/texts.ts';
import { Timestamp } from '../ui/Timestamp.tsx';
import { useUnitName } from '../ui/unit-texts.ts';
import { useCan } from '../ui/viewer.ts';
import { type ItemDetailQuery, useOpenLotMutation } from './inventory.generated.ts';
import { itemTexts } from './item-texts.ts';
import { useAct } from './useAct.ts';

type Lot = ItemDetailQuery['stockLots'][number];

/** The states from which the server opens a lot. */
const openable: readonly Lot['state'][] = ['available', 'thawed'];

/** What is left in lots, first to expire first; a closed one can be opened, which starts its shorter life. */
export function Lots({ lots, unit }: { readonly lots: readonly Lot[]; readonly unit: string }) {
  const t = useTexts(itemTexts);
  if (lots.length === 0) return <Text color="fg.muted">{t('noLots')}</Text>;
  return (
    <>
      <Text color="fg.muted" textStyle="sm">
        {t('lotsText')}
      </Text>
      <Stack as="ul" gap="0" listStyleType="none">
        {lots.map((lot) => (
          <LotLine key={lot.id} lot={lot} unit={unit} />
        ))}
      </Stack>
    </>
  );
}

function LotLine({ lot, unit }: { readonly lot: Lot; readonly unit: string }) {
  const t = useTexts(itemTexts);
  const language = useLanguage();
  const unitName = useUnitName();
  const may = useCan('inventory.lots') && openable.includes(lot.state);
  const act = useAct();
  const [open, { loading }] = useOpenLotMutation();
  const { id, version } = lot;
  const code = lot.supplierLot ?? lot.lotCode;
  const amount = `${formatDecimal(lot.quantity, language)} ${unitName(unit)}`;
  return (
    <Flex as="li" py="2" gap="3" align="center" borderBottomWidth="1px" minH="12" wrap="wrap">
      <Text fontWeight="semibold" minW="5rem">
        <Quantity value={lot.quantity} unit={unit} />
      </Text>
      <Stack gap="0" flex="1 1 8rem">
        <Text>
          {lot.useBy === null ? (
            t('noDate')
          ) : (
            <>
              {t('useBy')} <Timestamp at={lot.useBy} />
            </>
          )}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {[t(lot.state), code === null ? null : t('lotCode', { code }), lot.storageLocationName]
            .filter((part) => part !== null)
            .join(' · ')}
        </Text>
      </Stack>
      {lot.expired ? (
        <StatusBadge tone="late">{t('expired')}</StatusBadge>
      ) : lot.expiring ? (
        <StatusBadge tone="soon">{t('soon')}</StatusBadge>
      ) : null}
      {may ? (
        <Button
          variant="outline"
          aria-label={t('openLot', { amount })}
          loading={loading}
          loadingText={t('open')}
          onClick={() => void act(() => open({ variables: { input: { id, version } } }))}
        >
          {t('open')}
        </Button>
      ) : null}
    </Flex>
  );
}
