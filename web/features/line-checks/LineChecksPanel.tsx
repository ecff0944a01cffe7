import { Button, Flex, IconButton, Stack } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, ClipboardCheck } from 'lucide-react';
import { Link } from 'react-router';
import { addDays } from '#schema/business-day.ts';
import { useUrlParams } from '../../ui/components/useUrlParams.ts';
import { paths } from '../../platform/paths.ts';
import { type Column, DataTable } from '../../ui/components/DataTable.tsx';
import { isDay } from '../../ui/format/days.ts';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { LoadError } from '../../ui/components/LoadError.tsx';
import { nameIn } from '../../ui/format/name-in.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { formatClock } from '../../ui/format/times.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { SkeletonList } from '../../ui/components/Loading.tsx';
import { CheckStatus } from './CheckStatus.tsx';
import { useLineChecksQuery } from './line-checks.generated.ts';
import { findings, type RunFields } from './status.ts';
import { lineChecksTexts } from './texts.ts';
import { useToday } from '../../ui/format/useToday.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { DayInput } from '../../ui/forms/DayInput.tsx';

/** A day's line checks for the manager: the status of each, with a link to its record. */
export function LineChecksPanel() {
  const t = useTexts(lineChecksTexts);
  const { get } = useUrlParams();
  const today = useToday();
  const day = get('day');
  // Prep can be planned ahead, line checks are not.
  const date = day !== null && isDay(day) && day < today ? day : null;
  const { data, error, refetch } = useLineChecksQuery({ variables: { date } });
  return (
    <Panel title={t('tab')} description={t('overviewText')} flush>
      <DayChoice date={date} />
      {error && !data ? (
        <LoadError error={error} onRetry={() => refetch()} />
      ) : data ? (
        <RunTable runs={data.lineChecks} today={date === null} />
      ) : (
        <SkeletonList />
      )}
    </Panel>
  );
}

function DayChoice({ date }: { readonly date: string | null }) {
  const t = useTexts(lineChecksTexts);
  const { change } = useUrlParams();
  const today = useToday();
  const shown = date ?? today;
  const show = (day: string) => change({ day: day === today || day === '' ? null : day });
  return (
    <Flex className="no-print" gap="2" px={{ base: '4', md: '5' }} pb="4" align="center" wrap="wrap">
      <IconButton variant="outline" aria-label={t('previousDay')} onClick={() => show(addDays(shown, -1))}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <DayInput aria-label={t('day')} w="44" max={today} value={shown} onDay={show} />
      <IconButton
        variant="outline"
        aria-label={t('nextDay')}
        disabled={shown >= today}
        onClick={() => show(addDays(shown, 1))}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
      {date === null ? null : (
        <Button variant="ghost" onClick={() => show(today)}>
          {t('backToToday')}
        </Button>
      )}
    </Flex>
  );
}

function RunTable({ runs, today }: { readonly runs: readonly RunFields[]; readonly today: boolean }) {
  const t = useTexts(lineChecksTexts);
  const layer = useLayer('check');
  const columns = useRunColumns();
  return (
    <Stack>
      <DataTable
        caption={t('tab')}
        columns={columns}
        rows={runs}
        rowKey={({ id }) => id}
        linkOf={({ id }) => layer.linkTo(id)}
        empty={
          <EmptyState
            icon={ClipboardCheck}
            title={t(today ? 'emptyTitle' : 'pastEmptyTitle')}
            description={today ? t('emptyText') : undefined}
            action={
              today ? (
                <Button asChild>
                  <Link to={`${paths.tasks}?tab=templates`}>{t('emptyPlan')}</Link>
                </Button>
              ) : undefined
            }
          />
        }
      />
    </Stack>
  );
}

function useRunColumns(): readonly Column<RunFields>[] {
  const localName = useNames();
  const t = useTexts(lineChecksTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  return [
    {
      key: 'name',
      header: t('check'),
      primary: true,
      cell: (run) => nameIn(language, run),
      sortValue: ({ name }) => name,
    },
    { key: 'status', header: t('status'), cell: (run) => <CheckStatus run={run} />, sortValue: ({ status }) => status },
    {
      key: 'due',
      header: t('due'),
      numeric: true,
      cell: ({ dueAt }) => formatClock(new Date(dueAt), language, timeZone),
      sortValue: ({ dueAt }) => dueAt,
    },
    { key: 'station', header: t('station'), cell: ({ stationName }) => localName(stationName) ?? '–' },
    {
      key: 'done',
      header: t('doneColumn'),
      numeric: true,
      cell: ({ answeredCount, itemCount }) => t('progress', { done: answeredCount, total: itemCount }),
    },
    {
      key: 'result',
      header: t('result'),
      cell: (run) => [...findings(run, t), run.missedReason].filter(Boolean).join(' · ') || '–',
    },
    { key: 'person', header: t('person'), cell: (run) => run.submittedByName ?? run.startedByName ?? '–' },
  ];
}
