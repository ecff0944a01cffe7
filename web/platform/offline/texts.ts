import { defineTexts } from '../../ui/i18n/texts.ts';

export const offlineTexts = defineTexts('offline', {
  en: {
    waits: 'Waits to be sent',
    waiting: '{n, plural, one {# press waits to be sent} other {# presses wait to be sent}}',
    refused: '{n, plural, one {# press was not accepted} other {# presses were not accepted}}',
    sending: 'Sending {n, plural, one {# press} other {# presses}}…',
    show: 'Show',
    title: 'Not sent yet',
    explained: 'What you press is stored on this device and sent in order as soon as the server can be reached.',
    unsaved: 'This device cannot store presses. Keep this page open until they are sent.',
    retry: 'Send now',
    undo: 'Undo',
    dismiss: 'Dismiss',
    notAccepted: 'Not accepted',
    none: 'Everything is sent.',
  },
  es: {
    waits: 'Pendiente de envío',
    waiting: '{n, plural, one {# acción pendiente de envío} other {# acciones pendientes de envío}}',
    refused: '{n, plural, one {# acción no se aceptó} other {# acciones no se aceptaron}}',
    sending: 'Enviando {n, plural, one {# acción} other {# acciones}}…',
    show: 'Ver',
    title: 'Aún sin enviar',
    explained: 'Lo que pulsas se guarda en este dispositivo y se envía en orden en cuanto se alcance el servidor.',
    unsaved: 'Este dispositivo no puede guardar acciones. Deja esta página abierta hasta que se envíen.',
    retry: 'Enviar ahora',
    undo: 'Deshacer',
    dismiss: 'Descartar',
    notAccepted: 'No aceptada',
    none: 'Todo está enviado.',
  },
});
