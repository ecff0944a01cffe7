import type { Feature } from '../feature.ts';
import { Supplier } from './supplier.entity.ts';

export const suppliers: Feature = { entities: [Supplier] };
