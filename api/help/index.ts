import type { Feature } from '../feature.ts';

export const help: Feature = { entities: [] };
