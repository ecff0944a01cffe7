import { feature } from '../../platform/feature.ts';
import { descriptions } from './settings.descriptions.ts';
import { inventoryNudge } from './inventory-nudge.job.ts';
import { SettingsResolver } from './settings.resolver.ts';
import { settingsRoutes } from './settings.rest.ts';

export const settings = feature({
  resolvers: [SettingsResolver],
  routes: settingsRoutes,
  jobs: [inventoryNudge],
  descriptions,
});
