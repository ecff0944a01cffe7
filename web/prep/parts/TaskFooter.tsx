import { Button } from '@chakra-ui/react';
import { Ban, Hand, RotateCcw, Undo } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../ui/texts.ts';
import { useCan, useViewer } from '../../ui/viewer.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { DoneSheet } from './DoneSheet.tsx';
import { SkipDialog } from './SkipDialog.tsx';
import { StepButtons } from './StepButtons.tsx';
import { UndoButton } from './UndoButton.tsx';
import type { TaskActions } from './useTaskActions.ts';

interface TaskFooterProps {
  readonly task: PrepRowFragment;
  readonly actions: TaskActions;
}

/** All that can be done with a task in its state: the quiet acts first, the main one at the thumb. */
export function TaskFooter({ task, actions }: TaskFooterProps) {
  const t = useTexts(prepTexts);
  const viewer = useViewer();
  const mayPlan = useCan('prep.plan');
  const [asking, setAsking] = useState<'made' | 'skip' | null>(null);
  const busy = actions.isBusy(task.id);
  const open = task.status === 'pending' || task.status === 'in_progress' || task.status === 'on_hold';
  const ended = task.status === 'completed' || task.status === 'skipped';
  return (
    <>
      {open ? (
        <Button variant="ghost" size="xl" me="auto" disabled={busy} onClick={() => setAsking('skip')}>
          <Ban aria-hidden="true" /> {t('skip')}
        </Button>
      ) : null}
      {open && task.assigneeId === null ? (
        <Button variant="outline" size="2xl" disabled={busy} onClick={() => actions.run('claim', task)}>
          <Hand aria-hidden="true" /> {t('claim')}
        </Button>
      ) : null}
      {open && task.assigneeId === viewer.id ? (
        <Button variant="outline" size="2xl" disabled={busy} onClick={() => actions.run('release', task)}>
          <Undo aria-hidden="true" /> {t('release')}
        </Button>
      ) : null}
      <UndoButton task={task} busy={busy} onUndo={() => actions.run('undo', task)} />
      {ended && mayPlan ? (
        <Button variant="outline" size="2xl" disabled={busy} onClick={() => actions.run('reopen', task)}>
          <RotateCcw aria-hidden="true" /> {t('reopen')}
        </Button>
      ) : null}
      <StepButtons
        task={task}
        busy={busy}
        onStep={(step) => actions.run(step, task)}
        onFinish={() => setAsking('made')}
      />
      {asking === 'made' ? (
        <DoneSheet
          task={task}
          onClose={() => setAsking(null)}
          onSave={(made) => {
            actions.complete(task, made);
            setAsking(null);
          }}
        />
      ) : null}
      {asking === 'skip' ? (
        <SkipDialog
          name={task.name}
          onClose={() => setAsking(null)}
          onSkip={(reason) => {
            void actions.skip(task, reason);
            setAsking(null);
          }}
        />
      ) : null}
    </>
  );
}
