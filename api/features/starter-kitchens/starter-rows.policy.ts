import type { MeasureSystem, StarterGroup, StorageKind, Unit } from '#schema/vocabulary.ts';
import type { StarterBook } from './data/starter-book.data.ts';
import type { StarterIngredient, StarterPlaceKind } from './data/starter-ingredients.data.ts';
import type { StarterKitchenData } from './data/starter-kitchen.data.ts';
import type { StarterRecipe } from './data/starter-recipe.data.ts';
import { measuredIn, parIn, unitIn } from './measured.policy.ts';

/** One row of the preview: something that can be kept, changed or left out. */
export interface StarterRow {
  readonly key: string;
  readonly group: StarterGroup;
  readonly name: string;
  readonly nameEs: string | null;
  /** Items: the code of their category; recipes: their kind; par lines: their station. */
  readonly section: string | null;
  /** Recipes: what a batch makes; par lines: what should be ready each day. */
  readonly quantity: string | null;
  readonly unit: Unit | null;
  /** Keys of rows without which this one cannot be added. */
  readonly needs: readonly string[];
}

export const keyOf = (group: StarterGroup, name: string) => `${group}:${name}`;

export function ingredientOf(book: StarterBook, name: string): StarterIngredient {
  const found = book.ingredients.get(name);
  if (!found) throw new Error(`No ingredient ${name}.`);
  return found;
}

export function recipeOf(book: StarterBook, name: string): StarterRecipe {
  const found = book.recipes.get(name);
  if (!found) throw new Error(`No recipe ${name}.`);
  return found;
}

/** The key of what a line of a recipe names: another recipe of the book, else an ingredient. */
export const lineKey = (book: StarterBook, what: string) => keyOf(book.recipes.has(what) ? 'recipes' : 'items', what);

/** The recipes of a kitchen, each after those that it is made of. */
export function recipesInOrder(kitchen: StarterKitchenData, book: StarterBook): StarterRecipe[] {
  const ordered = new Map<string, StarterRecipe>();
  const visit = (name: string) => {
    if (ordered.has(name)) return;
    const recipe = recipeOf(book, name);
    for (const [what] of recipe.lines) if (book.recipes.has(what)) visit(what);
    ordered.set(name, recipe);
  };
  for (const [name] of [...kitchen.prep, ...kitchen.menu]) visit(name);
  return [...ordered.values()];
}

/** The bought items of a kitchen: the ingredients of its recipes, and what else it keeps; in the order of the book. */
export function ingredientsOf(kitchen: StarterKitchenData, book: StarterBook): StarterIngredient[] {
  const lines = recipesInOrder(kitchen, book).flatMap((recipe) => recipe.lines.map(([what]) => what));
  const names = new Set([...lines, ...kitchen.more]);
  return [...book.ingredients.values()].filter(({ name }) => names.has(name));
}

const placeKinds: Readonly<Record<StarterPlaceKind, readonly StorageKind[]>> = {
  walk_in: ['walk_in', 'reach_in'],
  freezer: ['freezer'],
  dry: ['dry'],
};

/** The name of the kitchen's place for what is stored so; the last walk-in is for finished goods. */
export function placeFor(kitchen: StarterKitchenData, kind: StarterPlaceKind, finished = false): string | null {
  for (const storage of placeKinds[kind]) {
    const places = kitchen.places.filter(([, , placeKind]) => placeKind === storage);
    const place = finished && storage === 'walk_in' ? places.at(-1) : places[0];
    if (place) return place[0];
  }
  return null;
}

type Plain = Partial<StarterRow> & { readonly nameEs: string | null };

function row(group: StarterGroup, name: string, rest: Plain): StarterRow {
  return { section: null, quantity: null, unit: null, needs: [], ...rest, key: keyOf(group, name), group, name };
}

/** Every row of a starter kitchen, group by group, in the order in which they are added. */
export function rowsOf(
  kitchen: StarterKitchenData,
  book: StarterBook,
  system: MeasureSystem,
  checks: readonly { readonly name: string; readonly nameEs: string }[],
): StarterRow[] {
  return [
    ...kitchen.stations.map(([name, nameEs]) => row('stations', name, { nameEs })),
    ...kitchen.places.map(([name, nameEs]) => row('storage', name, { nameEs })),
    ...kitchen.shifts.map(([name, nameEs]) => row('shifts', name, { nameEs })),
    ...ingredientsOf(kitchen, book).map(({ name, nameEs, category, unit }) =>
      row('items', name, { nameEs, section: category, unit: unitIn(system, unit) }),
    ),
    ...recipesInOrder(kitchen, book).map((recipe) => recipeRow(book, system, recipe)),
    ...kitchen.prep.flatMap(([name, station, par]) =>
      par === null ? [] : [parRow(system, recipeOf(book, name), station, par)],
    ),
    ...checks.map(({ name, nameEs }) => row('line_checks', name, { nameEs })),
  ];
}

function recipeRow(book: StarterBook, system: MeasureSystem, recipe: StarterRecipe): StarterRow {
  const needs = [...new Set(recipe.lines.map(([what]) => lineKey(book, what)))];
  const made = measuredIn(system, recipe.yieldQuantity, recipe.yieldUnit);
  return row('recipes', recipe.name, { nameEs: recipe.nameEs, section: recipe.kind, ...made, needs });
}

function parRow(system: MeasureSystem, recipe: StarterRecipe, station: string, par: string): StarterRow {
  const rest = { nameEs: recipe.nameEs, section: station, needs: [keyOf('recipes', recipe.name)] };
  return row('par_lines', recipe.name, { ...rest, ...parIn(system, par, recipe.yieldUnit) });
}
