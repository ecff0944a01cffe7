import type { LineCheckFigure } from '#schema/report-figures.ts';
import type { FigureGroup } from './drill-down/drill-down.ts';
import { DaysChart, DaysTable } from './ByDay.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { countColumn, nameColumn, shareColumn } from './columns.ts';
import { percent, total } from './figures.ts';
import { usePeriod } from './period.ts';
import { ReportBody } from './ReportBody.tsx';
import { type ReportColumn, ReportTable } from './ReportTable.tsx';
import { type LineCheckReportQuery, useLineCheckReportQuery } from './reports.generated.ts';
import { StatTiles } from './StatTiles.tsx';
import { reportsTexts } from './texts.ts';

type Report = LineCheckReportQuery['lineCheckReport'];
type Check = Report['checks'][number];
type Figures = Pick<Report['days'][number], 'due' | 'onTime' | 'late' | 'missed' | 'failedItems' | 'failedReadings'>;

const behind = (figure: LineCheckFigure, count: number) => ({ to: { report: 'line-checks', figure } as const, count });

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
  const columnsBy = useFigureColumns();
  const sum = (field: keyof Figures) => total(report.days, (row) => row[field]);
  return (
    <>
      <StatTiles
        stats={[
          {
            label: t('compliance'),
            value: percent(sum('onTime'), sum('due'), language),
            rows: behind('on_time', sum('onTime')),
          },
          { label: t('due'), value: sum('due'), rows: behind('due', sum('due')) },
          { label: t('late'), value: sum('late'), rows: behind('late', sum('late')) },
          {
            label: t('missed'),
            value: sum('missed'),
            tone: sum('missed') > 0 ? 'bad' : undefined,
            rows: behind('missed', sum('missed')),
          },
          { label: t('failedItems'), value: sum('failedItems'), rows: behind('failed', sum('failedItems')) },
          { label: t('failedReadings'), value: sum('failedReadings'), rows: behind('failed', sum('failedReadings')) },
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
        rowKey={({ id }) => id}
        columns={[
          nameColumn<Check>(t('check'), ({ name }) => name, useNames()),
          ...columnsBy<Check>(({ id }) => ({ by: 'check', of: id })),
        ]}
      />
      <DaysTable
        file="line-checks-by-day"
        days={report.days}
        columns={columnsBy<Report['days'][number]>(({ date }) => ({ by: 'day', of: date }))}
      />
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

/** The columns of a table of which each row is a group. */
function useFigureColumns() {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  return <Row extends Figures>(groupOf: (row: Row) => FigureGroup): readonly ReportColumn<Row>[] => {
    const to = (figure: LineCheckFigure) => (row: Row) =>
      ({ report: 'line-checks', figure, group: groupOf(row) }) as const;
    return [
      countColumn('due', t('due'), (row) => row.due, to('due')),
      countColumn('onTime', t('onTime'), (row) => row.onTime, to('on_time')),
      countColumn('late', t('late'), (row) => row.late, to('late')),
      countColumn('missed', t('missed'), (row) => row.missed, to('missed')),
      countColumn('failedItems', t('failedItems'), (row) => row.failedItems, to('failed')),
      countColumn('failedReadings', t('failedReadings'), (row) => row.failedReadings, to('failed')),
      shareColumn(
        t('compliance'),
        language,
        (row) => row.onTime,
        (row) => row.due,
      ),
    ];
  };
}
