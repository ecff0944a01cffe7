import { Button, Flex } from '@chakra-ui/react';
import { Ban, Hand, Undo } from 'lucide-react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { isFlag, useUnfinished } from '../../../platform/session/unfinished.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { HolderActions } from '../handover/HolderActions.tsx';
import type { AskFirst } from './useTaskQuestions.tsx';
import { NeedMoreButton } from '../request/NeedMoreButton.tsx';
import { SkipDialog } from '../dialogs/SkipDialog.tsx';
import type { TaskActions } from './useTaskActions.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';

interface SecondaryActionsProps {
  readonly task: PrepRowFragment;
  readonly actions: TaskActions;
  readonly ask: AskFirst;
  readonly isOpen: boolean;
}

/** Less frequent actions: request more; on an open task also skip, release, hand over or take over, claim while it runs. */
export function SecondaryActions({ task, actions, ask, isOpen }: SecondaryActionsProps) {
  const localName = useNames();
  const t = useTexts(prepTexts);
  const viewer = useViewer();
  const [skipping, setSkipping] = useUnfinished(`prep.skipping.${task.id}`, false, isFlag);
  const busy = actions.isBusy(task.id);
  return (
    <Flex gap="2" wrap="wrap">
      {task.recurringTaskId === null ? <NeedMoreButton subject={`task.${task.id}`} /> : null}
      {isOpen ? (
        <Button variant="outline" minH="12" disabled={busy} onClick={() => ask(task, 'skip', () => setSkipping(true))}>
          <Ban aria-hidden="true" /> {t('skip')}
        </Button>
      ) : null}
      <HolderActions task={task} />
      {isOpen && task.assigneeId === viewer.id ? (
        <Button variant="outline" minH="12" disabled={busy} onClick={() => actions.run('release', task)}>
          <Undo aria-hidden="true" /> {t('release')}
        </Button>
      ) : null}
      {isOpen &&
      task.assigneeId === null &&
      (task.holderId === viewer.id || (task.holderId === null && task.status !== 'pending')) ? (
        <Button variant="outline" minH="12" disabled={busy} onClick={() => actions.run('claim', task)}>
          <Hand aria-hidden="true" /> {t('claim')}
        </Button>
      ) : null}
      {skipping ? (
        <SkipDialog
          taskId={task.id}
          name={localName(task.name)}
          onClose={() => setSkipping(false)}
          onSkip={(reason) => {
            actions.skip(task, reason);
            setSkipping(false);
          }}
        />
      ) : null}
    </Flex>
  );
}
