import { readableError } from '../../ui/i18n/readable-error.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { itemTexts } from './item-texts.ts';

/** Does something to an item and says how it went; true when it worked. */
export function useAct() {
  const t = useTexts(itemTexts);
  return async (action: () => Promise<unknown>, done?: string): Promise<boolean> => {
    try {
      await action();
      if (done !== undefined) showToast({ title: done });
      return true;
    } catch (error) {
      showToast({ title: t('failed'), description: readableError(error).sentence ?? '', tone: 'destructive' });
      return false;
    }
  };
}
