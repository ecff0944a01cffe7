import { Span } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { weekdays } from '#schema/vocabulary.ts';
import { Quantity } from '../../ui/amounts.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { formatDecimal } from '../../ui/decimal.ts';
import { useLanguage } from '../../ui/language.ts';
import { useTexts } from '../../ui/texts.ts';
import type { ParLineFragment } from '../plan.generated.ts';
import { planTexts } from './plan-texts.ts';

interface ParTableProps {
  readonly lines: readonly ParLineFragment[];
  readonly onOpen?: (line: ParLineFragment) => void;
  readonly empty: ReactNode;
  /** An act at the end of each row. */
  readonly act?: (line: ParLineFragment) => ReactNode;
}

/** The par sheet: pars of the week, and what stands against today's. */
export function ParTable({ lines, onOpen, empty, act }: ParTableProps) {
  const t = useTexts(planTexts);
  const columns = useColumns();
  const actColumn: Column<ParLineFragment>[] = act ? [{ key: 'act', header: '', cell: act }] : [];
  return (
    <DataTable
      caption={t('parSheet')}
      columns={[...columns, ...actColumn]}
      rows={lines}
      rowKey={({ id }) => id}
      {...(onOpen ? { onOpen } : {})}
      empty={empty}
    />
  );
}

function useColumns(): Column<ParLineFragment>[] {
  const t = useTexts(planTexts);
  const figure = (value: string, unit: string) => <Quantity value={value} unit={unit} />;
  return [
    {
      key: 'item',
      header: t('item'),
      primary: true,
      cell: (line) => line.itemName,
      sortValue: (line) => line.itemName,
    },
    {
      key: 'station',
      header: t('station'),
      cell: (line) => line.stationName ?? t('noStation'),
      sortValue: (line) => line.stationName ?? '',
    },
    { key: 'week', header: `${t('mon')} – ${t('sun')}`, cell: (line) => <Week pars={line.parByWeekday} /> },
    { key: 'par', header: t('parToday'), numeric: true, cell: (line) => figure(line.par, line.unit) },
    { key: 'have', header: t('onHand'), numeric: true, cell: (line) => figure(line.onHand, line.unit) },
    { key: 'planned', header: t('plannedAlready'), numeric: true, cell: (line) => figure(line.planned, line.unit) },
    {
      key: 'make',
      header: t('toMake'),
      numeric: true,
      cell: (line) => <Span fontWeight="bold">{figure(line.toMake, line.unit)}</Span>,
      sortValue: (line) => Number(line.toMake),
    },
    {
      key: 'batch',
      header: t('batch'),
      numeric: true,
      cell: (line) => (line.batchQuantity === null ? '–' : figure(line.batchQuantity, line.unit)),
    },
    { key: 'due', header: t('dueTime'), cell: (line) => line.dueTime, sortValue: (line) => line.dueTime },
  ];
}

/** Seven figures, or one when every day is alike. */
function Week({ pars }: { readonly pars: readonly string[] }) {
  const t = useTexts(planTexts);
  const language = useLanguage();
  const figures = weekdays.map((day, index) => ({ day, text: formatDecimal(pars[index] ?? '0', language) }));
  return (
    <Span display="inline-flex" gap="2.5" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {figures.map(({ day, text }) => (
        <Span key={day} title={t(day)} color={text === '0' ? 'fg.subtle' : 'fg'}>
          {text}
        </Span>
      ))}
    </Span>
  );
}
