/** The compared work: each contestant's request, and its response in a common form. */
export const meQuery = '{ me { id username name role } }';

export const recipesQuery = `{ recipes(first: 20) { nodes { id name ingredients { id quantity unit } } } }`;

/** PostGraphile names fields after tables; the requested shape is the same. */
export const postgraphileRecipesQuery = `{ allRecipes(first: 20, orderBy: NAME_ASC) { nodes { id name
  recipeIngredientsByOrganizationIdAndRecipeId(orderBy: SORT_ASC) { nodes { id quantity unit } } } } }`;

export const postgraphileMeQuery = (id: string) => `{ appUserById(id: "${id}") { id username name role } }`;

export const completeMutation = `mutation ($input: CompletePrepTaskInput!) { completePrepTask(input: $input) { id status } }`;

/** A recipe in the common form: exact quantities without trailing zeros, ingredients in order. */
export function recipesAnswer(rows: readonly RecipeAnswer[]): string {
  const plain = rows.map(({ id, name, ingredients }) =>
    JSON.stringify([
      id,
      name,
      ingredients
        .map((line) => `${line.id} ${Number(line.quantity)} ${line.unit}`)
        .toSorted((one, other) => one.localeCompare(other)),
    ]),
  );
  return plain.toSorted((one, other) => one.localeCompare(other)).join('\n');
}

export interface RecipeAnswer {
  readonly id: string;
  readonly name: string;
  readonly ingredients: readonly { readonly id: string; readonly quantity: string; readonly unit: string }[];
}

type Json = Record<string, unknown>;

export function recipesOfGraph(text: string): string {
  return recipesAnswer(
    listAt(text, ['data', 'recipes', 'nodes']).map((row) => recipeOf(row, rowsOf(row['ingredients']))),
  );
}

export function recipesOfRaw(text: string): string {
  return recipesAnswer(rowsOf(JSON.parse(text)).map((row) => recipeOf(row, rowsOf(row['ingredients']))));
}

export function recipesOfPostgraphile(text: string): string {
  const lines = (row: Json): Json[] => {
    const connection = row['recipeIngredientsByOrganizationIdAndRecipeId'];
    return isJson(connection) ? rowsOf(connection['nodes']) : [];
  };
  return recipesAnswer(listAt(text, ['data', 'allRecipes', 'nodes']).map((row) => recipeOf(row, lines(row))));
}

/** The ids of a list of rows, as one text. */
export function idsOf(text: string): string {
  return rowsOf(JSON.parse(text))
    .map((row) => String(row['id']))
    .join(' ');
}

function recipeOf(row: Json, lines: readonly Json[]): RecipeAnswer {
  return {
    id: String(row['id']),
    name: String(row['name']),
    ingredients: lines.map((line) => ({
      id: String(line['id']),
      quantity: String(line['quantity']),
      unit: String(line['unit']).toLowerCase(),
    })),
  };
}

function listAt(text: string, path: readonly string[]): Json[] {
  let value: unknown = JSON.parse(text);
  for (const key of path) value = isJson(value) ? value[key] : undefined;
  if (value === undefined) throw new Error(`No list in ${text.slice(0, 300)}`);
  return rowsOf(value);
}

function rowsOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter((row) => isJson(row)) : [];
}

function isJson(value: unknown): value is Json {
  return value !== null && typeof value === 'object';
}
