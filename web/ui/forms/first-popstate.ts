/**
 * The first listener of `popstate`: it is added before the router's. Browsers call the listeners of a window in the order in
 * which they were added, capturing or not, and the router renders the other screen before the next one is called.
 */

type Listener = (event: PopStateEvent) => void;

let listener: Listener | null = null;

/** Call it before the router is mounted. */
export function listenFirst(): void {
  addEventListener('popstate', (event) => listener?.(event));
}

/** Calls this one before the router gets the event; null ends it. */
export function onFirstPopState(next: Listener | null): void {
  listener = next;
}
