import { readableError } from '../../ui/i18n/readable-error.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { translate } from '../../ui/i18n/texts.ts';
import {
  type SaveInventoryNudgesMutationVariables,
  type SaveLineCheckSettingsMutationVariables,
  useSaveInventoryNudgesMutation,
  useSaveLineCheckSettingsMutation,
} from './settings.generated.ts';
import { settingsTexts } from './texts.ts';

type Kind = 'nudges' | 'lineChecks';

async function announced(kind: Kind, save: () => Promise<unknown>): Promise<void> {
  try {
    await save();
    showToast({ title: translate(settingsTexts, 'savedTitle'), description: translate(settingsTexts, `${kind}Saved`) });
  } catch (error) {
    showToast({
      title: translate(settingsTexts, 'failedTitle'),
      description: readableError(error).sentence ?? translate(settingsTexts, `${kind}Failed`),
      tone: 'destructive',
    });
  }
}

/** Saves a change of the inventory nudges at once and says how it went. The second value: a save is pending. */
export function useSaveNudges() {
  const [mutate, { loading }] = useSaveInventoryNudgesMutation();
  const save = (input: SaveInventoryNudgesMutationVariables['input']) =>
    void announced('nudges', () => mutate({ variables: { input } }));
  return [save, loading] as const;
}

/** Saves a change of the line-check settings at once and says how it went. The second value: a save is pending. */
export function useSaveLineChecks() {
  const [mutate, { loading }] = useSaveLineCheckSettingsMutation();
  const save = (input: SaveLineCheckSettingsMutationVariables['input']) =>
    void announced('lineChecks', () => mutate({ variables: { input } }));
  return [save, loading] as const;
}
