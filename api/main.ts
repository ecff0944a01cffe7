import 'reflect-metadata';
import { readConfig } from './platform/config.ts';
import { type Product, startProduct } from './app/product.ts';

/** An operator's patience beside the time for draining: what has not ended by then is cut off. Milliseconds. */
const STOP_LIMIT = 9_000;

/** A stop during the start waits for its end: nothing that was begun, such as the database, outlives us. */
function stopOnSignal(starting: Promise<Product>, limit: number): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), limit).unref();
    void starting
      .then((product) => product.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

/** Starts the product and stops it cleanly, once. Anything that prevents the start is one sentence and a non-zero exit. */
try {
  const config = readConfig();
  const starting = startProduct(config);
  stopOnSignal(starting, STOP_LIMIT + config.drainSeconds * 1_000);
  await starting;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
