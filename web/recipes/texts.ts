import { defineTexts } from '../ui/texts.ts';

export const recipesTexts = defineTexts('recipes', {
  en: {
    title: 'Recipes',
    text: 'How every dish and preparation is made.',
    recipe: 'Recipe',
  },
  es: {
    title: 'Recetas',
    text: 'Cómo se hace cada plato y preparación.',
    recipe: 'Receta',
  },
});
