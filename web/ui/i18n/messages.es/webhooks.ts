import type { webhooksMessages } from '#schema/messages/webhooks.ts';

/** Webhooks, in Spanish. */
export const webhooksSpanish: Readonly<Record<keyof typeof webhooksMessages, string>> = {
  'webhooks.tooMany': 'Esta cocina ya tiene {count} webhooks. Quita uno que ya no se use.',
  'webhooks.demo': 'La cocina de demostración no envía webhooks. Crea tu propia cocina para usarlos.',
  'webhooks.secretShown': 'Este secreto de firma ya se mostró una vez. Haz uno nuevo.',
  'webhooks.switchedOff': '{name} está apagado. Enciéndelo antes.',
  'webhooks.beingSent': 'Esto se está enviando ahora mismo. Mira el registro en unos segundos.',
  'webhooks.https': 'Escribe una dirección que empiece por https://.',
  'webhooks.noPassword': 'Quita el usuario y la contraseña de esta dirección.',
  'webhooks.port': 'Este puerto no está permitido. Usa el 443 o uno desde el 1024.',
  'webhooks.notFound': 'No se encuentra esta dirección. Revisa cómo está escrita.',
  'webhooks.private': 'Esta dirección es de una red privada o de este servidor. Usa una a la que llegue todo internet.',
  'webhooks.enterAddress': 'Escribe la dirección que recibe los eventos.',
  'webhooks.chooseEvent': 'Elige al menos un evento.',
  'webhooks.eventsTwice': 'Nombra cada evento una vez.',
  'webhooks.wasSwitchedOff': 'Se apagó un webhook',
  'webhooks.gone': 'El receptor de {name} respondió que ya no existe. No se le envía nada más.',
  'webhooks.failing': 'Nada de lo enviado a {name} llegó en 3 días. Mira su registro y enciéndelo otra vez.',
};
