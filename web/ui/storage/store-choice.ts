import { showToast } from '../components/toasts/toast-store.ts';
import { translate } from '../i18n/texts.ts';
import { uiTexts } from '../i18n/ui-texts.ts';
import type { Persisted } from './persisted.ts';

/** Stores a choice on this device; shows a toast when the storage is full or denied. */
export function storeChoice<Choice>(storage: Persisted<Choice>, choice: Choice): void {
  if (storage.write(choice)) return;
  const text = { title: translate(uiTexts, 'storageOff'), description: translate(uiTexts, 'choiceNotStored') };
  showToast({ ...text, tone: 'destructive' });
}
