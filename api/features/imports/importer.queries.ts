import type { Db } from '../../platform/database/tables.ts';
import { dateOrderOf } from '../../platform/imports/cell-dates.ts';
import type { Importer } from '../../platform/imports/import-kind.ts';

/** Who imports, with how their kitchen writes numbers and money. */
export async function importerOf(db: Db, organizationId: string, id: string): Promise<Importer> {
  const kitchen = await db
    .selectFrom('organization')
    .select(['currency', 'country', 'language', 'demo', 'dayRollover'])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const { currency, demo, country, dayRollover } = kitchen;
  const decimalComma = hasDecimalComma(kitchen);
  return { id, organizationId, currency, demo, decimalComma, dateOrder: dateOrderOf(country), dayRollover };
}

function hasDecimalComma({ language, country }: { language: string; country: string }): boolean {
  const parts = new Intl.NumberFormat(`${language}-${country}`).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',');
}
