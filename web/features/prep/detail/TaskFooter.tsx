import { Button } from '@chakra-ui/react';
import { Hand, Printer, RotateCcw } from 'lucide-react';
import { useLayer } from '../../../ui/components/useLayer.ts';
import { useUndoSeconds } from '../../../ui/components/useUndoSeconds.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { isFlag, useUnfinished } from '../../../platform/session/unfinished.ts';
import { useCan, useViewer } from '../../../platform/session/viewer.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import type { AskFirst } from '../list/useTaskQuestions.tsx';
import { DoneSheet } from '../dialogs/DoneSheet.tsx';
import { StepButtons } from '../list/StepButtons.tsx';
import { UndoButton } from '../list/UndoButton.tsx';
import type { TaskActions } from '../list/useTaskActions.ts';

interface TaskFooterProps {
  readonly task: PrepRowFragment;
  readonly actions: TaskActions;
  readonly ask: AskFirst;
}

/** The actions at the bottom of the layer: claim, undo or reopen, and the main action of the task's status. */
export function TaskFooter({ task, actions, ask }: TaskFooterProps) {
  const t = useTexts(prepTexts);
  const viewer = useViewer();
  const mayReopenAny = useCan('prep.reopen-any');
  const [finishing, setFinishing] = useUnfinished(`prep.finishing.${task.id}`, false, isFlag);
  const undoSeconds = useUndoSeconds(task);
  const busy = actions.isBusy(task.id);
  const mayReopen =
    task.status === 'skipped' || (task.status === 'completed' && (mayReopenAny || task.completedById === viewer.id));
  return (
    <>
      {task.status === 'pending' && task.assigneeId === null ? (
        <Button variant="outline" size="2xl" px="4" disabled={busy} onClick={() => actions.run('claim', task)}>
          <Hand aria-hidden="true" /> {t('claim')}
        </Button>
      ) : null}
      {actions.waitingOn(task.id) ? null : (
        <UndoButton task={task} busy={busy} onUndo={() => actions.run('undo', task)} />
      )}
      {mayReopen && undoSeconds === 0 ? (
        <Button variant="outline" size="2xl" px="4" disabled={busy} onClick={() => actions.run('reopen', task)}>
          <RotateCcw aria-hidden="true" /> {t('reopen')}
        </Button>
      ) : null}
      {task.status === 'completed' && task.lotId !== null ? <LabelButton lotId={task.lotId} /> : null}
      <StepButtons
        task={task}
        busy={busy}
        onStep={(step) => actions.run(step, task)}
        onFinish={() => ask(task, 'finish', () => setFinishing(true))}
      />
      {finishing ? (
        <DoneSheet
          task={task}
          onClose={() => setFinishing(false)}
          onSave={(made) => {
            actions.complete(task, made);
            setFinishing(false);
          }}
        />
      ) : null}
    </>
  );
}

/** Prints the label of what the task made. */
function LabelButton({ lotId }: { readonly lotId: string }) {
  const t = useTexts(prepTexts);
  const label = useLayer('label');
  return (
    <Button variant="outline" size="2xl" px="4" onClick={() => label.open(lotId)}>
      <Printer aria-hidden="true" /> {t('label')}
    </Button>
  );
}
