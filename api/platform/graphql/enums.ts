import { registerEnumType } from 'type-graphql';
import { liveEventTypes } from '#schema/live.ts';
import { conversionSources, unitUseKinds } from '#schema/units.ts';
import * as words from '#schema/vocabulary.ts';
import { webhookDeliveryStates, webhookOffReasons, webhookOutcomes } from '#schema/webhooks.ts';

const registered = new Map<readonly string[], object>();

/** Makes a vocabulary tuple a GraphQL enumeration whose values are spelled as everywhere else. */
function graphEnum(name: string, values: readonly string[]): object {
  const enumeration = Object.fromEntries(values.map((value) => [value, value]));
  registerEnumType(enumeration, { name });
  registered.set(values, enumeration);
  return enumeration;
}

/** The GraphQL enumeration of a vocabulary tuple that was registered here. */
export function enumOf(values: readonly string[]): object | undefined {
  const own = registered.get(values);
  if (own) return own;
  for (const [tuple, enumeration] of registered) {
    if (tuple.length === values.length && tuple.every((value, index) => value === values[index])) return enumeration;
  }
  return undefined;
}

export const LiveEventType = graphEnum('LiveEventType', liveEventTypes);
export const Role = graphEnum('Role', words.roles);
export const UserStatus = graphEnum('UserStatus', words.userStatuses);
export const UserFilter = graphEnum('UserFilter', words.userFilters);
export const Language = graphEnum('Language', words.languages);
export const TemperatureUnit = graphEnum('TemperatureUnit', words.temperatureUnits);
export const StationKind = graphEnum('StationKind', words.stationKinds);
export const StorageKind = graphEnum('StorageKind', words.storageKinds);
export const ItemKind = graphEnum('ItemKind', words.itemKinds);
export const TcsClass = graphEnum('TcsClass', words.tcsClasses);
/** Units are open: a kitchen adds its own. */
export { UnitCode as Unit } from './scalars.ts';
export const Allergen = graphEnum('Allergen', words.allergens);
export const MovementType = graphEnum('MovementType', words.movementTypes);
export const LotState = graphEnum('LotState', words.lotStates);
export const Jurisdiction = graphEnum('Jurisdiction', words.jurisdictions);
export const StockState = graphEnum('StockState', words.stockStates);
export const ItemSort = graphEnum('ItemSort', words.itemSorts);
export const Weekday = graphEnum('Weekday', words.weekdays);
export const DeliveryStatus = graphEnum('DeliveryStatus', words.deliveryStatuses);
export const RejectReason = graphEnum('RejectReason', words.rejectReasons);
export const RecipeKind = graphEnum('RecipeKind', words.recipeKinds);
export const CostGapReason = graphEnum('CostGapReason', words.costGapReasons);
export const RoundingRule = graphEnum('RoundingRule', words.roundingRules);
export const PrepTaskStatus = graphEnum('PrepTaskStatus', words.prepTaskStatuses);
export const Priority = graphEnum('Priority', words.priorities);
export const WasteGroup = graphEnum('WasteGroup', words.wasteGroups);
export const LineCheckItemKind = graphEnum('LineCheckItemKind', words.lineCheckItemKinds);
export const LineCheckStatus = graphEnum('LineCheckStatus', words.lineCheckStatuses);
export const AnswerResult = graphEnum('AnswerResult', words.answerResults);
export const LineCheckAssignmentType = graphEnum('LineCheckAssignmentType', words.lineCheckAssignmentTypes);
export const LineCheckFrequency = graphEnum('LineCheckFrequency', words.lineCheckFrequencies);
export const NotificationType = graphEnum('NotificationType', words.notificationTypes);
export const NotificationFilter = graphEnum('NotificationFilter', words.notificationFilters);
export const DeviceKind = graphEnum('DeviceKind', words.deviceKinds);
export const DeviceScope = graphEnum('DeviceScope', words.deviceScopes);
export const TokenScope = graphEnum('TokenScope', words.tokenScopes);
export const TokenState = graphEnum('TokenState', words.tokenStates);
export const BoardMode = graphEnum('BoardMode', words.boardModes);
export const BoardTheme = graphEnum('BoardTheme', words.boardThemes);
export const BumpStyle = graphEnum('BumpStyle', words.bumpStyles);
export const NameDisplay = graphEnum('NameDisplay', words.nameDisplays);
export const WebhookDeliveryState = graphEnum('WebhookDeliveryState', webhookDeliveryStates);
export const WebhookOutcome = graphEnum('WebhookOutcome', webhookOutcomes);
export const WebhookOffReason = graphEnum('WebhookOffReason', webhookOffReasons);
export const ConversionSource = graphEnum('ConversionSource', conversionSources);
export const UnitUseKind = graphEnum('UnitUseKind', unitUseKinds);
