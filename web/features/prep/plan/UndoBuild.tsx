import { Button } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import { useUndoPrepBuildMutation } from '../plan.generated.ts';
import { buildTexts } from './build-texts.ts';

interface UndoBuildProps {
  readonly tasks: readonly { readonly id: string }[];
  readonly onDone: () => void;
}

/** Takes the tasks of a build off the list again; names those that stay. */
export function UndoBuild({ tasks, onDone }: UndoBuildProps) {
  const t = useTexts(buildTexts);
  const { run, pending } = useAction(t('undoFailed'));
  const [undo] = useUndoPrepBuildMutation(invalidating('prepTasks', 'myPrepTasks', 'prepItems'));
  const press = () =>
    void run(() => undo({ variables: { input: { taskIds: tasks.map(({ id }) => id) } } }), {
      toast: ({ data }) => ({
        title: t('undone', { n: data?.undoPrepBuild.removed ?? 0 }),
        ...(data && data.undoPrepBuild.kept.length > 0
          ? { description: t('kept', { names: data.undoPrepBuild.kept.join(', ') }) }
          : {}),
      }),
      onDone,
    });
  return (
    <Button variant="outline" alignSelf="center" loading={pending} onClick={press}>
      <Undo2 aria-hidden="true" /> {t('undo')}
    </Button>
  );
}
