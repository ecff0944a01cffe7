import { useCallback } from 'react';
import { type RunOptions, useFormAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { DeviceSettings } from '../board/model/board.ts';
import { useKiosk } from '../board/kiosk-context.ts';
import { sheetTexts } from './texts.ts';

/** Saves a setting as soon as it is chosen; `failure` is the error message. */
export function useSaving() {
  const t = useTexts(sheetTexts);
  const { saveSettings } = useKiosk();
  const { run, pending: saving, error = null } = useFormAction(t('saveFailed'));
  const save = useCallback(
    (changes: Partial<DeviceSettings>, options?: RunOptions<unknown>) => run(() => saveSettings(changes), options),
    [saveSettings, run],
  );
  return { save, saving, error };
}
