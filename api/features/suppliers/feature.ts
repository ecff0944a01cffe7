import type { Feature } from '../../platform/feature.ts';
import { supplierNodes } from './suppliers.nodes.ts';
import { Supplier } from './supplier.entity.ts';
import { SuppliersResolver } from './suppliers.resolver.ts';

export const suppliers: Feature = { entities: [Supplier], resolvers: [SuppliersResolver], nodes: supplierNodes };
