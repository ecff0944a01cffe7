import { defineTexts } from '../../../ui/i18n/texts.ts';

export const pinTexts = defineTexts('pin', {
  en: {
    title: 'My PIN',
    what: 'A PIN unlocks the kitchen’s shared tablets and signs your work on its displays. It works on those devices only.',
    none: 'You have no PIN yet.',
    has: 'You have a PIN. Nobody can show it again; if you forgot it, get a new one.',
    get: 'Get a PIN',
    getNew: 'Get a new PIN',
    getNewText: 'The one you have stops working at once.',
    issued: 'Your PIN',
    issuedText: 'It is shown only now. Remember it; write it nowhere near a tablet.',
    done: 'I know it now',
    remove: 'Remove my PIN',
    removed: 'Your PIN was removed.',
    failed: 'This was not changed',
  },
  es: {
    title: 'Mi PIN',
    what: 'Un PIN desbloquea las tabletas compartidas de la cocina y firma tu trabajo en sus pantallas. Solo vale en esos dispositivos.',
    none: 'Aún no tienes PIN.',
    has: 'Tienes un PIN. Nadie puede volver a mostrarlo; si lo olvidaste, pide uno nuevo.',
    get: 'Pedir un PIN',
    getNew: 'Pedir un PIN nuevo',
    getNewText: 'El que tienes deja de valer al instante.',
    issued: 'Tu PIN',
    issuedText: 'Solo se muestra ahora. Recuérdalo; no lo apuntes cerca de una tableta.',
    done: 'Ya lo sé',
    remove: 'Quitar mi PIN',
    removed: 'Se quitó tu PIN.',
    failed: 'No se cambió',
  },
});
