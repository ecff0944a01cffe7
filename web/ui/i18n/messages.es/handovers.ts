import type { handoversMessages } from '#schema/messages/handovers.ts';

/** Closing the day and the handover card, in Spanish. */
export const handoversSpanish: Readonly<Record<keyof typeof handoversMessages, string>> = {
  'handover.closedAlready': '{name} ya ha cerrado este día. Mira la nota de relevo y cámbiala si hace falta.',
  'handover.signedAlready': '{name} ya ha firmado esta nota. Ya no se puede cambiar.',
  'handover.otherDay': 'Solo se puede cerrar hoy o ayer.',
  'handover.fewerNames': 'En la lista 86 caben como mucho {count} nombres.',
  'handover.pinDigits': 'Un PIN tiene de cuatro a ocho cifras.',
  'handover.noPin': 'Aún no tienes PIN. Consíguelo en Mi PIN y luego firma.',
  'handover.wrongPin': 'Este no es tu PIN.',
  'handover.ownSameDay': 'Quien cerró el día firma al día siguiente; ahora puede firmar un compañero.',
};
