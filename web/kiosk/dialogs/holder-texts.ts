import { defineTexts } from '../../ui/i18n/texts.ts';

/** The texts of the questions about somebody else's task, and about one of which an ingredient is not ready. */
export const holderTexts = defineTexts('kioskHolder', {
  en: {
    othersTask: 'This is {name}’s task',
    somebody: 'somebody else',
    ask_start: 'Start it anyway?',
    ask_resume: 'Resume it anyway?',
    ask_hold: 'Put it on hold anyway?',
    ask_done: 'Finish it anyway?',
    anyway_start: 'Start it anyway',
    anyway_resume: 'Resume it anyway',
    anyway_hold: 'Hold it anyway',
    anyway_done: 'Finish it anyway',
    leaveIt: 'Leave it',
    notReadyYet: '{name} is not ready yet',
    lessInStock: 'Less is in stock than it needs. What it draws may be owed.',
    takeOverOnPhone: 'To take it over, open the task on a phone or tablet.',
  },
  es: {
    othersTask: 'Esta tarea es de {name}',
    somebody: 'otra persona',
    ask_start: '¿Empezarla de todos modos?',
    ask_resume: '¿Seguir con ella de todos modos?',
    ask_hold: '¿Pausarla de todos modos?',
    ask_done: '¿Terminarla de todos modos?',
    anyway_start: 'Empezarla de todos modos',
    anyway_resume: 'Seguir de todos modos',
    anyway_hold: 'Pausarla de todos modos',
    anyway_done: 'Terminarla de todos modos',
    leaveIt: 'Dejarla',
    notReadyYet: 'Falta terminar: {name}',
    lessInStock: 'Hay menos en existencias de lo que necesita. Lo que use puede quedar a deber.',
    takeOverOnPhone: 'Para hacerse cargo, abra la tarea en un teléfono o una tableta.',
  },
});
