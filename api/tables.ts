import type { Kysely } from 'kysely';
import type { Session } from './auth/session.entity.ts';
import type { Event } from './database/event.entity.ts';
import type { IdempotencyKey } from './database/idempotency-key.entity.ts';
import type { DeliveryLine } from './deliveries/delivery-line.entity.ts';
import type { Delivery } from './deliveries/delivery.entity.ts';
import type { Item } from './inventory/item.entity.ts';
import type { StockBalance } from './inventory/stock-balance.entity.ts';
import type { StockLot } from './inventory/stock-lot.entity.ts';
import type { StockMovement } from './inventory/stock-movement.entity.ts';
import type { LineCheckAnswer } from './line-checks/line-check-answer.entity.ts';
import type { LineCheckTemplateItem } from './line-checks/line-check-template-item.entity.ts';
import type { LineCheckTemplate } from './line-checks/line-check-template.entity.ts';
import type { LineCheck } from './line-checks/line-check.entity.ts';
import type { NotificationMark } from './notifications/notification-mark.entity.ts';
import type { Notification } from './notifications/notification.entity.ts';
import type { OrganizationCode } from './organizations/organization-code.entity.ts';
import type { Organization } from './organizations/organization.entity.ts';
import type { PrepItem } from './prep/prep-item.entity.ts';
import type { PrepTask } from './prep/prep-task.entity.ts';
import type { RecipeIngredient } from './recipes/recipe-ingredient.entity.ts';
import type { RecipeStep } from './recipes/recipe-step.entity.ts';
import type { Recipe } from './recipes/recipe.entity.ts';
import type { Shift } from './stations/shift.entity.ts';
import type { Station } from './stations/station.entity.ts';
import type { StorageLocation } from './stations/storage-location.entity.ts';
import type { Supplier } from './suppliers/supplier.entity.ts';
import type { User } from './users/user.entity.ts';
import type { WasteEntry } from './waste/waste-entry.entity.ts';
import type { WasteReason } from './waste/waste-reason.entity.ts';

/** Every table as plain rows for `*.queries.ts`: table and column names in camel case, decimals as exact text. */
export interface Tables {
  organization: Organization;
  organizationCode: OrganizationCode;
  appUser: User;
  session: Session;
  event: Event;
  idempotencyKey: IdempotencyKey;
  station: Station;
  storageLocation: StorageLocation;
  shift: Shift;
  item: Item;
  stockBalance: StockBalance;
  stockLot: StockLot;
  stockMovement: StockMovement;
  supplier: Supplier;
  delivery: Delivery;
  deliveryLine: DeliveryLine;
  recipe: Recipe;
  recipeIngredient: RecipeIngredient;
  recipeStep: RecipeStep;
  prepItem: PrepItem;
  prepTask: PrepTask;
  wasteReason: WasteReason;
  wasteEntry: WasteEntry;
  lineCheckTemplate: LineCheckTemplate;
  lineCheckTemplateItem: LineCheckTemplateItem;
  lineCheck: LineCheck;
  lineCheckAnswer: LineCheckAnswer;
  notification: Notification;
  notificationMark: NotificationMark;
}

/** Typed plain-row reads, inside one transaction that sees only one organisation. */
export type Reader = Kysely<Tables>;
