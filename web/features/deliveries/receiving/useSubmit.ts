import { useState } from 'react';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import {
  type DeliverySheetFragment,
  usePostDeliveryMutation,
  useSaveDeliveryMutation,
} from '../deliveries.generated.ts';
import { inputOf } from './draft.ts';
import { lineStatus } from './line-status.ts';
import { receivingTexts } from './receiving-texts.ts';
import type { DraftState } from './useDraft.ts';

/** Saves and confirms the draft, and holds the outcome of the last try. */
export interface Submit {
  readonly saving: boolean;
  readonly posting: boolean;
  /** True after the first try to confirm. */
  readonly strict: boolean;
  /** The message of the last refusal. */
  readonly refusal: string | null;
  readonly save: () => Promise<unknown>;
  readonly post: () => Promise<void>;
}

export function useSubmit(delivery: DeliverySheetFragment, draftState: DraftState): Submit {
  const t = useTexts(receivingTexts);
  const ui = useTexts(uiTexts);
  const [saveDelivery, { loading: saving }] = useSaveDeliveryMutation();
  const [postDelivery, { loading: posting }] = usePostDeliveryMutation();
  const [strict, setStrict] = useState(false);
  const { run, error: refusal = null, setError: setRefusal } = useFormAction(`${ui('unreachable')} ${t('kept')}`);
  const variables = () => ({
    input: inputOf({ id: delivery.id, version: draftState.version }, draftState.draft, draftState.context),
  });

  const save = () =>
    run(() => saveDelivery({ variables: variables() }), {
      toast: { title: t('saved'), description: t('savedText') },
      onDone: ({ data }) => (data ? draftState.adopt(data.saveDelivery) : undefined),
    });
  const post = async () => {
    setStrict(true);
    setRefusal(undefined);
    const invalidLines = draftState.draft.lines.filter((line) => lineStatus(line).problems.length > 0);
    const [first] = invalidLines;
    if (first) {
      setRefusal(t('pLines', { n: invalidLines.length }));
      // After the fields have rendered their errors.
      setTimeout(() => focusLine(first.key));
      return;
    }
    if (draftState.draft.lines.every((line) => Number(line.got.replace(',', '.')) === 0))
      return setRefusal(t('pNothing'));
    await run(() => postDelivery({ variables: variables() }), {
      onDone: ({ data }) => {
        if (data) draftState.adopt(data.postDelivery);
        window.scrollTo({ top: 0 });
      },
    });
  };
  return { saving, posting, strict, refusal, save, post };
}

function focusLine(key: string): void {
  const card = document.getElementById(`line-${key}`);
  const field = card?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? card?.querySelector<HTMLElement>('input');
  field?.focus();
}
