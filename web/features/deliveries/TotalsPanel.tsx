import { Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Money } from '../../ui/kitchen/amounts.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { receivingTexts } from './receiving/receiving-texts.ts';

interface TotalsPanelProps {
  /** Minor units; null while a price is missing. */
  readonly accepted: bigint | null;
  readonly credit: bigint | null;
  readonly unpriced: number;
  readonly invoice: bigint | null;
}

/** What was accepted, what the supplier owes, and whether the invoice agrees. */
export function TotalsPanel({ accepted, credit, unpriced, invoice }: TotalsPanelProps) {
  const t = useTexts(receivingTexts);
  const reason = t('unpricedReason', { n: Math.max(unpriced, 1) });
  const difference = invoice === null || accepted === null ? null : invoice - accepted;
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
        <Text mt="3" textStyle="sm" color={difference === 0n || difference === credit ? 'fg.success' : 'fg.warning'}>
          {difference === 0n ? t('matches') : difference === credit ? t('isCredit') : t('differs')}
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

const text = (value: bigint | null): string | null => (value === null ? null : String(value));
