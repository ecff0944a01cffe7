/** Room left between neighbors, so that a new one in between writes no other. */
const STEP = 100;
/** The column is a smallint. */
const SORT_MAX = 32_000;

/**
 * Sort numbers for a list in its new order, given the numbers that its members have now (null for new ones): strictly
 * rising, and as many members as possible keep theirs.
 */
export function sortNumbers(present: readonly (number | null)[]): number[] {
  const kept = longestRise(present);
  const numbers: number[] = [];
  for (let index = 0; index < present.length; index += 1) {
    const own = kept.has(index) ? present[index] : null;
    numbers.push(own ?? between(numbers.at(-1), nextKept(present, kept, index)));
  }
  return numbers.every(isAfter) ? numbers : present.map((_, index) => (index + 1) * STEP);
}

function isAfter(number: number, index: number, all: readonly number[]): boolean {
  return number > (all[index - 1] ?? -1) && number <= SORT_MAX;
}

/** Halfway to the next one that stays, else a step further. */
function between(before: number | undefined, next: number | undefined): number {
  const from = before ?? 0;
  return next === undefined ? from + STEP : Math.floor((from + next) / 2);
}

function nextKept(present: readonly (number | null)[], kept: ReadonlySet<number>, index: number): number | undefined {
  for (let next = index + 1; next < present.length; next += 1) {
    if (kept.has(next)) return present[next] ?? undefined;
  }
  return undefined;
}

/** The places of the longest run of numbers that rise already, neighbors or not. */
function longestRise(present: readonly (number | null)[]): Set<number> {
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
  const kept = new Set<number>();
  for (let at: number | null = end; at !== null; at = best[at]?.before ?? null) kept.add(at);
  return kept;
}
