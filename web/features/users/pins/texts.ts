import { defineTexts } from '../../../ui/i18n/texts.ts';

export const handOutTexts = defineTexts('handOutPins', {
  en: {
    title: 'PINs for cooks',
    what: 'For somebody who has no phone, or forgot their PIN. A temporary PIN works for 24 hours: whoever enters it on a shared tablet or a display gets a PIN of their own.',
    give: 'Temporary PIN',
    giveTo: 'Temporary PIN for {name}',
    confirmTitle: 'A temporary PIN for {name}?',
    confirmText: 'If {name} has a PIN, it stops working, and shared tablets that {name} has unlocked are locked.',
    shownText: 'Give it to {name} alone. It is shown only now, and works for 24 hours until it is entered once.',
    done: 'Done',
    none: 'There is nobody to give a PIN to',
    noneText: 'Cooks appear here once they are verified.',
    notFound: 'Nobody is called that',
    search: 'Search people',
    more: 'More people',
    failed: 'No PIN was made',
  },
  es: {
    title: 'PIN para cocineros',
    what: 'Para quien no tiene teléfono u olvidó su PIN. Un PIN temporal vale 24 horas: quien lo escribe en una tableta compartida o en una pantalla recibe su propio PIN.',
    give: 'PIN temporal',
    giveTo: 'PIN temporal para {name}',
    confirmTitle: '¿Un PIN temporal para {name}?',
    confirmText:
      'Si {name} tiene un PIN, deja de valer, y se bloquean las tabletas compartidas que {name} tiene abiertas.',
    shownText: 'Dáselo solo a {name}. Solo se muestra ahora y vale 24 horas, hasta que se escriba una vez.',
    done: 'Hecho',
    none: 'No hay a quién dar un PIN',
    noneText: 'Los cocineros aparecen aquí cuando están verificados.',
    notFound: 'Nadie se llama así',
    search: 'Buscar personas',
    more: 'Más personas',
    failed: 'No se creó ningún PIN',
  },
});
