import type { Feature } from '../feature.ts';

export const settings: Feature = { entities: [] };
