import { columnOf } from '../../platform/database/audit-subject.ts';
import { suppliersImport } from './suppliers-import.writes.ts';
import { feature } from '../../platform/feature.ts';
import { descriptions } from './suppliers.descriptions.ts';
import { searchSuppliers } from './suppliers.search.ts';
import { supplierNodes } from './suppliers.nodes.ts';
import { Supplier } from './supplier.entity.ts';
import { SuppliersResolver } from './suppliers.resolver.ts';
import { suppliersDemo } from './suppliers.demo.ts';

export const suppliers = feature({
  entities: [Supplier],
  resolvers: [SuppliersResolver],
  nodes: supplierNodes,
  auditSubjects: { Supplier: { name: columnOf('supplier'), editedByManagers: true } },
  descriptions,
  searchKinds: [searchSuppliers],
  importKinds: [suppliersImport],
  demo: suppliersDemo,
});
