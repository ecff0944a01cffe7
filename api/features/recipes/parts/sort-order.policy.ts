/** Gap between neighbors, so that a new part in between changes no other row. */
const STEP = 100;
/** The column is a smallint. */
const SORT_MAX = 32_000;

/**
 * Sort numbers for a list in its new order, from the current numbers of its members (null for new ones): strictly rising, and as
 * many as possible unchanged.
 */
export function sortNumbers(present: readonly (number | null)[]): number[] {
  const unchanged = longestRisingSubsequence(present);
  const numbers: number[] = [];
  for (let index = 0; index < present.length; index += 1) {
    const own = unchanged.has(index) ? present[index] : null;
    numbers.push(own ?? between(numbers.at(-1), nextUnchanged(present, unchanged, index)));
  }
  return numbers.every(isAfter) ? numbers : present.map((_, index) => (index + 1) * STEP);
}

function isAfter(number: number, index: number, all: readonly number[]): boolean {
  return number > (all[index - 1] ?? -1) && number <= SORT_MAX;
}

/** Halfway to the next unchanged number, else one step further. */
function between(before: number | undefined, next: number | undefined): number {
  const from = before ?? 0;
  return next === undefined ? from + STEP : Math.floor((from + next) / 2);
}

function nextUnchanged(
  present: readonly (number | null)[],
  unchanged: ReadonlySet<number>,
  index: number,
): number | undefined {
  for (let next = index + 1; next < present.length; next += 1) {
    if (unchanged.has(next)) return present[next] ?? undefined;
  }
  return undefined;
}

/** The indexes of the longest rising subsequence. */
function longestRisingSubsequence(present: readonly (number | null)[]): Set<number> {
  const best: { length: number; before: number | null }[] = [];
  let end: number | null = null;
  present.forEach((number, index) => {
    let own: { length: number; before: number | null } = { length: number === null ? 0 : 1, before: null };
    for (let earlier = 0; earlier < index && number !== null; earlier += 1) {
      const value = present[earlier] ?? null;
      const run = best[earlier];
      if (value !== null && value < number && run && run.length >= own.length) {
        own = { length: run.length + 1, before: earlier };
      }
    }
    best.push(own);
    if (own.length > (end === null ? 0 : (best[end]?.length ?? 0))) end = index;
  });
  const unchanged = new Set<number>();
  for (let at: number | null = end; at !== null; at = best[at]?.before ?? null) unchanged.add(at);
  return unchanged;
}
