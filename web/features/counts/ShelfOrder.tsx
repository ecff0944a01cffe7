import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import { invalidating } from '../../platform/live/invalidate.ts';
import { Layer } from '../../ui/components/Layer.tsx';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { useAction } from '../../ui/forms/useAction.ts';
import { useValuesGuard } from '../../ui/forms/useFormGuard.ts';
import { useNames } from '../../ui/i18n/useNames.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { PlaceRows } from './count-rows.ts';
import { useOrderShelfMutation } from './counts.generated.ts';
import { countTexts } from './texts.ts';

interface Shelved {
  readonly id: string;
  readonly name: string;
}

/** The items of a place, each once, in shelf order. */
function itemsOf({ targets }: PlaceRows): readonly Shelved[] {
  const items = new Map(targets.map(({ row: { itemId, itemName } }) => [itemId, { id: itemId, name: itemName }]));
  return [...items.values()];
}

interface ShelfOrderProps {
  readonly place: PlaceRows;
  readonly storageLocationId: string;
  readonly onClose: () => void;
}

/** The order of a shelf, by dragging: with a finger, a mouse, or Space and the arrow keys. */
export function ShelfOrder({ place, storageLocationId, onClose }: ShelfOrderProps) {
  const t = useTexts(countTexts);
  const localName = useNames();
  // Sent with the new order: the server refuses it when somebody else has changed the order since.
  const [seen] = useState(() => itemsOf(place));
  const [items, setItems] = useState(seen);
  const [moved, setMoved] = useState(false);
  const guard = useValuesGuard([moved]);
  const [order] = useOrderShelfMutation(invalidating('countSheet'));
  const { run, pending } = useAction(t('failed'));
  const announcements = useAnnouncements(items);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const at = (id: unknown) => items.findIndex((item) => item.id === id);
    setItems(arrayMove([...items], at(active.id), at(over.id)));
    setMoved(true);
  };
  const save = () => {
    const previousItemIds = seen.map(({ id }) => id);
    const input = { storageLocationId, itemIds: items.map(({ id }) => id), previousItemIds };
    const onDone = () => {
      guard.release();
      onClose();
    };
    void run(() => order({ variables: { input } }), { toast: t('orderSaved'), onDone });
  };
  return (
    <Layer
      title={`${t('shelfOrder')} · ${localName(place.place.name) ?? ''}`}
      onClose={() => guard.leave(onClose)}
      footer={
        <SendButton type="button" loading={pending} disabled={!moved} onClick={save}>
          {t('saveOrder')}
        </SendButton>
      }
    >
      <Text color="fg.muted" mb="3">
        {t('shelfOrderText')}
      </Text>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('dragHelp') } }}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <Stack as="ol" gap="1" listStyleType="none">
            {items.map(({ id, name }) => (
              <ShelfLine key={id} id={id} name={localName(name)} />
            ))}
          </Stack>
        </SortableContext>
      </DndContext>
    </Layer>
  );
}

/** What a screen reader says while a line is moved. */
function useAnnouncements(items: readonly Shelved[]): Announcements {
  const t = useTexts(countTexts);
  const localName = useNames();
  const nameOf = (id: UniqueIdentifier) => localName(items.find((item) => item.id === id)?.name ?? '');
  const at = (id: UniqueIdentifier, place: UniqueIdentifier) =>
    t('dragAt', {
      name: nameOf(id),
      place: items.findIndex((item) => item.id === place) + 1,
      all: items.length,
    });
  return {
    onDragStart: ({ active }) => at(active.id, active.id),
    onDragOver: ({ active, over }) => (over ? at(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => at(active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => t('dragStays', { name: nameOf(active.id) }),
  };
}

function ShelfLine({ id, name }: Shelved) {
  const t = useTexts(countTexts);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <chakra.li
      ref={setNodeRef}
      style={{ transform: `translateY(${String(transform?.y ?? 0)}px)`, transition }}
      position="relative"
      zIndex={isDragging ? 'docked' : 'auto'}
    >
      <Flex
        align="center"
        gap="2"
        minH="14"
        borderWidth="1px"
        rounded="l2"
        bg="bg.panel"
        shadow={isDragging ? 'lg' : ''}
      >
        {/* Only this handle drags, so that a finger on the rest of the line scrolls the page. */}
        <chakra.button
          type="button"
          ref={setActivatorNodeRef}
          aria-label={t('dragItem', { name })}
          display="grid"
          placeItems="center"
          boxSize="14"
          cursor="grab"
          touchAction="none"
          {...attributes}
          {...listeners}
        >
          <GripVertical aria-hidden="true" />
        </chakra.button>
        <Text fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
      </Flex>
    </chakra.li>
  );
}
