import type { photosMessages } from '#schema/messages/photos.ts';

/** Photos, in Spanish. */
export const photosSpanish: Readonly<Record<keyof typeof photosMessages, string>> = {
  'photo.tooLarge': 'Una foto puede tener {size} MB como mucho. Hazla con menos resolución.',
  'photo.tooManyPixels': 'Una foto puede tener {count} megapíxeles como mucho. Hazla con menos resolución.',
  'photo.unreadable': 'No es una foto que se pueda leer. Usa un archivo JPEG, PNG o WebP.',
  'photo.heic': 'Aquí no se pueden leer fotos HEIC. Guárdala como JPEG e inténtalo de nuevo.',
  'photo.tooSlow': 'Se tarda demasiado en leer esta foto. Usa otra.',
  'photo.busy': 'Ahora se están añadiendo muchas fotos. Inténtalo de nuevo en unos segundos.',
  'photo.tooManyHere': 'Aquí ya hay {count} fotos. Borra una antes.',
  'photo.oneOwner': 'Di a qué pertenece la foto: una receta, una merma o una lectura.',
  'photo.onlyWhoAdded': 'Solo quien añadió esta foto puede cambiarla.',
  'photo.onlyLogger': 'Solo quien registró esta merma, o un encargado, puede añadirle fotos.',
  'photo.readingTooOld': 'La foto de una lectura se añade en {hours} horas como mucho.',
  'photo.partOfRecord': 'Este control ya se entregó. Sus fotos quedan en el registro.',
  'photo.taskNotDone': 'Esta tarea ya no está en la lista. No se le añaden fotos.',
  'photo.taskTooOld': 'Una foto de una tarea terminada se añade en las {hours} horas siguientes.',
  'photo.partOfTask': 'Esta tarea está hecha. Sus fotos quedan en el registro.',
  'photo.spaceFull': 'Las fotos de esta cocina ocupan {size} MB, que es todo su espacio. Borra algunas antes.',
  'photo.storeFailed':
    'Ahora no se pueden guardar ni mostrar fotos. No se cambió nada. Inténtalo más tarde o avisa a quien lleva este servidor.',
};
