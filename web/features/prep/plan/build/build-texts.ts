import { defineTexts } from '../../../../ui/i18n/texts.ts';

/** The texts of building a list: the preview, by itself, and undo. */
export const buildTexts = defineTexts('prepBuild', {
  en: {
    buildTime: 'Built by itself at',
    buildTimeHint: 'Every day from the par sheet. Empty: only by hand.',
    buildsAt: 'built by itself at {time}',
    builtAt: 'Built by itself at {time}: {n, plural, =0 {no tasks} one {# task} other {# tasks}}',
    builtListAt: '{list}, built by itself at {time}: {n, plural, =0 {no tasks} one {# task} other {# tasks}}',
    preview: 'Preview',
    previewTitle: 'To be added on {day}',
    previewText: 'Take the tick off what you do not want.',
    nothing: 'Nothing to add',
    onHandOf: 'par {par} · on hand {onHand} · planned {planned}',
    take: 'Add {name}',
    add: '{n, plural, one {Add # line} other {Add # lines}}',
    enough:
      '{n, plural, one {# other line has enough or is planned.} other {# other lines have enough or are planned.}}',
    unknownUse: 'Expected use unknown, so the par of the weekday counts: {names}.',
    undo: 'Undo {n, plural, one {# task} other {# tasks}}',
    undoing: 'Undoing…',
    undone: '{n, plural, =0 {No task taken off} one {# task taken off} other {# tasks taken off}}',
    kept: 'These stay, because somebody has begun, taken or changed them: {names}.',
    undoFailed: 'The build could not be undone',
  },
  es: {
    buildTime: 'Se crea sola a las',
    buildTimeHint: 'Cada día desde la hoja de pares. Vacío: solo a mano.',
    buildsAt: 'se crea sola a las {time}',
    builtAt: 'Creada sola a las {time}: {n, plural, =0 {ninguna tarea} one {# tarea} other {# tareas}}',
    builtListAt: '{list}, creada sola a las {time}: {n, plural, =0 {ninguna tarea} one {# tarea} other {# tareas}}',
    preview: 'Vista previa',
    previewTitle: 'Se añadiría el {day}',
    previewText: 'Quita la marca de lo que no quieras.',
    nothing: 'Nada que añadir',
    onHandOf: 'par {par} · hay {onHand} · planificado {planned}',
    take: 'Añadir {name}',
    add: '{n, plural, one {Añadir # línea} other {Añadir # líneas}}',
    enough:
      '{n, plural, one {# línea más tiene suficiente o está planificada.} other {# líneas más tienen suficiente o están planificadas.}}',
    unknownUse: 'No se sabe el uso previsto, así que vale el par del día: {names}.',
    undo: 'Deshacer {n, plural, one {# tarea} other {# tareas}}',
    undoing: 'Deshaciendo…',
    undone: '{n, plural, =0 {Ninguna tarea quitada} one {# tarea quitada} other {# tareas quitadas}}',
    kept: 'Estas se quedan, porque alguien las ha empezado, las tiene o las ha cambiado: {names}.',
    undoFailed: 'No se pudo deshacer',
  },
});
