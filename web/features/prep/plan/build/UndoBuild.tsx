import { Button } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { useAction } from '../../../../ui/forms/useAction.ts';
import { useTexts } from '../../../../ui/i18n/texts.ts';
import { invalidating } from '../../../../platform/live/invalidate.ts';
import { type UndoPrepBuildInput, useUndoPrepBuildMutation } from '../../plan.generated.ts';
import { buildTexts } from './build-texts.ts';

interface UndoBuildProps {
  readonly input: UndoPrepBuildInput;
  /** How many tasks the build added. */
  readonly count: number;
  readonly onDone?: () => void;
}

/** Takes the tasks of a build off the list again; names those that stay. */
export function UndoBuild({ input, count, onDone }: UndoBuildProps) {
  const t = useTexts(buildTexts);
  const { run, pending } = useAction(t('undoFailed'));
  const [undo] = useUndoPrepBuildMutation(invalidating('prepTasks', 'myPrepTasks', 'prepItems', 'prepLists'));
  const press = () =>
    void run(() => undo({ variables: { input } }), {
      toast: ({ data }) => ({
        title: t('undone', { n: data?.undoPrepBuild.removed ?? 0 }),
        ...(data && data.undoPrepBuild.kept.length > 0
          ? { description: t('kept', { names: data.undoPrepBuild.kept.join(', ') }) }
          : {}),
      }),
      ...(onDone ? { onDone } : {}),
    });
  return (
    <Button variant="outline" loading={pending} loadingText={t('undoing')} onClick={press}>
      <Undo2 aria-hidden="true" /> {t('undo', { n: count })}
    </Button>
  );
}
