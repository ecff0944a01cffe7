import { useAction } from '../../ui/forms/useAction.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import {
  useApplyImportMutation,
  useCancelImportMutation,
  useCheckImportMutation,
  useUndoImportMutation,
} from './imports.generated.ts';
import { importTexts } from './texts.ts';
import type { Choices } from './useChoices.ts';

/** The actions on an import. The server runs them after its response. */
export function useImportActs(id: string) {
  const t = useTexts(importTexts);
  const [check] = useCheckImportMutation();
  const [apply] = useApplyImportMutation();
  const [cancel] = useCancelImportMutation();
  const [undo] = useUndoImportMutation();
  const checking = useAction(t('checkFailed'));
  const applying = useAction(t('applyFailed'));
  const cancelling = useAction(t('cancelFailed'));
  const undoing = useAction(t('undoFailed'));
  return {
    pending: checking.pending || applying.pending || cancelling.pending || undoing.pending,
    check: (fields: readonly string[], hasHeadings: boolean) =>
      checking.run(() => check({ variables: { input: { id, fields: [...fields], hasHeadings } } })),
    apply: (onlyGood: boolean, choices: Choices) => {
      const chosen = [...choices].map(([name, { itemId, subRecipeId }]) => ({ name, itemId, subRecipeId }));
      return applying.run(() => apply({ variables: { input: { id, onlyGood, choices: chosen } } }));
    },
    cancel: () => cancelling.run(() => cancel({ variables: { input: { id } } })),
    undo: () => undoing.run(() => undo({ variables: { input: { id } } })),
  };
}
