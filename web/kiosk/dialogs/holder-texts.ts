import { defineTexts } from '../../ui/i18n/texts.ts';

/** The texts of the question about somebody else's task. */
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
    takeOverOnPhone: 'Para hacerse cargo, abra la tarea en un teléfono o una tableta.',
  },
});
