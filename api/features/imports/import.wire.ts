import type { ImportJson } from '#schema/rest.ts';
import type { ImportBatchView } from './import.view.ts';

export function importJson(batch: ImportBatchView): ImportJson {
  const { id, version, kind, state, fileName, rowCount, headings, fields, hasHeadings } = batch;
  return { id, version, kind, state, fileName, rowCount, headings, fields, hasHeadings };
}
