import { Box, type BoxProps, Flex, Heading, Text } from '@chakra-ui/react';
import { useDroppable } from '@dnd-kit/core';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { placeOf } from './board-places.ts';
import { type Load, loadOf } from './load.ts';
import { LoadText } from './LoadText.tsx';
import { shareTexts } from './share-texts.ts';
import type { Person } from './usePlanning.ts';

interface PlanLoadProps {
  readonly tasks: readonly PrepRowFragment[];
  readonly people: readonly Person[];
  /** Whether tasks are being dragged: then every cook is shown, where the cards are. */
  readonly isDragging: boolean;
}

interface Row {
  /** Null for unassigned tasks. */
  readonly id: string | null;
  readonly name: string | null;
  readonly load: Load;
}

/** The remaining load of each person of the day, the largest first, then that of unassigned tasks. Nothing once all is done. */
export function PlanLoad({ tasks, people, isDragging }: PlanLoadProps) {
  const t = useTexts(shareTexts);
  const open = tasks.filter(({ status }) => isOpenPrepTask(status));
  if (open.length === 0) return null;
  const rows = busyRows(open);
  const most = Math.max(1, ...rows.map(({ load }) => load.minutes));
  const free = isDragging ? freeRows(people, rows) : [];
  return (
    <Box as="section" className="no-print" aria-label={t('load')} {...(isDragging ? beside : {})}>
      <Heading as="h2" fontSize="sm" color="fg.muted" mb="1.5">
        {t(isDragging ? 'dropOn' : 'load')}
      </Heading>
      <Rows rows={rows} most={most} />
      {free.length === 0 ? null : (
        // Overlays the board: pushing the board down would move the card away from the finger.
        <Box position="absolute" top="100%" insetX="0" pt="2" pb="3" bg="bg">
          <Rows rows={free} most={most} />
        </Box>
      )}
    </Box>
  );
}

/** Sticky, so that it can be reached from every card of a long board. */
const beside: BoxProps = { position: 'sticky', top: '14', zIndex: 'docked', bg: 'bg' };

function busyRows(open: readonly PrepRowFragment[]): readonly Row[] {
  const groups = Map.groupBy(open, ({ holderId }) => holderId);
  const busy = [...groups].map(([id, rows]) => ({ id, name: rows[0]?.holderName ?? null, load: loadOf(rows) }));
  return busy.toSorted(
    (one, other) => Number(one.id === null) - Number(other.id === null) || other.load.minutes - one.load.minutes,
  );
}

/** Drop targets without tasks: the other cooks, and "unassigned" when every task has a person. */
function freeRows(people: readonly Person[], busy: readonly Row[]): readonly Row[] {
  const cooks = people.filter(({ role }) => role === 'cook').map(({ id, name }) => ({ id, name }));
  const places: readonly Pick<Row, 'id' | 'name'>[] = [...cooks, { id: null, name: null }];
  return places
    .filter(({ id }) => !busy.some((row) => row.id === id))
    .map(({ id, name }) => ({ id, name, load: loadOf([]) }));
}

function Rows({ rows, most }: { readonly rows: readonly Row[]; readonly most: number }) {
  return (
    <Flex as="ul" gap="2" wrap="wrap" listStyleType="none">
      {rows.map((row) => (
        <PersonLoad key={row.id ?? ''} row={row} most={most} />
      ))}
    </Flex>
  );
}

interface PersonLoadProps {
  readonly row: Row;
  readonly most: number;
}

function PersonLoad({ row: { id, name, load }, most }: PersonLoadProps) {
  const t = useTexts(shareTexts);
  const { setNodeRef, isOver } = useDroppable({ id: placeOf(id) });
  return (
    <Box
      ref={setNodeRef}
      as="li"
      flex="1 1 9.5rem"
      maxW="18rem"
      bg={isOver ? 'brand.subtle' : 'bg.panel'}
      borderWidth="1px"
      borderStyle={id === null ? 'dashed' : 'solid'}
      borderColor={isOver ? 'brand.solid' : 'border'}
      rounded="l2"
      px="3"
      py="2"
    >
      <Text fontWeight="semibold" truncate>
        {name ?? t('nobody')}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {t('tasks', { n: load.count })}
        {load.count === 0 ? null : ', '}
        <LoadText load={load} />
      </Text>
      <Box mt="1.5" h="1.5" rounded="full" bg="bg.muted" overflow="hidden" aria-hidden="true">
        <Box
          h="full"
          rounded="full"
          bg={id === null ? 'fg.subtle' : 'brand.solid'}
          style={{ width: `${(100 * load.minutes) / most}%` }}
        />
      </Box>
    </Box>
  );
}
