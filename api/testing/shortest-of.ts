/**
 * The shortest duration of several attempts, in milliseconds. Tries again, with new rows, only when an attempt took longer than
 * `enough`: a busy machine is slow sometimes, a regression is slow every time.
 */
export async function shortestOf(attempt: () => Promise<number>, enough: number, tries = 2): Promise<number> {
  let shortest = Infinity;
  for (let tried = 0; tried < tries && shortest >= enough; tried += 1) shortest = Math.min(shortest, await attempt());
  return shortest;
}

/** How long it took, in milliseconds. */
export async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
