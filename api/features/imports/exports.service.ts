import { csvOf } from '#schema/csv.ts';
import { authorize } from '../../platform/context/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { notFound } from '../../platform/errors.ts';
import { importerOf } from './importer.queries.ts';
import { kindFor } from './imports.service.ts';

/** Every row of a kind as CSV, with the ids, and with numbers as the kitchen writes them: importing the file changes nothing. */
export async function exportRows(ctx: Context, rawName: string): Promise<{ readonly text: string }> {
  authorize(ctx, 'imports.run');
  const name = ctx.importKinds.find((known) => known.name === rawName)?.name;
  if (!name) throw notFound('import');
  const { viewer, kind } = kindFor(ctx, name);
  for (const permission of kind.readPermissions) authorize(ctx, permission);
  const language = viewer.language ?? 'en';
  const { rows, decimalComma } = await ctx.readReport(async (db) => {
    const importer = await importerOf(db, viewer.organizationId, viewer.id);
    return { rows: await kind.rows(db, importer), decimalComma: importer.decimalComma };
  });
  const cell = (value: string | null | undefined, isNumber: boolean) =>
    isNumber && decimalComma ? value?.replace('.', ',') : value;
  const table = rows.map((row) => kind.columns.map(({ field, isNumber = false }) => cell(row[field], isNumber)));
  const headings = kind.columns.map(({ names }) => names[language]);
  // Spreadsheets of such a kitchen separate cells with semicolons.
  return { text: csvOf(headings, table, decimalComma ? ';' : ',') };
}
