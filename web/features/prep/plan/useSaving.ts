import { useState } from 'react';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';

/** Saves a form and closes it, or keeps what was typed and says what is wrong. */
export function useSaving<Values>(save: (values: Values) => Promise<unknown>, onClose: () => void) {
  const ui = useTexts(uiTexts);
  const [error, setError] = useState<string>();
  const onSave = async (values: Values) => {
    try {
      await save(values);
      onClose();
    } catch (failure) {
      setError(readableError(failure).sentence ?? ui('unreachable'));
    }
  };
  return { error, onSave: (values: Values) => void onSave(values) };
}
