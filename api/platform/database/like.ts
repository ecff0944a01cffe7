/** Text for a LIKE or ILIKE pattern, its wildcards taken literally. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
