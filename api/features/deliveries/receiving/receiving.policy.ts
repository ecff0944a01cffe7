import { Decimal } from 'decimal.js';
import { type Message, msg } from '#schema/messages.ts';
import { receivedLineProblems } from '#schema/received-line.ts';
import type { RefusedField } from '../../../platform/errors.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import type { DeliveryLine } from '../lines/delivery-line.entity.ts';

/** The quantity of a line that goes into stock. */
export function acceptedOf(line: DeliveryLine): Decimal {
  return new Decimal(line.receivedQuantity ?? '0').minus(line.rejectedQuantity);
}

/** The quantity that is missing from the order. */
export function shortOf(line: DeliveryLine): Decimal {
  const missing = new Decimal(line.orderedQuantity ?? '0').minus(line.receivedQuantity ?? '0');
  return Decimal.max(missing, 0);
}

/**
 * The field errors that prevent that a line goes into stock as it is; empty if there are none. `day` is the business day on
 * which it arrived; `prefix` begins the names of the fields.
 */
export function lineProblems(
  line: DeliveryLine,
  item: Item,
  day: { readonly start: Date },
  prefix = '',
): RefusedField[] {
  const problem = (field: string, message: Message): RefusedField => ({ path: `${prefix}${field}`, message });
  const { receivedQuantity, rejectedQuantity, rejectReason, temperature, temperatureUnit, overrideReason } = line;
  const reading = { itemName: item.name, tcsClass: item.tcsClass, temperature, temperatureUnit, overrideReason };
  const facts = { ...reading, receivedQuantity, rejectedQuantity, rejectReason };
  const problems = receivedLineProblems(facts).map(({ field, message }) => problem(field, message));
  if (!acceptedOf(line).gt(0)) return problems;
  // A use-by is the end of its business day.
  if (line.useBy && line.useBy <= day.start) {
    problems.push(problem('useByDate', msg('delivery.pastUseBy', { name: item.name })));
  }
  if (item.archivedAt) {
    problems.push(problem('itemId', msg('delivery.itemArchived', { name: item.name })));
  }
  return problems;
}
