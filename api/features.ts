import 'reflect-metadata';
import type { EntityClass } from '@mikro-orm/core';
import { audit } from './features/audit/feature.ts';
import { auth } from './features/auth/feature.ts';
import { changeFeed } from './features/change-feed/feature.ts';
import { checks } from './features/alerts/feature.ts';
import { Event, EventCounter } from './platform/database/event.entity.ts';
import { IdempotencyKey } from './platform/database/idempotency-key.entity.ts';
import { counts } from './features/counts/feature.ts';
import { deliveries } from './features/deliveries/feature.ts';
import { devices } from './features/devices/feature.ts';
import { demo } from './demo/feature.ts';
import type { DemoPart } from './platform/demo/demo-part.ts';
import type { Feature } from './platform/feature.ts';
import { handovers } from './features/handovers/feature.ts';
import { help } from './features/help/feature.ts';
import { imports } from './features/imports/feature.ts';
import type { ImportKind } from './platform/imports/import-kind.ts';
import { inventory } from './features/inventory/feature.ts';
import { itemCategories } from './features/item-categories/feature.ts';
import type { AuditSubjects } from './platform/database/audit-subject.ts';
import type { Job, Queue } from './platform/jobs/job.ts';
import type { SearchKind } from './platform/database/search-kind.ts';
import type { LiveMessages } from './platform/live/live-messages.ts';
import { lineChecks } from './features/line-checks/feature.ts';
import { mail } from './features/mail/feature.ts';
import { notifications } from './features/notifications/feature.ts';
import { organizations } from './features/organizations/feature.ts';
import { photos } from './features/photos/feature.ts';
import { prep } from './features/prep/feature.ts';
import { recipes } from './features/recipes/feature.ts';
import { reports } from './features/reports/feature.ts';
import { sales } from './features/sales/feature.ts';
import { search } from './features/search/feature.ts';
import { settings } from './features/settings/feature.ts';
import { spanishNames } from './features/spanish-names/feature.ts';
import { starterKitchens } from './features/starter-kitchens/feature.ts';
import { stations } from './features/stations/feature.ts';
import { suppliers } from './features/suppliers/feature.ts';
import { timers } from './features/timers/feature.ts';
import { tokens } from './features/tokens/feature.ts';
import { units } from './features/units/feature.ts';
import { views } from './features/views/feature.ts';
import { users } from './features/users/feature.ts';
import { waste } from './features/waste/feature.ts';
import { webhooks } from './features/webhooks/feature.ts';

/** Every feature of the product. */
export const features: readonly Feature[] = [
  organizations,
  auth,
  users,
  settings,
  stations,
  notifications,
  checks,
  inventory,
  itemCategories,
  units,
  counts,
  suppliers,
  deliveries,
  recipes,
  photos,
  prep,
  waste,
  sales,
  lineChecks,
  timers,
  reports,
  views,
  audit,
  changeFeed,
  search,
  spanishNames,
  handovers,
  starterKitchens,
  imports,
  help,
  mail,
  devices,
  tokens,
  webhooks,
  demo,
];

/** Every table: those of the features and those of the platform. */
export const entities: readonly EntityClass<object>[] = [
  Event,
  EventCounter,
  IdempotencyKey,
  ...features.flatMap((feature) => feature.entities ?? []),
];

export const jobs: readonly Job[] = features.flatMap((feature) => feature.jobs ?? []);

export const queues: readonly Queue[] = features.flatMap((feature) => feature.queues ?? []);

export const auditSubjects: AuditSubjects = Object.fromEntries(
  features.flatMap((feature) => Object.entries(feature.auditSubjects ?? {})),
);

export const searchKinds: readonly SearchKind[] = features.flatMap((feature) => feature.searchKinds ?? []);

export const importKinds: readonly ImportKind[] = features.flatMap((feature) => feature.importKinds ?? []);

export const liveMessages: LiveMessages = features.reduce<LiveMessages>(
  (all, feature) => Object.assign(all, feature.liveMessages),
  {},
);

export const demoParts: readonly DemoPart[] = features.flatMap((feature) => feature.demo ?? []);
