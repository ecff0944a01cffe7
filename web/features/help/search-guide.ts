function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The sections of a guide (from one `##` heading to the next) that contain every word of the query; all sections without a query. */
export function searchGuide(markdown: string, query: string): string {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return markdown;
  const parts = markdown.split(/^(?=## )/m);
  return parts.filter((part) => words.every((word) => plain(part).includes(word))).join('\n');
}
