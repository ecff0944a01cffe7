import { Decimal } from 'decimal.js';
import type { FieldError } from '#schema/errors.ts';
import type { Item } from '../inventory/item.entity.ts';
import type { DeliveryLine } from './delivery-line.entity.ts';
import { temperatureProblem } from './receiving-temperature.policy.ts';

/** What of a line goes into stock. */
export function acceptedOf(line: DeliveryLine): Decimal {
  return new Decimal(line.receivedQuantity ?? '0').minus(line.rejectedQuantity);
}

/** What of its order a line lacks. */
export function shortOf(line: DeliveryLine): Decimal {
  const missing = new Decimal(line.orderedQuantity ?? '0').minus(line.receivedQuantity ?? '0');
  return Decimal.max(missing, 0);
}

/** Everything that keeps a line from being confirmed, as refused fields; empty when nothing does. */
export function lineProblems(line: DeliveryLine, item: Item, today: { readonly start: Date }): FieldError[] {
  const problem = (field: string, message: string): FieldError => ({ path: `lines.${line.id}.${field}`, message });
  if (line.receivedQuantity === null) {
    return [problem('receivedQuantity', `Enter how much ${item.name} arrived, 0 when nothing did.`)];
  }
  const problems: FieldError[] = [];
  const accepted = acceptedOf(line);
  if (accepted.isNegative()) {
    problems.push(problem('rejectedQuantity', `More ${item.name} is refused than arrived.`));
  }
  if (Number(line.rejectedQuantity) > 0 && !line.rejectReason) {
    problems.push(problem('rejectReason', `Say why ${item.name} is refused.`));
  }
  if (!accepted.gt(0)) return problems;
  const { temperature, temperatureUnit, overrideReason } = line;
  const reading = { itemName: item.name, tcsClass: item.tcsClass, temperature, temperatureUnit, overrideReason };
  const warm = temperatureProblem(reading);
  if (warm) problems.push(problem('temperature', warm));
  // A use-by is the end of its business day.
  if (line.useBy && line.useBy <= today.start) {
    problems.push(problem('useByDate', `${item.name} is past its use-by. Refuse it as short-dated.`));
  }
  if (item.archivedAt) {
    problems.push(problem('itemId', `${item.name} is archived. Take it out of the archive, or refuse it.`));
  }
  return problems;
}
