import { skipToken } from '@apollo/client/react';
import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { CircleCheck, Scale, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Money } from '../../ui/kitchen/amounts.tsx';
import { formatDecimal } from '../../ui/format/decimal.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { Timestamp } from '../../ui/components/Timestamp.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { type CheckLedgerQuery, useCheckLedgerQuery } from './admin.generated.ts';
import { adminTexts } from './admin-texts.ts';
import { OpenRow, OpenRows } from '../../ui/components/OpenRows.tsx';

type Check = CheckLedgerQuery['ledgerCheck'];
type Break = Check['breaks'][number];

/** Checks on demand whether the stock equals the sum of its movements. The query reads the whole ledger. */
export function LedgerCard() {
  const t = useTexts(adminTexts);
  const [opened, setOpened] = useState(false);
  const { data, error, loading, refetch } = useCheckLedgerQuery(
    opened ? { fetchPolicy: 'no-cache', notifyOnNetworkStatusChange: true } : skipToken,
  );
  const check = () => {
    setOpened(true);
    // The error is rendered below.
    if (opened) refetch().catch(() => undefined);
  };
  return (
    <Panel title={t('ledger')} description={t('ledgerText')}>
      <Stack gap="4" align="flex-start">
        <Button variant="outline" minH="11" loading={loading} loadingText={t('checking')} onClick={check}>
          <Scale aria-hidden="true" /> {t('checkLedger')}
        </Button>
        {error ? <LoadError title={t('noLedger')} error={error} onRetry={check} /> : null}
        {data && !loading ? <Result check={data.ledgerCheck} /> : null}
      </Stack>
    </Panel>
  );
}

function Result({ check }: { readonly check: Check }) {
  const t = useTexts(adminTexts);
  const { ok, items, lots, movements, breaks } = check;
  const Icon = ok ? CircleCheck : TriangleAlert;
  return (
    <Stack role="status" gap="2" w="full">
      <Flex gap="2" align="center" color={ok ? 'brand.fg' : 'fg.error'} fontWeight="semibold" fontSize="lg">
        <Icon size={22} aria-hidden="true" /> {ok ? t('allAddsUp') : t('doesNotAddUp', { n: breaks.length })}
      </Flex>
      <Text>{t('counted', { items, lots, movements })}</Text>
      <Text>
        {t('stockValue')}: <Money value={check.stockValue} /> · {t('ledgerValue')}: <Money value={check.ledgerValue} />
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {t('checkedAt')} <Timestamp at={check.checkedAt} />
      </Text>
      {ok ? null : <Breaks breaks={breaks} />}
    </Stack>
  );
}

const kinds = [
  'lot_quantity',
  'lot_value',
  'empty_value',
  'lot_state',
  'owed_quantity',
  'owed_value',
  'place_quantity',
  'event',
] as const;

function Breaks({ breaks }: { readonly breaks: readonly Break[] }) {
  const t = useTexts(adminTexts);
  const item = useLayer('item');
  const language = useLanguage();
  const name = ({ kind, lotCode }: Break) => {
    const known = kinds.find((each) => each === kind);
    return known === undefined ? kind : t(known, { lot: lotCode ?? '' });
  };
  return (
    <>
      <Text>{t('ifItStays')}</Text>
      <OpenRows>
        {breaks.map((each) => (
          <OpenRow
            key={`${each.kind}:${each.itemId}:${each.lotCode ?? ''}`}
            onOpen={() => item.open(each.itemId)}
            title={`${each.itemName}: ${name(each)}`}
            detail={t('expectedFound', {
              expected: formatDecimal(each.expected, language, 4),
              found: formatDecimal(each.found, language, 4),
            })}
          />
        ))}
      </OpenRows>
    </>
  );
}
