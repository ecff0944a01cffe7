import { paths, to } from '../../platform/paths.ts';
import { useCan } from '../../platform/session/viewer.ts';
import type { RowLink } from '../../ui/components/row-link.ts';
import { type LayerParam, useLayer } from '../../ui/components/useLayer.ts';
import type { ManagerDashboardQuery } from './manager.generated.ts';

/** Rows that open over the dashboard. */
const layers: Readonly<Record<string, LayerParam>> = {
  PrepTask: 'task',
  LineCheck: 'check',
  Recipe: 'recipe',
  Item: 'item',
  StockLot: 'lot',
};

/** Rows that have a page, or a list that shows them. */
const pages: Readonly<Record<string, (id: string) => string>> = {
  Delivery: to.delivery,
  Supplier: to.supplier,
  PrepItem: to.parLine,
  PrepList: () => paths.tasks,
  LineCheckTemplate: () => to.tasksTab('templates'),
  WasteEntry: () => to.inventoryTab('waste'),
  ItemCategory: () => paths.inventory,
  KitchenUnit: () => to.inventoryTab('measures'),
};

/** Pages of the admin alone. */
const adminPages: Readonly<Record<string, (id: string) => string>> = {
  User: (id) => to.layer(paths.adminUsers, 'person', id),
  Device: () => to.usersTab('devices'),
  ApiToken: () => to.usersTab('api'),
  Webhook: to.webhook,
};

type Activity = Pick<ManagerDashboardQuery['recentActivity'][number], 'entity' | 'entityId'>;

/** The link of an event of the timeline: its subject; null where this person has no screen for it. */
export function useActivityLink({ entity, entityId }: Activity): RowLink | null {
  const admin = useCan('users.manage');
  const param = layers[entity];
  const layer = useLayer(param ?? 'task');
  if (param !== undefined) return entityId === null ? null : layer.linkTo(entityId);
  const page = pages[entity] ?? (admin ? adminPages[entity] : undefined);
  return page ? { to: page(entityId ?? '') } : null;
}
