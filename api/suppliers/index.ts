import type { Feature } from '../feature.ts';
import { Supplier } from './supplier.entity.ts';
import { SuppliersResolver } from './suppliers.resolver.ts';

export const suppliers: Feature = { entities: [Supplier], resolvers: [SuppliersResolver] };
