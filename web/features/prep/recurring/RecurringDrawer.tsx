import { Badge, Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { Archive, Pause, Pencil, Play, Plus, Repeat, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../ui/components/EmptyState.tsx';
import { SideLayer } from '../../../ui/components/Layer.tsx';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { formatLocalTime } from '../../../ui/format/times.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { planTexts } from '../plan/plan-texts.ts';
import { PlanningWait } from '../plan/PlanningWait.tsx';
import { type StationChoice, usePlanning } from '../plan/usePlanning.ts';
import { adding, useSaving } from '../plan/useSaving.ts';
import { RecurringForm } from './RecurringForm.tsx';
import { recurringTexts } from './recurring-texts.ts';
import { inputOf, type RecurringValues } from './recurring-values.ts';
import {
  type RecurringPartsFragment,
  useAddRecurringTaskMutation,
  useArchiveRecurringTaskMutation,
  usePauseRecurringTaskMutation,
  useRecurringTasksQuery,
  useUpdateRecurringTaskMutation,
} from './recurring.generated.ts';

/** The value of `editing` while one is added. */
const NEW = 'new';

const changed = invalidating('recurringTasks', 'prepTasks', 'myPrepTasks');

/** The recurring tasks: added, changed, paused and archived in place. */
export function RecurringDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(recurringTexts);
  const { data, error, refetch } = useRecurringTasksQuery({ variables: { archived: false } });
  const { planning, ...wait } = usePlanning();
  const [editing, setEditing] = useState<string | null>(null);
  const isReady = data !== undefined && planning !== null;
  const stations = planning?.stations ?? [];
  const close = () => setEditing(null);
  return (
    <SideLayer title={t('open')} onClose={onClose}>
      <Stack gap="4">
        <Text color="fg.muted">{t('about')}</Text>
        {error && !data ? <LoadError error={error} onRetry={() => refetch()} /> : null}
        {!isReady && !error ? <PlanningWait {...wait} /> : null}
        {isReady && data.recurringTasks.length === 0 && editing !== NEW ? (
          <EmptyState icon={Repeat} title={t('empty')} description={t('emptyText')} />
        ) : null}
        {isReady ? (
          <Stack as="ul" gap="0" listStyleType="none">
            {data.recurringTasks.map((task) => (
              <Box as="li" key={task.id} borderBottomWidth="1px">
                {editing === task.id ? (
                  <Edit task={task} stations={stations} onClose={close} />
                ) : (
                  <Row task={task} stations={stations} onEdit={() => setEditing(task.id)} />
                )}
              </Box>
            ))}
          </Stack>
        ) : null}
        {isReady && editing === NEW ? <Add stations={stations} onClose={close} /> : null}
        {isReady && editing !== NEW ? (
          <Button variant="outline" alignSelf="flex-start" onClick={() => setEditing(NEW)}>
            <Plus aria-hidden="true" /> {t('add')}
          </Button>
        ) : null}
        <Archived />
      </Stack>
    </SideLayer>
  );
}

interface RowProps {
  readonly task: RecurringPartsFragment;
  readonly stations: readonly StationChoice[];
  readonly onEdit: () => void;
}

function Row({ task, stations, onEdit }: RowProps) {
  const t = useTexts(recurringTexts);
  const localName = useNames();
  const { setPaused, archive } = useRecurringActions();
  const { name } = task;
  const isPaused = task.pausedAt !== null;
  const station = localName(stations.find(({ id }) => id === task.stationId)?.name);
  return (
    <Box py="3">
      <Flex gap="2" align="center" wrap="wrap">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Badge variant="surface">{t(task.kind)}</Badge>
        {isPaused ? (
          <Badge variant="surface" colorPalette="orange">
            {t('paused')}
          </Badge>
        ) : null}
      </Flex>
      <Text color="fg.muted" textStyle="sm">
        {[useDays(task), station].filter(Boolean).join(' · ')}
      </Text>
      <Flex gap="2" mt="2" wrap="wrap">
        <Button variant="outline" aria-label={t('edit', { name })} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </Button>
        <Button
          variant="outline"
          aria-label={`${t(isPaused ? 'resume' : 'pause')}: ${name}`}
          onClick={() => setPaused(task, !isPaused)}
        >
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />} {t(isPaused ? 'resume' : 'pause')}
        </Button>
        <Button variant="ghost" aria-label={`${t('archive')}: ${name}`} onClick={() => archive(task)}>
          <Archive aria-hidden="true" /> {t('archive')}
        </Button>
      </Flex>
    </Box>
  );
}

