import { AppError, type RefusedField } from '../../../platform/errors.ts';
import type { FileRecipe } from './recipe-cells.writes.ts';

/** The columns of fields that have other names in a file. */
const columns: Readonly<Record<string, string>> = {
  '': 'ingredient',
  itemId: 'ingredient',
  text: 'step',
  textEs: 'stepEs',
  minutes: 'stepMinutes',
};

/** Runs a step of a write; the fields that it refuses get the rows and columns of the file: `lines.1.unit` is `4.unit`. */
export function refusedAtRows<Result>({ lines, steps }: FileRecipe, work: () => Promise<Result>): Promise<Result> {
  return refusedAt(({ path, message }) => {
    const [, part, place, field = ''] = /^(lines|steps)\.(\d+)\.?(.*)$/.exec(path) ?? [];
    const row = (part === 'lines' ? lines : steps)[Number(place)];
    if (!row) return { path: path === 'lines' ? 'ingredient' : path, message };
    return { path: `${row.place}.${columns[field] ?? field}`, message };
  }, work);
}

/** The same for an item that is created for the ingredient of one row. */
export function refusedAtLine<Result>(place: number, work: () => Promise<Result>): Promise<Result> {
  return refusedAt(
    ({ path, message }) => ({ path: `${place}.${path === 'name' ? 'ingredient' : path}`, message }),
    work,
  );
}

async function refusedAt<Result>(
  move: (field: RefusedField) => RefusedField,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.detail.fields) throw error;
    throw new AppError(error.code, error.content, { ...error.detail, fields: error.detail.fields.map(move) });
  }
}
