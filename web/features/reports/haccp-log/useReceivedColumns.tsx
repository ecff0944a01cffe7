import { Link as StyledLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { to } from '../../../platform/paths.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { checkTexts } from '../../../ui/kitchen/check-texts.ts';
import { type CheckWriting, ownLimitText, valueText } from '../../../ui/kitchen/check-values.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { type Translate, useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { When } from './LogCells.tsx';
import type { ReportColumn } from '../ReportTable.tsx';
import { reportsTexts } from '../texts.ts';
import type { ReceivedRow } from './useHaccpLog.ts';

const tones = { pass: 'done', cool_down: 'soon', fail: 'late' } as const;

function isResult(result: string | null): result is keyof typeof tones {
  return result !== null && Object.hasOwn(tones, result);
}

/** The limit at receiving as that of a reading. */
function limitOf({ temperatureRule }: ReceivedRow) {
  if (temperatureRule === null) return { kind: 'temperature' } as const;
  const { bound, celsius, fahrenheit } = temperatureRule;
  return bound === 'max'
    ? ({ kind: 'temperature', maxC: celsius, maxF: fahrenheit } as const)
    : ({ kind: 'temperature', minC: celsius, minF: fahrenheit } as const);
}

/** All columns of the temperatures at receiving: the CSV has every one, the screen and the print some. */
export function useReceivedColumns(): readonly ReportColumn<ReceivedRow>[] {
  const localName = useNames();
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const writing: CheckWriting = { language, t: useTexts(checkTexts) };
  const limitText = (row: ReceivedRow) => ownLimitText(limitOf(row), row.temperatureUnit, writing);
  return [
    itemColumn(t('item'), localName),
    {
      key: 'time',
      header: t('time'),
      cell: ({ receivedAt }) => <When at={receivedAt} />,
      csv: ({ receivedAt }) => receivedAt,
      sortValue: ({ receivedAt }) => receivedAt,
    },
    plain('day', t('businessDay'), ({ businessDate }) => businessDate),
    {
      key: 'delivery',
      header: t('delivery'),
      cell: ({ deliveryId, deliveryNumber, reversed }) => (
        <>
          <StyledLink asChild>
            <Link to={to.delivery(deliveryId)}>{deliveryNumber}</Link>
          </StyledLink>
          {reversed ? ` · ${t('reversed')}` : ''}
        </>
      ),
      csv: ({ deliveryNumber }) => deliveryNumber,
    },
    plain('supplier', t('supplier'), ({ supplierName }) => supplierName),
    {
      key: 'value',
      header: t('value'),
      numeric: true,
      cell: (row) => valueText({ kind: 'temperature' }, row, writing),
      csv: ({ temperature }) => temperature,
    },
    plain('unit', t('unit'), ({ temperatureUnit }) => `°${temperatureUnit}`),
    plain('limit', t('limit'), limitText),
    {
      key: 'result',
      header: t('result'),
      cell: (row) =>
        isResult(row.temperatureResult) ? (
          <StatusBadge tone={tones[row.temperatureResult]}>{t(`received_${row.temperatureResult}`)}</StatusBadge>
        ) : (
          '–'
        ),
      csv: ({ temperatureResult: result }) => (isResult(result) ? t(`received_${result}`) : null),
      sortValue: ({ temperatureResult }) => temperatureResult ?? '',
    },
    decisionColumn(t),
    plain('person', t('person'), ({ personName }) => personName),
    plain('reversed', t('reversed'), ({ reversed }) => t(reversed ? 'yes' : 'no')),
  ];
}

function decisionColumn(t: Translate<keyof typeof reportsTexts.en>): ReportColumn<ReceivedRow> {
  return {
    key: 'decision',
    header: t('action'),
    cell: (row) => <Decision row={row} />,
    csv: ({ rejectedQuantity, unit, overrideReason }) =>
      [Number(rejectedQuantity) > 0 ? `${t('sentBack')}: ${rejectedQuantity} ${unit}` : null, overrideReason]
        .filter((part) => part !== null)
        .join(' · ') || null,
  };
}

/** What was sent back, and why the rest was accepted. */
function Decision({ row: { rejectedQuantity, unit, overrideReason } }: { readonly row: ReceivedRow }) {
  const t = useTexts(reportsTexts);
  const isSentBack = Number(rejectedQuantity) > 0;
  if (!isSentBack && overrideReason === null) return '–';
  return (
    <>
      {isSentBack ? (
        <Text>
          {t('sentBack')}: <Quantity value={rejectedQuantity} unit={unit} />
        </Text>
      ) : null}
      {overrideReason === null ? null : (
        <Text>
          {t('acceptedBecause')}: {overrideReason}
        </Text>
      )}
    </>
  );
}

/** Shown in the reader's language; the CSV keeps the name as it is. */
function itemColumn(header: string, localName: (name: string) => string): ReportColumn<ReceivedRow> {
  const cell = ({ itemName }: ReceivedRow) => localName(itemName);
  return { ...plain('item', header, ({ itemName }) => itemName), primary: true, cell, sortValue: cell };
}

function plain(key: string, header: string, read: (row: ReceivedRow) => string | null): ReportColumn<ReceivedRow> {
  return { key, header, cell: (row) => read(row) ?? '–', csv: read };
}
