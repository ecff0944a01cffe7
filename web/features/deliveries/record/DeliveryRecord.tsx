import { Alert, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { Decimal } from 'decimal.js';
import { useState } from 'react';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { Panel } from '../../../ui/components/Panel.tsx';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { formatMoment } from '../../../ui/format/times.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import type { DeliverySheetFragment } from '../deliveries.generated.ts';
import { TotalsPanel } from '../TotalsPanel.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { Corrections } from './Corrections.tsx';
import { CreditPanel } from './CreditPanel.tsx';
import { LinesTable } from './LinesTable.tsx';
import { recordTexts } from './record-texts.ts';

interface DeliveryRecordProps {
  readonly delivery: DeliverySheetFragment;
  readonly alertPercent: number;
}

/** The record of a closed delivery: quantities, temperatures, prices and the expected credit. */
export function DeliveryRecord({ delivery, alertPercent }: DeliveryRecordProps) {
  const t = useTexts(recordTexts);
  const unpriced = delivery.lines.filter((line) => line.unitPrice === null && line.receivedQuantity !== null).length;
  const [correcting, setCorrecting] = useState<DeliverySheetFragment['lines'][number] | null>(null);
  const mayCorrect = useCan('deliveries.receive') && delivery.status === 'posted';
  const exact = (value: string | number | null) => (value === null ? null : new Decimal(value));
  return (
    <>
      <Closed delivery={delivery} />
      <Panel flush mb="5">
        <LinesTable
          lines={delivery.lines}
          alertPercent={alertPercent}
          empty={<Text p="5">{t('noLine')}</Text>}
          onCorrect={mayCorrect ? setCorrecting : null}
        />
      </Panel>
      <Corrections lines={delivery.lines} />
      {correcting ? <CorrectDialog delivery={delivery} line={correcting} onClose={() => setCorrecting(null)} /> : null}
      {delivery.status === 'cancelled' ? null : (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
          <TotalsPanel
            accepted={exact(delivery.total)}
            credit={exact(delivery.expectedCredit)}
            unpriced={unpriced}
            invoice={exact(delivery.invoiceTotal)}
          />
          <CreditPanel delivery={delivery} />
          <Papers delivery={delivery} />
        </SimpleGrid>
      )}
    </>
  );
}

function Closed({ delivery }: { readonly delivery: DeliverySheetFragment }) {
  const t = useTexts(recordTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const reason = delivery.closedReason ?? '';
  const text =
    delivery.status === 'reversed'
      ? t('wasReversed', {
          name: delivery.reversedByName ?? '',
          when: delivery.reversedAt ? formatMoment(new Date(delivery.reversedAt), language, timeZone) : '',
          reason,
        })
      : delivery.status === 'cancelled'
        ? t('wasCancelled', { reason })
        : null;
  if (text === null) return null;
  return (
    <Alert.Root status="warning" mb="5">
      <Alert.Indicator />
      <Alert.Title>{text}</Alert.Title>
    </Alert.Root>
  );
}

function Papers({ delivery }: { readonly delivery: DeliverySheetFragment }) {
  const t = useTexts(recordTexts);
  const language = useLanguage();
  const { invoiceNumber, vehicleTemperature, temperatureUnit, notes } = delivery;
  const reading =
    vehicleTemperature === null ? null : `${formatDecimal(vehicleTemperature, language)} °${temperatureUnit}`;
  if (invoiceNumber === null && reading === null && notes === null) return null;
  return (
    <Panel title={t('paper')}>
      <Stack gap="1">
        {invoiceNumber === null ? null : <Text>{t('invoice', { number: invoiceNumber })}</Text>}
        {reading === null ? null : <Text>{t('truck', { reading })}</Text>}
        {notes === null ? null : (
          <Text color="fg.muted" whiteSpace="pre-wrap">
            {notes}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
