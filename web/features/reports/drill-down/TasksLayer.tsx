import type { PrepTaskStatus } from '#schema/vocabulary.ts';
import { limits } from '#schema/limits.ts';
import { OpenRow } from '../../../ui/components/OpenRows.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { Timestamp } from '../../../ui/components/Timestamp.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { formatDate } from '../../../ui/format/days.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import type { StatusTone } from '../../../ui/kitchen/status-styles.ts';
import { reportsTexts } from '../texts.ts';
import { type DrillDown, useDaysOf } from './drill-down.ts';
import { type PrepReportTasksQuery, usePrepReportTasksQuery } from './drill-down.generated.ts';
import { RowsLayer } from './RowsLayer.tsx';

type Task = PrepReportTasksQuery['prepReportTasks']['nodes'][number];

interface TasksLayerProps {
  readonly to: Extract<DrillDown, { readonly report: 'prep' }>;
  readonly onClose: () => void;
}

const titles = {
  planned: 'planned',
  completed: 'completed',
  on_time: 'onTime',
  late: 'late',
  skipped: 'skipped',
  open: 'stillOpen',
} as const;

/** The tasks that a figure of the prep report counts. */
export function TasksLayer({ to: { figure, group }, onClose }: TasksLayerProps) {
  const localName = useNames();
  const t = useTexts(reportsTexts);
  const days = useDaysOf(group);
  const filter = {
    figure,
    ...(group?.by === 'station' ? { stationId: group.of } : {}),
    ...(group?.by === 'person' ? { personId: group.of } : {}),
  };
  const variables = { ...days, filter, first: limits.pageMax };
  const { data, error, refetch, fetchMore } = usePrepReportTasksQuery({ variables });
  const page = data?.prepReportTasks;
  const [task] = page?.nodes ?? [];
  const names = {
    station: localName(task?.stationName) ?? (group?.of === null ? t('noStation') : null),
    person: personOf(task) ?? (group?.of === null ? t('noPerson') : null),
  };
  return (
    <RowsLayer
      title={[t(titles[figure]), group?.by === 'station' || group?.by === 'person' ? names[group.by] : null]}
      days={days}
      page={page}
      error={error}
      onRetry={() => refetch()}
      readAfter={async (after) => (await fetchMore({ variables: { after } })).data?.prepReportTasks}
      onClose={onClose}
    >
      {(row) => <TaskRow key={row.id} task={row} />}
    </RowsLayer>
  );
}

/** As the report counts it: who completed it, else the assignee. */
function personOf(task: Task | undefined): string | null {
  return task?.completedByName ?? task?.assigneeName ?? null;
}

type Word = 'late' | 'onTime' | 'skipped' | 'stillOpen' | 'completed';
const tones: Record<Word, StatusTone> = {
  late: 'late',
  onTime: 'done',
  completed: 'done',
  skipped: 'blocked',
  stillOpen: 'todo',
};

function wordOf(status: PrepTaskStatus, dueAt: string, completedAt: string | null): Word {
  if (status === 'skipped') return 'skipped';
  const finished = completedAt === null ? Date.now() : Date.parse(completedAt);
  if (finished > Date.parse(dueAt)) return 'late';
  return status === 'completed' ? 'onTime' : 'stillOpen';
}

function TaskRow({ task }: { readonly task: Task }) {
  const localName = useNames();
  const t = useTexts(reportsTexts);
  const language = useLanguage();
  const layer = useLayer('task');
  const { id, name, status, dueAt, completedAt, businessDate, stationName, unit } = task;
  const word = wordOf(status, dueAt, completedAt);
  const places = [localName(stationName), personOf(task)].filter(Boolean).map((place) => ` · ${String(place)}`);
  return (
    <OpenRow
      onOpen={() => layer.open(id)}
      title={
        <>
          {localName(name)}
          {task.recurringTaskId === null ? (
            <>
              {' '}
              <Quantity value={task.actualQuantity ?? task.targetQuantity} unit={unit} />
            </>
          ) : null}
        </>
      }
      detail={
        <>
          {formatDate(businessDate, language)} · {t('due')} <Timestamp at={dueAt} clock />
          {completedAt === null ? null : (
            <>
              {' '}
              · {t('completed')} <Timestamp at={completedAt} clock />
            </>
          )}
          {places}
        </>
      }
      aside={<StatusBadge tone={tones[word]}>{t(word)}</StatusBadge>}
    />
  );
}
