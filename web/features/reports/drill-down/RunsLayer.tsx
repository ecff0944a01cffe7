import { limits } from '#schema/limits.ts';
import type { LineCheckFigure } from '#schema/report-figures.ts';
import { OpenRow } from '../../../ui/components/OpenRows.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { formatDate } from '../../../ui/format/days.ts';
import { nameIn } from '../../../ui/format/name-in.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import type { StatusTone } from '../../../ui/kitchen/status-styles.ts';
import { reportsTexts } from '../texts.ts';
import { type DrillDown, useDaysOf } from './drill-down.ts';
import { type LineCheckReportRunsQuery, useLineCheckReportRunsQuery } from './drill-down.generated.ts';
import { RowsLayer } from './RowsLayer.tsx';

type Run = LineCheckReportRunsQuery['lineCheckReportRuns']['nodes'][number];

interface RunsLayerProps {
  readonly to: Extract<DrillDown, { readonly report: 'line-checks' }>;
  readonly onClose: () => void;
}

const titles = {
  due: 'due',
  on_time: 'onTime',
  late: 'late',
  missed: 'missed',
  failed: 'failedReadings',
} as const satisfies Record<LineCheckFigure, string>;

/** The runs that a figure of the line check report counts. */
export function RunsLayer({ to: { figure, group }, onClose }: RunsLayerProps) {
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const days = useDaysOf(group);
  const filter = { figure, ...(group?.by === 'check' ? { templateId: group.of } : {}) };
  const variables = { ...days, filter, first: limits.pageMax };
  const { data, error, refetch, fetchMore } = useLineCheckReportRunsQuery({ variables });
  const page = data?.lineCheckReportRuns;
  const [run] = page?.nodes ?? [];
  return (
    <RowsLayer
      title={[t(titles[figure]), group?.by === 'check' && run ? nameIn(language, run) : null]}
      days={days}
      page={page}
      error={error}
      onRetry={() => refetch()}
      readAfter={async (after) => (await fetchMore({ variables: { after } })).data?.lineCheckReportRuns}
      onClose={onClose}
    >
      {(row) => <RunRow key={row.id} run={row} />}
    </RowsLayer>
  );
}

type Word = 'late' | 'onTime' | 'missed';
const tones: Record<Word, StatusTone> = { late: 'late', onTime: 'done', missed: 'late' };

function wordOf({ status, late }: Run): Word {
  if (status === 'missed') return 'missed';
  return late || status !== 'submitted' ? 'late' : 'onTime';
}

function RunRow({ run }: { readonly run: Run }) {
  const localName = useNames();
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const layer = useLayer('check');
  const { id, dueAt, submittedAt, businessDate, stationName, submittedByName, startedByName, failedCount } = run;
  const word = wordOf(run);
  const failed = failedCount > 0 ? t('failedIn', { n: failedCount }) : null;
  const about = [localName(stationName), submittedByName ?? startedByName, failed];
  return (
    <OpenRow
      onOpen={() => layer.open(id)}
      title={nameIn(language, run)}
      detail={
        <>
          {formatDate(businessDate, language)} · {t('due')} <Timestamp at={dueAt} clock />
          {submittedAt === null ? null : (
            <>
              {' '}
              · {t('completed')} <Timestamp at={submittedAt} clock />
            </>
          )}
          {about.filter(Boolean).map((text) => ` · ${String(text)}`)}
        </>
      }
      aside={<StatusBadge tone={tones[word]}>{t(word)}</StatusBadge>}
    />
  );
}
