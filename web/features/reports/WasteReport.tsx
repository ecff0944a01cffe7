import { Text } from '@chakra-ui/react';
import type { WasteFigure } from '#schema/report-figures.ts';
import { Money, Quantity } from '../../ui/kitchen/amounts.tsx';
import { formatDate } from '../../ui/format/days.ts';
import { formatMoney } from '../../ui/format/decimal.ts';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { DaysChart, DaysTable } from './ByDay.tsx';
import type { FigureGroup } from './drill-down/drill-down.ts';
import { FigureLink } from './drill-down/FigureLink.tsx';
import { countColumn, nameColumn } from './columns.ts';
import { isCostKnown, total } from './figures.ts';
import { countedDays, usePeriod } from './period.ts';
import { ReportBody } from './ReportBody.tsx';
import { type ReportColumn, ReportTable } from './ReportTable.tsx';
import { useWasteReportQuery, type WasteReportQuery } from './reports.generated.ts';
import { StatTiles } from './StatTiles.tsx';
import { reportsTexts } from './texts.ts';
import { majorUnits } from '../../ui/format/money.ts';
import { nameIn } from '../../ui/format/name-in.ts';

type Report = WasteReportQuery['wasteReport'];
type Figures = Pick<Report['days'][number], 'entries' | 'cost' | 'unknownCosts'>;

const behind = (figure: WasteFigure, count: number) => ({ to: { report: 'waste', figure } as const, count });

/** The waste report: by day, reason and item. Unknown costs are counted, never treated as zero. */
export function WasteReport() {
  const { period } = usePeriod();
  const { data, error, refetch } = useWasteReportQuery({ variables: period });
  return (
    <ReportBody
      data={data?.wasteReport}
      error={error}
      onRetry={() => refetch()}
      isEmpty={({ days }) => days.length === 0}
    >
      {(report) => <WasteFigures report={report} />}
    </ReportBody>
  );
}

function WasteFigures({ report }: { readonly report: Report }) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { period, today } = usePeriod();
  const firstDay = report.firstDay ?? period.from;
  const counted = countedDays(period, firstDay, today).length;
  const cost = total(report.days, (day) => Number(day.cost));
  const entries = total(report.days, (day) => day.entries);
  const unknown = total(report.days, (day) => day.unknownCosts);
  const isKnown = isCostKnown(report);
  return (
    <>
      <StatTiles
        stats={[
          { label: t('cost'), value: <Money value={isKnown ? cost : null} />, rows: behind('entries', entries) },
          {
            label: t('perDay'),
            value: <Money value={isKnown ? Math.round(cost / Math.max(1, counted)) : null} />,
            rows: behind('entries', entries),
          },
          { label: t('entries'), value: entries, rows: behind('entries', entries) },
          {
            label: t('unknownCosts'),
            value: unknown,
            tone: unknown > 0 ? 'bad' : undefined,
            rows: behind('unknown_costs', unknown),
          },
        ]}
      />
      {unknown > 0 ? <Text color="fg.muted">{t('unknownNote', { n: unknown })}</Text> : null}
      {firstDay > period.from ? (
        <Text color="fg.muted">{t('perDayNote', { n: counted, date: formatDate(firstDay, language) })}</Text>
      ) : null}
      <WasteChart report={report} />
      <WasteTables report={report} />
    </>
  );
}

function WasteChart({ report }: { readonly report: Report }) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { currency } = useKitchen();
  return (
    <DaysChart
      label={t('waste')}
      days={report.days}
      figures={({ cost }) => ({ cost: Number(cost) })}
      series={[{ name: 'cost', label: t('cost'), color: 'orange.solid' }]}
      format={(value) => formatMoney(Math.round(value), currency, language)}
    />
  );
}

function WasteTables({ report }: { readonly report: Report }) {
  const localName = useNames();
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { period } = usePeriod();
  const columnsBy = useFigureColumns();
  return (
    <>
      <ReportTable
        title={t('byReason')}
        file="waste-by-reason"
        period={period}
        sortParam="reasons"
        rows={report.reasons}
        rowKey={({ id }) => id}
        columns={[
          nameColumn<Report['reasons'][number]>(t('reason'), ({ name, nameEs }) => nameIn(language, { name, nameEs })),
          ...columnsBy<Report['reasons'][number]>(({ id }) => ({ by: 'reason', of: id })),
        ]}
      />
      <ReportTable
        title={t('byItem')}
        file="waste-by-item"
        period={period}
        sortParam="items"
        rows={report.items}
        rowKey={({ id }) => id}
        columns={[
          nameColumn<Report['items'][number]>(t('item'), ({ name }) => name, localName),
          {
            key: 'quantity',
            header: t('quantity'),
            numeric: true,
            cell: ({ quantity, unit }) => <Quantity value={quantity} unit={unit ?? ''} />,
            csv: ({ quantity, unit }) => `${quantity ?? ''} ${unit ?? ''}`.trim(),
          },
          ...columnsBy<Report['items'][number]>(({ id }) => ({ by: 'item', of: id })),
        ]}
      />
      <DaysTable
        file="waste-by-day"
        days={report.days}
        columns={columnsBy<Report['days'][number]>(({ date }) => ({ by: 'day', of: date }))}
      />
    </>
  );
}

/** The columns of a table of which each row is a group. */
function useFigureColumns() {
  const t = useTexts(reportsTexts);
  const { currency } = useKitchen();
  return <Row extends Figures>(groupOf: (row: Row) => FigureGroup): readonly ReportColumn<Row>[] => {
    const to = (figure: WasteFigure) => (row: Row) => ({ report: 'waste', figure, group: groupOf(row) }) as const;
    return [
      {
        key: 'cost',
        header: t('cost'),
        numeric: true,
        cell: (row) => (
          <FigureLink to={to('entries')(row)} count={row.entries}>
            <Money value={row.entries === row.unknownCosts ? null : row.cost} />
          </FigureLink>
        ),
        csv: ({ cost, entries, unknownCosts }) => (entries === unknownCosts ? null : majorUnits(cost, currency)),
        sortValue: ({ cost }) => Number(cost),
      },
      countColumn('entries', t('entries'), (row) => row.entries, to('entries')),
      countColumn('unknown', t('unknownCosts'), (row) => row.unknownCosts, to('unknown_costs')),
    ];
  };
}
