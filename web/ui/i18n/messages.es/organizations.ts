import type { organizationsMessages } from '#schema/messages/organizations.ts';

/** The kitchen itself and its settings, in Spanish. */
export const organizationsSpanish: Readonly<Record<keyof typeof organizationsMessages, string>> = {
  'kitchen.unknownTimeZone': 'Esta zona horaria no se conoce.',
  'kitchen.unknownCurrency': 'Esta moneda no se conoce.',
  'kitchen.currencyInUse': 'Ya hay precios anotados en {currency}. La moneda ya no se puede cambiar.',
  'kitchen.unsafeRollover': 'El reloj de {timeZone} se salta o repite las {time} al cambiar. Horas seguras: {times}.',
  'kitchen.rolloverRange': 'Elige una hora de 00:00 a 06:00.',
  'kitchen.yearStartMissing': 'Escribe el primer día de un año para conocer sus periodos.',
  'kitchen.temperaturesCrossed': 'La temperatura máxima no puede ser menor que la mínima.',
  'settings.nudgeDay': 'Elige un día del {first} al {last}.',
  'settings.rolesTwice': 'Nombra cada rol una vez.',
  'settings.monthlyCount': 'Recuento mensual del inventario',
  'settings.monthlyCountIn': 'El recuento mensual es dentro de {days} días, el {day}.',
};
