import { feature } from '../../platform/feature.ts';
import { MenuSale } from './menu-sale.entity.ts';
import { SaleLine } from './sale-line.entity.ts';
import { salesMessages } from './sales.live.ts';
import { salesSubjects } from './sales.audit.ts';
import { descriptions } from './sales.descriptions.ts';
import { salesImport } from './import/sales-import.writes.ts';
import { SalesResolver } from './sales.resolver.ts';
import { SalesDay } from './sales-day.entity.ts';

export const sales = feature({
  entities: [SalesDay, MenuSale, SaleLine],
  resolvers: [SalesResolver],
  auditSubjects: salesSubjects,
  liveMessages: salesMessages,
  descriptions,
  importKinds: [salesImport],
});
