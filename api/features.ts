import 'reflect-metadata';
import type { EntityClass } from '@mikro-orm/core';
import { audit } from './audit/index.ts';
import { auth } from './auth/index.ts';
import { changeFeed } from './change-feed/index.ts';
import { checks } from './checks/index.ts';
import { Event, EventCounter } from './database/event.entity.ts';
import { IdempotencyKey } from './database/idempotency-key.entity.ts';
import { deliveries } from './deliveries/index.ts';
import { devices } from './devices/index.ts';
import { demo } from './demo/index.ts';
import type { Feature } from './feature.ts';
import { help } from './help/index.ts';
import { inventory } from './inventory/index.ts';
import { itemCategories } from './item-categories/index.ts';
import type { Job, Queue } from './jobs/job.ts';
import { lineChecks } from './line-checks/index.ts';
import { mail } from './mail/index.ts';
import { notifications } from './notifications/index.ts';
import { organizations } from './organizations/index.ts';
import { prep } from './prep/index.ts';
import { recipes } from './recipes/index.ts';
import { reports } from './reports/index.ts';
import { settings } from './settings/index.ts';
import { stations } from './stations/index.ts';
import { suppliers } from './suppliers/index.ts';
import { tokens } from './tokens/index.ts';
import { units } from './units/index.ts';
import { users } from './users/index.ts';
import { waste } from './waste/index.ts';
import { webhooks } from './webhooks/index.ts';

/** The product on one screen. */
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
  suppliers,
  deliveries,
  recipes,
  prep,
  waste,
  lineChecks,
  reports,
  audit,
  changeFeed,
  help,
  mail,
  devices,
  tokens,
  webhooks,
  demo,
];

/** Every table: the features' and the machinery's. */
export const entities: readonly EntityClass<object>[] = [
  Event,
  EventCounter,
  IdempotencyKey,
  ...features.flatMap((feature) => feature.entities ?? []),
];

export const jobs: readonly Job[] = features.flatMap((feature) => feature.jobs ?? []);

export const queues: readonly Queue[] = features.flatMap((feature) => feature.queues ?? []);
