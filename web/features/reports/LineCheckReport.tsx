import { BarsChart } from '../../ui/components/charts/charts.tsx';
import { formatShortDate } from '../../ui/format/days.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { countColumn, nameColumn, shareColumn, useDayColumn } from './columns.ts';
import { percent, total } from './figures.ts';
import { daysOf, usePeriod } from './period.ts';
import { ReportBody } from './ReportBody.tsx';
import { type ReportColumn, ReportTable } from './ReportTable.tsx';
import { type LineCheckReportQuery, useLineCheckReportQuery } from './reports.generated.ts';
import { StatTiles } from './StatTiles.tsx';
import { reportsTexts } from './texts.ts';

type Report = LineCheckReportQuery['lineCheckReport'];
type Figures = Pick<Report['days'][number], 'due' | 'onTime' | 'late' | 'missed' | 'failedItems' | 'failedReadings'>;

/** Whether line checks were done on time: by day and by check. */
export function LineCheckReport() {
  const { period } = usePeriod();
  const { data, error, refetch } = useLineCheckReportQuery({ variables: period });
  return (
    <ReportBody
      data={data?.lineCheckReport}
      error={error}
      onRetry={() => refetch()}
      isEmpty={({ days }) => days.length === 0}
    >
      {(report) => <ComplianceFigures report={report} />}
    </ReportBody>
  );
}

function ComplianceFigures({ report }: { readonly report: Report }) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { period } = usePeriod();
  const day = useDayColumn();
  const columns = useFigureColumns();
  const sum = (field: keyof Figures) => total(report.days, (row) => row[field]);
  return (
    <>
      <StatTiles
        stats={[
          { label: t('compliance'), value: percent(sum('onTime'), sum('due'), language) },
          { label: t('due'), value: sum('due') },
          { label: t('late'), value: sum('late') },
          { label: t('missed'), value: sum('missed'), tone: sum('missed') > 0 ? 'bad' : undefined },
          { label: t('failedItems'), value: sum('failedItems') },
          { label: t('failedReadings'), value: sum('failedReadings') },
        ]}
      />
      <Panel title={t('byDay')}>
        <ComplianceChart report={report} />
      </Panel>
      <ReportTable
        title={t('byCheck')}
        file="line-checks-by-check"
        period={period}
        sortParam="checks"
        defaultSort="rate"
        rows={report.checks}
        rowKey={({ name }) => name}
        columns={[nameColumn<Report['checks'][number]>(t('check'), ({ name }) => name), ...columns]}
      />
      <ReportTable
        title={t('byDay')}
        file="line-checks-by-day"
        period={period}
        sortParam="days"
        defaultSort="-date"
        rows={report.days}
        rowKey={({ date }) => date}
        columns={[day, ...columns]}
      />
    </>
  );
}

function ComplianceChart({ report }: { readonly report: Report }) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { period } = usePeriod();
  const byDate = new Map(report.days.map((day) => [day.date, day]));
  return (
    <BarsChart
      label={t('line-checks')}
      x={t('day')}
      data={daysOf(period).map((date) => {
        const { onTime = 0, late = 0, missed = 0 } = byDate.get(date) ?? {};
        return { [t('day')]: formatShortDate(date, language), onTime, late, missed };
      })}
      series={[
        { name: 'onTime', label: t('onTime'), color: 'brand.solid', stack: 'checks' },
        { name: 'late', label: t('late'), color: 'orange.solid', stack: 'checks' },
        { name: 'missed', label: t('missed'), color: 'red.solid', stack: 'checks' },
      ]}
    />
  );
}

function useFigureColumns(): readonly ReportColumn<Figures>[] {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  return [
    countColumn('due', t('due'), (row) => row.due),
    countColumn('onTime', t('onTime'), (row) => row.onTime),
    countColumn('late', t('late'), (row) => row.late),
    countColumn('missed', t('missed'), (row) => row.missed),
    countColumn('failedItems', t('failedItems'), (row) => row.failedItems),
    countColumn('failedReadings', t('failedReadings'), (row) => row.failedReadings),
    shareColumn(
      t('compliance'),
      language,
      (row) => row.onTime,
      (row) => row.due,
    ),
  ];
}
