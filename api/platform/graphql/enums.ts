import { registerEnumType } from 'type-graphql';
import { notificationTopics } from '#schema/notification-topics.ts';
import * as words from '#schema/vocabulary.ts';

const registered = new Map<readonly string[], object>();

/**
 * Makes a vocabulary tuple a GraphQL enumeration whose values are spelled as everywhere else. Features have theirs in
 * <feature>.enums.ts.
 */
export function graphEnum(name: string, values: readonly string[]): object {
  const enumeration = Object.fromEntries(values.map((value) => [value, value]));
  registerEnumType(enumeration, { name });
  registered.set(values, enumeration);
  return enumeration;
}

/** The GraphQL enumeration of a vocabulary tuple that was registered. */
export function enumOf(values: readonly string[]): object | undefined {
  const own = registered.get(values);
  if (own) return own;
  for (const [tuple, enumeration] of registered) {
    if (tuple.length === values.length && tuple.every((value, index) => value === values[index])) return enumeration;
  }
  return undefined;
}

export const Role = graphEnum('Role', words.roles);
export const Language = graphEnum('Language', words.languages);
export const TemperatureUnit = graphEnum('TemperatureUnit', words.temperatureUnits);
/** Units are open: a kitchen adds its own. */
export { UnitCode as Unit } from './scalars.ts';
export const Allergen = graphEnum('Allergen', words.allergens);
export const Weekday = graphEnum('Weekday', words.weekdays);
export const Priority = graphEnum('Priority', words.priorities);
export const NotificationTopic = graphEnum('NotificationTopic', notificationTopics);
