import type { photosMessages } from '#schema/messages/photos.ts';

/** Photos, in Spanish. */
export const photosSpanish: Readonly<Record<keyof typeof photosMessages, string>> = {
  'photo.tooLarge': 'Una foto puede tener {size} MB como mucho. Hazla con menos resolución.',
  'photo.tooManyPixels': 'Una foto puede tener {count} megapíxeles como mucho. Hazla con menos resolución.',
  'photo.unreadable': 'No es una foto que se pueda leer. Usa un archivo JPEG, PNG o WebP.',
  'photo.heic': 'Aquí no se pueden leer fotos HEIC. Guárdala como JPEG e inténtalo de nuevo.',
  'photo.tooSlow': 'Se tarda demasiado en leer esta foto. Usa otra.',
  'photo.busy': 'Ahora se están añadiendo muchas fotos. Inténtalo de nuevo en unos segundos.',
  'photo.cutShort': 'La foto no llegó completa. Inténtalo de nuevo.',
  'photo.tooManyHere': 'Aquí ya hay {count} fotos. Borra una antes.',
  'photo.tooManyInKitchen': 'Esta cocina tiene {count} fotos. Borra algunas antes.',
  'photo.spaceFull': 'Las fotos de esta cocina ocupan {size} MB, que es todo su espacio. Borra algunas antes.',
  'photo.needsCheckItem': 'Una foto de un control pertenece a uno de sus puntos.',
  'photo.onlyLogger': 'Solo quien la registró, o un responsable, puede añadir fotos.',
  'photo.onlyOwn': 'Esta foto la puede borrar o cambiar un responsable, o quien la añadió durante {count} minutos.',
  'photo.checkSubmitted': 'Este control ya está entregado. Solo un responsable puede cambiar sus fotos.',
};
