import { defineTexts } from '../i18n/texts.ts';

/** What a row of the ledger is. */
export const movementTexts = defineTexts('movement-rows', {
  en: {
    opening: 'Opening stock',
    receive: 'Received',
    prep_in: 'Made',
    prep_out: 'Used for prep',
    sale_use: 'Sold',
    waste: 'Thrown away',
    transfer_out: 'Moved out',
    transfer_in: 'Moved in',
    count_adjust: 'Corrected',
    settle: 'Settled what was owed',
    revalue: 'Cost corrected',
    reversal: 'Taken back',
  },
  es: {
    opening: 'Existencias iniciales',
    receive: 'Recibido',
    prep_in: 'Elaborado',
    prep_out: 'Usado en preparación',
    sale_use: 'Vendido',
    waste: 'Tirado',
    transfer_out: 'Salida',
    transfer_in: 'Entrada',
    count_adjust: 'Corregido',
    settle: 'Cubrió lo que se debía',
    revalue: 'Coste corregido',
    reversal: 'Anulación',
  },
});
