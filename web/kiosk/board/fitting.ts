/** Layout rounds; a tenth of a pixel decides nothing. */
const TOLERANCE = 0.1;

/**
 * How many of these words, in order, fit into some lines; where some do not, room is kept for the word that says how many
 * more there are. All widths in pixels, each with the gap after it; words wrap as a browser wraps them.
 */
export function fitting(widths: readonly number[], more: number, room: number, lines: number): number {
  let count = widths.length;
  const drawn = () => (count === widths.length ? widths : [...widths.slice(0, count), more]);
  while (count > 0 && linesOf(drawn(), room) > lines) count -= 1;
  return count;
}

function linesOf(widths: readonly number[], room: number): number {
  let lines = 1;
  let left = room;
  for (const width of widths) {
    if (width > left + TOLERANCE && left < room) {
      lines += 1;
      left = room;
    }
    left -= width;
  }
  return lines;
}
