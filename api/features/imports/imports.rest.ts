import { z } from 'zod';
import { readImport } from '#schema/inputs/imports.ts';
import { limits } from '#schema/limits.ts';
import { importShape } from '#schema/rest.ts';
import { importKinds } from '#schema/import-vocabulary.ts';
import { unparsed } from '../../platform/context/parse.ts';
import type { Rest } from '../../platform/rest/routes.ts';
import { exportRows } from './exports.service.ts';
import { importJson } from './import.wire.ts';
import * as imports from './imports.service.ts';

/** A little more than a file may have, so that a file that is too large gets its own error message. */
const UPLOAD_MAX = limits.importBytesMax + 1_000_000;

export function importRoutes(rest: Rest): void {
  rest.post(
    '/api/imports',
    {
      about:
        'Reads a file that is to be imported. The body is a CSV file, an Excel workbook or pasted rows, and for recipes also JSON-LD (schema.org), a web page with it or an export of Mealie, Tandoor or Paprika, of at most 10 MB and 10,000 rows. Nothing is imported yet: `checkImport` tries its rows, `applyImport` imports them.',
      group: 'Imports',
      needs: 'imports.run',
      query: {
        kind: readImport.shape.kind.describe('What its rows are.'),
        fileName: readImport.shape.fileName.describe('The name of the file, for the list of imports.'),
      },
      upload: { types: ['application/octet-stream'], max: UPLOAD_MAX },
      answer: importShape,
    },
    async ({ ctx, query, file }) => importJson(await imports.readImport(ctx, file, unparsed<typeof readImport>(query))),
  );
  rest.get(
    '/api/exports/:kind',
    {
      about:
        'All rows of a kind as CSV, with their ids. Importing the file again changes nothing. An API token needs the scopes that write and read the kind. `people` is for admins alone, and for no API token.',
      group: 'Imports',
      needs: 'imports.run',
      params: { kind: z.enum(importKinds).describe('What its rows are.') },
      answer: z.string().describe('The file.'),
      type: 'text/csv',
    },
    async ({ ctx, params, reply }) => {
      const kind = params['kind'] ?? '';
      const { text } = await exportRows(ctx, kind);
      return reply
        .headers({ 'content-disposition': `attachment; filename="${kind}.csv"`, 'cache-control': 'no-store' })
        .type('text/csv; charset=utf-8')
        .send(text);
    },
  );
}
