import type { MigrationObject } from '@mikro-orm/core';
import { Begin } from './20261121000000_begin.ts';
import { Devices } from './20261121070000_devices.ts';
import { Stock } from './20261122010000_stock.ts';
import { ActionsAndRollovers } from './20261122020000_actions_and_rollovers.ts';
import { Units } from './20261122040000_units.ts';
import { PrepPlanning } from './20261122050000_prep_planning.ts';
import { UnknownAllergens } from './20261122060000_unknown_allergens.ts';
import { Accounts } from './20261122090000_accounts.ts';
import { ApiTokens } from './20261122100000_api_tokens.ts';
import { ExternalIds } from './20261122110000_external_ids.ts';
import { Webhooks } from './20261122120000_webhooks.ts';
import { Storage } from './20261122130000_storage.ts';
import { Messages } from './20261122140000_messages.ts';

/** Every migration, oldest first. A new one is a new file and a new line here. */
export const migrations: MigrationObject[] = [
  { name: '20261121000000_begin', class: Begin },
  { name: '20261121070000_devices', class: Devices },
  { name: '20261122010000_stock', class: Stock },
  { name: '20261122020000_actions_and_rollovers', class: ActionsAndRollovers },
  { name: '20261122040000_units', class: Units },
  { name: '20261122050000_prep_planning', class: PrepPlanning },
  { name: '20261122060000_unknown_allergens', class: UnknownAllergens },
  { name: '20261122090000_accounts', class: Accounts },
  { name: '20261122100000_api_tokens', class: ApiTokens },
  { name: '20261122110000_external_ids', class: ExternalIds },
  { name: '20261122120000_webhooks', class: Webhooks },
  { name: '20261122130000_storage', class: Storage },
  { name: '20261122140000_messages', class: Messages },
];
