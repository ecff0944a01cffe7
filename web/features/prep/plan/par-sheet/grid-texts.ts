import { defineTexts } from '../../../../ui/i18n/texts.ts';

/** The texts of the grid of pars. */
export const gridTexts = defineTexts('parGrid', {
  en: {
    open: 'Edit pars',
    title: 'Pars of all lines',
    help: 'Enter and the arrow keys move up and down. A block copied from a spreadsheet is pasted from the cell on.',
    cell: '{name}, {day}',
    changed: '{n, plural, =0 {Nothing changed} one {# line changed} other {# lines changed}}',
    save: 'Save the pars',
    saved: '{n, plural, one {# line saved} other {# lines saved}}',
    failed: 'The pars could not be saved',
    others: 'now {par}, changed by someone else',
    wrong: '{n, plural, one {# figure is not a quantity} other {# figures are not quantities}}',
  },
  es: {
    open: 'Editar los pares',
    title: 'Pares de todas las líneas',
    help: 'Intro y las flechas mueven arriba y abajo. Un bloque copiado de una hoja de cálculo se pega a partir de la celda.',
    cell: '{name}, {day}',
    changed: '{n, plural, =0 {Nada cambiado} one {# línea cambiada} other {# líneas cambiadas}}',
    save: 'Guardar los pares',
    saved: '{n, plural, one {# línea guardada} other {# líneas guardadas}}',
    failed: 'No se pudieron guardar los pares',
    others: 'ahora {par}, cambiado por otra persona',
    wrong: '{n, plural, one {# cifra no es una cantidad} other {# cifras no son cantidades}}',
  },
});
