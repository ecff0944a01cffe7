import { Span, Stack, Text } from '@chakra-ui/react';
import type { UsageRowFigure } from '#schema/report-figures.ts';
import { Money, Quantity } from '../../../ui/kitchen/amounts.tsx';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { majorUnits } from '../../../ui/format/money.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { daysText } from '../drill-down/drill-down.ts';
import { FigureLink } from '../drill-down/FigureLink.tsx';
import { nameColumn } from '../columns.ts';
import { MissingDays } from '../MissingDays.tsx';
import { usePeriod } from '../period.ts';
import { ReportBody } from '../ReportBody.tsx';
import { type CsvColumn, type ReportColumn, ReportTable } from '../ReportTable.tsx';
import { useUsageReportQuery, type UsageReportQuery } from '../reports.generated.ts';
import { StatTiles } from '../StatTiles.tsx';
import { usageTexts } from './usage-texts.ts';

type Report = UsageReportQuery['usageReport'];
type Item = Report['items'][number];

/** The main columns, shown first. */
const mainColumns = ['actual', 'theoretical', 'waste', 'unexplained'] as const satisfies readonly UsageRowFigure[];
/** What the actual use is made of: opening + purchases + made - closing, and what was moved. */
const partColumns = [
  'opening',
  'purchases',
  'made',
  'transfers',
  'closing',
] as const satisfies readonly UsageRowFigure[];
type ColumnName = (typeof mainColumns | typeof partColumns)[number];

/** Actual against theoretical use of every item. */
export function UsageReport() {
  const { period } = usePeriod();
  const { data, error, refetch } = useUsageReportQuery({ variables: period });
  return (
    <ReportBody
      data={data?.usageReport}
      error={error}
      onRetry={() => refetch()}
      isEmpty={({ items }) => items.length === 0}
    >
      {(report) => <UsageFigures report={report} />}
    </ReportBody>
  );
}

function UsageFigures({ report }: { readonly report: Report }) {
  const t = useTexts(usageTexts);
  const localName = useNames();
  const { totals, netSalesAmount, usedItems, uncountedItems } = report;
  const missing = report.missingDays.length > 0 ? t('missingReason', { n: report.missingDays.length }) : undefined;
  const uncounted = uncountedItems > 0 ? t('uncounted', { n: uncountedItems, of: usedItems }) : undefined;
  const { period } = usePeriod();
  const days = { by: 'days', of: daysText(period) } as const;
  const rows = (figure: Sum) => ({ to: { report: 'usage', figure } as const, count: rowsOf(report, figure) });
  return (
    <>
      <StatTiles
        stats={[
          {
            label: t('netSales'),
            value: <Money value={netSalesAmount} />,
            note: missing,
            rows: { to: { report: 'food-cost', figure: 'net_sales', group: days }, count: 1 },
          },
          { label: t('used'), value: <Money value={totals.used} />, note: uncounted, rows: rows('used') },
          { label: t('ideal'), value: <Money value={totals.sales} />, rows: rows('sales') },
          { label: t('wasted'), value: <Money value={totals.waste} />, rows: rows('waste') },
          {
            label: t('unexplained'),
            value: <Money value={totals.unexplained} />,
            note: uncounted,
            rows: rows('unexplained'),
          },
        ]}
      />
      <MissingDays days={report.missingDays} effect={t('missingEffect')} />
      {report.unknownDishes.length > 0 ? (
        <Text role="note" color="fg.warning">
          {t('unknownDishes', {
            n: report.unknownDishes.length,
            dishes: report.unknownDishes.map(localName).join(', '),
          })}
        </Text>
      ) : null}
      {totals.unknownCosts > 0 ? <Text color="fg.muted">{t('unknownCosts', { n: totals.unknownCosts })}</Text> : null}
      <ItemsTable report={report} />
      <Arithmetic report={report} />
    </>
  );
}

type Sum = Exclude<keyof Report['totals'], '__typename' | 'unknownCosts'>;

/** How many rows of the ledger a sum of the kitchen counts. */
function rowsOf({ items }: Report, sum: Sum): number {
  const figures = sum === 'used' ? (['actual', 'made'] as const) : [sum];
  return items.reduce((count, item) => figures.reduce((all, figure) => all + item[figure].rows, count), 0);
}

