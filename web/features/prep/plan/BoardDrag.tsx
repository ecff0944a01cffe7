import { chakra, Text } from '@chakra-ui/react';
import {
  type Active,
  type Announcements,
  closestCenter,
  type CollisionDetection,
  DndContext,
  DragOverlay,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { personAt } from './board-places.ts';
import { shareTexts } from './share-texts.ts';
import type { Person } from './usePlanning.ts';

/** A finger that rests this long picks a card up; one that moves before scrolls. */
const touch = { delay: 250, tolerance: 8 };
/** A mouse that moves less presses what is on the card. */
const mouse = { distance: 6 };

interface BoardDragProps {
  readonly tasks: readonly PrepRowFragment[];
  readonly people: readonly Person[];
  /** The id of the card that is dragged; null while none is. */
  readonly dragged: string | null;
  /** How many cards are moved with it, itself included. */
  readonly count: number;
  readonly onDrag: (taskId: string | null) => void;
  /** Dropped on a person; on nobody for null. */
  readonly onDrop: (personId: string | null) => void;
  readonly children: ReactNode;
}

/** Cards of the board are dragged onto people: with a mouse, a finger that rests first, or Space and the arrow keys. */
export function BoardDrag({ tasks, people, dragged, count, onDrag, onDrop, children }: BoardDragProps) {
  const t = useTexts(shareTexts);
  const announcements = useAnnouncements(tasks, people);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: mouse }),
    useSensor(TouchSensor, { activationConstraint: touch }),
    useSensor(KeyboardSensor, { coordinateGetter: nextPerson }),
  );
  const task = tasks.find(({ id }) => id === dragged);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={personUnder}
      // The people stay in view while a card is dragged.
      autoScroll={false}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('dragHelp') } }}
      onDragStart={({ active }) => onDrag(String(active.id))}
      onDragCancel={() => onDrag(null)}
      onDragEnd={({ over }) => {
        if (over) onDrop(personAt(over.id));
        onDrag(null);
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{task ? <DraggedCard task={task} count={count} /> : null}</DragOverlay>
    </DndContext>
  );
}

const Moving = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    rounded: 'l2',
    shadow: 'lg',
    px: '3',
    py: '2',
    cursor: 'grabbing',
  },
});

function DraggedCard({ task, count }: { readonly task: PrepRowFragment; readonly count: number }) {
  const t = useTexts(shareTexts);
  const localName = useNames();
  return (
    <Moving>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {localName(task.name)}
      </Text>
      {count > 1 ? (
        <Text textStyle="sm" color="fg.muted">
          {t('tasks', { n: count })}
        </Text>
      ) : null}
    </Moving>
  );
}

/** The person under the pointer. By keyboard the one that was moved to; none until then, so that a card is not dropped by chance. */
const personUnder: CollisionDetection = (drag) => {
  if (drag.pointerCoordinates) return pointerWithin(drag);
  const { initial } = drag.active.rect.current;
  const isMoved =
    initial !== null && (drag.collisionRect.left !== initial.left || drag.collisionRect.top !== initial.top);
  return isMoved ? closestCenter(drag) : [];
};

const steps = new Map<string, number>([
  [KeyboardCode.Right, 1],
  [KeyboardCode.Left, -1],
]);

/** Moves the middle of the card to that of the next person, or of the one before. */
const nextPerson: KeyboardCoordinateGetter = (event, { context: { collisionRect, droppableRects, over } }) => {
  const step = steps.get(event.code);
  // In the order of reading.
  const places = [...droppableRects]
    .toSorted(([, one], [, other]) => one.top - other.top || one.left - other.left)
    .map(([place]) => place);
  if (step === undefined || !collisionRect || places.length === 0) return undefined;
  event.preventDefault();
  const current = over ? places.indexOf(over.id) : step > 0 ? -1 : 0;
  const next = places[(current + step + places.length) % places.length];
  const rect = next === undefined ? undefined : droppableRects.get(next);
  if (!rect) return undefined;
  return {
    x: rect.left + (rect.width - collisionRect.width) / 2,
    y: rect.top + (rect.height - collisionRect.height) / 2,
  };
};

/** What a screen reader says while a card is moved. */
function useAnnouncements(tasks: readonly PrepRowFragment[], people: readonly Person[]): Announcements {
  const t = useTexts(shareTexts);
  const localName = useNames();
  const card = ({ id }: Active) => localName(tasks.find((task) => task.id === id)?.name ?? '');
  const person = (place: string | number) => {
    const id = personAt(place);
    if (id === null) return t('nobody');
    const known = people.find((each) => each.id === id)?.name;
    return known ?? tasks.find(({ holderId }) => holderId === id)?.holderName ?? '';
  };
  return {
    onDragStart: ({ active }) => t('pickedUp', { name: card(active) }),
    onDragOver: ({ active, over }) => (over ? t('over', { name: card(active), person: person(over.id) }) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? t('goesTo', { name: card(active), person: person(over.id) }) : t('stays', { name: card(active) }),
    onDragCancel: ({ active }) => t('stays', { name: card(active) }),
  };
}
