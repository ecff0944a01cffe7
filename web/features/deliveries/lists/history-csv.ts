import { downloadCsv } from '../../../ui/format/csv.ts';
import { majorUnits } from '../../../ui/format/money.ts';
import type { Translate } from '../../../ui/i18n/texts.ts';
import type { DeliveryCardFragment } from '../deliveries.generated.ts';
import type { deliveriesTexts } from '../texts.ts';

/** Downloads deliveries as CSV: ISO times, plain amounts in the currency's units; an unknown amount is empty. */
export function saveHistoryCsv(
  rows: readonly DeliveryCardFragment[],
  t: Translate<keyof typeof deliveriesTexts.en>,
  currency: string,
): void {
  const header = [
    t('supplier'),
    t('number'),
    t('when'),
    t('contents'),
    t('status'),
    `${t('worth')} (${currency})`,
    `${t('credit')} (${currency})`,
    t('creditState'),
  ];
  const amount = (value: string | null) => (value === null ? null : majorUnits(value, currency));
  downloadCsv(
    'deliveries',
    header,
    rows.map((row) => [
      row.supplierName,
      row.number,
      new Date(row.receivedAt ?? row.closedAt ?? ''),
      row.lineCount,
      t(row.status),
      row.status === 'posted' ? amount(row.total) : null,
      row.status === 'posted' ? amount(row.expectedCredit) : null,
      row.status === 'posted' && row.expectedCredit !== '0' ? t(`credit_${creditOf(row)}`) : null,
    ]),
  );
}

export function creditOf({ creditReceivedAt }: Pick<DeliveryCardFragment, 'creditReceivedAt'>): 'open' | 'received' {
  return creditReceivedAt === null ? 'open' : 'received';
}
