import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { PrintTable } from '../../../ui/components/PrintTable.tsx';
import { useAllergensInWords } from '../../../ui/kitchen/allergen-texts.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { formatDate } from '../../../ui/format/days.ts';
import type { Board, BoardTask } from '../model/board.ts';
import { carriedFrom, isOpen } from '../model/tiles.ts';
import { kioskTexts } from '../../texts.ts';
import { useFormatters } from '../useFormatters.ts';

const widths = {
  '& th:nth-of-type(1)': { w: '4rem' },
  '& th:nth-of-type(3)': { w: '7rem' },
  '& th:nth-of-type(4)': { w: '6.5rem' },
  '& th:nth-of-type(5)': { w: '8rem' },
};
const Tick = chakra('span', {
  base: { display: 'inline-block', boxSize: '5', borderWidth: '1.5px', borderColor: 'black' },
});

interface PaperListProps {
  readonly board: Board;
  readonly tasks: readonly BoardTask[];
  /** Server time of the data. */
  readonly asOf: number | null;
}

/** Open tasks by station for printing, the fallback when the display is offline; and when the board itself cannot be rendered. */
export function PaperList({ board, tasks, asOf }: PaperListProps) {
  const t = useTexts(kioskTexts);
  const { clock, language } = useFormatters();
  const open = tasks.filter(isOpen).toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
  const groups = [
    ...board.stations.map(({ id, name }) => ({ id, name, tasks: open.filter(({ stationId }) => stationId === id) })),
    { id: '', name: t('noStation'), tasks: open.filter(({ stationId }) => stationId === null) },
  ].filter((group) => group.tasks.length > 0);
  return (
    <Box>
      <Heading as="h1" size="lg">
        {board.kitchen.name} · {t('listOf', { date: formatDate(board.businessDate, language) })}
      </Heading>
      {asOf === null ? null : <Text>{t('asOf', { time: clock(asOf) })}</Text>}
      {groups.map((group) => (
        <Box as="section" key={group.id} mt="4">
          <Heading as="h2" size="md">
            {group.name}
          </Heading>
          <StationTable board={board} tasks={group.tasks} />
        </Box>
      ))}
    </Box>
  );
}

function StationTable({ board, tasks }: Pick<PaperListProps, 'board' | 'tasks'>) {
  const t = useTexts(kioskTexts);
  const { clock, taskAmount, language } = useFormatters();
  const inWords = useAllergensInWords();
  const dayOf = (task: BoardTask) => {
    const from = carriedFrom(board, task);
    return from === null ? null : <div>{t('from', { day: formatDate(from, language) })}</div>;
  };
  return (
    <PrintTable rules="screen" heads={[t('done'), t('task'), t('amount'), t('dueAt'), t('state')]} css={widths}>
      {tasks.map((task) => (
        <tr key={task.id}>
          <td>
            <Tick />
          </td>
          <td>
            {task.name}
            {dayOf(task)}
            {task.allergens?.length === 0 ? null : (
              <Text>
                {t('allergens')}: {inWords(task)}
              </Text>
            )}
            {task.note === null ? null : <Text fontWeight="bold">{task.note}</Text>}
          </td>
          <td>
            <strong>{taskAmount(task)}</strong>
          </td>
          <td>{clock(task.dueAt)}</td>
          <td>{task.status === 'pending' ? '' : t(task.status === 'on_hold' ? 'held' : 'running')}</td>
        </tr>
      ))}
    </PrintTable>
  );
}
