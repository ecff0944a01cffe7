import { Badge, Box, chakra, Flex, Grid, Heading, Span, Text } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { SelectBox } from '../../../ui/components/SelectCell.tsx';
import type { TableSelection } from '../../../ui/components/useTableSelection.ts';
import { TaskAmount } from '../list/TaskAmount.tsx';
import { useRecentlyChanged } from '../../../ui/components/recently-changed.ts';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { statusTones } from '../list/status-tones.ts';
import { TaskMarkRow } from '../list/TaskMarks.tsx';
import { TaskTime } from '../list/TaskTime.tsx';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { planTexts } from './plan-texts.ts';
import { AssignSelect } from './AssignSelect.tsx';
import { loadOf } from './load.ts';
import { LoadText } from './LoadText.tsx';
import { shareTexts } from './share-texts.ts';
import type { Person } from './usePlanning.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';

const Open = chakra('button', {
  base: {
    flex: '1',
    minH: '11',
    textAlign: 'start',
    fontWeight: 'semibold',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** For the keyboard; a mouse or a finger may take the card anywhere. */
const Handle = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '8',
    minH: '11',
    ms: '-2',
    color: 'fg.muted',
    cursor: 'grab',
    touchAction: 'none',
  },
});

interface PlanBoardProps {
  readonly tasks: readonly PrepRowFragment[];
  readonly people: readonly Person[];
  /** Set while several tasks are selected: every open task has a checkbox in place of its own assignment. */
  readonly selection: TableSelection | null;
}

/** The day's tasks in one column per station, by due time, with their assignees. */
export function PlanBoard({ tasks, people, selection }: PlanBoardProps) {
  const localName = useNames();
  const t = useTexts(planTexts);
  const stations = [...Map.groupBy(tasks, ({ stationName }) => stationName ?? '')].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  return (
    <Grid
      className="no-print"
      gap="5"
      templateColumns="repeat(auto-fill, minmax(min(100%, 19rem), 1fr))"
      alignItems="start"
    >
      {stations.map(([station, rows]) => (
        <Column
          key={station}
          name={localName(station) || t('noStation')}
          tasks={rows}
          people={people}
          selection={selection}
        />
      ))}
    </Grid>
  );
}

function Column({ name, tasks, people, selection }: PlanBoardProps & { readonly name: string }) {
  const t = useTexts(planTexts);
  const order = tasks.filter(({ status }) => isOpenPrepTask(status)).map(({ id }) => id);
  const done = tasks.filter(({ status }) => status === 'completed').length;
  return (
    <Box as="section" aria-label={t('stationTasks', { station: name })} bg="bg.muted" rounded="l3" p="3">
      <Flex align="center" gap="2" px="1" pb="2.5">
        <Box boxSize="3" rounded="full" bg={tasks[0]?.stationColour ?? 'fg.subtle'} aria-hidden="true" />
        <Box flex="1" minW="0">
          <Heading as="h2" fontSize="md" overflowWrap="anywhere">
            {name}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            <LoadText load={loadOf(tasks)} />
          </Text>
        </Box>
        <Badge variant="surface" colorPalette={done === tasks.length ? 'brand' : 'gray'}>
          {t('doneOf', { done, n: tasks.length })}
        </Badge>
      </Flex>
      <Flex as="ul" direction="column" gap="2" listStyleType="none">
        {tasks.map((task) => (
          <Card key={task.id} {...{ task, people, selection, order }} />
        ))}
      </Flex>
    </Box>
  );
}

interface CardProps extends Pick<PlanBoardProps, 'people' | 'selection'> {
  readonly task: PrepRowFragment;
  /** The open tasks of the station, in the order shown. */
  readonly order: readonly string[];
}

function Card({ task, people, selection, order }: CardProps) {
  const localName = useNames();
  const t = useTexts(prepTexts);
  const plan = useTexts(planTexts);
  const layer = useLayer('task');
  const changed = useRecentlyChanged(task.id);
  const share = useTexts(shareTexts);
  const ended = task.status === 'completed' || task.status === 'skipped';
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: task.id,
    disabled: !isOpenPrepTask(task.status),
    attributes: { roleDescription: share('dragRole') },
  });
  return (
    <Box
      ref={setNodeRef}
      as="li"
      bg={changed ? 'brand.subtle' : 'bg.panel'}
      borderWidth="1px"
      rounded="l2"
      px="3"
      py="1.5"
      pb={ended ? '2' : '3'}
      transition="background-color 0.4s"
      opacity={isDragging ? 0.5 : 1}
      // A finger that rests picks the card up, and selects no text.
      touchAction="manipulation"
      css={{ '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' } }}
      {...listeners}
    >
      <Flex gap="2" align="center">
        {selection && isOpenPrepTask(task.status) ? (
          <SelectBox
            label={plan('selectTask', { name: localName(task.name) })}
            checked={selection.ids.has(task.id)}
            onToggle={(range) => selection.toggle(task.id, range, order)}
          />
        ) : null}
        {isOpenPrepTask(task.status) ? (
          <Handle
            type="button"
            ref={setActivatorNodeRef}
            aria-label={share('dragCard', { name: localName(task.name) })}
            {...attributes}
          >
            <GripVertical size={18} aria-hidden="true" />
          </Handle>
        ) : null}
        <Open type="button" onClick={() => layer.open(task.id)}>
          {localName(task.name)}
        </Open>
        <Span fontWeight="semibold">
          <TaskAmount task={task} />
        </Span>
      </Flex>
      <Flex gap="2" align="center" justify="space-between" wrap="wrap" textStyle="sm" color="fg.muted">
        <TaskTime task={task} />
        <StatusBadge tone={statusTones[task.status]} size="sm">
          {t(task.status)}
        </StatusBadge>
      </Flex>
      <TaskMarkRow task={task} />
      {ended ? null : selection ? (
        <Text mt="1" textStyle="sm">
          {task.assigneeName ?? plan('nobody')}
        </Text>
      ) : (
        <Box mt="2">
          <AssignSelect task={task} people={people} />
        </Box>
      )}
    </Box>
  );
}
