import { defineTexts } from '../../../ui/i18n/texts.ts';

/** The texts of the policy of all displays. */
export const policyTexts = defineTexts('display-policy', {
  en: {
    title: 'For every display',
    text: 'Changes are saved at once and hold for every display of the kitchen.',
    names: 'Names on displays',
    namesText: 'Anyone who passes can read a display. This is how it names people.',
    none: 'No names',
    initials: 'Initials',
    first_name: 'First name',
    pin: 'Ask for a PIN before a display starts or finishes a task',
    pinText: 'Then the work is signed with the person’s name; without it, with the name of the display.',
    savedTitle: 'Settings updated',
    savedText: 'Display settings have been updated successfully.',
    failedTitle: 'Failed to update settings',
    failedText: 'There was a problem updating display settings.',
  },
  es: {
    title: 'Para todas las pantallas',
    text: 'Los cambios se guardan al instante y valen en todas las pantallas de la cocina.',
    names: 'Nombres en las pantallas',
    namesText: 'Cualquiera que pase puede leer una pantalla. Así nombra a las personas.',
    none: 'Sin nombres',
    initials: 'Iniciales',
    first_name: 'Nombre de pila',
    pin: 'Pedir un PIN antes de que una pantalla empiece o termine una tarea',
    pinText: 'Así el trabajo lleva el nombre de la persona; si no, el de la pantalla.',
    savedTitle: 'Ajustes actualizados',
    savedText: 'Los ajustes de las pantallas se han actualizado.',
    failedTitle: 'No se pudieron actualizar los ajustes',
    failedText: 'Hubo un problema al actualizar los ajustes de las pantallas.',
  },
});
