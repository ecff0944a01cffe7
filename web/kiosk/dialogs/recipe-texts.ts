import { defineTexts } from '../../ui/i18n/texts.ts';

/** Texts of a recipe on the display. */
export const recipeTexts = defineTexts('kioskRecipe', {
  en: {
    recipe: 'Recipe',
    recipeFor: 'For {amount}',
    recipeOfBatch: 'One batch: {amount}. The amount of the task does not convert.',
    ingredients: 'Ingredients',
    noIngredients: 'No ingredients yet',
    method: 'Method',
    noSteps: 'No steps yet',
    missing: 'English is missing',
  },
  es: {
    recipe: 'Receta',
    recipeFor: 'Para {amount}',
    recipeOfBatch: 'Un lote: {amount}. La cantidad de la tarea no se convierte.',
    ingredients: 'Ingredientes',
    noIngredients: 'Aún no hay ingredientes',
    method: 'Elaboración',
    noSteps: 'Aún no hay pasos',
    missing: 'Falta en español',
  },
});
