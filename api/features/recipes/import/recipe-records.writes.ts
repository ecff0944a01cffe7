import { foldedText } from '../../../platform/imports/cell-values.ts';
import type { ImportedRow } from '../../../platform/imports/import-kind.ts';

/** The columns that say which recipe a row is about. */
const identity = ['id', 'externalId', 'name'] as const;

type RecipeRows = readonly ImportedRow[];

/**
 * The recipes of a file: rows that are together and name the same one, or none, as below a merged cell. A recipe is written
 * after those of the file that it contains.
 */
export function recipeRecords(rows: RecipeRows): RecipeRows[] {
  const blocks: ImportedRow[][] = [];
  let last = '';
  for (const row of rows) {
    const own = nameOf(row);
    const block = blocks.at(-1);
    const [first] = block ?? [];
    if (block && first && (own === '' || own === last)) block.push(continued(first, row));
    else blocks.push([row]);
    if (own !== '') last = own;
  }
  return insideFirst(blocks);
}

/** What the file calls the recipe of a row; empty when the row does not say. */
function nameOf({ cells }: ImportedRow): string {
  const field = identity.find((each) => cells[each] !== undefined);
  return field === undefined ? '' : `${field} ${foldedText(cells[field] ?? '')}`;
}

function continued({ cells: first }: ImportedRow, { number, cells }: ImportedRow): ImportedRow {
  const names = identity.flatMap((field) => (first[field] === undefined ? [] : [[field, first[field]] as const]));
  return { number, cells: { ...Object.fromEntries(names), ...cells } };
}

function insideFirst(blocks: readonly RecipeRows[]): RecipeRows[] {
  const byName = new Map(blocks.flatMap((block) => (recipeName(block) === '' ? [] : [[recipeName(block), block]])));
  const ordered = new Set<RecipeRows>();
  const begun = new Set<RecipeRows>();
  // Without recursion: a file may name a chain of thousands.
  const stack = blocks.toReversed();
  for (let block = stack.pop(); block; block = stack.pop()) {
    if (ordered.has(block)) continue;
    const inside = block.flatMap(({ cells }) => {
      const recipe = byName.get(foldedText(cells['ingredient'] ?? ''));
      return recipe ? [recipe] : [];
    });
    const open = begun.has(block) ? [] : inside.filter((each) => !begun.has(each) && each !== block);
    begun.add(block);
    if (open.length === 0) ordered.add(block);
    else stack.push(block, ...open.toReversed());
  }
  return [...ordered];
}

/** The name of a recipe of a file as it is compared; empty without one. */
export function recipeName([first]: RecipeRows): string {
  return foldedText(first?.cells['name'] ?? '');
}
