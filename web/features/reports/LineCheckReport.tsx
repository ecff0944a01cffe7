import { DaysChart, DaysTable } from './ByDay.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { countColumn, nameColumn, shareColumn } from './columns.ts';
import { percent, total } from './figures.ts';
import { usePeriod } from './period.ts';
import { ReportBody } from './ReportBody.tsx';
import { type ReportColumn, ReportTable } from './ReportTable.tsx';
import { type LineCheckReportQuery, useLineCheckReportQuery } from './reports.generated.ts';
import { StatTiles } from './StatTiles.tsx';
import { reportsTexts } from './texts.ts';

type Report = LineCheckReportQuery['lineCheckReport'];
type Figures = Pick<Report['days'][number], 'due' | 'onTime' | 'late' | 'missed' | 'failedItems' | 'failedReadings'>;

/** Compliance of line checks: by day and by check. */
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
      <ComplianceChart report={report} />
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
      <DaysTable file="line-checks-by-day" days={report.days} columns={columns} />
    </>
  );
}

function ComplianceChart({ report }: { readonly report: Report }) {
  const t = useTexts(reportsTexts);
  return (
    <DaysChart
      label={t('line-checks')}
      days={report.days}
      figures={({ onTime, late, missed }) => ({ onTime, late, missed })}
      series={[
        { name: 'onTime', label: t('onTime'), color: 'brand.solid' },
        { name: 'late', label: t('late'), color: 'orange.solid' },
        { name: 'missed', label: t('missed'), color: 'red.solid' },
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
