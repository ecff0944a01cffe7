import { z } from 'zod';
import { createRecipe } from '#schema/inputs/recipes.ts';
import { msg } from '#schema/messages.ts';
import { fieldError } from '../../../platform/errors.ts';
import { foldedText, listIn, minorUnitsIn, numberIn } from '../../../platform/imports/cell-values.ts';
import type { ImportedRow, Importer } from '../../../platform/imports/import-kind.ts';
import {
  checkAll,
  type CellReaders,
  choiceIn,
  parseRecord,
  valuesOf,
  wholeIn,
} from '../../../platform/imports/record-input.ts';
import { wordKey } from '../../units/unit-words.policy.ts';
import type { RecipeReferences } from './recipes-import.queries.ts';
import { recipeKindWords, wholeColumns } from './recipe-columns.data.ts';

const wholeCells = createRecipe.omit({ lines: true, steps: true }).partial();
const { quantity, unit, prepAction, yieldPercent, note } = createRecipe.shape.lines.element.shape;
const lineCells = z.object({ quantity, unit, prepAction, yieldPercent, note }).partial();
const { textEs, minutes } = createRecipe.shape.steps.element.shape;
const stepCells = z.object({ textEs, minutes }).partial();

/** The columns that name rows of the kitchen. */
const named = ['stationId', 'outputItemId'] as const;

/** One ingredient of a file; undefined for what its row does not say. */
export interface FileLine {
  /** The place of its row in the recipe, from 0. */
  readonly place: number;
  readonly ingredient: string;
  readonly cells: z.output<typeof lineCells>;
}

/** One step of a file. */
export interface FileStep {
  readonly place: number;
  readonly text: string | undefined;
  readonly cells: z.output<typeof stepCells>;
}

/** A recipe as its rows say it. */
export interface FileRecipe {
  readonly whole: z.output<typeof wholeCells>;
  readonly lines: readonly FileLine[];
  readonly steps: readonly FileStep[];
}

/** Reads the rows of a recipe. Refused fields begin with the place of their row: `2.unit`. */
export class RecipeReader {
  private readonly whole: CellReaders;
  private readonly line: CellReaders;
  private readonly step: CellReaders;

  constructor(
    importer: Importer,
    private readonly references: RecipeReferences,
  ) {
    const text = (cell: string) => cell;
    const number = (cell: string) => numberIn(cell.replace(/%$/, ''), importer.decimalComma);
    const unit = (cell: string) => references.words.get(wordKey(cell)) ?? cell;
    this.whole = {
      externalId: text,
      name: text,
      nameEs: text,
      kind: (cell) => choiceIn(cell, recipeKindWords),
      category: text,
      yieldQuantity: number,
      yieldUnit: unit,
      portions: number,
      prepMinutes: wholeIn,
      shelfLifeHours: wholeIn,
      menuPrice: (cell) => wholeIn(minorUnitsIn(cell, importer)),
      targetFoodCostPercent: number,
      pluCodes: listIn,
      description: text,
    };
    this.line = { quantity: number, unit, prepAction: text, yieldPercent: number, note: text };
    this.step = { textEs: text, minutes: wholeIn };
  }

  read(rows: readonly ImportedRow[]): FileRecipe {
    const read: { -readonly [Field in keyof FileRecipe]: FileRecipe[Field] } = { whole: {}, lines: [], steps: [] };
    checkAll([
      () => {
        read.whole = this.wholeOf(rows);
      },
      () => {
        read.lines = rows.flatMap((row, place) => this.lineOf(row, place));
      },
      () => {
        read.steps = rows.flatMap((row, place) => this.stepsOf(row, place));
      },
    ]);
    return read;
  }

  /** What the rows say of the whole recipe: all of them the same, or only one says it. */
  private wholeOf(rows: readonly ImportedRow[]): FileRecipe['whole'] {
    const cells: Record<string, string> = {};
    const places: Record<string, number> = {};
    for (const [place, row] of rows.entries()) {
      for (const { field } of wholeColumns) {
        const cell = row.cells[field];
        if (cell === undefined) continue;
        const earlier = cells[field];
        if (earlier !== undefined && foldedText(earlier) !== foldedText(cell)) {
          const first = rows[places[field] ?? 0]?.number ?? 0;
          throw fieldError(`${place}.${field}`, msg('import.contradicts', { row: first }));
        }
        cells[field] ??= cell;
        places[field] ??= place;
      }
    }
    const values = valuesOf({ number: 0, cells }, this.whole);
    const lookUps = named.map((field) => () => {
      const text = cells[field];
      if (text === undefined) return;
      const known = field === 'stationId' ? this.references.stations : this.references.items;
      // A new recipe makes an item of its own name, which need not be there yet.
      const isOwn = field === 'outputItemId' && foldedText(text) === foldedText(cells['name'] ?? '');
      if (isOwn && !known.get(text)) return;
      values[field] = known.need(`${places[field] ?? 0}.${field}`, text).id;
    });
    checkAll([...lookUps, () => void parseRecord(wholeCells, values)]);
    return parseRecord(wholeCells, values);
  }

  private lineOf(row: ImportedRow, place: number): FileLine[] {
    const { ingredient } = row.cells;
    const values = valuesOf(row, this.line);
    if (ingredient === undefined) {
      const [field] = Object.keys(values);
      if (field !== undefined) throw fieldError(`${place}.ingredient`, msg('import.ingredientMissing'));
      return [];
    }
    return [{ place, ingredient, cells: parseRecord(lineCells, values, `${place}.`) }];
  }

  /** A file from elsewhere has all steps in one cell; each step of an exported one has a row, and keeps its line breaks. */
  private stepsOf(row: ImportedRow, place: number): FileStep[] {
    const { id, step, stepEs, stepMinutes } = row.cells;
    const values = valuesOf(
      { number: row.number, cells: definedOnly({ textEs: stepEs, minutes: stepMinutes }) },
      this.step,
    );
    const cells = parseRecord(stepCells, values, `${place}.`);
    const isOwn = id !== undefined || stepEs !== undefined || stepMinutes !== undefined;
    const texts = step === undefined || isOwn ? [step] : step.split(/\r\n|\n|\r/).map((text) => text.trim());
    return texts
      .filter((text) => text !== '' && (text !== undefined || stepEs !== undefined))
      .map((text) => ({ place, text, cells }));
  }
}

function definedOnly(cells: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([field, cell]) => (cell === undefined ? [] : [[field, cell]])),
  );
}
