import { BarsChart } from '../../ui/components/charts/charts.tsx';
import type { ChartSeries } from '../../ui/components/charts/chart-props.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { formatShortDate } from '../../ui/format/days.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useDayColumn } from './columns.ts';
import { daysOf, usePeriod } from './period.ts';
import { type ReportColumn, ReportTable } from './ReportTable.tsx';
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
}

/** Every day of the period as one stacked bar. */
export function DaysChart<Row extends DayRow>({ label, days, figures, series }: DaysChartProps<Row>) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { period } = usePeriod();
  const byDate = new Map(days.map((row) => [row.date, row]));
  const none = Object.fromEntries(series.map(({ name }) => [name, 0]));
  return (
    <Panel title={t('byDay')}>
      <BarsChart
        label={label}
        x={t('day')}
        data={daysOf(period).map((date) => {
          const row = byDate.get(date);
          return { [t('day')]: formatShortDate(date, language), ...(row ? figures(row) : none) };
        })}
        series={series.map((each) => ({ ...each, stack: 'day' }))}
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
