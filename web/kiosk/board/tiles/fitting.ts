/** Pixels; layout rounds. */
const TOLERANCE = 0.1;

/**
 * How many of these words, in order, fit into some lines; if not all do, space is reserved for the "+n" word. All widths
 * in pixels, each including the gap after it; words wrap as a browser wraps them.
 */
export function fitting(widths: readonly number[], moreWidth: number, width: number, lines: number): number {
  let count = widths.length;
  const drawn = () => (count === widths.length ? widths : [...widths.slice(0, count), moreWidth]);
  while (count > 0 && linesOf(drawn(), width) > lines) count -= 1;
  return count;
}

function linesOf(widths: readonly number[], width: number): number {
  let lines = 1;
  let left = width;
  for (const word of widths) {
    if (word > left + TOLERANCE && left < width) {
      lines += 1;
      left = width;
    }
    left -= word;
  }
  return lines;
}
