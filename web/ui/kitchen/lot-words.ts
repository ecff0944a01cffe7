import type { LotState, Unit } from '#schema/vocabulary.ts';
import { useKitchen } from '../format/kitchen.ts';
import { formatDay } from '../format/times.ts';
import { useLanguage } from '../i18n/language.ts';
import { defineTexts, useTexts } from '../i18n/texts.ts';
import { useAmount } from './useAmount.ts';

/** The states of a lot in words. */
export const lotStateTexts = {
  en: {
    available: 'Closed',
    opened: 'Opened',
    frozen: 'Frozen',
    thawed: 'Thawed',
    depleted: 'Used up',
    quarantined: 'Set aside',
    discarded: 'Thrown away',
  },
  es: {
    available: 'Cerrado',
    opened: 'Abierto',
    frozen: 'Congelado',
    thawed: 'Descongelado',
    depleted: 'Agotado',
    quarantined: 'Apartado',
    discarded: 'Tirado',
  },
} as const;

const texts = defineTexts('lotWords', {
  en: {
    ...lotStateTexts.en,
    lot: 'Lot {code}',
    supplierLot: 'supplier’s lot {code}',
    receivedOn: 'received {day}',
    preparedOn: 'prepared {day}',
    left: '{amount} left',
    expired: 'Expired',
  },
  es: {
    ...lotStateTexts.es,
    lot: 'Lote {code}',
    supplierLot: 'lote del proveedor {code}',
    receivedOn: 'recibido {day}',
    preparedOn: 'elaborado {day}',
    left: 'quedan {amount}',
    expired: 'Caducado',
  },
});

interface Lot {
  readonly lotCode: string;
  readonly supplierLot?: string | null;
  readonly supplierName: string | null;
  readonly receivedAt: string | null;
  readonly preparedAt: string | null;
  readonly quantity: string;
  readonly unit: Unit;
  readonly state: LotState;
  readonly expired: boolean;
}

/** A lot in one line: its codes, where it came from and when, what is left of it, and its state. */
export function useLotInWords(): (lot: Lot) => string {
  const t = useTexts(texts);
  const amount = useAmount();
  const language = useLanguage();
  const { timeZone } = useKitchen();
  const dayOf = (at: string) => formatDay(new Date(at), language, timeZone);
  return ({ lotCode, supplierLot = null, supplierName, receivedAt, preparedAt, quantity, unit, state, expired }) => {
    const isEmpty = Number(quantity) === 0;
    return [
      t('lot', { code: lotCode }),
      supplierLot === null ? null : t('supplierLot', { code: supplierLot }),
      supplierName,
      receivedAt === null ? null : t('receivedOn', { day: dayOf(receivedAt) }),
      preparedAt === null ? null : t('preparedOn', { day: dayOf(preparedAt) }),
      isEmpty ? null : t('left', { amount: amount(quantity, unit) }),
      expired && !isEmpty ? t('expired') : null,
      t(state),
    ]
      .filter((part) => part !== null)
      .join(' · ');
  };
}
