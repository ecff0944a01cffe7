import type { z } from 'zod';
import { inventoryNudges, lineChecks } from '#schema/inputs/settings.ts';
import { inputError } from '../../ui/forms/input-errors.ts';
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

/** Saves what the server's schema accepts; the toast of anything else says why. */
function useSave(kind: Kind, schema: z.ZodType) {
  const t = useTexts(settingsTexts);
  const { run } = useAction(t('failedTitle'), t(`${kind}Failed`));
  return <Input>(mutate: (input: Input) => Promise<unknown>, input: Input) => {
    const save = async () => {
      const refused = inputError(schema, input);
      if (refused !== undefined) throw new Error(refused);
      await mutate(input);
    };
    void run(save, { toast: { title: t('savedTitle'), description: t(`${kind}Saved`) } });
  };
}

/** Saves a change of the inventory nudges at once, with a toast. The second value: whether a save is pending. */
export function useSaveNudges() {
  const run = useSave('nudges', inventoryNudges);
  const [mutate, { loading }] = useSaveInventoryNudgesMutation();
  const save = (change: SaveInventoryNudgesMutationVariables['input']) =>
    run((input) => mutate({ variables: { input } }), change);
  return [save, loading] as const;
}

/** Saves a change of the line-check settings at once, with a toast. The second value: whether a save is pending. */
export function useSaveLineChecks() {
  const run = useSave('lineChecks', lineChecks);
  const [mutate, { loading }] = useSaveLineCheckSettingsMutation();
  const save = (change: SaveLineCheckSettingsMutationVariables['input']) =>
    run((input) => mutate({ variables: { input } }), change);
  return [save, loading] as const;
}
