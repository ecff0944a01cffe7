import { useAction } from '../../../ui/forms/useAction.ts';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { useNames } from '../../../ui/i18n/useNames.ts';
import { invalidating } from '../../../platform/live/invalidate.ts';
import {
  type ParSuggestionPartsFragment,
  useAcceptParSuggestionMutation,
  useDismissParSuggestionMutation,
  useParSuggestionsQuery,
  useRestoreParsMutation,
} from './suggestions.generated.ts';
import { suggestionTexts } from './suggestion-texts.ts';

export type Suggestion = ParSuggestionPartsFragment;

/** A suggestion that nobody dismissed. */
export function isOpen({ suggestedByWeekday, dismissed }: Suggestion): boolean {
  return suggestedByWeekday !== null && !dismissed;
}

/** The ids of the lines for which another par is suggested; none while `skip`. */
export function useSuggestedLines(skip = false): ReadonlySet<string> {
  const { data } = useParSuggestionsQuery({ skip });
  return new Set(data?.parSuggestions.filter(isOpen).map(({ id }) => id));
}

/** Accepts and dismisses suggestions, each at once and with Undo. */
export function useSuggestionActions() {
  const t = useTexts(suggestionTexts);
  const localName = useNames();
  const { run } = useAction(t('failed'));
  const [accept] = useAcceptParSuggestionMutation(invalidating('prepItems'));
  const [restore] = useRestoreParsMutation(invalidating('prepItems', 'parSuggestions'));
  const [dismiss] = useDismissParSuggestionMutation(invalidating('prepItems'));
  const put = ({ id, version }: Suggestion, dismissed: boolean) =>
    dismiss({ variables: { input: { id, version, dismissed } } });
  const onShow = (suggestion: Suggestion) => void run(() => put(suggestion, false), { key: suggestion.id });
  return {
    onShow,
    onDismiss: (suggestion: Suggestion) =>
      void run(() => put(suggestion, true), {
        key: suggestion.id,
        toast: ({ data }) => ({
          title: t('dismissed', { name: localName(suggestion.itemName) }),
          ...undo(t('undo'), data?.dismissParSuggestion, onShow),
        }),
      }),
    onAccept: (suggestion: Suggestion) => {
      const { id, version, suggestedByWeekday, parByWeekday } = suggestion;
      const back = (changed: Suggestion) =>
        void run(() => restore({ variables: { input: { id, version: changed.version, parByWeekday } } }), { key: id });
      const input = { id, version, parByWeekday: suggestedByWeekday ?? parByWeekday };
      void run(() => accept({ variables: { input } }), {
        key: id,
        toast: ({ data }) => ({
          title: t('accepted', { name: localName(suggestion.itemName) }),
          ...undo(t('undo'), data?.acceptParSuggestion, back),
        }),
      });
    },
  };
}

function undo(label: string, changed: Suggestion | undefined, back: (changed: Suggestion) => void) {
  return changed ? { action: { label, onPress: () => back(changed) } } : {};
}
