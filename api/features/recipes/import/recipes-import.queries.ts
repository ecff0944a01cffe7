import { sql } from 'kysely';
import { limits } from '#schema/limits.ts';
import type { RecipeKind } from '#schema/vocabulary.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { majorUnits } from '../../../platform/imports/cell-values.ts';
import { plainDecimal } from '../../../platform/plain-decimal.ts';
import type { Importer } from '../../../platform/imports/import-kind.ts';
import { namedItems } from '../../inventory/items/named-items.queries.ts';
import { namedStations } from '../../stations/stations.queries.ts';
import { listUnitWords } from '../../units/units.queries.ts';

/** A recipe as files name it. */
export interface NamedRecipe {
  readonly id: string;
  readonly externalId: string | null;
  readonly name: string;
  readonly nameEs: string | null;
  readonly kind: RecipeKind;
  readonly outputItemId: string | null;
  readonly archivedAt: Date | null;
}

export type RecipeReferences = Awaited<ReturnType<typeof recipeReferences>>;

/** What rows of recipes are matched with, archived ones included. */
export async function recipeReferences(db: Db, organizationId: string) {
  const recipes: NamedRecipe[] = await db
    .selectFrom('recipe')
    .select(['id', 'externalId', 'name', 'nameEs', 'kind', 'outputItemId', 'archivedAt'])
    .where('organizationId', '=', organizationId)
    .orderBy('name')
    .limit(limits.importRecipesMax)
    .execute();
  return {
    recipes,
    items: await namedItems(db, organizationId),
    stations: await namedStations(db, organizationId),
    words: await listUnitWords(db, organizationId),
  };
}

interface ExportedLine {
  readonly ingredient: string;
  readonly quantity: string;
  readonly unit: string;
  readonly prepAction: string | null;
  readonly yieldPercent: string | null;
  readonly note: string | null;
}

interface ExportedStep {
  readonly text: string;
  readonly textEs: string | null;
  readonly minutes: number | null;
}

const lines = sql<
  ExportedLine[]
>`coalesce((select json_agg(json_build_object('ingredient', coalesce(item.name, sub.name),
    'quantity', line.quantity::text, 'unit', line.unit, 'prepAction', line.prep_action,
    'yieldPercent', line.yield_percent::text, 'note', line.note) order by line.sort)
  from recipe_ingredient line
  left join item on item.organization_id = line.organization_id and item.id = line.item_id
  left join recipe sub on sub.organization_id = line.organization_id and sub.id = line.sub_recipe_id
  where line.organization_id = recipe.organization_id and line.recipe_id = recipe.id), '[]'::json)`;

const steps = sql<ExportedStep[]>`coalesce((select json_agg(json_build_object('text', step.text, 'textEs', step.text_es,
    'minutes', step.minutes) order by step.sort)
  from recipe_step step
  where step.organization_id = recipe.organization_id and step.recipe_id = recipe.id), '[]'::json)`;

/** Every recipe that is not archived, by the columns of an import: a row for each ingredient and each step. */
export async function exportedRecipes(
  db: Db,
  { organizationId, currency }: Importer,
): Promise<Record<string, string | null>[]> {
  const rows = await db
    .selectFrom('recipe')
    .leftJoin('station', 'station.id', 'recipe.stationId')
    .leftJoin('item', 'item.id', 'recipe.outputItemId')
    .selectAll('recipe')
    .select(['station.name as station', 'item.name as output', lines.as('lines'), steps.as('steps')])
    .where('recipe.organizationId', '=', organizationId)
    .where('recipe.archivedAt', 'is', null)
    .orderBy(sql`lower(recipe.name)`)
    .limit(limits.importRecipesMax)
    .execute();
  return rows.flatMap((row) => {
    const count = Math.max(1, row.lines.length, row.steps.length);
    const whole = {
      externalId: row.externalId,
      nameEs: row.nameEs,
      kind: row.kind,
      category: row.category,
      stationId: row.station,
      yieldQuantity: plainDecimal(row.yieldQuantity),
      yieldUnit: row.yieldUnit,
      portions: plainDecimal(row.portions),
      prepMinutes: wholeCell(row.prepMinutes),
      shelfLifeHours: wholeCell(row.shelfLifeHours),
      outputItemId: row.output,
      menuPrice: majorUnits(row.menuPrice, currency),
      targetFoodCostPercent: plainDecimal(row.targetFoodCostPercent),
      pluCodes: row.pluCodes.join('; ') || null,
      description: row.description,
    };
    return Array.from({ length: count }, (_, index) => ({
      id: row.id,
      name: row.name,
      ...(index === 0 ? whole : {}),
      ...lineCells(row.lines[index]),
      ...stepCells(row.steps[index]),
    }));
  });
}

function lineCells(line: ExportedLine | undefined): Record<string, string | null> {
  if (!line) return {};
  const { ingredient, unit, prepAction, note } = line;
  const [quantity, yieldPercent] = [plainDecimal(line.quantity), plainDecimal(line.yieldPercent)];
  return { ingredient, quantity, unit, prepAction, yieldPercent, note };
}

function stepCells(step: ExportedStep | undefined): Record<string, string | null> {
  return step ? { step: step.text || null, stepEs: step.textEs, stepMinutes: wholeCell(step.minutes) } : {};
}

function wholeCell(value: number | null): string | null {
  return value === null ? null : String(value);
}
