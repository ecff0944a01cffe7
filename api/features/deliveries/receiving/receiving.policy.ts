import { Decimal } from 'decimal.js';
import { type Message, msg } from '#schema/messages.ts';
import type { RefusedField } from '../../../platform/errors.ts';
import type { Item } from '../../inventory/items/item.entity.ts';
import type { DeliveryLine } from '../lines/delivery-line.entity.ts';
import { temperatureProblem } from './receiving-temperature.policy.ts';

/** The quantity of a line that goes into stock. */
export function acceptedOf(line: DeliveryLine): Decimal {
  return new Decimal(line.receivedQuantity ?? '0').minus(line.rejectedQuantity);
}

/** The quantity that is missing from the order. */
export function shortOf(line: DeliveryLine): Decimal {
  const missing = new Decimal(line.orderedQuantity ?? '0').minus(line.receivedQuantity ?? '0');
  return Decimal.max(missing, 0);
}

/** The field errors that prevent posting a line; empty if there are none. */
export function lineProblems(line: DeliveryLine, item: Item, today: { readonly start: Date }): RefusedField[] {
  const problem = (field: string, message: Message): RefusedField => ({ path: `lines.${line.id}.${field}`, message });
  if (line.receivedQuantity === null) {
    return [problem('receivedQuantity', msg('delivery.enterArrived', { name: item.name }))];
  }
  const problems: RefusedField[] = [];
  const accepted = acceptedOf(line);
  if (accepted.isNegative()) {
    problems.push(problem('rejectedQuantity', msg('delivery.moreRefused', { name: item.name })));
  }
  if (Number(line.rejectedQuantity) > 0 && !line.rejectReason) {
    problems.push(problem('rejectReason', msg('delivery.sayWhyRefused', { name: item.name })));
  }
  if (!accepted.gt(0)) return problems;
  const { temperature, temperatureUnit, overrideReason } = line;
  const reading = { itemName: item.name, tcsClass: item.tcsClass, temperature, temperatureUnit, overrideReason };
  const outOfRange = temperatureProblem(reading);
  if (outOfRange) problems.push(problem('temperature', outOfRange));
  // A use-by is the end of its business day.
  if (line.useBy && line.useBy <= today.start) {
    problems.push(problem('useByDate', msg('delivery.pastUseBy', { name: item.name })));
  }
  if (item.archivedAt) {
    problems.push(problem('itemId', msg('delivery.itemArchived', { name: item.name })));
  }
  return problems;
}