function ItemsTable({ report }: { readonly report: Report }) {
  const localName = useNames();
  const t = useTexts(usageTexts);
  const { period } = usePeriod();
  const { currency } = useKitchen();
  const name = nameColumn<Item>(t('item'), (item) => item.name, localName);
  const percent = usePercentColumn();
  return (
    <ReportTable
      title={t('byItem')}
      file="actual-vs-theoretical"
      period={period}
      sortParam="usage"
      defaultSort="-unexplained"
      rows={report.items}
      rowKey={({ itemId }) => itemId}
      columns={[name, ...useFigureColumns(mainColumns), percent, ...useFigureColumns(partColumns)]}
      csvColumns={[
        name,
        { header: t('unit'), csv: ({ unit }) => unit },
        ...[...partColumns, ...mainColumns].flatMap((figure): CsvColumn<Item>[] => [
          { header: t(figure), csv: (item) => known(item, figure)?.quantity ?? null },
          {
            header: t('valueOf', { figure: t(figure), currency }),
            csv: (item) => valueForCsv(known(item, figure)?.value ?? null, currency),
          },
        ]),
        percent,
      ]}
    />
  );
}

/** A figure of an item; null while it is unknown, because nobody has counted the item. */
const known = (item: Item, name: ColumnName) => (name === 'unexplained' && !item.counted ? null : item[name]);

const valueForCsv = (value: string | null, currency: string) => (value === null ? null : majorUnits(value, currency));

function usePercentColumn(): ReportColumn<Item> {
  const t = useTexts(usageTexts);
  const language = useLanguage();
  return {
    key: 'percent',
    header: t('percentOfSales'),
    numeric: true,
    cell: ({ percentOfSales }) => (percentOfSales === null ? '–' : `${formatDecimal(percentOfSales, language)} %`),
    csv: ({ percentOfSales }) => percentOfSales,
    sortValue: ({ percentOfSales }) => Number(percentOfSales ?? 0),
  };
}

function useFigureColumns(names: readonly ColumnName[]): readonly ReportColumn<Item>[] {
  const t = useTexts(usageTexts);
  return names.map((name) => ({
    key: name,
    header: t(name),
    numeric: true,
    cell: (item) => <FigureCell item={item} name={name} />,
    csv: (item) => known(item, name)?.quantity ?? null,
    sortValue: (item) => Number(item[name].value ?? 0),
  }));
}

function FigureCell({ item, name }: { readonly item: Item; readonly name: ColumnName }) {
  const t = useTexts(usageTexts);
  const { quantity, value, rows, unknownCosts } = item[name];
  if (!known(item, name)) return <Text color="fg.muted">{t('notCounted')}</Text>;
  if (rows === 0) return <Text color="fg.subtle">–</Text>;
  return (
    <FigureLink to={{ report: 'usage', figure: name, group: { by: 'item', of: item.itemId } }} count={rows}>
      <Stack as="span" gap="0" align="end">
        <Quantity value={quantity} unit={item.unit} />
        <Span color="fg.muted" textStyle="sm">
          <Money value={value} reason={unknownCosts > 0 ? t('unknownCosts', { n: unknownCosts }) : undefined} />
        </Span>
      </Stack>
    </FigureLink>
  );
}

/** The sums of the kitchen, whose last line is the stock value. */
function Arithmetic({ report }: { readonly report: Report }) {
  const t = useTexts(usageTexts);
  const { currency } = useKitchen();
  const lines = [
    ['opening', 'opening'],
    ['purchases', 'purchases'],
    ['made', 'made'],
    ['transfers', 'transfers'],
    ['minusSales', 'sales'],
    ['minusPrep', 'prep'],
    ['minusWaste', 'waste'],
    ['minusUnexplained', 'unexplained'],
    ['closing', 'closing'],
  ] as const;
  return (
    <ReportTable
      title={t('arithmetic')}
      file="actual-vs-theoretical-sums"
      period={usePeriod().period}
      sortParam="sums"
      rows={lines.map(([key, figure]) => ({ key, figure, value: report.totals[figure] }))}
      rowKey={({ key }) => key}
      csvColumns={[
        { header: t('sum'), csv: ({ key }) => t(key) },
        { header: t('valueOf', { figure: t('value'), currency }), csv: ({ value }) => valueForCsv(value, currency) },
      ]}
      columns={[
        { key: 'line', header: t('sum'), primary: true, cell: ({ key }) => t(key), csv: ({ key }) => t(key) },
        {
          key: 'value',
          header: t('value'),
          numeric: true,
          cell: ({ figure, value }) => (
            <FigureLink to={{ report: 'usage', figure }} count={rowsOf(report, figure)}>
              <Money value={value} />
            </FigureLink>
          ),
          csv: ({ value }) => valueForCsv(value, currency),
        },
      ]}
    />
  );
}
