import { useState } from 'react';
import { saveDelivery } from '#schema/inputs/deliveries.ts';
import { type InputErrors, inputErrors } from '../../../ui/forms/input-errors.ts';
import { useFormAction } from '../../../ui/forms/useAction.ts';
import { useLanguage } from '../../../ui/i18n/language.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { uiTexts } from '../../../ui/i18n/ui-texts.ts';
import {
  type DeliverySheetFragment,
  usePostDeliveryMutation,
  useSaveDeliveryMutation,
} from '../deliveries.generated.ts';
import { inputOf, type LineDraft } from './draft.ts';
import { invoicePanel } from './InvoicePanel.tsx';
import { type LineProblems, lineProblems, refusedFigures } from './line-problems.ts';
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
  /** What the server's schema refuses outside the lines, by the name of the input. */
  readonly errors: InputErrors;
  readonly save: () => Promise<unknown>;
  readonly post: () => Promise<void>;
}

export function useSubmit(
  delivery: DeliverySheetFragment,
  draftState: DraftState,
  onPosted: (delivery: DeliverySheetFragment) => void,
): Submit {
  const t = useTexts(receivingTexts);
  const ui = useTexts(uiTexts);
  const [saveDraft, { loading: saving }] = useSaveDeliveryMutation();
  const [postDelivery, { loading: posting }] = usePostDeliveryMutation();
  const [strict, setStrict] = useState(false);
  const { run, error: refusal = null, setError: setRefusal } = useFormAction(`${ui('unreachable')} ${t('kept')}`);
  const language = useLanguage();
  const { draft, context } = draftState;
  const input = inputOf({ id: delivery.id, version: draftState.version }, draft, context);
  const errors = inputErrors(saveDelivery, { ...input, lines: [] });

  /** Shows the errors and focuses the first invalid field. Returns whether there are none. */
  const isInOrder = (problemsOf: (line: LineDraft) => LineProblems): boolean => {
    const wrong = draft.lines.filter((line) => Object.keys(problemsOf(line)).length > 0);
    const [error] = Object.values(errors);
    const place = wrong[0] ? `line-${wrong[0].key}` : invoicePanel;
    if (!wrong[0] && error === undefined) return true;
    setRefusal(wrong[0] ? t('pLines', { n: wrong.length }) : error);
    // After the fields have rendered their errors.
    setTimeout(() => focusProblem(place));
    return false;
  };
  const save = async () => {
    setRefusal(undefined);
    if (!isInOrder((line) => refusedFigures(line, context.currency))) return;
    await run(() => saveDraft({ variables: { input } }), {
      toast: { title: t('saved'), description: t('savedText') },
      onDone: ({ data }) => (data ? draftState.adopt(data.saveDelivery) : undefined),
    });
  };
  const post = async () => {
    setStrict(true);
    setRefusal(undefined);
    if (!isInOrder((line) => lineProblems(line, context.currency, language))) return;
    await run(() => postDelivery({ variables: { input } }), {
      onDone: ({ data }) => {
        if (data) draftState.adopt(data.postDelivery);
        if (data) onPosted(data.postDelivery);
        window.scrollTo({ top: 0 });
      },
    });
  };
  return { saving, posting, strict, refusal, errors, save, post };
}

/** Focuses the first invalid field in the element, else its first field. */
function focusProblem(id: string): void {
  const place = document.getElementById(id);
  const field =
    place?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? place?.querySelector<HTMLElement>('input');
  field?.focus();
}
