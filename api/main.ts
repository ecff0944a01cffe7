import 'reflect-metadata';
import { readConfig } from './platform/config.ts';
import { type RunningServer, bootstrap } from './app/bootstrap.ts';

/** Milliseconds for a stop, besides the time for draining: what has not ended by then is cut off. */
const STOP_LIMIT = 9_000;

/** The engine's time to finish compiling in the background, milliseconds. */
const COMPILING = 250;

/**
 * Ends the process. An exit while the engine compiles in the background can wait for ever for a garbage collection that the
 * main thread no longer does (nodejs/node issue 54918), and nothing would restart the server: it gets a moment to finish.
 */
function end(code: number): void {
  setTimeout(() => process.exit(code), COMPILING);
}

/** A stop during the start waits for its end: nothing that was begun, such as the database, outlives us. */
function stopOnSignal(starting: Promise<RunningServer>, limit: number): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), limit).unref();
    void starting
      .then((product) => product.stop())
      .then(
        () => end(0),
        () => end(1),
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

/** Starts the product and stops it cleanly, once. Anything that prevents the start is one sentence and a non-zero exit. */
try {
  const config = readConfig();
  const starting = bootstrap(config);
  stopOnSignal(starting, STOP_LIMIT + config.drainSeconds * 1_000);
  await starting;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  end(1);
}
