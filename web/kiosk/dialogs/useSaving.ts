import { useCallback, useState } from 'react';
import { readableError } from '../../ui/i18n/readable-error.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { DeviceSettings } from '../board/model/board.ts';
import { useKiosk } from '../board/kiosk-context.ts';
import { sheetTexts } from './texts.ts';

/** Keeps a setting as soon as it is chosen, and says when that did not work. */
export function useSaving() {
  const t = useTexts(sheetTexts);
  const { saveSettings } = useKiosk();
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const save = useCallback(
    async (changes: Partial<DeviceSettings>) => {
      setFailure(null);
      setSaving(true);
      try {
        await saveSettings(changes);
        return true;
      } catch (error) {
        setFailure(readableError(error).sentence ?? t('saveFailed'));
        return false;
      } finally {
        setSaving(false);
      }
    },
    [saveSettings, t],
  );
  return { save, saving, failure };
}
