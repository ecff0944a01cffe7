import { sql } from 'kysely';
import type { Allergen } from '#schema/vocabulary.ts';
import type { Db, Tables } from '../../platform/database/tables.ts';
import type { RecipeLink } from './book/recipe-cost.types.ts';
import type { RecipeIngredientView } from './parts/recipe-ingredient.view.ts';
import type { RecipeStep } from './parts/recipe-step.entity.ts';
import type { RecipeView } from './recipe.view.ts';

/** A recipe without the fields that are calculated from its ingredients. */
export interface RecipeRow extends Omit<
  RecipeView,
  'ingredients' | 'allergens' | 'knownAllergens' | 'allergenGaps' | 'cost'
> {
  /** The declared allergens of the item that it makes. */
  readonly outputItemAllergens: readonly Allergen[] | null;
  /** Its ingredients with their stored fields alone, when nothing else was selected; otherwise none. */
  readonly storedLines: readonly RecipeIngredientView[];
}

/** The parts of a recipe to load with its row. */
export interface RecipeParts {
  /** Its own columns: some, or all of them. */
  readonly columns: readonly RecipeColumn[] | 'all';
  readonly steps: boolean;
  readonly usedBy: boolean;
  readonly stationName: boolean;
  readonly outputItem: boolean;
  /** The ingredients: fields as stored, or with names, cost and allergens, for which the whole tree of recipes is read. */
  readonly lines: readonly string[] | 'detailed';
}

export const wholeRecipe: RecipeParts = {
  columns: 'all',
  steps: true,
  usedBy: true,
  stationName: true,
  outputItem: true,
  lines: 'detailed',
};

const steps = sql<RecipeStep[]>`coalesce((
  select json_agg(json_build_object('id', step.id, 'recipeId', step.recipe_id, 'sort', step.sort, 'text', step.text,
    'textEs', step.text_es, 'minutes', step.minutes, 'version', step.version, 'createdAt', step.created_at) order by step.sort)
  from recipe_step step where step.organization_id = recipe.organization_id and step.recipe_id = recipe.id), '[]'::json)`;

const usedBy = sql<RecipeLink[]>`coalesce((
  select json_agg(json_build_object('id', parent.id, 'name', parent.name, 'kind', parent.kind) order by parent.name)
  from recipe parent where parent.organization_id = recipe.organization_id and parent.archived_at is null and exists (
    select from recipe_ingredient line where line.organization_id = recipe.organization_id and line.recipe_id = parent.id
      and (line.sub_recipe_id = recipe.id or line.item_id = recipe.output_item_id))), '[]'::json)`;

/** The fields of an ingredient that are in its own row, and their columns. */
const storedLineFields: ReadonlyMap<string, string> = new Map([
  ['__typename', `'RecipeIngredient'`],
  ['id', 'line.id'],
  ['recipeId', 'line.recipe_id'],
  ['sort', 'line.sort'],
  ['itemId', 'line.item_id'],
  ['subRecipeId', 'line.sub_recipe_id'],
  ['quantity', 'line.quantity::text'],
  ['unit', 'line.unit'],
  ['prepAction', 'line.prep_action'],
  ['yieldPercent', 'line.yield_percent::text'],
  ['note', 'line.note'],
  ['version', 'line.version'],
]);

function storedLines(fields: readonly string[]) {
  const columns = fields.map((name) => `'${name}', ${storedLineFields.get(name)}`);
  return sql<RecipeIngredientView[]>`coalesce((
  select json_agg(json_build_object(${sql.raw(columns.join(', '))}) order by line.sort)
  from recipe_ingredient line where line.organization_id = recipe.organization_id and line.recipe_id = recipe.id), '[]'::json)`;
}

/** Columns that are fields as they are; other fields are read from several columns. */
const plainColumns = [
  'id',
  'externalId',
  'name',
  'nameEs',
  'description',
  'kind',
  'category',
  'stationId',
  'outputItemId',
  'yieldQuantity',
  'yieldUnit',
  'portions',
  'prepMinutes',
  'shelfLifeHours',
  'archivedAt',
  'createdAt',
  'updatedAt',
  'version',
] as const satisfies readonly (keyof Tables['recipe'])[];
type RecipeColumn = (typeof plainColumns)[number];
const plainNames: ReadonlySet<string> = new Set(plainColumns);

/** Fields that the statement itself reads from other tables, without the recipe's other columns in the row. */
const readElsewhere: readonly string[] = [
  '__typename',
  'ingredients',
  'steps',
  'usedBy',
  'stationName',
  'outputItemName',
];

/** The selected fields of recipes, and of their ingredients. */
export interface RecipeFields {
  readonly row: ReadonlySet<string>;
  readonly line: ReadonlySet<string>;
}

/** The parts that these fields need. */
export function partsFor({ row, line }: RecipeFields): RecipeParts {
  const has = (...names: readonly string[]) => names.some((name) => row.has(name));
  const needsTree = has('cost', ...allergenFields) || [...line].some((name) => !storedLineFields.has(name));
  const others = [...row].filter((name) => !plainNames.has(name) && !readElsewhere.includes(name));
  return {
    columns: needsTree || others.length > 0 ? 'all' : plainColumns.filter((name) => name === 'id' || row.has(name)),
    steps: has('steps'),
    usedBy: has('usedBy'),
    stationName: has('stationName'),
    outputItem: has('outputItemName', ...allergenFields),
    lines: needsTree ? 'detailed' : [...storedLineFields.keys()].filter((name) => line.has(name)),
  };
}

const allergenFields = ['allergens', 'knownAllergens', 'allergenGaps'] as const;
const none = sql<[]>`'[]'::json`;
const unread = sql<null>`null`;
const stationName = sql<string | null>`(
  select name from station where station.organization_id = recipe.organization_id and station.id = recipe.station_id)`;
const outputItem = <T>(column: string) => sql<T | null>`(
  select ${sql.ref(column)} from item where item.organization_id = recipe.organization_id and item.id = recipe.output_item_id)`;

/** Recipes with these parts. */
export function recipes(db: Db, organizationId: string, parts: RecipeParts) {
  const { columns, lines } = parts;
  return db
    .selectFrom('recipe')
    .$call((query) => {
      if (columns === 'all') return query.selectAll('recipe');
      // Nothing reads the columns that are missing from these rows.
      return query.select(columns.map((name) => `recipe.${name}` as const)).$castTo<Tables['recipe']>();
    })
    .select([
      (parts.stationName ? stationName : unread).as('stationName'),
      (parts.outputItem ? outputItem<string>('name') : unread).as('outputItemName'),
      (parts.outputItem ? outputItem<Allergen[]>('allergens') : unread).as('outputItemAllergens'),
      (parts.steps ? steps : none).as('steps'),
      (parts.usedBy ? usedBy : none).as('usedBy'),
      (lines !== 'detailed' && lines.length > 0 ? storedLines(lines) : none).as('storedLines'),
    ])
    .where('recipe.organizationId', '=', organizationId);
}
