import { Button, Flex, Text } from '@chakra-ui/react';
import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { judgeReceived, receivingLimits } from '#schema/receiving-verdict.ts';
import { Money, Quantity } from '../../../ui/kitchen/amounts.tsx';
import { type Column, DataTable } from '../../../ui/components/DataTable.tsx';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { formatDay } from '../../../ui/format/times.ts';
import type { DeliverySheetFragment } from '../deliveries.generated.ts';
import { PriceChange } from '../receiving/PriceField.tsx';
import { receivingTexts } from '../receiving/receiving-texts.ts';
import { deliveriesTexts } from '../texts.ts';
import { recordTexts } from './record-texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useAmount } from '../../../ui/kitchen/useAmount.ts';

type Line = DeliverySheetFragment['lines'][number];

interface LinesTableProps {
  readonly lines: readonly Line[];
  readonly alertPercent: number;
  readonly empty: ReactNode;
  /** Null when nothing can be corrected: the delivery is not confirmed, or was reversed. */
  readonly onCorrect: ((line: Line) => void) | null;
}

/** The recorded lines of a closed delivery. */
export function LinesTable({ lines, alertPercent, empty, onCorrect }: LinesTableProps) {
  const localName = useNames();
  const t = useTexts(recordTexts);
  const act: Column<Line> = {
    key: 'correct',
    header: t('actions'),
    screenOnly: true,
    cell: (line) => (
      <Button
        variant="outline"
        px="3"
        aria-label={t('correctOne', { item: localName(line.itemName) })}
        onClick={() => onCorrect?.(line)}
      >
        <PencilLine size={16} aria-hidden="true" /> {t('correct')}
      </Button>
    ),
  };
  const columns: Column<Line>[] = [
    {
      key: 'item',
      header: t('item'),
      cell: (line) => <ItemCell line={line} />,
      primary: true,
      sortValue: (line) => localName(line.itemName),
    },
    { key: 'ordered', header: t('ordered'), cell: (line) => amount(line.orderedQuantity, line), numeric: true },
    { key: 'received', header: t('received'), cell: (line) => <ReceivedCell line={line} />, numeric: true },
    { key: 'refused', header: t('refused'), cell: (line) => <RefusedCell line={line} />, numeric: true },
    { key: 'accepted', header: t('accepted'), cell: (line) => amount(line.acceptedQuantity, line), numeric: true },
    { key: 'temperature', header: t('temperature'), cell: (line) => <ReadingCell line={line} /> },
    {
      key: 'price',
      header: t('price'),
      cell: (line) => <PriceCell line={line} alertPercent={alertPercent} />,
      numeric: true,
    },
    { key: 'lot', header: `${t('useBy')} · ${t('lot')}`, cell: (line) => <LotCell line={line} /> },
    ...(onCorrect ? [act] : []),
  ];
  return <DataTable caption={t('lines')} columns={columns} rows={lines} rowKey={(line) => line.id} empty={empty} />;
}

const amount = (value: string | null, line: Line) =>
  value === null ? '–' : <Quantity value={value} unit={line.unit} />;

function ItemCell({ line }: { readonly line: Line }) {
  const localName = useNames();
  const t = useTexts(recordTexts);
  return (
    <>
      <Text fontWeight="semibold">{localName(line.itemName)}</Text>
      {line.note === null ? null : (
        <Text color="fg.muted" textStyle="sm">
          {line.note}
        </Text>
      )}
      {line.overrideReason === null ? null : (
        <Text color="fg.warning" textStyle="sm">
          {t('override', { reason: line.overrideReason })}
        </Text>
      )}
    </>
  );
}

function ReceivedCell({ line }: { readonly line: Line }) {
  const t = useTexts(recordTexts);
  const amountOf = useAmount();
  const short = line.shortQuantity ?? '0';
  return (
    <Flex direction="column" align="flex-end" gap="1">
      {amount(line.receivedQuantity, line)}
      {Number(short) > 0 ? (
        <StatusBadge tone="soon">{t('short', { quantity: amountOf(short, line.unit) })}</StatusBadge>
      ) : null}
    </Flex>
  );
}

function RefusedCell({ line }: { readonly line: Line }) {
  const texts = useTexts(deliveriesTexts);
  if (Number(line.rejectedQuantity) === 0) return '–';
  return (
    <Flex direction="column" align="flex-end" gap="1">
      <Quantity value={line.rejectedQuantity} unit={line.unit} />
      {line.rejectReason === null ? null : (
        <StatusBadge tone="blocked">{texts(`reason_${line.rejectReason}`)}</StatusBadge>
      )}
    </Flex>
  );
}

function ReadingCell({ line }: { readonly line: Line }) {
  const t = useTexts(receivingTexts);
  const language = useLanguage();
  if (line.temperature === null) return '–';
  const result = judgeReceived(line.tcsClass, line.temperature, line.temperatureUnit)?.result;
  const hot = receivingLimits[line.tcsClass]?.bound === 'min';
  return (
    <Flex direction="column" align="flex-start" gap="1">
      <Text whiteSpace="nowrap">
        {formatDecimal(line.temperature, language)} °{line.temperatureUnit}
      </Text>
      {result === 'fail' ? <StatusBadge tone="late">{t(hot ? 'cool' : 'warm')}</StatusBadge> : null}
      {result === 'pass' ? <StatusBadge tone="done">{t('ok')}</StatusBadge> : null}
      {result === 'cool_down' ? (
        <StatusBadge tone="soon">
          {t('coolDown', { limit: line.temperatureUnit === 'C' ? '5 °C' : '41 °F' })}
        </StatusBadge>
      ) : null}
    </Flex>
  );
}

function PriceCell({ line, alertPercent }: { readonly line: Line; readonly alertPercent: number }) {
  const t = useTexts(recordTexts);
  const { unitPrice, previousUnitPrice } = line;
  const last = Number(previousUnitPrice);
  const percent =
    unitPrice === null || Number(unitPrice) === 0 || !last ? null : ((Number(unitPrice) - last) / last) * 100;
  if (unitPrice === null) return '–';
  return (
    <Flex direction="column" align="flex-end">
      <Money value={unitPrice} perUnit />
      {Number(unitPrice) === 0 ? <StatusBadge tone="info">{t('free')}</StatusBadge> : null}
      <PriceChange percent={percent} alertPercent={alertPercent} />
    </Flex>
  );
}

function LotCell({ line }: { readonly line: Line }) {
  const language = useLanguage();
  const day = line.useByDate === null ? null : formatDay(new Date(`${line.useByDate}T12:00:00Z`), language, 'UTC');
  if (day === null && line.supplierLot === null) return '–';
  return (
    <Flex direction="column">
      {day === null ? null : <Text whiteSpace="nowrap">{day}</Text>}
      {line.supplierLot === null ? null : <Text color="fg.muted">{line.supplierLot}</Text>}
    </Flex>
  );
}
