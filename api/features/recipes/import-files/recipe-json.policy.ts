import type { FoundIngredient, FoundRecipe } from './found-recipe.types.ts';
import { linesIn, listIn, minutesIn, nameIn, numberIn, objectIn, textIn } from './json-values.policy.ts';

type Json = Readonly<Record<string, unknown>>;

/** How deep recipes are looked for: lists of graphs of lists. */
const DEPTH_MAX = 6;

/**
 * The recipes in JSON: schema.org (alone, in a list or a graph), and files of Mealie, Tandoor and Paprika, each by the fields
 * that only it has. Empty when there are none.
 */
export function recipesIn(value: unknown, depth = 0): FoundRecipe[] {
  if (depth > DEPTH_MAX) return [];
  if (Array.isArray(value)) return value.flatMap((each) => recipesIn(each, depth + 1));
  const json = objectIn(value);
  if (Array.isArray(json['recipes']) && Array.isArray(json['recipes_ingredients'])) return mealieBackup(json);
  const recipe = recipeOf(json);
  if (recipe) return [recipe];
  return ['@graph', 'itemListElement', 'item', 'mainEntity', 'recipes', 'results'].flatMap((field) =>
    json[field] === undefined ? [] : recipesIn(json[field], depth + 1),
  );
}

function recipeOf(json: Json): FoundRecipe | null {
  if (nameIn(json['name']) === '') return null;
  if (typeof json['ingredients'] === 'string' && 'directions' in json) return paprika(json);
  if (listIn(json['steps']).some((step) => 'instruction' in objectIn(step))) return tandoor(json);
  const types = listIn(json['@type']).map((type) => textIn(type).replace(/^.*[/:]/, ''));
  return types.includes('Recipe') || Array.isArray(json['recipeIngredient']) ? schemaOrg(json) : null;
}

function common(json: Json): Pick<FoundRecipe, 'name' | 'description'> {
  return { name: nameIn(json['name']), description: textIn(json['description']) };
}

/** schema.org/Recipe, and a recipe of Mealie, which has its fields with objects for ingredients. */
function schemaOrg(json: Json): FoundRecipe {
  const total = minutesIn(json['totalTime']);
  const servings = numberIn(json['recipeServings'] ?? json['recipeYieldQuantity']);
  const written = listIn(json['recipeYield']).map(yieldIn);
  return {
    ...common(json),
    category: nameIn(listIn(json['recipeCategory'])[0]),
    yield: servings === null ? longest(written) : `${servings} ${longest(written)}`.trim(),
    minutes: total || minutesIn(json['prepTime']) + minutesIn(json['cookTime'] ?? json['performTime']),
    ingredients: listIn(json['recipeIngredient'] ?? json['ingredients']).flatMap(ingredientOf),
    steps: listIn(json['recipeInstructions']).flatMap(stepsOf),
  };
}

/** `4`, `4 servings` or a QuantitativeValue. */
function yieldIn(value: unknown): string {
  const { value: number, unitText } = objectIn(value);
  return number === undefined ? textIn(value) : `${textIn(number)} ${textIn(unitText)}`.trim();
}

/** Pages often give `["4", "4 servings"]`. */
function longest(texts: readonly string[]): string {
  return texts.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

function ingredientOf(value: unknown): FoundIngredient[] {
  if (typeof value === 'string') return linesIn(value).map((text) => ({ text }));
  const json = objectIn(value);
  const food = nameIn(json['food']);
  if (food !== '') {
    const amount = numberIn(json['quantity'] ?? json['amount']);
    return [{ amount, unit: nameIn(json['unit']), name: food, note: textIn(json['note']) }];
  }
  const text = textIn(json['originalText'] ?? json['display'] ?? json['note']) || nameIn(json['name']);
  return text === '' ? [] : [{ text }];
}

/** A text, a HowToStep, or a HowToSection of them. */
function stepsOf(value: unknown): string[] {
  if (typeof value === 'string') return linesIn(value);
  const json = objectIn(value);
  const inside = listIn(json['itemListElement']).flatMap(stepsOf);
  return inside.length > 0 ? inside : linesIn(json['text'] ?? json['name']);
}

/** The recipe.json of Tandoor: its ingredients are in its steps. */
function tandoor(json: Json): FoundRecipe {
  const steps = listIn(json['steps']).map(objectIn);
  return {
    ...common(json),
    category: '',
    yield: `${textIn(json['servings'])} ${textIn(json['servings_text'])}`.trim(),
    minutes: minutesIn(json['working_time']) + minutesIn(json['waiting_time']),
    ingredients: steps.flatMap((step) =>
      listIn(step['ingredients'])
        .map(objectIn)
        .filter((each) => each['is_header'] !== true && nameIn(each['food']) !== '')
        .map((each) => ({
          amount: each['no_amount'] === true ? null : numberIn(each['amount']),
          unit: nameIn(each['unit']),
          name: nameIn(each['food']),
          note: textIn(each['note']),
        })),
    ),
    steps: steps.flatMap((step) => linesIn(step['instruction'])),
  };
}

/** A recipe of Paprika: all of it is text. */
function paprika(json: Json): FoundRecipe {
  const notes = textIn(json['notes']);
  return {
    name: nameIn(json['name']),
    description: [textIn(json['description']), notes].filter((text) => text !== '').join('\n\n'),
    category: nameIn(listIn(json['categories'])[0]),
    yield: textIn(json['servings']),
    minutes: minutesIn(json['total_time']) || minutesIn(json['prep_time']) + minutesIn(json['cook_time']),
    ingredients: linesIn(json['ingredients']).map((text) => ({ text })),
    steps: linesIn(json['directions']),
  };
}

/** The database.json of a backup of Mealie: tables whose rows name one another. */
function mealieBackup(json: Json): FoundRecipe[] {
  const table = (name: string) => listIn(json[name]).map(objectIn);
  const names = (name: string) => new Map(table(name).map((row) => [row['id'], nameIn(row['name'])]));
  const inOrder = (name: string) =>
    Map.groupBy(
      table(name).toSorted((one, other) => Number(one['position'] ?? 0) - Number(other['position'] ?? 0)),
      (row) => row['recipe_id'],
    );
  const [foods, units] = [names('ingredient_foods'), names('ingredient_units')];
  const [ingredients, steps] = [inOrder('recipes_ingredients'), inOrder('recipe_instructions')];
  return table('recipes').flatMap((row) => {
    if (nameIn(row['name']) === '') return [];
    const servings = numberIn(row['recipe_servings']);
    return {
      ...common(row),
      category: '',
      yield: `${servings ?? ''} ${textIn(row['recipe_yield'])}`.trim(),
      minutes: minutesIn(row['total_time']) || minutesIn(row['prep_time']) + minutesIn(row['perform_time']),
      ingredients: (ingredients.get(row['id']) ?? []).flatMap((each) =>
        ingredientOf({
          food: foods.get(each['food_id']),
          unit: units.get(each['unit_id']),
          quantity: each['quantity'],
          note: each['note'],
          originalText: each['original_text'] ?? undefined,
        }),
      ),
      steps: (steps.get(row['id']) ?? []).flatMap((each) => linesIn(each['text'])),
    };
  });
}
