import { nameDisplays } from '#schema/vocabulary.ts';
import { Select } from '../../../ui/forms/fields.tsx';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { readableError } from '../../../ui/i18n/readable-error.ts';
import { SettingRow, ToggleRow } from '../../../ui/forms/SettingRow.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { showToast } from '../../../ui/components/toasts/toast-store.ts';
import { SkeletonList } from '../../../ui/components/Waiting.tsx';
import {
  type SaveDisplayPolicyMutationVariables,
  useDisplayPolicyQuery,
  useSaveDisplayPolicyMutation,
} from './devices.generated.ts';
import { policyTexts } from './policy-texts.ts';

function useSave() {
  const t = useTexts(policyTexts);
  const [mutate, { loading }] = useSaveDisplayPolicyMutation();
  const save = async (input: SaveDisplayPolicyMutationVariables['input']) => {
    try {
      await mutate({ variables: { input } });
      showToast({ title: t('savedTitle'), description: t('savedText') });
    } catch (error) {
      const description = readableError(error).sentence ?? t('failedText');
      showToast({ title: t('failedTitle'), description, tone: 'destructive' });
    }
  };
  return [save, loading] as const;
}

/** How displays name people, and whether they ask who acts. Every change is saved at once. */
export function PolicyPanel() {
  const t = useTexts(policyTexts);
  const { data, error, refetch } = useDisplayPolicyQuery();
  const [save, saving] = useSave();
  if (error && !data) return <LoadError error={error} onRetry={() => refetch()} />;
  if (!data) return <SkeletonList rows={2} rowHeight="20" />;
  const { displayNames, displayPinRequired } = data.settings;
  const chooseNames = (typed: string) => {
    const chosen = nameDisplays.find((one) => one === typed);
    if (chosen) void save({ displayNames: chosen });
  };
  return (
    <Panel title={t('title')} description={t('text')} aria-busy={saving}>
      <SettingRow label={t('names')} text={t('namesText')}>
        {({ labelId, textId }) => (
          <Select
            aria-labelledby={labelId}
            aria-describedby={textId}
            value={displayNames}
            disabled={saving}
            onChange={(event) => chooseNames(event.target.value)}
          >
            {nameDisplays.map((names) => (
              <option key={names} value={names}>
                {t(names)}
              </option>
            ))}
          </Select>
        )}
      </SettingRow>
      <ToggleRow
        label={t('pin')}
        text={t('pinText')}
        checked={displayPinRequired}
        disabled={saving}
        onChange={(required) => void save({ displayPinRequired: required })}
      />
    </Panel>
  );
}
