import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Allergens } from '../../../ui/kitchen/Allergens.tsx';
import { Quantity } from '../../../ui/kitchen/amounts.tsx';
import { recipeAddress } from '../../../platform/recipe-address.ts';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useCan } from '../../../platform/session/viewer.ts';
import { TaskManaging } from '../plan/TaskManaging.tsx';
import type { PrepRowFragment, PrepTaskDetailQuery } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { recurringTexts } from '../recurring/recurring-texts.ts';
import { TaskPhotos, useTaskPhotos } from '../recurring/TaskPhotos.tsx';
import type { AskFirst } from '../list/useTaskQuestions.tsx';
import { HaveButton } from '../list/HaveButton.tsx';
import { SecondaryActions } from '../list/SecondaryActions.tsx';
import { RowFailure } from '../list/RowFailure.tsx';
import { WaitingLine } from '../list/WaitingLine.tsx';
import { StationMark, TaskPerson } from './TaskFacts.tsx';
import { TaskMarkRow } from '../list/TaskMarks.tsx';
import { TaskHistory } from './TaskHistory.tsx';
import { TaskNote } from './TaskNote.tsx';
import { TaskTime } from '../list/TaskTime.tsx';
import type { TaskActions } from '../list/useTaskActions.ts';

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <Box>
      <Text as="dt" textStyle="sm" color="fg.muted">
        {label}
      </Text>
      <Box as="dd" fontWeight="semibold" fontSize="lg">
        {children}
      </Box>
    </Box>
  );
}

function Figures({ task }: { readonly task: PrepRowFragment }) {
  const t = useTexts(prepTexts);
  const { unit } = task;
  return (
    <Grid as="dl" templateColumns="repeat(auto-fill, minmax(9rem, 1fr))" gap="4">
      {task.recurringTaskId !== null ? null : (
        <Fact label={t('amount')}>
          <Quantity value={task.targetQuantity} unit={unit} />
        </Fact>
      )}
      {task.actualQuantity === null || task.recurringTaskId !== null ? null : (
        <Fact label={t('madeAmount')}>
          <Quantity value={task.actualQuantity} unit={unit} />
        </Fact>
      )}
      {task.parAtPlan === null ? null : (
        <Fact label={t('par0')}>
          <Quantity value={task.parAtPlan} unit={unit} />
        </Fact>
      )}
      {task.onHandAtPlan === null ? null : (
        <Fact label={t('have0')}>
          <Quantity value={task.onHandAtPlan} unit={unit} />
        </Fact>
      )}
      <Fact label={t(task.status === 'completed' ? 'completed' : 'due')}>
        <TaskTime task={task} />
      </Fact>
      {task.stationName === null ? null : (
        <Fact label={t('station')}>
          <StationMark task={task} />
        </Fact>
      )}
      <Fact label={t('whose')}>{task.assigneeName ?? t('nobody')}</Fact>
      {task.status === 'in_progress' || task.status === 'on_hold' ? (
        <Fact label={t(task.status)}>
          <TaskPerson task={task} />
        </Fact>
      ) : null}
    </Grid>
  );
}

/** The state of the last press on the task, unless it was applied. */
function LastPress({ task, actions }: Omit<TaskDetailProps, 'ask'>) {
  const failure = actions.failureOf(task.id);
  const waiting = actions.waitingOn(task.id);
  return (
    <>
      {failure ? <RowFailure failure={failure} onDismiss={() => actions.dismissFailure(task.id)} /> : null}
      {waiting ? <WaitingLine waiting={waiting} /> : null}
    </>
  );
}

/** How a recurring task is done. */
function Instructions({ task: { instructions } }: { readonly task: PrepRowFragment }) {
  const t = useTexts(recurringTexts);
  if (instructions === null) return null;
  return (
    <section>
      <Heading as="h3" fontSize="md" mb="2">
        {t('howItIsDone')}
      </Heading>
      <Text whiteSpace="pre-wrap">{instructions}</Text>
    </section>
  );
}

/** Photos of a recurring task. */
function WorkPhotos({ task }: { readonly task: PrepRowFragment }) {
  const t = useTexts(recurringTexts);
  const photos = useTaskPhotos(task);
  return (
    <section>
      <Heading as="h3" fontSize="md" mb="2">
        {t('photos')}
      </Heading>
      <TaskPhotos task={task} photos={photos} />
    </section>
  );
}

function TaskAllergens({ task }: Pick<TaskDetailProps, 'task'>) {
  const t = useTexts(prepTexts);
  return (
    <section>
      <Heading as="h3" fontSize="md" mb="2">
        {t('allergens')}
      </Heading>
      <Allergens allergens={task.allergens} known={task.knownAllergens} gaps={task.allergenGaps} titled saysNone />
      {task.allergens === null && task.recipeId === null && task.allergenGaps.length === 0 ? (
        <Text mt="1.5">{t('allergensNoRecipe')}</Text>
      ) : null}
    </section>
  );
}

interface TaskDetailProps {
  readonly task: PrepTaskDetailQuery['prepTask'];
  readonly actions: TaskActions;
  readonly ask: AskFirst;
}

/** All details of one task. */
export function TaskDetail({ task, actions, ask }: TaskDetailProps) {
  const localName = useNames();
  const t = useTexts(prepTexts);
  const recipe = useLayer('recipe');
  const { recipeId, status } = task;
  const address = { planned: task.recipeQuantity ?? '?', scale: null, task: task.id };
  const mayPlan = useCan('prep.plan');
  const isOpen = status === 'pending' || status === 'in_progress' || status === 'on_hold';
  return (
    <Flex direction="column" gap="7">
      <LastPress task={task} actions={actions} />
      <TaskMarkRow task={task} />
      <Figures task={task} />
      <HaveButton task={task} />
      <Instructions task={task} />
      {task.recurringTaskId === null ? <TaskAllergens task={task} /> : <WorkPhotos task={task} />}
      {recipeId === null ? null : (
        <section>
          <Heading as="h3" fontSize="md" mb="2">
            {t('recipe')}: {localName(task.recipeName)}
          </Heading>
          <Button variant="outline" size="xl" onClick={() => recipe.open(recipeAddress({ id: recipeId, ...address }))}>
            <BookOpen aria-hidden="true" /> {t('openRecipe')}
          </Button>
        </section>
      )}
      <SecondaryActions task={task} actions={actions} ask={ask} isOpen={isOpen} />
      {mayPlan && isOpen ? <TaskManaging task={task} actions={actions} /> : null}
      <section>
        <Heading as="h3" fontSize="md" mb="2">
          {t('note')}
        </Heading>
        <TaskNote task={task} />
      </section>
      {task.skipReason === null ? null : (
        <Text>
          <strong>{t('skipReason')}:</strong> {task.skipReason}
        </Text>
      )}
      {task.overrideReason === null ? null : (
        <Text color="fg.warning">
          <strong>{t('overrideReason')}:</strong> {task.overrideReason}
        </Text>
      )}
      <TaskHistory task={task} />
    </Flex>
  );
}
