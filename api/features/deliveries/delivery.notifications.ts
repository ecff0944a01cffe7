import { Decimal } from 'decimal.js';
import { amountOf, inEnglish, joined, listOf, type Message, moneyOf, msg } from '#schema/messages.ts';
import type { DeliveryStatus } from '#schema/vocabulary.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Item } from '../inventory/items/item.entity.ts';
import type { LastCost } from '../inventory/items/last-cost.queries.ts';
import { notify } from '../notifications/notification.writes.ts';
import type { Organization } from '../organizations/organization.entity.ts';
import type { Supplier } from '../suppliers/supplier.entity.ts';
import type { DeliveryLine } from './lines/delivery-line.entity.ts';
import type { Delivery } from './delivery.entity.ts';
import { priceAlert, priceChangePercent } from './receiving/price-change.policy.ts';
import { acceptedOf, shortOf } from './receiving/receiving.policy.ts';
import { managers } from '#schema/permissions.ts';

/** A delivery that is being confirmed, with its supplier, kitchen, lines and items. */
export interface Receipt {
  readonly delivery: Delivery;
  readonly supplier: Supplier;
  readonly organization: Organization;
  readonly entries: readonly { readonly line: DeliveryLine; readonly item: Item }[];
}

/**
 * Notifies managers of every line whose price changed by the kitchen's threshold or more, once per line. A delivery that is entered
 * late says nothing about the price of an item whose last cost is newer.
 */
export async function notifyPriceChanges(
  tx: Transaction,
  { delivery, organization, entries }: Receipt,
  lastCosts: ReadonlyMap<string, LastCost>,
): Promise<void> {
  for (const { line, item } of entries) {
    const newest = lastCosts.get(item.id);
    if (newest && delivery.receivedAt && newest.at > delivery.receivedAt) continue;
    // Free goods have no price to compare.
    if (!acceptedOf(line).gt(0) || Number(line.unitPrice) === 0) continue;
    const change = priceChangePercent(line.previousUnitPrice, line.unitPrice);
    const priority = priceAlert(change, organization.priceAlertPercent);
    if (change === null || priority === null) continue;
    const money = (minorUnits: string | null) =>
      minorUnits === null ? msg('text.unknown') : moneyOf(minorUnits, organization.currency);
    const rise = !change.startsWith('-');
    await notify(tx, {
      type: 'other',
      topic: 'price_change',
      priority,
      title: msg(rise ? 'delivery.priceUp' : 'delivery.priceDown', {
        percent: new Decimal(change).abs().toDecimalPlaces(1).toFixed(),
      }),
      message: msg('delivery.priceWas', {
        name: item.name,
        price: money(line.unitPrice),
        unit: item.unit,
        before: money(line.previousUnitPrice),
      }),
      about: { type: 'delivery', id: delivery.id },
      audience: { roles: managers },
      dedupeKey: priceKey(line),
    });
  }
}

/** Announces a posted delivery: managers by a notification, open screens by DELIVERY_RECEIVED. */
export async function notifyReceived(tx: Transaction, receipt: Receipt, before: DeliveryStatus): Promise<void> {
  const { delivery, supplier } = receipt;
  const problems = [...shortages(receipt), ...refusals(receipt)];
  const total = receipt.entries.length;
  await notify(tx, {
    type: 'other',
    topic: 'delivery_received',
    priority: problems.length > 0 ? 'medium' : 'low',
    title: titleOf(receipt),
    message: joined('text.sentences', [
      total === 1
        ? msg('delivery.oneLine', { supplier: supplier.name, number: delivery.number })
        : msg('delivery.lines', { supplier: supplier.name, number: delivery.number, count: total }),
      ...problems,
    ]),
    about: { type: 'delivery', id: delivery.id },
    audience: { roles: managers },
    dedupeKey: receivedKey(delivery),
  });
  const { id, version, number } = delivery;
  tx.record({
    entity: 'Delivery',
    entityId: id,
    changes: {
      number,
      supplier: supplier.name,
      status: [before, 'posted'],
      lines: total,
      problems: problems.map(inEnglish),
    },
    live: { type: 'DELIVERY_RECEIVED', data: { id, version, number } },
  });
}

const priceKey = ({ id }: DeliveryLine): string => `price_change:${id}`;
const receivedKey = ({ id }: Delivery): string => `delivery:${id}`;

/** The keys of the notifications about a confirmation. */
export function receiptKeys(delivery: Delivery, lines: readonly DeliveryLine[]): string[] {
  return [receivedKey(delivery), ...lines.map((line) => priceKey(line))];
}

function titleOf(receipt: Receipt): Message {
  if (shortages(receipt).length > 0) return msg('delivery.receivedShort');
  if (refusals(receipt).length > 0) return msg('delivery.receivedRefused');
  return msg('delivery.received');
}

const shortages = ({ entries }: Receipt): Message[] => {
  const short = entries.filter(({ line }) => shortOf(line).gt(0));
  return listed('delivery.short', short, ({ line, item }) =>
    msg('delivery.itemAmount', { name: item.name, amount: amountOf(shortOf(line).toFixed(), item.unit) }),
  );
};

const refusals = ({ entries }: Receipt): Message[] => {
  const refused = entries.filter(({ line }) => Number(line.rejectedQuantity) > 0);
  return listed('delivery.refused', refused, ({ line, item }) =>
    msg('delivery.itemAmount', { name: item.name, amount: amountOf(Number(line.rejectedQuantity), item.unit) }),
  );
};

/** Lists the first three and counts the rest. */
function listed<T>(key: 'delivery.short' | 'delivery.refused', rows: readonly T[], name: (row: T) => Message) {
  const shown = rows.slice(0, 3).map(name);
  return rows.length === 0 ? [] : [msg(key, { list: listOf(shown, rows.length - shown.length) })];
}
