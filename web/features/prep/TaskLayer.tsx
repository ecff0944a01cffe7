import { Box, Button } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { EmptyState } from '../../ui/components/EmptyState.tsx';
import { Layer } from '../../ui/components/Layer.tsx';
import { StatusBadge } from '../../ui/components/StatusBadge.tsx';
import { useNames } from '../../ui/i18n/useNames.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { isMissing } from './list/is-missing.ts';
import { statusTones } from './list/status-tones.ts';
import { TaskDetail } from './detail/TaskDetail.tsx';
import { TaskFooter } from './detail/TaskFooter.tsx';
import { useTaskQuestions } from './list/useTaskQuestions.tsx';
import { useTaskActions } from './list/useTaskActions.ts';
import { usePrepTaskDetailQuery } from './prep.generated.ts';
import { prepTexts } from './texts.ts';
import { NotLoaded } from '../../ui/components/NotLoaded.tsx';

interface TaskLayerProps {
  /** The task's id, from `?task=`. */
  readonly value: string;
  readonly onClose: () => void;
}

/** A full-screen layer with one task: its details and all its actions. */
export function TaskLayer({ value, onClose }: TaskLayerProps) {
  const localName = useNames();
  const t = useTexts(prepTexts);
  const { actions, ask, question } = useTaskQuestions(useTaskActions());
  const { data, error, refetch } = usePrepTaskDetailQuery({
    variables: { id: value },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    return (
      <Layer title={t('task')} onClose={onClose}>
        {error && isMissing(error) ? (
          <EmptyState
            icon={SearchX}
            title={t('missingTitle')}
            description={t('missingText')}
            action={<Button onClick={onClose}>{t('backToList')}</Button>}
          />
        ) : (
          <NotLoaded error={error} onRetry={() => refetch()} />
        )}
      </Layer>
    );
  }
  const { prepTask: task } = data;
  return (
    <Layer
      title={localName(task.name)}
      onClose={onClose}
      aside={
        <Box me="2">
          <StatusBadge tone={statusTones[task.status]}>{t(task.status)}</StatusBadge>
        </Box>
      }
      footer={<TaskFooter task={task} actions={actions} ask={ask} />}
    >
      <TaskDetail task={task} actions={actions} ask={ask} />
      {question}
    </Layer>
  );
}
