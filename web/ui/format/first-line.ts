/** The first line of a text, with an ellipsis where more lines follow. */
export function firstLine(text: string): string {
  const [first = '', ...more] = text.trim().split('\n');
  return more.length === 0 ? first : `${first.trimEnd()} …`;
}
