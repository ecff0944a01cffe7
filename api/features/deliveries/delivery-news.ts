import { Decimal } from 'decimal.js';
import type { DeliveryStatus, Role } from '#schema/vocabulary.ts';
import type { Work } from '../../platform/database/work.ts';
import type { Item } from '../inventory/item.entity.ts';
import { notify } from '../notifications/notify.ts';
import type { Organization } from '../organizations/organization.entity.ts';
import type { Supplier } from '../suppliers/supplier.entity.ts';
import type { DeliveryLine } from './delivery-line.entity.ts';
import type { Delivery } from './delivery.entity.ts';
import { priceAlert, priceChangePercent } from './price-change.policy.ts';
import { acceptedOf, shortOf } from './receiving.policy.ts';

/** A delivery being confirmed, with all that belongs to it. */
export interface Receipt {
  readonly delivery: Delivery;
  readonly supplier: Supplier;
  readonly organization: Organization;
  readonly entries: readonly { readonly line: DeliveryLine; readonly item: Item }[];
}

/** Prices and credits are for those who see costs. */
const leads: readonly Role[] = ['manager', 'admin'];

/** Tells managers of every line whose price moved by the kitchen's threshold or more, once per line (kitchen.md M15). */
export async function tellPrices(work: Work, { delivery, organization, entries }: Receipt): Promise<void> {
  for (const { line, item } of entries) {
    // Free goods have no price that could have moved.
    if (!acceptedOf(line).gt(0) || Number(line.unitPrice) === 0) continue;
    const change = priceChangePercent(line.previousUnitPrice, line.unitPrice);
    const priority = priceAlert(change, organization.priceAlertPercent);
    if (change === null || priority === null) continue;
    const money = moneyOf(organization);
    const rise = !change.startsWith('-');
    await notify(work, {
      type: 'other',
      priority,
      title: `Price ${rise ? 'up' : 'down'} ${new Decimal(change).abs().toDecimalPlaces(1).toFixed()} %`,
      message: `${item.name}: ${money(line.unitPrice)} per ${item.unit}, was ${money(line.previousUnitPrice)}.`,
      about: { type: 'delivery', id: delivery.id },
      audience: { roles: leads },
      dedupeKey: `price_change:${line.id}`,
    });
  }
}

/** Tells that a delivery is in: managers in the bell, all open screens by DELIVERY_RECEIVED. */
export async function tellReceived(work: Work, receipt: Receipt, before: DeliveryStatus): Promise<void> {
  const { delivery, supplier } = receipt;
  const problems = [...shortages(receipt), ...refusals(receipt)];
  const total = receipt.entries.length;
  await notify(work, {
    type: 'other',
    priority: problems.length > 0 ? 'medium' : 'low',
    title: titleOf(receipt),
    message: [`${supplier.name}, ${delivery.number}: ${total} ${total === 1 ? 'line' : 'lines'}.`, ...problems].join(
      ' ',
    ),
    about: { type: 'delivery', id: delivery.id },
    audience: { roles: leads },
    dedupeKey: `delivery:${delivery.id}`,
  });
  const { id, version, number } = delivery;
  work.record({
    entity: 'Delivery',
    entityId: id,
    changes: { number, supplier: supplier.name, status: [before, 'posted'], lines: total, problems },
    live: { type: 'DELIVERY_RECEIVED', data: { id, version, number } },
  });
}

function titleOf(receipt: Receipt): string {
  if (shortages(receipt).length > 0) return 'Delivery received short';
  if (refusals(receipt).length > 0) return 'Delivery received, some refused';
  return 'Delivery received';
}

const shortages = ({ entries }: Receipt): string[] => {
  const short = entries.filter(({ line }) => shortOf(line).gt(0));
  return listed('Short', short, ({ line, item }) => `${item.name} ${shortOf(line).toFixed()} ${item.unit}`);
};

const refusals = ({ entries }: Receipt): string[] => {
  const refused = entries.filter(({ line }) => Number(line.rejectedQuantity) > 0);
  return listed('Refused', refused, ({ line, item }) => `${item.name} ${Number(line.rejectedQuantity)} ${item.unit}`);
};

/** Names the first few and counts the rest. */
function listed<T>(word: string, rows: readonly T[], name: (row: T) => string): string[] {
  const shown = 3;
  if (rows.length === 0) return [];
  const rest = rows.length > shown ? ` and ${rows.length - shown} more` : '';
  return [`${word}: ${rows.slice(0, shown).map(name).join(', ')}${rest}.`];
}

function moneyOf({ language, currency }: Organization): (minorUnits: string | null) => string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const places = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (minorUnits) => (minorUnits === null ? 'unknown' : format.format(Number(minorUnits) / 10 ** places));
}
