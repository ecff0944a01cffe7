import { defineTexts } from '../../ui/i18n/texts.ts';

/** The question before a person signs out while presses wait in the outbox. */
export const unsentTexts = defineTexts('unsent', {
  en: {
    title: 'Not everything is sent yet',
    waiting:
      '{n, plural, =0 {Everything is sent now.} one {# press waits to be sent.} other {# presses wait to be sent.}}',
    kept: 'It stays on this device, only for you, and is sent when you sign in here again. After {hours} hours it is no longer accepted.',
    lost: 'This device cannot store presses: they are lost when you leave.',
    stay: 'Stay',
    leave: 'Leave anyway',
  },
  es: {
    title: 'Aún no se ha enviado todo',
    waiting:
      '{n, plural, =0 {Ya está todo enviado.} one {# acción pendiente de envío.} other {# acciones pendientes de envío.}}',
    kept: 'Se queda en este dispositivo, solo para ti, y se envía cuando vuelvas a entrar aquí. Pasadas {hours} horas ya no se acepta.',
    lost: 'Este dispositivo no puede guardar acciones: se pierden al salir.',
    stay: 'Quedarme',
    leave: 'Salir de todos modos',
  },
});
