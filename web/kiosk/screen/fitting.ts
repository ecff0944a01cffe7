/**
 * How many of these, in order, fit side by side into a width; where some do not, room is kept for the word that says how
 * many more there are. All widths in pixels, each with the gap after it.
 */
export function fitting(widths: readonly number[], more: number, room: number): number {
  const sum = (count: number) => widths.slice(0, count).reduce((total, width) => total + width, 0);
  if (sum(widths.length) <= room) return widths.length;
  let count = widths.length - 1;
  while (count > 0 && sum(count) + more > room) count -= 1;
  return count;
}
