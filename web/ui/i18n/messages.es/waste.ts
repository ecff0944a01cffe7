import type { wasteMessages } from '#schema/messages/waste.ts';

/** Waste, in Spanish. */
export const wasteSpanish: Readonly<Record<keyof typeof wasteMessages, string>> = {
  'waste.onlyLogger': 'Solo puede deshacerlo quien lo anotó.',
  'waste.tooLate': 'Ya es tarde para deshacerlo. Un encargado puede anularlo.',
  'waste.takenBack': 'Esta entrada ya se anuló.',
  'waste.tooOld': 'La merma se anota como mucho de los últimos {days} días.',
  'waste.aboveLimit': 'Merma por encima del límite',
  'waste.thrownAway': 'El {date} se tiraron {cost}; el límite es {limit}.',
};
