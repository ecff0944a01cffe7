import { defineTexts } from '../../../ui/i18n/texts.ts';

/** The texts of a task that waits for what another one makes. */
export const prerequisiteTexts = defineTexts('prepPrerequisites', {
  en: {
    waitsFor: 'waits for {name}',
    notReadyYet: '{name} is not ready yet',
    askStart: 'Start it anyway?',
    hint: 'Less is in stock than it needs. What it draws may be owed.',
    start: 'Start it anyway',
    leaveIt: 'Leave it',
  },
  es: {
    waitsFor: 'espera: {name}',
    notReadyYet: 'Falta terminar: {name}',
    askStart: '¿Empezarla de todos modos?',
    hint: 'Hay menos en existencias de lo que necesita. Lo que use puede quedar a deber.',
    start: 'Empezarla de todos modos',
    leaveIt: 'Dejarla',
  },
});
