import { Box, chakra, Flex, Span, Text } from '@chakra-ui/react';
import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { useRecentlyChanged } from '../../../ui/components/recently-changed.ts';
import { SelectBox } from '../../../ui/components/SelectCell.tsx';
import { StatusBadge } from '../../../ui/components/StatusBadge.tsx';
import { useLayer } from '../../../ui/components/useLayer.ts';
import type { TableSelection } from '../../../ui/components/useTableSelection.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { statusTones } from '../list/status-tones.ts';
import { TaskAmount } from '../list/TaskAmount.tsx';
import { TaskMarkRow } from '../list/TaskMarks.tsx';
import { TaskTime } from '../list/TaskTime.tsx';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { AssignSelect } from './AssignSelect.tsx';
import { planTexts } from './plan-texts.ts';
import { shareTexts } from './share-texts.ts';
import type { Person } from './usePlanning.ts';

const Open = chakra('button', {
  base: {
    flex: '1 1 7rem',
    minW: '0',
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

interface BoardCardProps {
  readonly task: PrepRowFragment;
  readonly people: readonly Person[];
  /** Set while several tasks are selected: an open task has a checkbox in place of its own assignment. */
  readonly selection: TableSelection | null;
  /** The open tasks of the station, in the order shown. */
  readonly order: readonly string[];
}

/** A task of the board, which is dragged onto a person while it is open. */
export function BoardCard({ task, people, selection, order }: BoardCardProps) {
  const localName = useNames();
  const share = useTexts(shareTexts);
  const changed = useRecentlyChanged(task.id);
  const isOpen = isOpenPrepTask(task.status);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: task.id,
    disabled: !isOpen,
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
      pb={isOpen ? '3' : '2'}
      transition="background-color 0.4s"
      opacity={isDragging ? 0.5 : 1}
      // A finger that rests picks the card up, and selects no text.
      touchAction="manipulation"
      css={{ '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' } }}
      {...listeners}
    >
      <Top task={task} selection={selection} order={order}>
        {isOpen ? (
          <Handle
            type="button"
            ref={setActivatorNodeRef}
            aria-label={share('dragCard', { name: localName(task.name) })}
            {...attributes}
          >
            <GripVertical size={18} aria-hidden="true" />
          </Handle>
        ) : null}
      </Top>
      <State task={task} />
      <TaskMarkRow task={task} />
      {isOpen ? <Whose task={task} people={people} selection={selection} /> : null}
    </Box>
  );
}

interface TopProps extends Omit<BoardCardProps, 'people'> {
  /** The handle. */
  readonly children: ReactNode;
}

/** Name and quantity; the name opens the task. */
function Top({ task, selection, order, children }: TopProps) {
  const localName = useNames();
  const plan = useTexts(planTexts);
  const layer = useLayer('task');
  return (
    <Flex columnGap="2" align="center" wrap="wrap">
      {selection && isOpenPrepTask(task.status) ? (
        <SelectBox
          label={plan('selectTask', { name: localName(task.name) })}
          checked={selection.ids.has(task.id)}
          onToggle={(range) => selection.toggle(task.id, range, order)}
        />
      ) : null}
      {children}
      <Open type="button" onClick={() => layer.open(task.id)}>
        {localName(task.name)}
      </Open>
      <Span fontWeight="semibold" ms="auto">
        <TaskAmount task={task} />
      </Span>
    </Flex>
  );
}

function State({ task }: Pick<BoardCardProps, 'task'>) {
  const t = useTexts(prepTexts);
  return (
    <Flex gap="2" align="center" justify="space-between" wrap="wrap" textStyle="sm" color="fg.muted">
      <TaskTime task={task} />
      <StatusBadge tone={statusTones[task.status]} size="sm">
        {t(task.status)}
      </StatusBadge>
    </Flex>
  );
}

function Whose({ task, people, selection }: Omit<BoardCardProps, 'order'>) {
  const plan = useTexts(planTexts);
  if (selection) {
    return (
      <Text mt="1" textStyle="sm">
        {task.assigneeName ?? plan('nobody')}
      </Text>
    );
  }
  return (
    <Box mt="2">
      <AssignSelect task={task} people={people} />
    </Box>
  );
}
