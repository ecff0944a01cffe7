import type { LiveInventoryItem } from '#schema/live.ts';
import type { Work } from '../database/work.ts';
import type { Notification } from '../notifications/notification.entity.ts';
import { notify } from '../notifications/notify.ts';
import { businessDate } from '../organizations/business-day.ts';
import { Organization } from '../organizations/organization.entity.ts';
import type { Item } from './item.entity.ts';

type Named = Pick<Item, 'id' | 'name' | 'unit' | 'parLevel'>;

/** Tells the kitchen that an item is below par: once per item and business day. Null when that was told already. */
export async function tellLowStock(work: Work, item: Named, onHand: string): Promise<Notification | null> {
  const organization = await work.em.findOneOrFail(Organization, { id: work.organizationId });
  return notify(work, {
    type: 'low_stock',
    priority: 'medium',
    title: `${item.name} is below par`,
    message: `${Number(onHand)} ${item.unit} on hand, par is ${Number(item.parLevel)} ${item.unit}.`,
    about: { type: 'item', id: item.id },
    dedupeKey: `low_stock:${item.id}:${businessDate(organization, work.now)}`,
  });
}

/** The item as open screens hear of it. */
export function liveItem(item: Item, onHand: number, crossedPar: boolean): LiveInventoryItem {
  const { id, version, name, unit } = item;
  return { id, version, name, currentStock: onHand, parLevel: Number(item.parLevel), unit, crossedPar };
}
