import { nameDisplays } from '#schema/vocabulary.ts';
import { choice, parts } from '../../../ui/forms/merge.ts';
import { useSaveAtOnce } from '../../../ui/forms/useSaveAtOnce.ts';
import { useFreshRead } from '../../../platform/graphql/useFreshRead.ts';
import { useAction } from '../../../ui/forms/useAction.ts';
import { Select } from '../../../ui/forms/fields.tsx';
import { Panel } from '../../../ui/components/Panel.tsx';
import { SettingRow, ToggleRow } from '../../../ui/forms/SettingRow.tsx';
import { useTexts } from '../../../ui/i18n/texts.ts';
import {
  DisplayPolicyDocument,
  type DisplayPolicyPartsFragment,
  useDisplayPolicyQuery,
  useSaveDisplayPolicyMutation,
} from './devices.generated.ts';
import { policyTexts } from './policy-texts.ts';
import { NotLoaded } from '../../../ui/components/NotLoaded.tsx';

type PolicyValues = Pick<DisplayPolicyPartsFragment, 'displayNames' | 'displayPinRequired'>;

const valuesOf = ({ displayNames, displayPinRequired }: DisplayPolicyPartsFragment): PolicyValues => ({
  displayNames,
  displayPinRequired,
});

function useSave(policy: DisplayPolicyPartsFragment) {
  const t = useTexts(policyTexts);
  const [mutate] = useSaveDisplayPolicyMutation();
  const { run, pending } = useAction(t('failedTitle'), t('failedText'));
  const fresh = useFreshRead();
  const saveAtOnce = useSaveAtOnce<PolicyValues, DisplayPolicyPartsFragment>({
    entity: 'Organization',
    row: policy,
    read: async () => (await fresh(DisplayPolicyDocument, {})).settings,
    valuesOf,
    compared: parts<PolicyValues>({
      displayNames: choice(t('names'), (names) => t(names)),
      displayPinRequired: choice(t('pin'), (isOn) => (isOn ? '✓' : '–')),
    }),
  });
  const save = (change: Partial<PolicyValues>) =>
    run(() => saveAtOnce(change, (fields, version) => mutate({ variables: { input: { ...fields, version } } })), {
      toast: { title: t('savedTitle'), description: t('savedText') },
    });
  return [save, pending] as const;
}

/** The policy of displays: how they name people, and whether they ask for a PIN. Every change is saved at once. */
export function PolicyPanel() {
  const { data, error, refetch } = useDisplayPolicyQuery();
  if (!data) return <NotLoaded error={error} onRetry={() => refetch()} rows={2} rowHeight="20" />;
  return <Policy policy={data.settings} />;
}

function Policy({ policy }: { readonly policy: DisplayPolicyPartsFragment }) {
  const t = useTexts(policyTexts);
  const [save, saving] = useSave(policy);
  const { displayNames, displayPinRequired } = policy;
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
