/**
 * The shortest time, in milliseconds, in which something that must be quick was done. It is tried once more, with rows of its own,
 * when it was not quick `enough`: a busy machine is late now and then, a broken promise every time.
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
