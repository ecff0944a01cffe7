import { inventoryNudges } from '#schema/inputs/settings.ts';
import { limits } from '#schema/limits.ts';
import { Select } from '../../ui/forms/fields.tsx';
import { inputError } from '../../ui/forms/input-errors.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTexts } from '../../ui/i18n/texts.ts';
import { SettingRow, ToggleRow } from '../../ui/forms/SettingRow.tsx';
import type { SettingsPartsFragment } from './settings.generated.ts';
import { settingsTexts } from './texts.ts';
import { useSaveNudges } from './useSaveSettings.ts';

const days = Array.from({ length: limits.nudgeDayMax }, (_, index) => index + limits.nudgeDayMin);

/** The settings of the monthly reminder to count the stock. */
export function InventoryNudgesPanel({ settings }: { readonly settings: SettingsPartsFragment }) {
  const t = useTexts(settingsTexts);
  const [save, saving] = useSaveNudges(settings);
  const choose = (inventoryNudgeDay: number) => {
    // Days that not every month has are ignored, as specified.
    if (inputError(inventoryNudges, { inventoryNudgeDay }) === undefined) save({ inventoryNudgeDay });
  };
  return (
    <Panel aria-busy={saving}>
      <ToggleRow
        label={t('nudgesEnabled')}
        text={t('nudgesEnabledText')}
        checked={settings.monthlyInventoryNudgesEnabled}
        disabled={saving}
        onChange={(monthlyInventoryNudgesEnabled) => save({ monthlyInventoryNudgesEnabled })}
      />
      <SettingRow label={t('nudgeDay')} text={t('nudgeDayText', { n: limits.nudgeNoticeDays })}>
        {({ labelId, textId }) => (
          <Select
            aria-labelledby={labelId}
            aria-describedby={textId}
            value={settings.inventoryNudgeDay}
            disabled={saving || !settings.monthlyInventoryNudgesEnabled}
            onChange={(event) => choose(Number(event.target.value))}
          >
            {days.map((day) => (
              <option key={day} value={day}>
                {t('day', { day })}
              </option>
            ))}
          </Select>
        )}
      </SettingRow>
    </Panel>
  );
}
