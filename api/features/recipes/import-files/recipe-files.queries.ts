import { Decimal } from 'decimal.js';
import { limits } from '#schema/limits.ts';
import { msg } from '#schema/messages.ts';
import type { Db } from '../../../platform/database/tables.ts';
import { invalid } from '../../../platform/errors.ts';
import { foldedText } from '../../../platform/imports/cell-values.ts';
import { decodeText } from '../../../platform/imports/decode-text.ts';
import type { FileContents, Importer, ReadLines } from '../../../platform/imports/import-kind.ts';
import { textOf } from '../../../platform/imports/read-table.ts';
import { gunzip, isZip, unpack, unpackBudget, type UnpackBudget } from '../../../platform/imports/unpack.ts';
import { amountIn, cellOf, QUANTITY } from '../../../platform/imports/written-amount.ts';
import { wordKey } from '../../units/unit-words.policy.ts';
import { listUnitWords } from '../../units/units.queries.ts';
import type { FoundIngredient, FoundRecipe } from './found-recipe.types.ts';
import { type IngredientCells, ingredientIn } from './ingredient-text.policy.ts';
import { jsonLdOf } from './plain-text.policy.ts';
import { recipesIn } from './recipe-json.policy.ts';

/** How JSON and web pages begin; a table may begin with `[x]`. */
const BEGINNING = /^\s*(?:[{<]|\[\s*[[{\]])/u;

/** Not what macOS adds to each file of an archive. */
const RECIPE_FILE = /^(?!__MACOSX\/).*(?:\.json|\.zip|\.paprikarecipe)$/iu;

/** Archives inside an archive: Tandoor packs each recipe on its own. */
const NESTING_MAX = 2;

const fields = [
  'name',
  'yieldQuantity',
  'yieldUnit',
  'portions',
  'prepMinutes',
  'category',
  'description',
  'ingredient',
  'quantity',
  'unit',
  'prepAction',
  'note',
  'step',
] as const;
type Cells = Partial<Record<(typeof fields)[number], string>>;

/**
 * Opens recipes of other programs: schema.org JSON-LD, alone or in a saved web page, and the archives and files of Mealie,
 * Tandoor and Paprika. Null for a table. Throws VALIDATION_FAILED when it is one of them without a recipe, or damaged.
 */
export async function openRecipeFile(bytes: Buffer): Promise<FileContents | null> {
  const found = await recipesInFile(bytes);
  if (found === null) return null;
  if (found.length === 0) throw invalid(msg('import.noRecipes'));
  const count = found.reduce((rows, { ingredients, steps }) => rows + Math.max(1, ingredients.length, steps.length), 0);
  if (count > limits.importRowsMax) throw invalid(msg('import.tooManyRows', { count: limits.importRowsMax }));
  return (db, importer) => rowsOf(db, importer, found);
}

async function recipesInFile(bytes: Buffer): Promise<FoundRecipe[] | null> {
  const budget = unpackBudget();
  if (isGzip(bytes)) return inText(decodeText(await gunzip(bytes, budget)));
  if (isZip(bytes)) return inArchive(bytes, budget, 0);
  const text = textOf(bytes);
  return BEGINNING.test(text) ? inText(text) : null;
}

/** Null for an archive of something else, such as a workbook. */
async function inArchive(bytes: Buffer, budget: UnpackBudget, depth: number): Promise<FoundRecipe[] | null> {
  const files = await unpack(bytes, (name) => RECIPE_FILE.test(name), budget);
  if (files.length === 0) return null;
  const found: FoundRecipe[] = [];
  for (const file of files.toSorted((one, other) => one.name.localeCompare(other.name))) {
    if (isGzip(file.bytes)) found.push(...inText(decodeText(await gunzip(file.bytes, budget))));
    else if (!isZip(file.bytes)) found.push(...inText(decodeText(file.bytes)));
    else if (depth < NESTING_MAX) found.push(...((await inArchive(file.bytes, budget, depth + 1)) ?? []));
  }
  return found;
}

function isGzip(bytes: Buffer): boolean {
  return bytes.length > 2 && bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function inText(text: string): FoundRecipe[] {
  if (!text.trimStart().startsWith('<')) return recipesIn(jsonIn(text));
  // One of the scripts of a page may be broken.
  return jsonLdOf(text).flatMap((script) => recipesIn(jsonOrNull(script)));
}

function jsonIn(text: string): unknown {
  const json = jsonOrNull(text);
  if (json === null) throw invalid(msg('import.brokenJson'));
  return json;
}

function jsonOrNull(text: string): unknown {
  try {
    // Pages often have line breaks inside of texts, which JSON forbids.
    return JSON.parse(text.replaceAll(/\p{Cc}+/gu, ' '));
  } catch {
    return null;
  }
}

async function rowsOf(db: Db, importer: Importer, recipes: readonly FoundRecipe[]): Promise<ReadLines> {
  const words = await listUnitWords(db, importer.organizationId);
  const unitOf = (text: string) => words.get(wordKey(text));
  const reading = { unitOf, decimalComma: importer.decimalComma };
  const numbers = new Map<string, number>();
  const rows = recipes.flatMap((recipe) => {
    const name = freeName(recipe.name, numbers);
    const ingredients = recipe.ingredients.flatMap((each) => ingredientCells(each, reading) ?? []);
    const steps = recipe.steps.flatMap((step) => pieces(step, limits.importCellMax));
    const count = Math.max(1, ingredients.length, steps.length);
    return Array.from({ length: count }, (_row, index): Cells => {
      const step = steps[index];
      const whole = index === 0 ? { name, ...wholeCells(recipe, reading) } : {};
      return { ...whole, ...ingredients[index], ...(step === undefined ? {} : { step }) };
    });
  });
  const used = fields.filter((field) => rows.some((cells) => (cells[field] ?? '') !== ''));
  return {
    fields: used,
    rows: rows.map((cells, index) => ({ number: index + 1, cells: used.map((field) => cells[field] ?? '') })),
  };
}

/**
 * The name, numbered when another recipe of the file has it: two of one name, one after the other, would be read as one.
 * `numbers` has the next number of each name, so that a file of one name is not slow.
 */
function freeName(name: string, numbers: Map<string, number>): string {
  const numbered = (number: number) => (number === 1 ? name : `${name} (${number})`);
  let number = numbers.get(foldedText(name)) ?? 1;
  while (numbers.has(foldedText(numbered(number)))) number += 1;
  numbers.set(foldedText(numbered(number)), 2).set(foldedText(name), number + 1);
  return numbered(number);
}

type Reading = Parameters<typeof ingredientIn>[1];

/** The longest yield that is read, in characters. */
const YIELD_MAX = 100;
const YIELD = new RegExp(String.raw`(${QUANTITY})(?:\s*(?:-|–|to|a)\s*${QUANTITY})?\s*(\p{L}+)?`, 'iu');

function wholeCells({ yield: made, minutes, category, description }: FoundRecipe, reading: Reading): Cells {
  const [, number = '', word = ''] = YIELD.exec(made.slice(0, YIELD_MAX)) ?? [];
  const read = amountIn(number, reading.decimalComma);
  const amount = read === null ? '' : cellOf(read);
  const unit = reading.unitOf(word);
  // "24 cookies" are 24 portions; "2 kg" are no number of them.
  const isMeasure = unit !== undefined && unit !== 'portion' && unit !== 'ea';
  return {
    ...(isMeasure ? { yieldQuantity: amount, yieldUnit: unit } : { portions: amount }),
    prepMinutes: minutes > 0 ? String(minutes) : '',
    category: category.length <= limits.nameMax ? category : '',
    description: description.replaceAll(/\s+/g, ' ').slice(0, limits.noteMax),
  };
}

function ingredientCells(found: FoundIngredient, reading: Reading): IngredientCells | null {
  if ('text' in found) return ingredientIn(found.text, reading);
  const { amount, unit, name, note } = found;
  if (amount === null) return { ...none, ingredient: name, quantity: '1', unit: 'ea', note: note || name };
  const quantity = cellOf(new Decimal(amount));
  if (unit === '' || reading.unitOf(unit) !== undefined)
    return { ...none, ingredient: name, quantity, unit: unit || 'ea', note };
  // A unit that the kitchen does not have, such as a clove.
  return {
    ...none,
    ingredient: name,
    quantity,
    unit: 'ea',
    note: [unit, note].filter((each) => each !== '').join('; '),
  };
}

const none = { prepAction: '', note: '' } as const;

/** A text in pieces of at most `max` characters, divided at ends of sentences where there are any. */
function pieces(text: string, max: number): string[] {
  const found: string[] = [];
  let rest = text;
  while (rest.length > max) {
    const end = rest.lastIndexOf('. ', max - 1);
    const at = end > 0 ? end + 1 : max;
    found.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...found, rest];
}
