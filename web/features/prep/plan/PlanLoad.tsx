import { Box, type BoxProps, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { type Load, loadOf } from './load.ts';
import { LoadText } from './LoadText.tsx';
import { shareTexts } from './share-texts.ts';
import type { Person } from './usePlanning.ts';

interface PlanLoadProps {
  readonly tasks: readonly PrepRowFragment[];
  readonly people: readonly Person[];
  /** Whether tasks are being dragged: then every cook is shown, where the cards are. */
  readonly isDragging: boolean;
  /** Dropped on a person; on nobody for null. */
  readonly onDrop: (personId: string | null) => void;
}

interface Row {
  /** Null for what nobody has. */
  readonly id: string | null;
  readonly name: string | null;
  readonly load: Load;
}

/** What is left to do for each person of the day, the most first, then what nobody has. Nothing once all is done. */
export function PlanLoad({ tasks, people, isDragging, onDrop }: PlanLoadProps) {
  const t = useTexts(shareTexts);
  const open = tasks.filter(({ status }) => isOpenPrepTask(status));
  if (open.length === 0) return null;
  const rows = rowsOf(open, isDragging ? people.filter(({ role }) => role === 'cook') : []);
  const most = Math.max(1, ...rows.map(({ load }) => load.minutes));
  return (
    <Box as="section" className="no-print" aria-label={t('load')} {...(isDragging ? beside : {})}>
      <Heading as="h2" fontSize="sm" color="fg.muted" mb="1.5">
        {t(isDragging ? 'dropOn' : 'load')}
      </Heading>
      <Flex as="ul" gap="2" wrap="wrap" listStyleType="none">
        {rows.map((row) => (
          <PersonLoad key={row.id ?? ''} row={row} most={most} onDrop={() => onDrop(row.id)} />
        ))}
      </Flex>
    </Box>
  );
}

/** Within reach of every card of a long board. */
const beside: BoxProps = { position: 'sticky', top: '14', zIndex: 'docked', bg: 'bg', pb: '2', pt: '1' };

function rowsOf(open: readonly PrepRowFragment[], cooks: readonly Person[]): readonly Row[] {
  const groups = Map.groupBy(open, ({ holderId }) => holderId);
  const busy = [...groups].map(([id, rows]) => ({ id, name: rows[0]?.holderName ?? null, load: loadOf(rows) }));
  const free = cooks.filter(({ id }) => !groups.has(id)).map(({ id, name }) => ({ id, name, load: loadOf([]) }));
  const nobody = cooks.length > 0 && !groups.has(null) ? [{ id: null, name: null, load: loadOf([]) }] : [];
  return [...busy, ...free, ...nobody].toSorted(
    (one, other) => Number(one.id === null) - Number(other.id === null) || other.load.minutes - one.load.minutes,
  );
}

interface PersonLoadProps {
  readonly row: Row;
  readonly most: number;
  readonly onDrop: () => void;
}

function PersonLoad({ row: { id, name, load }, most, onDrop }: PersonLoadProps) {
  const t = useTexts(shareTexts);
  const [isOver, setOver] = useState(false);
  return (
    <Box
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
      onDragOver={(event) => {
        // Only then it can be dropped on.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
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
