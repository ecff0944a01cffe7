import { updateParsInput } from '#schema/inputs/prep.ts';
import { inputError } from '../../../../ui/forms/input-errors.ts';
import { plainDecimal } from '../../../../ui/format/decimal.ts';
import { asTyped, typedDecimal } from '../../../../ui/forms/typed-figures.ts';
import type { ParLineFragment, UpdateParsInput } from '../../plan.generated.ts';

export type GridLine = Pick<ParLineFragment, 'id' | 'version' | 'itemName' | 'unit' | 'parByWeekday'>;

/** What is typed in a cell, and the par that it replaces. */
interface Edit {
  readonly typed: string;
  readonly before: string;
}

/** The typed cells by line id and weekday, Monday 0. */
export type Edits = Readonly<Record<string, Readonly<Record<number, Edit>>>>;

export interface Cell {
  readonly text: string;
  readonly changed: boolean;
  /** Why the server would refuse it; undefined when it would not. */
  readonly error: string | undefined;
  /** The par that somebody else has saved since it was typed; null when nobody has. */
  readonly others: string | null;
}

const DAYS = 7;
const parShape = updateParsInput.shape.lines.element.shape.parByWeekday.element;

function storedPar(line: GridLine, day: number): string {
  return plainDecimal(line.parByWeekday[day] ?? '0');
}

export function cellOf(edits: Edits, line: GridLine, day: number): Cell {
  const stored = storedPar(line, day);
  const edit = edits[line.id]?.[day];
  if (edit === undefined) return { text: asTyped(stored), changed: false, error: undefined, others: null };
  const par = typedDecimal(edit.typed);
  const changed = plainDecimal(par) !== stored;
  return {
    text: edit.typed,
    changed,
    error: changed ? inputError(parShape, par) : undefined,
    others: changed && edit.before !== stored ? stored : null,
  };
}

/** The cells after typing in one. The par that it replaces is the one that was seen at the first key. */
export function withTyped(edits: Edits, line: GridLine, day: number, typed: string): Edits {
  const ofLine = edits[line.id];
  const before = ofLine?.[day]?.before ?? storedPar(line, day);
  return { ...edits, [line.id]: { ...ofLine, [day]: { typed, before } } };
}

/** The cells after pasting a block from a spreadsheet, rows by line breaks and columns by tabs; what is outside is left out. */
export function withPasted(
  edits: Edits,
  lines: readonly GridLine[],
  from: { readonly row: number; readonly day: number },
  block: string,
): Edits {
  const rows = block.replace(/\r?\n$/, '').split(/\r?\n/);
  return rows.reduce((all, row, down) => {
    const line = lines[from.row + down];
    if (!line) return all;
    return row
      .split('\t')
      .slice(0, DAYS - from.day)
      .reduce((some, text, right) => withTyped(some, line, from.day + right, text.trim()), all);
  }, edits);
}

/** Whether a pasted text is more than one cell. */
export function isBlock(text: string): boolean {
  return /[\t\n]/.test(text.trim());
}

const days = Array.from({ length: DAYS }, (_, day) => day);

/** The lines with a changed cell. */
export function changedLines(edits: Edits, lines: readonly GridLine[]): readonly GridLine[] {
  return lines.filter((line) => days.some((day) => cellOf(edits, line, day).changed));
}

/** How many cells the server would refuse. */
export function refusedCells(edits: Edits, lines: readonly GridLine[]): number {
  return lines.flatMap((line) => days.filter((day) => cellOf(edits, line, day).error !== undefined)).length;
}

/** The changed lines as the server takes them; days that nobody typed stay as they are stored. */
export function parsInput(edits: Edits, lines: readonly GridLine[]): UpdateParsInput {
  return {
    lines: changedLines(edits, lines).map((line) => ({
      id: line.id,
      version: line.version,
      parByWeekday: days.map((day) => typedDecimal(cellOf(edits, line, day).text)),
    })),
  };
}
