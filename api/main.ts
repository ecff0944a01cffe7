import 'reflect-metadata';
import { startProduct } from './product.ts';

/** Starts the product and stops it cleanly. Anything that prevents the start is one sentence and a non-zero exit. */
try {
  const product = await startProduct();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void product.stop().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
