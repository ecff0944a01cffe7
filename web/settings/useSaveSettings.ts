import { showToast } from '../ui/toast-store.ts';
import { translate } from '../ui/texts.ts';
import {
  type SaveInventoryNudgesMutationVariables,
  type SaveLineCheckSettingsMutationVariables,
  useSaveInventoryNudgesMutation,
  useSaveLineCheckSettingsMutation,
} from './settings.generated.ts';
import { settingsTexts } from './texts.ts';

type Kind = 'nudges' | 'lineChecks';

async function told(kind: Kind, save: () => Promise<unknown>): Promise<void> {
  try {
    await save();
    showToast({ title: translate(settingsTexts, 'savedTitle'), description: translate(settingsTexts, `${kind}Saved`) });
  } catch (error) {
    const sentence = error instanceof Error ? error.message : '';
    showToast({
      title: translate(settingsTexts, 'failedTitle'),
      description: sentence || translate(settingsTexts, `${kind}Failed`),
      tone: 'destructive',
    });
  }
}

/** Saves a change of the inventory nudges at once and says how it went. The second value: a save is pending. */
export function useSaveNudges() {
  const [mutate, { loading }] = useSaveInventoryNudgesMutation();
  const save = (input: SaveInventoryNudgesMutationVariables['input']) =>
    void told('nudges', () => mutate({ variables: { input } }));
  return [save, loading] as const;
}

/** Saves a change of the line-check settings at once and says how it went. The second value: a save is pending. */
export function useSaveLineChecks() {
  const [mutate, { loading }] = useSaveLineCheckSettingsMutation();
  const save = (input: SaveLineCheckSettingsMutationVariables['input']) =>
    void told('lineChecks', () => mutate({ variables: { input } }));
  return [save, loading] as const;
}
