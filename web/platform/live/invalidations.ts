import { type LiveUpdate, liveTypes } from '#schema/live.ts';
import type { QueryField } from '../graphql/root-fields.generated.ts';

/**
 * What invalidates data: a live message, by its type. INVENTORY_EDITED is an INVENTORY_UPDATED for an edit of the item
 * itself, which can change the allergens of food; stock movements are far more frequent and cannot.
 */
export const causes = [...liveTypes, 'INVENTORY_EDITED'] as const;
export type Cause = (typeof causes)[number];

/** The root fields of the queries that each cause invalidates. A query that is renamed does not compile in its manifest. */
export type Invalidations = { readonly [C in Cause]?: readonly QueryField[] };

function causesOf(message: LiveUpdate): readonly Cause[] {
  return message.type === 'INVENTORY_UPDATED' && message.data.edited
    ? ['INVENTORY_UPDATED', 'INVENTORY_EDITED']
    : [message.type];
}

/** The root fields that this message invalidates. */
export function invalidatedBy(message: LiveUpdate, invalidations: Invalidations): readonly QueryField[] {
  return [...new Set(causesOf(message).flatMap((cause) => invalidations[cause] ?? []))];
}

/** What a message invalidates for the user who caused it: only what the mutation's response did not update. */
export function invalidatedByOwn(
  message: LiveUpdate,
  invalidations: Invalidations,
  updatedByMutation: Invalidations,
): readonly QueryField[] {
  const updated = updatedByMutation[message.type] ?? [];
  return invalidatedBy(message, invalidations).filter((field) => !updated.includes(field));
}

/** Every root field that some message invalidates: refetched after a gap. */
export function allInvalidated(invalidations: Invalidations): readonly QueryField[] {
  return [...new Set(Object.values(invalidations).flat())];
}
