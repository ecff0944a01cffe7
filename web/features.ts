import { combinedPages } from './app/pages/feature.tsx';
import { analytics } from './features/analytics/feature.tsx';
import { audit } from './features/audit/feature.tsx';
import { counts } from './features/counts/feature.tsx';
import { dashboard } from './features/dashboard/feature.tsx';
import { deliveries } from './features/deliveries/feature.tsx';
import { handovers } from './features/handovers/feature.tsx';
import { help } from './features/help/feature.tsx';
import { imports } from './features/imports/feature.tsx';
import { inventory } from './features/inventory/feature.tsx';
import { kitchenProfile } from './features/kitchen-profile/feature.tsx';
import { lineChecks } from './features/line-checks/feature.tsx';
import { notifications } from './features/notifications/feature.tsx';
import { onboarding } from './features/onboarding/feature.tsx';
import { prep } from './features/prep/feature.tsx';
import { recipes } from './features/recipes/feature.tsx';
import { reports } from './features/reports/feature.tsx';
import { sales } from './features/sales/feature.tsx';
import { session } from './features/session/feature.tsx';
import { settings } from './features/settings/feature.tsx';
import { starterKitchens } from './features/starter-kitchens/feature.tsx';
import { timers } from './features/timers/feature.tsx';
import { users } from './features/users/feature.tsx';
import { waste } from './features/waste/feature.tsx';
import type { Feature } from './platform/feature.ts';

/** Every feature of the web app, one line each. */
export const features: readonly Feature[] = [
  dashboard,
  prep,
  lineChecks,
  recipes,
  inventory,
  counts,
  waste,
  deliveries,
  handovers,
  sales,
  reports,
  imports,
  notifications,
  users,
  kitchenProfile,
  settings,
  onboarding,
  starterKitchens,
  analytics,
  audit,
  help,
  session,
  timers,
  combinedPages,
];
