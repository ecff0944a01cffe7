import { fallenDue } from '../../ui/format/on-time.ts';
import { DaysChart, DaysTable } from './ByDay.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { countColumn, nameColumn, shareColumn } from './columns.ts';
import { percent, total } from './figures.ts';
import { usePeriod } from './period.ts';
import { ReportBody } from './ReportBody.tsx';
import { type ReportColumn, ReportTable } from './ReportTable.tsx';
import { type PrepReportQuery, usePrepReportQuery } from './reports.generated.ts';
import { StatTiles } from './StatTiles.tsx';
import { reportsTexts } from './texts.ts';

type Report = PrepReportQuery['prepReport'];
type Group = Report['stations'][number];
type Figures = Pick<Group, 'planned' | 'completed' | 'onTime' | 'late' | 'skipped' | 'open'>;

/** The prep report: by day, station and person. */
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
              sum((row) => fallenDue(row)),
              language,
            ),
          },
          { label: t('late'), value: late, tone: late > 0 ? 'bad' : undefined },
          { label: t('skipped'), value: sum((row) => row.skipped) },
          { label: t('stillOpen'), value: sum((row) => row.open) },
        ]}
      />
      <PrepChart report={report} />
      <PrepTables report={report} />
    </>
  );
}

function PrepTables({ report }: { readonly report: Report }) {
  const t = useTexts(reportsTexts);
  const { period } = usePeriod();
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
      <DaysTable file="prep-by-day" days={report.days} columns={columns} />
    </>
  );
}

function PrepChart({ report }: { readonly report: Report }) {
  const t = useTexts(reportsTexts);
  return (
    <DaysChart
      label={t('prep')}
      days={report.days}
      figures={({ onTime, late, skipped }) => ({ onTime, late, skipped })}
      series={[
        { name: 'onTime', label: t('onTime'), color: 'brand.solid' },
        { name: 'late', label: t('late'), color: 'orange.solid' },
        { name: 'skipped', label: t('skipped'), color: 'gray.solid' },
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
    countColumn('open', t('stillOpen'), (row) => row.open),
    shareColumn(t('onTimeRate'), language, (row) => row.onTime, fallenDue),
  ];
}
