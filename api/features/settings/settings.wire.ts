import type { OrganizationSettingsJson } from '#schema/rest.ts';

/** The specification's Organization settings. */
export function settingsJson(row: OrganizationSettingsJson): OrganizationSettingsJson {
  const { name, monthlyInventoryNudgesEnabled, inventoryNudgeDay } = row;
  const { lineCheckEnabled, lineCheckAssignmentType, lineCheckFrequency, lineCheckRolesAllowed } = row;
  return {
    name,
    monthlyInventoryNudgesEnabled,
    inventoryNudgeDay,
    lineCheckEnabled,
    lineCheckAssignmentType,
    lineCheckFrequency,
    lineCheckRolesAllowed,
  };
}
