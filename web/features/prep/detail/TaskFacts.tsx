import { Box, Flex, Span } from '@chakra-ui/react';
import { formatDecimal } from '../../../ui/format/decimal.ts';
import { useKitchen } from '../../../ui/format/kitchen.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { formatClock } from '../../../ui/format/times.ts';
import { useSmallScreen } from '../../../ui/components/useSmallScreen.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { handoverTexts } from '../handover/handover-texts.ts';
import { prepTexts } from '../texts.ts';
import { TaskTime } from '../list/TaskTime.tsx';
import { useNames } from '../../../ui/i18n/useNames.ts';

interface TaskProps {
  readonly task: PrepRowFragment;
}

/** A station's color and name, because color alone is not accessible. */
export function StationMark({ task }: TaskProps) {
  const localName = useNames();
  if (!task.stationName) return null;
  return (
    <Span display="inline-flex" alignItems="center" gap="1.5" minW="0" overflowWrap="anywhere">
      <Box boxSize="2.5" flexShrink="0" rounded="full" bg={task.stationColour ?? 'fg.subtle'} aria-hidden="true" />
      {localName(task.stationName)}
    </Span>
  );
}

/** The person who works on the task and since when, or its assignee; `brief` leaves the time out. */
export function TaskPerson({ task, brief = false }: TaskProps & { readonly brief?: boolean }) {
  const t = useTexts(prepTexts);
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const h = useTexts(handoverTexts);
  const since = task.status === 'on_hold' ? task.heldAt : task.startedAt;
  const name = task.startedByName ?? task.assigneeName;
  if ((task.status === 'in_progress' || task.status === 'on_hold') && since && name) {
    // Its holder is another person than the one who started it: it was handed over, or somebody helped.
    const holder = task.holderName === task.startedByName ? null : task.holderName;
    if (brief) return <Span>{holder ?? name}</Span>;
    const time = formatClock(new Date(since), language, timeZone);
    if (holder !== null && task.startedByName !== null) {
      return <Span>{h(task.status === 'on_hold' ? 'holderHeldBy' : 'holderStartedBy', { holder, name, time })}</Span>;
    }
    return <Span>{t(task.status === 'on_hold' ? 'heldBy' : 'startedBy', { name, time })}</Span>;
  }
  return task.status === 'pending' && task.assigneeName ? <Span>{task.assigneeName}</Span> : null;
}

/** One line under a task's name: due time, person, station, and par with stock on hand. */
export function TaskFacts({ task }: TaskProps) {
  const t = useTexts(prepTexts);
  const language = useLanguage();
  const small = useSmallScreen();
  const waiting = task.status === 'pending';
  return (
    <Flex wrap="wrap" columnGap={{ base: '2', md: '3' }} rowGap="0.5" textStyle="sm" color="fg.muted" align="center">
      <TaskTime task={task} />
      <TaskPerson task={task} brief={small} />
      {waiting && task.parAtPlan !== null ? (
        <Span hideBelow="md">{t('par', { n: formatDecimal(task.parAtPlan, language) })}</Span>
      ) : null}
      {waiting && task.onHandAtPlan !== null ? (
        <Span hideBelow="md">{t('have', { n: formatDecimal(task.onHandAtPlan, language) })}</Span>
      ) : null}
      <StationMark task={task} />
    </Flex>
  );
}
