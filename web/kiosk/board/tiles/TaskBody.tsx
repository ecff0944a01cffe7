import { Box, Flex, Span, Text } from '@chakra-ui/react';
import { Flag, History, Hourglass, MessageSquareText } from 'lucide-react';
import { firstLine } from '../../../ui/format/first-line.ts';
import { formatDate } from '../../../ui/format/days.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { BoardTask } from '../model/board.ts';
import { formatTimer } from '../../../ui/format/spans.ts';
import { isOpen, missingFromPhone, type TaskTile, workedFor } from '../model/tiles.ts';
import { kioskTexts } from '../../texts.ts';
import { TileAllergens } from './TileAllergens.tsx';
import { useFormatters } from '../useFormatters.ts';

interface TaskBodyProps {
  readonly tile: TaskTile;
  /** The kitchen's time. */
  readonly time: number;
  /** Null where all tiles belong to the same station. */
  readonly stationName: string | null;
  /** A press on it has not reached the server. */
  readonly waiting: boolean;
  /** Opens the full list of allergens. */
  readonly onAllergens: () => void;
}

/** Name, quantity, allergens, note and person of a task. What comes last is cut off first where a tile is small. */
export function TaskBody({
  tile: { task, state, from, waitsFor },
  time,
  stationName,
  waiting,
  onAllergens,
}: TaskBodyProps) {
  const { taskAmount } = useFormatters();
  const worked = state === 'done' ? null : workedFor(task, time);
  return (
    <>
      <Text fontWeight="bold" lineHeight="1.12" lineClamp={2} flexShrink={0} overflowWrap="anywhere">
        {task.name}
      </Text>
      <Flex
        justify="space-between"
        align="baseline"
        gap="0.4em"
        flexShrink={0}
        lineHeight="1.2"
        fontVariantNumeric="tabular-nums"
      >
        <Span fontWeight="semibold" whiteSpace="nowrap">
          {taskAmount(task)}
        </Span>
        {worked === null ? null : (
          <Span whiteSpace="nowrap" fontWeight="medium" color={state === 'held' ? 'fg.muted' : 'fg.info'} data-timer="">
            {formatTimer(worked)}
          </Span>
        )}
      </Flex>
      <TaskBadges task={task} onAllergens={onAllergens} />
      {task.note === null ? null : <Note note={task.note} />}
      {waitsFor.length === 0 ? null : <WaitsFor names={waitsFor} />}
      {from === null ? null : <CarriedFrom date={from} />}
      <Facts task={task} stationName={stationName} waiting={waiting} />
    </>
  );
}

/** The first line of the note; the task's sheet shows all of it. */
function Note({ note }: { readonly note: string }) {
  return (
    <Flex align="flex-start" gap="0.25em" fontSize="0.6em" lineHeight="1.25" fontWeight="semibold">
      <Box flexShrink="0" pt="0.15em">
        <MessageSquareText size="0.9em" aria-hidden="true" />
      </Box>
      <Text as="span" flex="1" minW="0" lineClamp={2} overflowWrap="anywhere">
        {firstLine(note)}
      </Text>
    </Flex>
  );
}

/** What must be finished before it is started. */
function WaitsFor({ names }: { readonly names: readonly string[] }) {
  const t = useTexts(kioskTexts);
  const { language } = useFormatters();
  const name = new Intl.ListFormat(language).format(names);
  return (
    <Flex data-waits="" align="center" gap="0.25em" fontSize="0.6em" lineHeight="1.25" color="purple.fg" flexShrink={0}>
      <Hourglass size="0.9em" aria-hidden="true" style={{ flexShrink: 0 }} />
      <Span fontWeight="semibold" truncate>
        {t('waitsFor', { name })}
      </Span>
    </Flex>
  );
}

/** The earlier business day of an unfinished task. */
function CarriedFrom({ date }: { readonly date: string }) {
  const t = useTexts(kioskTexts);
  const { language } = useFormatters();
  return (
    <Flex data-from={date} align="center" gap="0.25em" fontSize="0.6em" lineHeight="1.25" color="fg.warning">
      <History size="0.9em" aria-hidden="true" style={{ flexShrink: 0 }} />
      <Span fontWeight="semibold" truncate>
        {t('from', { day: formatDate(date, language) })}
      </Span>
    </Flex>
  );
}

interface FactsProps {
  readonly task: BoardTask;
  readonly stationName: string | null;
  readonly waiting: boolean;
}

/** The station, then the person (and since when, once it runs); below, par and on hand while it is pending. */
function Facts({ task, stationName, waiting }: FactsProps) {
  const t = useTexts(kioskTexts);
  const { number, language } = useFormatters();
  const words = usePersonAndTime(task);
  const stock =
    task.status === 'pending'
      ? [
          task.parAtPlan === null ? '' : t('par', { n: number(task.parAtPlan) }),
          task.onHandAtPlan === null ? '' : t('have', { n: number(task.onHandAtPlan) }),
        ]
      : [];
  const needed = isOpen(task) ? missingFromPhone(task) : null;
  const missing = needed === null ? '' : t(needed === 'photo' ? 'needsPhoto' : 'needsNote');
  const thaw = task.thawFor ? t('thawFor', { day: formatDate(task.thawFor, language) }) : '';
  const first = [waiting ? t('waitsToSend') : '', thaw, missing, stationName ?? '', words];
  if (words === '') return <FactLine facts={[...first, ...stock]} />;
  return (
    <>
      <FactLine facts={first} />
      <FactLine facts={stock} />
    </>
  );
}

/** One line, cut at its end: the first fact is always whole. */
function FactLine({ facts }: { readonly facts: readonly string[] }) {
  const line = facts.filter((fact) => fact !== '').join(' · ');
  if (line === '') return null;
  return (
    <Text fontSize="0.6em" color="fg.muted" lineHeight="1.25" truncate flexShrink={0}>
      {line}
    </Text>
  );
}

function usePersonAndTime(task: BoardTask): string {
  const t = useTexts(kioskTexts);
  const { clock, person } = useFormatters();
  if (task.status === 'pending') {
    const name = person(task.assigneeId);
    return name === '' ? '' : t('forPerson', { name });
  }
  if (task.status === 'completed' && task.completedAt !== null) {
    const [name, time] = [person(task.completedById), clock(task.completedAt)];
    return name === '' ? time : t('finishedBy', { name, time });
  }
  const name = person(task.startedById);
  const held = task.status === 'on_hold' && task.heldAt !== null;
  const since = held ? task.heldAt : task.startedAt;
  if (since === null) return name;
  const time = clock(since);
  if (name === '') return t(held ? 'heldAt' : 'startedAt', { time });
  return t(held ? 'heldBy' : 'startedBy', { name, time });
}

/** Priority and allergens, by name. */
function TaskBadges({ task, onAllergens }: { readonly task: BoardTask; readonly onAllergens: () => void }) {
  const t = useTexts(kioskTexts);
  const isPressing = task.priority === 'urgent' || task.priority === 'high';
  if (!isPressing && task.allergens?.length === 0) return null;
  const flag = isPressing ? (
    <Flex as="span" align="center" gap="0.25em" color="fg.error" fontWeight="semibold" whiteSpace="nowrap">
      <Flag size="0.9em" aria-hidden="true" /> {t(task.priority === 'urgent' ? 'urgent' : 'high')}
    </Flex>
  ) : null;
  return (
    <Box fontSize="0.6em" lineHeight="1.25">
      <TileAllergens contents={task} first={flag} onOpen={onAllergens} />
    </Box>
  );
}
