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
import { type PrepReportQuery, usePrepReportQuery } from './reports.generated.ts';
import { StatTiles } from './StatTiles.tsx';
import { reportsTexts } from './texts.ts';

type Report = PrepReportQuery['prepReport'];
type Group = Report['stations'][number];
type Figures = Pick<Group, 'planned' | 'completed' | 'onTime' | 'late' | 'skipped'>;

/** How prep went: by day, station and person. */
export function PrepReport() {
  const { period } = usePeriod();
  const { data, error, refetch } = usePrepReportQuery({ variables: period });
  return (
    <ReportBody
      data={data?.prepReport}
      error={error}
      onRetry={() => refetch()}
      isEmpty={({ days }) => days.length === 0}
    >
      {(report) => <PrepFigures report={report} />}
    </ReportBody>
  );
}

function PrepFigures({ report }: { readonly report: Report }) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const sum = (field: (row: Figures) => number) => total(report.days, field);
  const planned = sum((row) => row.planned);
  const late = sum((row) => row.late);
  return (
    <>
      <StatTiles
        stats={[
          { label: t('planned'), value: planned },
          {
            label: t('completedRate'),
            value: percent(
              sum((row) => row.completed),
              planned,
              language,
            ),
          },
          {
            label: t('onTimeRate'),
            value: percent(
              sum((row) => row.onTime),
              planned,
              language,
            ),
          },
          { label: t('late'), value: late, tone: late > 0 ? 'bad' : undefined },
          { label: t('skipped'), value: sum((row) => row.skipped) },
        ]}
      />
      <Panel title={t('byDay')}>
        <PrepChart report={report} />
      </Panel>
      <PrepTables report={report} />
    </>
  );
}

function PrepTables({ report }: { readonly report: Report }) {
  const t = useTexts(reportsTexts);
  const { period } = usePeriod();
  const day = useDayColumn();
  const columns = useFigureColumns();
  const named = (header: string, none: string) => nameColumn<Group>(header, ({ name }) => name ?? none);
  const groups = { period, defaultSort: '-planned', rowKey: ({ name }: Group) => name ?? '' };
  return (
    <>
      <ReportTable
        title={t('byStation')}
        file="prep-by-station"
        sortParam="stations"
        rows={report.stations}
        columns={[named(t('station'), t('noStation')), ...columns]}
        {...groups}
      />
      <ReportTable
        title={t('byPerson')}
        file="prep-by-person"
        sortParam="people"
        rows={report.people}
        columns={[named(t('person'), t('noPerson')), ...columns]}
        {...groups}
      />
      <ReportTable
        title={t('byDay')}
        file="prep-by-day"
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

function PrepChart({ report }: { readonly report: Report }) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const { period } = usePeriod();
  const byDate = new Map(report.days.map((day) => [day.date, day]));
  return (
    <BarsChart
      label={t('prep')}
      x={t('day')}
      data={daysOf(period).map((date) => {
        const { onTime = 0, late = 0, skipped = 0 } = byDate.get(date) ?? {};
        return { [t('day')]: formatShortDate(date, language), onTime, late, skipped };
      })}
      series={[
        { name: 'onTime', label: t('onTime'), color: 'brand.solid', stack: 'tasks' },
        { name: 'late', label: t('late'), color: 'orange.solid', stack: 'tasks' },
        { name: 'skipped', label: t('skipped'), color: 'gray.solid', stack: 'tasks' },
      ]}
    />
  );
}

function useFigureColumns(): readonly ReportColumn<Figures>[] {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  return [
    countColumn('planned', t('planned'), (row) => row.planned),
    countColumn('completed', t('completed'), (row) => row.completed),
    countColumn('onTime', t('onTime'), (row) => row.onTime),
    countColumn('late', t('late'), (row) => row.late),
    countColumn('skipped', t('skipped'), (row) => row.skipped),
    shareColumn(
      t('onTimeRate'),
      language,
      (row) => row.onTime,
      (row) => row.planned,
    ),
  ];
}
