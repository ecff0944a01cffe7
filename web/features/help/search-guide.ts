import { includesWords } from '../../ui/format/search-text.ts';

/** The sections of a guide (from one `##` heading to the next) that contain every word of the query; all sections without a query. */
export function searchGuide(markdown: string, query: string): string {
  if (query.trim() === '') return markdown;
  const parts = markdown.split(/^(?=## )/m);
  return parts.filter((part) => includesWords(part, query)).join('\n');
}
