import { Flex, Stack, Text } from '@chakra-ui/react';
import type { Decimal } from 'decimal.js';
import type { ReactNode } from 'react';
import { Money } from '../../ui/kitchen/amounts.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { receivingTexts } from './receiving/receiving-texts.ts';

interface TotalsPanelProps {
  /** Minor units; null while a price is missing. */
  readonly accepted: Decimal | null;
  readonly credit: Decimal | null;
  readonly unpriced: number;
  readonly invoice: Decimal | null;
}

/** The value of the accepted goods, the expected credit, and whether the invoice matches. */
export function TotalsPanel({ accepted, credit, unpriced, invoice }: TotalsPanelProps) {
  const t = useTexts(receivingTexts);
  const reason = t('unpricedReason', { n: Math.max(unpriced, 1) });
  const difference = invoice === null || accepted === null ? null : invoice.minus(accepted);
  const verdict = difference?.isZero()
    ? 'matches'
    : credit !== null && difference?.equals(credit)
      ? 'isCredit'
      : 'differs';
  return (
    <Panel title={t('totals')}>
      <Stack as="dl" gap="2">
        <Row label={t('acceptedWorth')}>
          <Money value={text(accepted)} reason={reason} />
        </Row>
        <Row label={t('creditWorth')} hint={t('creditHint')}>
          <Money value={text(credit)} reason={reason} />
        </Row>
        {invoice === null ? null : (
          <>
            <Row label={t('invoiceTotal')}>
              <Money value={text(invoice)} />
            </Row>
            <Row label={t('difference')} strong>
              <Money value={text(difference)} reason={reason} />
            </Row>
          </>
        )}
      </Stack>
      {difference === null ? null : (
        <Text mt="3" textStyle="sm" color={verdict === 'differs' ? 'fg.warning' : 'fg.success'}>
          {t(verdict)}
        </Text>
      )}
    </Panel>
  );
}

interface RowProps {
  readonly label: string;
  readonly hint?: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

function Row({ label, hint, strong = false, children }: RowProps) {
  return (
    <Flex justify="space-between" gap="4" fontWeight={strong ? 'semibold' : 'normal'}>
      <Text as="dt" minW="0">
        {label}
        {hint === undefined ? null : (
          <Text as="span" display="block" color="fg.muted" textStyle="sm">
            {hint}
          </Text>
        )}
      </Text>
      <Text as="dd" textAlign="end">
        {children}
      </Text>
    </Flex>
  );
}

const text = (value: Decimal | null): string | null => value?.toFixed() ?? null;
