import { readableError } from '../../ui/i18n/readable-error.ts';
import { showToast } from '../../ui/components/toasts/toast-store.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useStartLineCheckMutation } from './line-checks.generated.ts';
import type { RunFields } from './status.ts';
import { lineChecksTexts } from './texts.ts';

/** Starts a run where it is not begun yet, and opens it. */
export function useStart() {
  const t = useTexts(lineChecksTexts);
  const layer = useLayer('check');
  const [startCheck, { loading }] = useStartLineCheckMutation();
  const start = async (run: RunFields, { openLayer = true } = {}): Promise<void> => {
    try {
      if (run.status === 'open') await startCheck({ variables: { input: { id: run.id } } });
      if (openLayer) layer.open(run.id);
    } catch (error) {
      const { sentence } = readableError(error);
      showToast({ title: t('title'), ...(sentence ? { description: sentence } : {}), tone: 'destructive' });
    }
  };
  return { start, starting: loading };
}
