import 'reflect-metadata';
import { readConfig } from './platform/config.ts';
import { type RunningServer, bootstrap } from './app/bootstrap.ts';

/** Grace period for a shutdown, in milliseconds, besides the time for draining: afterwards the process is ended. */
const STOP_LIMIT = 9_000;

/** Milliseconds for V8 to finish compiling in the background. */
const COMPILING = 250;

/**
 * Ends the process, after V8 had time to finish compiling. An exit during background compilation can hang, waiting for a
 * garbage collection that the main thread no longer runs (nodejs/node issue 54918), and nothing would restart the server.
 */
function end(code: number): void {
  setTimeout(() => process.exit(code), COMPILING);
}

/** A stop during the start waits until the start has ended, so that everything it started is stopped, too, such as the database. */
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
