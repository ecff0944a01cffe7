import { useState } from 'react';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import {
  type DeliverySheetFragment,
  usePostDeliveryMutation,
  useSaveDeliveryMutation,
} from '../deliveries.generated.ts';
import { inputOf } from './draft.ts';
import { lineStatus } from './line-status.ts';
import { receivingTexts } from './receiving-texts.ts';
import type { DraftInHand } from './useDraft.ts';

/** Saving and confirming what is in hand, and what came of the last try. */
export interface Submit {
  readonly saving: boolean;
  readonly posting: boolean;
  /** Set once somebody tried to confirm. */
  readonly strict: boolean;
  /** The sentence of the last refusal. */
  readonly refusal: string | null;
  readonly save: () => Promise<void>;
  readonly post: () => Promise<void>;
}

export function useSubmit(delivery: DeliverySheetFragment, hand: DraftInHand): Submit {
  const t = useTexts(receivingTexts);
  const ui = useTexts(uiTexts);
  const [saveDelivery, { loading: saving }] = useSaveDeliveryMutation();
  const [postDelivery, { loading: posting }] = usePostDeliveryMutation();
  const [strict, setStrict] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const variables = () => ({ input: inputOf({ id: delivery.id, version: hand.version }, hand.draft, hand.customs) });
  const failed = (error: unknown) => setRefusal(readableError(error).sentence ?? `${ui('unreachable')} ${t('kept')}`);

  const save = async () => {
    setRefusal(null);
    try {
      const { data } = await saveDelivery({ variables: variables() });
      if (data) hand.adopt(data.saveDelivery);
      showToast({ title: t('saved'), description: t('savedText') });
    } catch (error) {
      failed(error);
    }
  };
  const post = async () => {
    setStrict(true);
    setRefusal(null);
    const wrong = hand.draft.lines.filter((line) => lineStatus(line).problems.length > 0);
    const [first] = wrong;
    if (first) {
      setRefusal(t('pLines', { n: wrong.length }));
      // Once the fields say what is wrong.
      setTimeout(() => focusLine(first.key));
      return;
    }
    if (hand.draft.lines.every((line) => Number(line.got.replace(',', '.')) === 0)) return setRefusal(t('pNothing'));
    try {
      const { data } = await postDelivery({ variables: variables() });
      if (data) hand.adopt(data.postDelivery);
      window.scrollTo({ top: 0 });
    } catch (error) {
      failed(error);
    }
  };
  return { saving, posting, strict, refusal, save, post };
}

function focusLine(key: string): void {
  const card = document.getElementById(`line-${key}`);
  const field = card?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? card?.querySelector<HTMLElement>('input');
  field?.focus();
}
