import type { AuditValues } from '../../ui/kitchen/audit-values.ts';
import { recipesTexts } from './texts.ts';
import { catalog } from '../../ui/i18n/catalog.ts';

/** The texts of this feature's event types and kinds of row in the audit log and the timeline. */
export const activity = catalog({
  en: {
    'photo.added': 'added a photo to',
    'photo.changed': 'changed a photo of',
    'photo.deleted': 'removed a photo of',
    // In events from before steps, waste and readings had photos.
    'recipe.photo_added': 'added a photo to',
    'recipe.photo_changed': 'changed a photo of',
    'recipe.photo_deleted': 'removed a photo of',
    Recipe: 'Recipe',
  },
  es: {
    'photo.added': 'añadió una foto a',
    'photo.changed': 'cambió una foto de',
    'photo.deleted': 'quitó una foto de',
    'recipe.photo_added': 'añadió una foto a',
    'recipe.photo_changed': 'cambió una foto de',
    'recipe.photo_deleted': 'quitó una foto de',
    Recipe: 'Receta',
  },
});

/** The names of its fields in the audit log. */
export const auditFields = catalog({
  en: {
    caption: 'caption of a photo',
    ingredients: 'ingredients',
    makes: 'makes',
    menuPrice: 'menu price',
    portions: 'portions',
    prepMinutes: 'prep time (min)',
    steps: 'steps',
    stepsEs: 'steps in Spanish',
    pluCodes: 'codes at the till',
    targetFoodCostPercent: 'target food cost (%)',
    yield: 'yield',
    yieldQuantity: 'yield',
  },
  es: {
    caption: 'texto de una foto',
    ingredients: 'ingredientes',
    makes: 'produce',
    menuPrice: 'precio de carta',
    portions: 'raciones',
    prepMinutes: 'tiempo de preparación (min)',
    steps: 'pasos',
    stepsEs: 'pasos en español',
    pluCodes: 'códigos en la caja',
    targetFoodCostPercent: 'coste objetivo (%)',
    yield: 'rendimiento',
    yieldQuantity: 'rendimiento',
  },
});

/** Its fields with money or codes. */
export const auditValues: AuditValues = {
  menuPrice: 'money',
  'Recipe.kind': { texts: recipesTexts },
};
