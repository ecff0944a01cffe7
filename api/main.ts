import 'reflect-metadata';
import { startProduct } from './product.ts';

/** An operator's patience: what has not ended by then is cut off. */
const STOP_LIMIT = 9_000;

/** Starts the product and stops it cleanly, once. Anything that prevents the start is one sentence and a non-zero exit. */
const starting = startProduct();
let stopping = false;
/** A stop during the start waits for its end: nothing that was begun, such as the database, outlives us. */
const stop = (): void => {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_LIMIT).unref();
  void starting
    .then((product) => product.stop())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
try {
  await starting;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
