import { Badge, Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { isOpenPrepTask } from '#schema/vocabulary.ts';
import type { TableSelection } from '../../../ui/components/useTableSelection.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { BoardCard } from './BoardCard.tsx';
import { planTexts } from './plan-texts.ts';
import { loadOf } from './load.ts';
import { LoadText } from './LoadText.tsx';
import type { Person } from './usePlanning.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';

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
      <Flex align="center" columnGap="2" px="1" pb="2.5" wrap="wrap">
        <Box boxSize="3" rounded="full" bg={tasks[0]?.stationColour ?? 'fg.subtle'} aria-hidden="true" />
        <Box flex="1 1 8rem" minW="0">
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
          <BoardCard key={task.id} {...{ task, people, selection, order }} />
        ))}
      </Flex>
    </Box>
  );
}
