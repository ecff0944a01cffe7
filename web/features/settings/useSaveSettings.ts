import { useAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import {
  type SaveInventoryNudgesMutationVariables,
  type SaveLineCheckSettingsMutationVariables,
  useSaveInventoryNudgesMutation,
  useSaveLineCheckSettingsMutation,
} from './settings.generated.ts';
import { settingsTexts } from './texts.ts';

type Kind = 'nudges' | 'lineChecks';

function useSave(kind: Kind) {
  const t = useTexts(settingsTexts);
  const { run } = useAction(t('failedTitle'), t(`${kind}Failed`));
  return (save: () => Promise<unknown>) =>
    void run(save, { toast: { title: t('savedTitle'), description: t(`${kind}Saved`) } });
}

/** Saves a change of the inventory nudges at once, with a toast. The second value: whether a save is pending. */
export function useSaveNudges() {
  const run = useSave('nudges');
  const [mutate, { loading }] = useSaveInventoryNudgesMutation();
  const save = (input: SaveInventoryNudgesMutationVariables['input']) => run(() => mutate({ variables: { input } }));
  return [save, loading] as const;
}

/** Saves a change of the line-check settings at once, with a toast. The second value: whether a save is pending. */
export function useSaveLineChecks() {
  const run = useSave('lineChecks');
  const [mutate, { loading }] = useSaveLineCheckSettingsMutation();
  const save = (input: SaveLineCheckSettingsMutationVariables['input']) => run(() => mutate({ variables: { input } }));
  return [save, loading] as const;
}
