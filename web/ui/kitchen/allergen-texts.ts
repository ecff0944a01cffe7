import type { Allergen } from '#schema/vocabulary.ts';
import { defineTexts, type Translate, useTexts } from '../i18n/texts.ts';

/** The fourteen allergens, as menus name them. */
export const allergenTexts = defineTexts('allergens', {
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

/** The texts of a list of allergens. Unknown is not the same as none. */
export const allergenListTexts = defineTexts('allergen-list', {
  en: {
    allergens: 'Allergens',
    unknown: 'Allergens unknown',
    others: 'others',
    othersUnknown: 'Other allergens unknown',
    unknownOf: 'Nobody has said what is in {names}.',
    none: 'No known allergens',
    more: '{n, plural, one {# more allergen} other {# more allergens}}',
    fewer: 'Fewer allergens',
  },
  es: {
    allergens: 'Alérgenos',
    unknown: 'Alérgenos desconocidos',
    others: 'otros',
    othersUnknown: 'Otros alérgenos desconocidos',
    unknownOf: 'No consta qué contiene {names}.',
    none: 'Sin alérgenos conocidos',
    more: '{n, plural, one {# alérgeno más} other {# alérgenos más}}',
    fewer: 'Menos alérgenos',
  },
});

/** What contains allergens. */
export interface AllergenContents {
  /** Null when unknown, undefined until loaded; empty when there are none. */
  readonly allergens: readonly Allergen[] | null | undefined;
  /** Those that are certain while others are unknown; undefined until loaded. */
  readonly knownAllergens?: readonly Allergen[] | undefined;
}

/** The list as text, for print, tables and titles: "?" is what is unknown; empty when there are none. */
export function useAllergensInWords(): (contents: AllergenContents) => string {
  const name = useAllergenName();
  const t = useTexts(allergenListTexts);
  return ({ allergens, knownAllergens = [] }) => {
    const names = (allergens ?? knownAllergens).map((allergen) => name(allergen));
    if (!allergens) names.push(names.length > 0 ? `${t('others')} ?` : '?');
    return names.join(', ');
  };
}

/** An allergen's name in the reader's language. */
export function useAllergenName(): Translate<Allergen> {
  return useTexts(allergenTexts);
}
