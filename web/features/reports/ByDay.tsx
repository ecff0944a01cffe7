import { BarsChart } from '../../ui/components/charts/charts.tsx';
import type { ChartProps, ChartSeries } from '../../ui/components/charts/chart-props.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useDayColumn } from './columns.ts';
import { total } from './figures.ts';
import { usePeriod } from './period.ts';
import { type ReportColumn, ReportTable } from './ReportTable.tsx';
import { spansOf, spanUnit } from '../../ui/format/chart-spans.ts';
import { reportsTexts } from './texts.ts';

interface DayRow {
  readonly date: string;
}

interface DaysChartProps<Row extends DayRow> {
  readonly label: string;
  readonly days: readonly Row[];
  /** The figures of a day by series name; a day without a row has zeros. */
  readonly figures: (row: Row) => Readonly<Record<string, number>>;
  readonly series: readonly Omit<ChartSeries, 'stack'>[];
  readonly format?: ChartProps['format'];
}

const titles = { day: 'byDay', week: 'byWeek', month: 'byMonth' } as const;

/** Every day of the period as one stacked bar; in a long period every week or month, with the sums of its days. */
export function DaysChart<Row extends DayRow>({ label, days, figures, series, ...format }: DaysChartProps<Row>) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { period } = usePeriod();
  const kitchen = useKitchen();
  const unit = spanUnit(period);
  const rows = days.map((row) => ({ date: row.date, figures: figures(row) }));
  return (
    <Panel title={t(titles[unit])}>
      <BarsChart
        label={label}
        x={t(unit)}
        data={spansOf(period, kitchen, language).map((span) => {
          const within = rows.filter(({ date }) => span.from <= date && date <= span.to);
          const sums = series.map(({ name }) => [name, total(within, (row) => row.figures[name] ?? 0)] as const);
          return { [t(unit)]: span.label, ...Object.fromEntries(sums) };
        })}
        series={series.map((each) => ({ ...each, stack: 'day' }))}
        {...format}
      />
    </Panel>
  );
}

interface DaysTableProps<Row extends DayRow> {
  readonly file: string;
  readonly days: readonly Row[];
  readonly columns: readonly ReportColumn<Row>[];
}

/** The figures of each day, the latest first. */
export function DaysTable<Row extends DayRow>({ file, days, columns }: DaysTableProps<Row>) {
  const t = useTexts(reportsTexts);
  const { period } = usePeriod();
  const day = useDayColumn();
  return (
    <ReportTable
      title={t('byDay')}
      file={file}
      period={period}
      sortParam="days"
      defaultSort="-date"
      rows={days}
      rowKey={({ date }) => date}
      columns={[day, ...columns]}
    />
  );
}
