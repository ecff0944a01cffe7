import { Decimal } from 'decimal.js';
import type { Work } from '../../platform/database/work.ts';
import { AppError, conflict } from '../../platform/errors.ts';
import { Organization } from '../organizations/organization.entity.ts';
import type { ItemStock } from './item-stock.ts';
import type { StockLot } from './stock-lot.entity.ts';

/** A draw was refused because only expired stock is there: a manager may override it with a reason. */
export class ExpiredStock extends AppError {
  constructor(
    message: string,
    readonly itemId: string,
    readonly lotIds: readonly string[],
  ) {
    super('CONFLICT', message, { fields: [{ path: 'overrideReason', message }], lotIds });
  }
}

/** The refusal that names the item, its expired lots and since when, in the kitchen's time. */
export async function refuseExpired(
  work: Work,
  { item }: ItemStock,
  expired: readonly StockLot[],
  needed: Decimal,
): Promise<ExpiredStock> {
  const { timeZone } = await work.em.findOneOrFail(Organization, { id: work.organizationId });
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const lots = expired
    .slice(0, 3)
    .map(
      (lot) =>
        `lot ${lot.lotCode} (${new Decimal(lot.quantity).toFixed()} ${item.unit}) expired on ${time.format(lot.useBy ?? work.now)}`,
    );
  const more = expired.length > 3 ? ` and ${expired.length - 3} more` : '';
  return new ExpiredStock(
    `${needed.toFixed()} ${item.unit} of ${item.name} cannot be taken from what may be used: ${lots.join(', ')}${more}. Throw it away, or a manager allows it with a reason.`,
    item.id,
    expired.map(({ id }) => id),
  );
}

export function refuseQuarantined({ item }: ItemStock, lots: readonly StockLot[], needed: Decimal): AppError {
  const [first] = lots;
  return conflict(
    `${needed.toFixed()} ${item.unit} of ${item.name} cannot be taken from what may be used: lot ${first?.lotCode} is in quarantine (${first?.quarantineReason ?? 'no reason given'}). A manager can release it.`,
  );
}
