import 'reflect-metadata';
import { startProduct } from './product.ts';

/** An operator's patience: what has not ended by then is cut off. */
const STOP_LIMIT = 9_000;

/** Starts the product and stops it cleanly, once. Anything that prevents the start is one sentence and a non-zero exit. */
try {
  const product = await startProduct();
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT).unref();
    void product.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
