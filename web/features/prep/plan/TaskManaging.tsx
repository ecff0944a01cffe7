import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import type { TaskActions } from '../list/useTaskActions.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { planTexts } from './plan-texts.ts';
import { PlanningWait } from './PlanningWait.tsx';
import { AssignSelect } from './AssignSelect.tsx';
import { EditTaskDrawer } from './TaskDrawers.tsx';
import { usePlanning } from './usePlanning.ts';

interface TaskManagingProps {
  readonly task: PrepRowFragment;
  readonly actions: TaskActions;
}

/** A manager's actions on an open task: assign, edit, cancel. */
export function TaskManaging({ task, actions }: TaskManagingProps) {
  const t = useTexts(planTexts);
  const { planning, ...wait } = usePlanning();
  const [editing, setEditing] = useState(false);
  return (
    <section>
      <Heading as="h3" fontSize="md" mb="2">
        {t('manage')}
      </Heading>
      <Flex gap="3" wrap="wrap" align="flex-end">
        <Box flex="1" minW="min(12rem, 100%)" maxW="xs">
          <Text textStyle="sm" color="fg.muted" mb="1" aria-hidden="true">
            {t('assignLabel')}
          </Text>
          <AssignSelect task={task} people={planning?.people ?? []} />
        </Box>
        <Button variant="outline" onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" /> {t('edit')}
        </Button>
        <Button variant="outline" disabled={actions.isBusy(task.id)} onClick={() => actions.run('cancel', task)}>
          <Trash2 aria-hidden="true" /> {t('cancelTask')}
        </Button>
      </Flex>
      {wait.error ? <PlanningWait {...wait} /> : null}
      {editing ? <EditTaskDrawer task={task} onClose={() => setEditing(false)} /> : null}
    </section>
  );
}
