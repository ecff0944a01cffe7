import type { Allergen } from '#schema/vocabulary.ts';
import { defineTexts, type Translate, useTexts } from './texts.ts';

/** The fourteen allergens, as menus name them. */
const allergenTexts = defineTexts('allergens', {
  en: {
    celery: 'Celery',
    gluten: 'Gluten',
    crustaceans: 'Crustaceans',
    egg: 'Egg',
    fish: 'Fish',
    lupin: 'Lupin',
    milk: 'Milk',
    molluscs: 'Molluscs',
    mustard: 'Mustard',
    nuts: 'Nuts',
    peanut: 'Peanut',
    sesame: 'Sesame',
    soy: 'Soy',
    sulphites: 'Sulphites',
  },
  es: {
    celery: 'Apio',
    gluten: 'Gluten',
    crustaceans: 'Crustáceos',
    egg: 'Huevo',
    fish: 'Pescado',
    lupin: 'Altramuz',
    milk: 'Leche',
    molluscs: 'Moluscos',
    mustard: 'Mostaza',
    nuts: 'Frutos secos',
    peanut: 'Cacahuete',
    sesame: 'Sésamo',
    soy: 'Soja',
    sulphites: 'Sulfitos',
  },
});

/** An allergen's name in the reader's language. */
export function useAllergenName(): Translate<Allergen> {
  return useTexts(allergenTexts);
}