const workingDays = ['mon', 'tue', 'wed', 'thu', 'fri'];

/** When it is due, in words. */
function useDays({ weekdays, monthDay, monthOccurrence, dueTime }: RecurringPartsFragment): string {
  const t = useTexts(recurringTexts);
  const plan = useTexts(planTexts);
  const language = useLanguage();
  const days = weekdays ?? [];
  const names = days.map((day) => plan(day)).join(', ');
  const inMonth = days.join() === workingDays.join() ? t('workingDay') : names;
  const when =
    monthDay !== null
      ? t('monthDayOf', { n: monthDay })
      : monthOccurrence !== null
        ? t(monthOccurrence === 'first' ? 'firstOf' : 'lastOf', { days: inMonth })
        : days.length === 7
          ? t('everyDay')
          : names;
  return `${when} · ${formatLocalTime(dueTime, language)}`;
}

function useRecurringActions() {
  const t = useTexts(recurringTexts);
  const { run } = useAction(t('failed'));
  const [pause] = usePauseRecurringTaskMutation(changed);
  const [archiving] = useArchiveRecurringTaskMutation(changed);
  const restore = ({ id, version }: RecurringPartsFragment) =>
    void run(() => archiving({ variables: { input: { id, version, archived: false } } }), { key: id });
  return {
    restore,
    setPaused: ({ id, version }: RecurringPartsFragment, paused: boolean) =>
      void run(() => pause({ variables: { input: { id, version, paused } } }), { key: id }),
    archive: ({ id, version, name }: RecurringPartsFragment) =>
      void run(() => archiving({ variables: { input: { id, version, archived: true } } }), {
        key: id,
        toast: ({ data }) => {
          const row = data?.archiveRecurringTask;
          return {
            title: t('archivedNow', { name }),
            ...(row ? { action: { label: t('undo'), onPress: () => restore(row) } } : {}),
          };
        },
      }),
  };
}

interface EditProps {
  readonly task: RecurringPartsFragment;
  readonly stations: readonly StationChoice[];
  readonly onClose: () => void;
}

function Edit({ task, stations, onClose }: EditProps) {
  const [update] = useUpdateRecurringTaskMutation(changed);
  const saving = useSaving<RecurringValues, RecurringPartsFragment>(
    (_, edit) =>
      edit.save(
        (merged, pinned) => update({ variables: { input: { id: task.id, version: pinned, ...inputOf(merged) } } }),
        ({ data }) => data?.updateRecurringTask,
      ),
    onClose,
  );
  return <RecurringForm task={task} stations={stations} onCancel={onClose} {...saving} />;
}

function Add({ stations, onClose }: Omit<EditProps, 'task'>) {
  const [add] = useAddRecurringTaskMutation(changed);
  const saving = useSaving<RecurringValues, RecurringPartsFragment>(
    adding((values) => add({ variables: { input: inputOf(values) } })),
    onClose,
  );
  return <RecurringForm task={null} stations={stations} onCancel={onClose} {...saving} />;
}

function Archived() {
  const t = useTexts(recurringTexts);
  const { data } = useRecurringTasksQuery({ variables: { archived: true } });
  const { restore } = useRecurringActions();
  const rows = data?.recurringTasks ?? [];
  if (rows.length === 0) return null;
  return (
    <chakra.details>
      <chakra.summary minH="11" cursor="pointer" color="fg.muted" alignContent="center">
        {t('archived', { n: rows.length })}
      </chakra.summary>
      <Stack as="ul" gap="0" listStyleType="none">
        {rows.map((task) => (
          <Flex as="li" key={task.id} align="center" justify="space-between" minH="12" gap="3">
            <Text color="fg.muted">{task.name}</Text>
            <Button variant="ghost" aria-label={t('restore', { name: task.name })} onClick={() => restore(task)}>
              <RotateCcw aria-hidden="true" />
            </Button>
          </Flex>
        ))}
      </Stack>
    </chakra.details>
  );
}
