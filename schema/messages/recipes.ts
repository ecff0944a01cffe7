/** Recipes. */
export const recipesMessages = {
  'recipe.wouldContainItself': '{name} would contain itself.',
  'recipe.tooDeep': 'Recipes may lie inside each other at most {count} deep.',
  'recipe.restoredCircle': '{name} cannot be restored, because it contains {through} and {through} contains it.',
  'recipe.restoredTooDeep':
    '{name} cannot be restored: with {outermost} around it, recipes would lie more than {count} deep inside each other.',
  'recipe.outputArchived': '{name} makes the item {item}, which is archived. Take it out of the archive first.',
  'recipe.madeByArchiveFirst': '{item} is already made by the recipe {recipe}. Archive that one first.',
  'recipe.madeBy': '{item} is already made by the recipe {recipe}.',
  'recipe.containsArchived': '{name} contains {inside}, which is archived. Take {inside} out of the archive first.',
  'recipe.putsNothing': '{recipe} puts no item into stock, so it cannot make {item}.',
  'recipe.makesOther':
    '{recipe} makes {made}, not {item}. Choose the recipe that makes {item}, or leave the recipe out.',
  'recipe.itemIsBought': 'The inventory has an item named {name} that is bought, not made. Choose another name.',
  'recipe.ingredientTwice': 'An ingredient was sent twice. Open the recipe again.',
  'recipe.stepTwice': 'A step was sent twice. Open the recipe again.',
  'recipe.onParSheet': '{name} is on the par sheet. Take it off there first.',
  'recipe.planned': '{task} is planned for {date}. Finish, skip or cancel that task first.',
  'recipe.usedByOne': '{user} uses {name}. Take it out there first.',
  'recipe.usedByMany': '{users} use {name}. Take it out there first.',
  'recipe.itemOrRecipe': 'Choose an item or a recipe for each ingredient.',
  'recipe.writeStep': 'Write what to do in this step.',
  'recipe.tooManyIngredients': 'A recipe has at most {count} ingredients.',
  'recipe.tooManySteps': 'A recipe has at most {count} steps.',
  'recipe.typeSearch': 'Type what to search for.',
  'recipe.typeMore': 'Type at least {count} characters to search.',
  'recipe.typeLookFor': 'Type what to look for.',
} as const;
