import type { PrepFigure } from '#schema/report-figures.ts';
import { fallenDue } from '../../ui/format/on-time.ts';
import { DaysChart, DaysTable } from './ByDay.tsx';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { countColumn, nameColumn, shareColumn } from './columns.ts';
import type { FigureGroup } from './drill-down/drill-down.ts';
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

const behind = (figure: PrepFigure, count: number) => ({ to: { report: 'prep', figure } as const, count });

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
  const completed = sum((row) => row.completed);
  const onTime = sum((row) => row.onTime);
  const late = sum((row) => row.late);
  const skipped = sum((row) => row.skipped);
  const open = sum((row) => row.open);
  return (
    <>
      <StatTiles
        stats={[
          { label: t('planned'), value: planned, rows: behind('planned', planned) },
          {
            label: t('completedRate'),
            value: percent(completed, planned, language),
            rows: behind('completed', completed),
          },
          {
            label: t('onTimeRate'),
            value: percent(
              onTime,
              sum((row) => fallenDue(row)),
              language,
            ),
            rows: behind('on_time', onTime),
          },
          { label: t('late'), value: late, tone: late > 0 ? 'bad' : undefined, rows: behind('late', late) },
          { label: t('skipped'), value: skipped, rows: behind('skipped', skipped) },
          { label: t('stillOpen'), value: open, rows: behind('open', open) },
        ]}
      />
      <PrepChart report={report} />
      <PrepTables report={report} />
    </>
  );
}

function PrepTables({ report }: { readonly report: Report }) {
  const localName = useNames();
  const t = useTexts(reportsTexts);
  const { period } = usePeriod();
  const columnsBy = useFigureColumns();
  const person = nameColumn<Group>(t('person'), ({ name }) => name ?? t('noPerson'));
  const station = nameColumn<Group>(t('station'), ({ name }) => name ?? t('noStation'), localName);
  const groups = { period, defaultSort: '-planned', rowKey: ({ id }: Group) => id ?? '' };
  return (
    <>
      <ReportTable
        title={t('byStation')}
        file="prep-by-station"
        sortParam="stations"
        rows={report.stations}
        columns={[station, ...columnsBy<Group>(({ id }) => ({ by: 'station', of: id }))]}
        {...groups}
      />
      <ReportTable
        title={t('byPerson')}
        file="prep-by-person"
        sortParam="people"
        rows={report.people}
        columns={[person, ...columnsBy<Group>(({ id }) => ({ by: 'person', of: id }))]}
        {...groups}
      />
      <DaysTable
        file="prep-by-day"
        days={report.days}
        columns={columnsBy<Report['days'][number]>(({ date }) => ({ by: 'day', of: date }))}
      />
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

/** The columns of a table of which each row is a group. */
function useFigureColumns() {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  return <Row extends Figures>(groupOf: (row: Row) => FigureGroup): readonly ReportColumn<Row>[] => {
    const to = (figure: PrepFigure) => (row: Row) => ({ report: 'prep', figure, group: groupOf(row) }) as const;
    return [
      countColumn('planned', t('planned'), (row) => row.planned, to('planned')),
      countColumn('completed', t('completed'), (row) => row.completed, to('completed')),
      countColumn('onTime', t('onTime'), (row) => row.onTime, to('on_time')),
      countColumn('late', t('late'), (row) => row.late, to('late')),
      countColumn('skipped', t('skipped'), (row) => row.skipped, to('skipped')),
      countColumn('open', t('stillOpen'), (row) => row.open, to('open')),
      shareColumn(t('onTimeRate'), language, (row) => row.onTime, fallenDue),
    ];
  };
}
