import type { NodeKind } from '../../platform/graphql/nodes/node-kind.ts';
import { Supplier } from './supplier.entity.ts';
import { suppliersById } from './suppliers.service.ts';

export const supplierNodes: readonly NodeKind[] = [
  { type: Supplier, table: 'supplier', permission: 'suppliers.read', namedBy: ['supplierId'], find: suppliersById },
];
