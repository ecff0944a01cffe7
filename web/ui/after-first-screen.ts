const after = 3_000;

/** Loads what may be needed later, once the first screen is shown: it must not wait for this. Returns how to cancel it. */
export function afterFirstScreen(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => void load().catch(() => undefined), after);
  return () => clearTimeout(timer);
}
