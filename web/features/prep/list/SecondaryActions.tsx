import { Button, Flex } from '@chakra-ui/react';
import { Ban, Hand, Undo } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useViewer } from '../../../platform/session/viewer.ts';
import type { PrepRowFragment } from '../prep.generated.ts';
import { prepTexts } from '../texts.ts';
import { SkipDialog } from '../dialogs/SkipDialog.tsx';
import type { TaskActions } from './useTaskActions.ts';

interface SecondaryActionsProps {
  readonly task: PrepRowFragment;
  readonly actions: TaskActions;
}

/** Less frequent actions on an open task: skip, release, claim while it runs. */
export function SecondaryActions({ task, actions }: SecondaryActionsProps) {
  const t = useTexts(prepTexts);
  const viewer = useViewer();
  const [skipping, setSkipping] = useState(false);
  const busy = actions.isBusy(task.id);
  return (
    <Flex gap="2" wrap="wrap">
      <Button variant="outline" disabled={busy} onClick={() => setSkipping(true)}>
        <Ban aria-hidden="true" /> {t('skip')}
      </Button>
      {task.assigneeId === viewer.id ? (
        <Button variant="outline" disabled={busy} onClick={() => actions.run('release', task)}>
          <Undo aria-hidden="true" /> {t('release')}
        </Button>
      ) : null}
      {task.assigneeId === null && task.status !== 'pending' ? (
        <Button variant="outline" disabled={busy} onClick={() => actions.run('claim', task)}>
          <Hand aria-hidden="true" /> {t('claim')}
        </Button>
      ) : null}
      {skipping ? (
        <SkipDialog
          name={task.name}
          onClose={() => setSkipping(false)}
          onSkip={(reason) => {
            void actions.skip(task, reason);
            setSkipping(false);
          }}
        />
      ) : null}
    </Flex>
  );
}
