import type { MeasureSystem, Unit } from '#schema/vocabulary.ts';

/** The unit of a new item until another is chosen. */
export const newUnit = { metric: 'kg', us: 'lb' } as const satisfies Record<MeasureSystem, Unit>;
