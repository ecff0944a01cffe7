import type { UniqueIdentifier } from '@dnd-kit/core';

/** The place of a drop that gives a task to nobody. */
const NOBODY = 'nobody';

/** The place where a card is dropped to give it to a person; to nobody for null. */
export const placeOf = (personId: string | null): string => personId ?? NOBODY;

/** Whose place it is; null for nobody's. */
export const personAt = (place: UniqueIdentifier): string | null => (place === NOBODY ? null : String(place));
