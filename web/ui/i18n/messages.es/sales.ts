import type { salesMessages } from '#schema/messages/sales.ts';

/** Sales, in Spanish. */
export const salesSpanish: Readonly<Record<keyof typeof salesMessages, string>> = {
  'sales.future': 'Las ventas del {date} aún no se pueden anotar.',
  'sales.tooOld': 'Las ventas se anotan y corrigen de los últimos {days} días; el {date} es anterior.',
  'sales.nameDish': 'Indica el plato por su código o su id.',
  'sales.unknownCode': 'Ningún plato tiene el código {code}. Escríbelo en su receta y envía la línea otra vez.',
  'sales.unknownDish': 'Este plato no existe.',
  'sales.notOnMenu': '{name} no es una receta de carta, así que no se puede vender.',
  'sales.quantityMissing': 'Escribe cuántos se vendieron.',
  'sales.nothingToVoid': 'No hay ninguna venta anotada con este id.',
  'sales.voided': 'Esta venta se anuló. Si al final se hizo, anótala con otro id.',
  'sales.twiceDifferent': 'Este id está dos veces en la lista, con cifras distintas.',
  'sales.reservedId': '{id}: los id que empiezan por {prefix} son de los días anotados a mano.',
  'sales.tooMuch': 'Este importe es demasiado grande.',
  'sales.archivedDish': '{dish} está en el archivo. Se anotó igualmente.',
  'sales.tooManyLines': 'Envía como mucho {count} líneas a la vez.',
  'sales.useUnknown': 'No se sabe del todo lo que usa {dish}',
  'sales.noIngredients':
    'Se vendió {dish}, pero su receta no tiene ingredientes, así que nada salió de las existencias.',
  'sales.itemNotBooked': '{item} no se descontó por {dish}: {reason}.',
};
