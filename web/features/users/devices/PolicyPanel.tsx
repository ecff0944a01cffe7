import { nameDisplays } from '#schema/vocabulary.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { Select } from '../../../ui/forms/fields.tsx';
import { LoadError } from '../../../ui/components/LoadError.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { SettingRow, ToggleRow } from '../../../ui/forms/SettingRow.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import { SkeletonList } from '../../../ui/components/Loading.tsx';
import {
  type SaveDisplayPolicyMutationVariables,
  useDisplayPolicyQuery,
  useSaveDisplayPolicyMutation,
} from './devices.generated.ts';
import { policyTexts } from './policy-texts.ts';

function useSave() {
  const t = useTexts(policyTexts);
  const [mutate] = useSaveDisplayPolicyMutation();
  const { run, pending } = useAction(t('failedTitle'), t('failedText'));
  const save = (input: SaveDisplayPolicyMutationVariables['input']) =>
    run(() => mutate({ variables: { input } }), { toast: { title: t('savedTitle'), description: t('savedText') } });
  return [save, pending] as const;
}

/** The policy of displays: how they name people, and whether they ask for a PIN. Every change is saved at once. */
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
