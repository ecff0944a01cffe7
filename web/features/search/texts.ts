import { defineTexts } from '../../ui/i18n/texts.ts';

export const searchTexts = defineTexts('search', {
  en: {
    open: 'Search recipes, tasks...',
    title: 'Search recipes, tasks, items and pages',
    placeholder: 'Recipe, task, item, lot or page',
    hint: 'Type at least {n} letters',
    none: 'No recipes found',
    searching: 'Searching',
    failed: 'The search did not answer. Try again.',
    unreachable: 'Brigade cannot be reached: only pages can be found.',
    results: '{n, plural, one {# result} other {# results}}',
    recipes: 'Recipes',
    uses: 'Uses {name}',
    commands: 'Go to',
    selected: 'Recipe Selected',
  },
  es: {
    open: 'Buscar recetas, tareas...',
    title: 'Buscar recetas, tareas, artículos y páginas',
    placeholder: 'Receta, tarea, artículo, lote o página',
    hint: 'Escribe al menos {n} letras',
    none: 'No se encontraron recetas',
    searching: 'Buscando',
    failed: 'La búsqueda no respondió. Inténtalo de nuevo.',
    unreachable: 'No se puede conectar con Brigade: solo se encuentran páginas.',
    results: '{n, plural, one {# resultado} other {# resultados}}',
    recipes: 'Recetas',
    uses: 'Lleva {name}',
    commands: 'Ir a',
    selected: 'Receta elegida',
  },
});
