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
  'sales.reservedId': '{id}: los id que empiezan por {prefix} son de las ventas anotadas a mano o desde archivos.',
  'sales.dateMissing': 'Escribe la fecha.',
  'sales.noDate': '“{text}” no es una fecha del país de esta cocina. Escríbela así: 2026-11-24.',
  'sales.dishMissing': 'Indica el plato por su código o su nombre.',
  'sales.unknownName':
    'Ningún plato se llama “{name}”. Escribe el código de la caja en su receta, o el nombre tal como está allí.',
  'sales.unknownKind': '“{text}” no es ni venta, ni devolución, ni anulación.',
  'sales.sameLineId': 'La fila {row} tiene el mismo id de línea. Si es el número de un pedido, no uses esta columna.',
  'sales.sameDish':
    'La fila {row} también tiene {dish} de este día, por su código o su nombre. Escribe el plato igual en todas las filas.',
  'sales.lineIdTwice':
    'Este id de línea está dos veces en el archivo. Si es el número de un pedido, no uses esta columna.',
  'sales.voidWithoutId': 'Solo se puede anular una línea con id.',
  'sales.alreadyByHand':
    'Las ventas de {dish} del {date} se anotaron a mano. Ponlas a 0 allí, para que no cuenten dos veces.',
  'sales.tooMuch': 'Este importe es demasiado grande.',
  'sales.tooMuchOfDay': 'Las ventas del {date} son más de lo que cabe en un día. Revisa los importes.',
  'sales.archivedDish': '{dish} está en el archivo. Se anotó igualmente.',
  'sales.nothingToReturn':
    'Ese día se vendió menos de lo que volvió, así que no todo está de nuevo en existencias. Registra la devolución en el día de la venta.',
  'sales.tooManyLines': 'Envía como mucho {count} líneas a la vez.',
  'sales.useUnknown': 'No se sabe del todo lo que usa {dish}',
  'sales.noIngredients':
    'Se vendió {dish}, pero su receta no tiene ingredientes, así que nada salió de las existencias.',
  'sales.itemNotBooked': '{item} no se descontó por {dish}: {reason}.',
};
