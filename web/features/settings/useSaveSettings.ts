import type { z } from 'zod';
import { countSettings } from '#schema/inputs/counts.ts';
import { inventoryNudges, lineChecks } from '#schema/inputs/settings.ts';
import { inputError } from '../../ui/forms/input-errors.ts';
import { useAction } from '../../ui/forms/useAction.ts';
import { useSaveAtOnce, type WriteFields } from '../../ui/forms/useSaveAtOnce.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useFreshRead } from '../../platform/graphql/useFreshRead.ts';
import {
  SettingsDocument,
  type SettingsPartsFragment,
  useSaveCountSettingsMutation,
  useSaveInventoryNudgesMutation,
  useSaveLineCheckSettingsMutation,
} from './settings.generated.ts';
import { settingsTexts } from './texts.ts';
import { type SettingsValues, useComparedSettings, valuesOf } from './useComparedSettings.ts';

type Change = Partial<SettingsValues>;

/** Saves what the server's schema accepts; the toast of a refusal shows why. */
function useSave(kind: 'nudges' | 'lineChecks' | 'counts', schema: z.ZodType, settings: SettingsPartsFragment) {
  const t = useTexts(settingsTexts);
  const { run, pending } = useAction(t('failedTitle'), t(`${kind}Failed`));
  const fresh = useFreshRead();
  const saveAtOnce = useSaveAtOnce<SettingsValues, SettingsPartsFragment>({
    entity: 'Organization',
    row: settings,
    read: async () => (await fresh(SettingsDocument, {})).settings,
    valuesOf,
    compared: useComparedSettings(),
  });
  const save = (change: Change, write: WriteFields<SettingsValues>) => {
    const checked = async () => {
      const refused = inputError(schema, change);
      if (refused !== undefined) throw new Error(refused);
      await saveAtOnce(change, write);
    };
    void run(checked, { toast: { title: t('savedTitle'), description: t(`${kind}Saved`) } });
  };
  return { save, pending };
}

/** Saves a change of the inventory nudges at once, with a toast. The second value: whether a save is pending. */
export function useSaveNudges(settings: SettingsPartsFragment) {
  const { save, pending } = useSave('nudges', inventoryNudges, settings);
  const [mutate] = useSaveInventoryNudgesMutation();
  const write: WriteFields<SettingsValues> = (fields, version) =>
    mutate({ variables: { input: { ...fields, version } } });
  return [(change: Change) => save(change, write), pending] as const;
}

/** Saves a change of the line-check settings at once, with a toast. The second value: whether a save is pending. */
export function useSaveLineChecks(settings: SettingsPartsFragment) {
  const { save, pending } = useSave('lineChecks', lineChecks, settings);
  const [mutate] = useSaveLineCheckSettingsMutation();
  const write: WriteFields<SettingsValues> = (fields, version) =>
    mutate({ variables: { input: { ...fields, version } } });
  return [(change: Change) => save(change, write), pending] as const;
}

/** Saves a change of how stock is counted at once, with a toast. The second value: whether a save is pending. */
export function useSaveCounts(settings: SettingsPartsFragment) {
  const { save, pending } = useSave('counts', countSettings, settings);
  const [mutate] = useSaveCountSettingsMutation();
  const write: WriteFields<SettingsValues> = (fields, version) =>
    mutate({ variables: { input: { ...fields, version } } });
  return [(change: Change) => save(change, write), pending] as const;
}
