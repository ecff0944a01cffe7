import type { UniqueIdentifier } from '@dnd-kit/core';

/** The drop target that unassigns a task. */
const NOBODY = 'nobody';

/** The drop target of a person; null: unassigned. */
export const placeOf = (personId: string | null): string => personId ?? NOBODY;

/** The person of a drop target; null: unassigned. */
export const personAt = (place: UniqueIdentifier): string | null => (place === NOBODY ? null : String(place));
