import type { countsMessages } from '#schema/messages/counts.ts';

/** Counts of stock, in Spanish. */
export const countsSpanish: Readonly<Record<keyof typeof countsMessages, string>> = {
  'count.enterQuantity': 'Escribe una cantidad.',
  'count.oneResult': 'Escribe una cantidad, di que no hay, o da un motivo para saltarlo.',
  'count.chooseLines': 'Elige al menos una línea.',
  'count.percentTooLarge': 'Como mucho 999 %.',
  'count.tooMany': 'Esta cocina tiene {count} recuentos sin terminar. Registra o cancela uno antes.',
  'count.choosePlace': 'Elige al menos un lugar.',
  'count.otherPlace': '{place} no es parte de este recuento.',
  'count.noPlace': 'Los artículos sin lugar no son parte de este recuento.',
  'count.inReview': 'Este recuento está en revisión. Un encargado puede abrirlo otra vez.',
  'count.posted': 'Este recuento ya está registrado.',
  'count.cancelled': 'Este recuento se canceló.',
  'count.open': 'Este recuento sigue abierto. Termina antes de contar.',
  'count.notPosted': 'Este recuento no está registrado.',
  'count.archived': '{name} está archivado. Restáuralo para contarlo.',
  'count.archivedCounted': '{name} está archivado, pero se contó {amount}. Restáuralo o marca su línea como saltada.',
  'count.unitChanged': 'La unidad de {name} ha cambiado desde que se contó. Cuéntalo otra vez.',
  'count.byLot': '{name} se cuenta por lotes aquí. Borra esas líneas para contarlo entero.',
  'count.asWhole': '{name} se cuenta entero aquí. Borra esa línea para contarlo por lotes.',
  'count.met': '{who} contó {theirs} de {name} aquí. Lo tuyo es {yours}. ¿Lo sumas o cambias lo suyo?',
  'count.none': 'nada',
  'count.skipped': 'nada (saltado)',
  'count.somebody': 'Alguien',
  'count.nothingCounted': 'Aún no se ha contado nada.',
  'count.reviewFirst':
    '{count} líneas difieren más que el límite, como {name}. Da un motivo o pide que se cuenten otra vez.',
  'count.recountFirst': '{count} líneas se deben contar otra vez, como {name}.',
  'count.notPrepared': '{name} no es una elaboración. Cuéntalo en un recuento puntual.',
  'count.onlyCounter': 'Solo quien lo contó puede deshacerlo.',
  'count.tooLate': 'Es tarde para deshacerlo. Un encargado puede revertirlo.',
};
