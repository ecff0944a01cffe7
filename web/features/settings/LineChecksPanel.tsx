import { lineCheckAssignmentTypes, lineCheckFrequencies, roles } from '#schema/vocabulary.ts';
import { ChoiceRow } from '../../ui/forms/ChoiceRow.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { PeopleChoice } from './PeopleChoice.tsx';
import { ToggleGroup } from '../../ui/forms/ToggleGroup.tsx';
import { SettingRow, ToggleRow } from '../../ui/forms/SettingRow.tsx';
import type { SettingsPartsFragment } from './settings.generated.ts';
import { settingsTexts } from './texts.ts';
import { useSaveLineChecks } from './useSaveSettings.ts';

/** The settings of line checks: who does them, and how often. */
export function LineChecksPanel({ settings }: { readonly settings: SettingsPartsFragment }) {
  const t = useTexts(settingsTexts);
  const [save, saving] = useSaveLineChecks(settings);
  const off = saving || !settings.lineCheckEnabled;
  return (
    <Panel aria-busy={saving}>
      <ToggleRow
        label={t('lineCheckEnabled')}
        text={t('lineCheckEnabledText')}
        checked={settings.lineCheckEnabled}
        disabled={saving}
        onChange={(lineCheckEnabled) => save({ lineCheckEnabled })}
      />
      <ChoiceRow
        label={t('assignmentType')}
        text={t('assignmentTypeText')}
        values={lineCheckAssignmentTypes}
        value={settings.lineCheckAssignmentType}
        disabled={off}
        nameOf={t}
        onChange={(lineCheckAssignmentType) => save({ lineCheckAssignmentType })}
      />
      {settings.lineCheckAssignmentType === 'by_role' ? (
        <SettingRow label={t('rolesAllowed')} text={t('rolesAllowedText')}>
          {({ textId }) => (
            <ToggleGroup
              label={t('rolesAllowed')}
              describedBy={textId}
              choices={roles.map((role) => ({ value: role, label: t(role) }))}
              chosen={settings.lineCheckRolesAllowed}
              disabled={off}
              onChange={(lineCheckRolesAllowed) => save({ lineCheckRolesAllowed })}
            />
          )}
        </SettingRow>
      ) : null}
      {settings.lineCheckAssignmentType === 'by_user' ? (
        <PeopleChoice
          chosen={settings.lineCheckUserIds}
          disabled={off}
          onChange={(lineCheckUserIds) => save({ lineCheckUserIds })}
        />
      ) : null}
      <ChoiceRow
        label={t('frequency')}
        text={t('frequencyText')}
        values={lineCheckFrequencies}
        value={settings.lineCheckFrequency}
        disabled={off}
        nameOf={t}
        onChange={(lineCheckFrequency) => save({ lineCheckFrequency })}
      />
    </Panel>
  );
}
