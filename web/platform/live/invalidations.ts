import { type LiveNews, liveTypes } from '#schema/live.ts';
import type { QueryField } from '../graphql/root-fields.generated.ts';

/**
 * What invalidates data: a live message, by its type. INVENTORY_EDITED is an INVENTORY_UPDATED of an item that was itself
 * edited: that changes what food contains; a stock movement, of which there are many, does not.
 */
export const causes = [...liveTypes, 'INVENTORY_EDITED'] as const;
export type Cause = (typeof causes)[number];

/** The root fields of the queries that each cause invalidates. A query that is renamed does not compile in its manifest. */
export type Invalidations = { readonly [C in Cause]?: readonly QueryField[] };

function causesOf(message: LiveNews): readonly Cause[] {
  return message.type === 'INVENTORY_UPDATED' && message.data.edited
    ? ['INVENTORY_UPDATED', 'INVENTORY_EDITED']
    : [message.type];
}

/** What this message invalidates. */
export function invalidatedBy(message: LiveNews, invalidations: Invalidations): readonly QueryField[] {
  return [...new Set(causesOf(message).flatMap((cause) => invalidations[cause] ?? []))];
}

/** What a message invalidates for whoever did it: only what the answer of the mutation could not bring. */
export function invalidatedByOwn(
  message: LiveNews,
  invalidations: Invalidations,
  answered: Invalidations,
): readonly QueryField[] {
  const brought = answered[message.type] ?? [];
  return invalidatedBy(message, invalidations).filter((field) => !brought.includes(field));
}

/** Everything that a message could have invalidated: read again once when messages were lost. */
export function allInvalidated(invalidations: Invalidations): readonly QueryField[] {
  return [...new Set(Object.values(invalidations).flat())];
}
