import type { recipesMessages } from '#schema/messages/recipes.ts';

/** Recipes, in Spanish. */
export const recipesSpanish: Readonly<Record<keyof typeof recipesMessages, string>> = {
  'recipe.wouldContainItself': '{name} se contendría a sí misma.',
  'recipe.tooDeep': 'Las recetas pueden anidarse como mucho {count} veces.',
  'recipe.restoredCircle': '{name} no se puede recuperar: contiene {through}, y {through} la contiene a ella.',
  'recipe.restoredTooDeep':
    '{name} no se puede recuperar: dentro de {outermost}, las recetas se anidarían más de {count} veces.',
  'recipe.outputArchived': '{name} hace el artículo {item}, que está en el archivo. Sácalo antes del archivo.',
  'recipe.madeByArchiveFirst': '{item} ya se hace con la receta {recipe}. Archiva antes esa receta.',
  'recipe.madeBy': '{item} ya se hace con la receta {recipe}.',
  'recipe.containsArchived': '{name} contiene {inside}, que está en el archivo. Saca antes {inside} del archivo.',
  'recipe.putsNothing': '{recipe} no deja ningún artículo en existencias, así que no puede hacer {item}.',
  'recipe.makesOther': '{recipe} hace {made}, no {item}. Elige la receta que hace {item}, o deja la receta en blanco.',
  'recipe.itemIsBought': 'El inventario tiene un artículo llamado {name} que se compra, no se hace. Elige otro nombre.',
  'recipe.outputIsBought': '{name} se compra, no se hace. Elige un artículo preparado.',
  'recipe.ingredientTwice': 'Un ingrediente llegó dos veces. Abre la receta otra vez.',
  'recipe.stepTwice': 'Un paso llegó dos veces. Abre la receta otra vez.',
  'recipe.onParSheet': '{name} está en la hoja de pares. Quítalo antes de ahí.',
  'recipe.planned': '{task} está en el plan del {date}. Termina, omite o cancela antes esa tarea.',
  'recipe.usedByOne': '{user} usa {name}. Quítalo antes de allí.',
  'recipe.usedByMany': '{users} usan {name}. Quítalo antes de allí.',
  'recipe.portionsAreYield':
    'La receta rinde {portions} porciones. Deja vacías las porciones, o cambia el rendimiento.',
  'recipe.itemOrRecipe': 'Elige un artículo o una receta para cada ingrediente.',
  'recipe.writeStep': 'Escribe qué se hace en este paso.',
  'recipe.tooManyIngredients': 'Una receta tiene como mucho {count} ingredientes.',
  'recipe.tooManySteps': 'Una receta tiene como mucho {count} pasos.',
  'recipe.tooManyCodes': 'Un plato tiene como mucho {count} códigos.',
  'recipe.codeTaken': 'El código {code} es de {name}.',
  'recipe.codeTakenInArchive': 'El código {code} es de {name}, que está en el archivo.',
  'recipe.foodCostIs': '{name}: coste de comida {percent} %',
  'recipe.overTarget': 'Pasó de su objetivo del {target} %. La receta muestra el precio para el objetivo.',
  'recipe.severalOverTarget': '{count} platos pasaron de su objetivo de coste de comida',
  'recipe.typeSearch': 'Escribe qué buscas.',
  'recipe.typeMore': 'Escribe al menos {count} caracteres para buscar.',
  'recipe.typeLookFor': 'Escribe qué buscas.',
};
