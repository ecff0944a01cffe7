import { useAction } from '../../ui/forms/useAction.ts';
import { useLayer } from '../../ui/components/useLayer.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import { useStartLineCheckMutation } from './line-checks.generated.ts';
import type { RunFields } from './status.ts';
import { lineChecksTexts } from './texts.ts';

/** Starts a run if it is not started yet, and opens it. */
export function useStart() {
  const t = useTexts(lineChecksTexts);
  const layer = useLayer('check');
  const { run } = useAction(t('title'));
  const [startCheck, { loading }] = useStartLineCheckMutation();
  const start = async (check: RunFields, { openLayer = true } = {}): Promise<void> => {
    const begin = async () => {
      if (check.status === 'open') await startCheck({ variables: { input: { id: check.id } } });
    };
    await run(begin, { key: check.id, onDone: () => (openLayer ? layer.open(check.id) : undefined) });
  };
  return { start, starting: loading };
}
