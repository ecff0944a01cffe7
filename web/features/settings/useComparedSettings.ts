import { formatMoney } from '../../ui/format/decimal.ts';
import { useKitchen } from '../../ui/format/kitchen.ts';
import { choice, chosen, type Compared, parts } from '../../ui/forms/merge.ts';
import { useLanguage } from '../../ui/i18n/language.ts';
import { useTexts } from '../../ui/i18n/texts.ts';
import type { SettingsPartsFragment } from './settings.generated.ts';
import { settingsTexts } from './texts.ts';

/** What can be set on the page. */
export type SettingsValues = Omit<SettingsPartsFragment, 'id' | 'version' | 'name'>;

export function valuesOf(settings: SettingsPartsFragment): SettingsValues {
  return {
    monthlyInventoryNudgesEnabled: settings.monthlyInventoryNudgesEnabled,
    inventoryNudgeDay: settings.inventoryNudgeDay,
    lineCheckEnabled: settings.lineCheckEnabled,
    lineCheckAssignmentType: settings.lineCheckAssignmentType,
    lineCheckFrequency: settings.lineCheckFrequency,
    lineCheckRolesAllowed: settings.lineCheckRolesAllowed,
    lineCheckUserIds: settings.lineCheckUserIds,
    blindCounts: settings.blindCounts,
    countVariancePercent: settings.countVariancePercent,
    countVarianceAmount: settings.countVarianceAmount,
  };
}

/** How the settings are compared and named. */
export function useComparedSettings(): Compared<SettingsValues> {
  const t = useTexts(settingsTexts);
  const language = useLanguage();
  const { currency } = useKitchen();
  const onOff = (isOn: boolean) => (isOn ? '✓' : '–');
  return parts<SettingsValues>({
    monthlyInventoryNudgesEnabled: choice(t('nudgesEnabled'), onOff),
    inventoryNudgeDay: choice(t('nudgeDay'), (day) => t('day', { day })),
    lineCheckEnabled: choice(t('lineCheckEnabled'), onOff),
    lineCheckAssignmentType: choice(t('assignmentType'), (type) => t(type)),
    lineCheckFrequency: choice(t('frequency'), (frequency) => t(frequency)),
    lineCheckRolesAllowed: chosen(t('rolesAllowed'), (role) => t(role)),
    lineCheckUserIds: chosen(t('peopleAllowed'), (id) => id),
    blindCounts: choice(t('blindCounts'), onOff),
    countVariancePercent: choice(t('variancePercent'), (percent) => (percent === null ? t('noLimit') : `${percent} %`)),
    countVarianceAmount: choice(t('varianceAmount'), (amount) =>
      amount === null ? t('noLimit') : formatMoney(amount, currency, language),
    ),
  });
}
