import { defineTexts } from '../../ui/i18n/texts.ts';

export const searchTexts = defineTexts('recipe-search', {
  en: {
    open: 'Search recipes...',
    title: 'Search recipes',
    placeholder: 'Name of a dish or preparation',
    hint: 'Type at least {n} letters',
    none: 'No recipes found',
    searching: 'Searching',
    failed: 'The search did not answer. Try again.',
    results: '{n, plural, one {# recipe} other {# recipes}}',
    selected: 'Recipe Selected',
  },
  es: {
    open: 'Buscar recetas...',
    title: 'Buscar recetas',
    placeholder: 'Nombre de un plato o preparación',
    hint: 'Escribe al menos {n} letras',
    none: 'No se encontraron recetas',
    searching: 'Buscando',
    failed: 'La búsqueda no respondió. Inténtalo de nuevo.',
    results: '{n, plural, one {# receta} other {# recetas}}',
    selected: 'Receta elegida',
  },
});
