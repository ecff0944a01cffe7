import type { timersMessages } from '#schema/messages/timers.ts';

/** Timers, in Spanish. */
export const timersSpanish: Readonly<Record<keyof typeof timersMessages, string>> = {
  'timer.tooManyInKitchen': 'Esta cocina ya tiene {count} temporizadores a la vez. Para uno antes.',
  'timer.tooManyOfPerson': 'Una persona tiene como mucho {count} temporizadores a la vez. Para uno antes.',
  'timer.stopped': 'Este temporizador ha terminado.',
  'timer.rings': 'Este temporizador ya suena. Páralo o añade un minuto.',
  'timer.tooLong': 'Un temporizador dura 24 horas como mucho.',
  'timer.overAlready': 'Ese tiempo ya ha pasado.',
  'timer.stepWithoutRecipe': 'Un paso necesita su receta.',
  'timer.unnamed': 'Temporizador',
  'timer.ofStep': '{label}, paso {step}',
  'timer.unanswered': '{name} suena y nadie ha respondido',
  'timer.rangAt': 'Suena desde las {time}.',
};
