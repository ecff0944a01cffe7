import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { compileCache } from './run-command.ts';

export interface SpawnedProduct {
  readonly url: string;
  readonly child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Its exit code, once it has ended; null when ended by a signal. Rejects on timeout. */
  ended(): Promise<number | null>;
  /** Sends SIGTERM and waits for its end. */
  stop(): Promise<number | null>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Creating the demo kitchen takes most of a start, and several times as long when other tests run. */
const START_TIMEOUT = 200_000;
const STOP_TIMEOUT = 12_000;

/** Starts the built product as a process on a free port. */
export async function spawnProduct(environment: Record<string, string>): Promise<SpawnedProduct> {
  const port = environment['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, ['dist/api/main.js'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: compileCache,
      ...environment,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ended = () =>
    within(STOP_TIMEOUT, exit, () => {
      child.kill('SIGKILL');
      return `The product does not end: ${output}`;
    });
  const product: SpawnedProduct = {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended();
    },
  };
  try {
    await ready(product);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return product;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function ready({ url, child, output }: SpawnedProduct): Promise<void> {
  const end = Date.now() + START_TIMEOUT;
  while (Date.now() < end) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`The product ended with ${child.exitCode}: ${output()}`);
    }
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The product was not ready within ${START_TIMEOUT / 1000} s: ${output()}`);
}

async function within<T>(milliseconds: number, promise: Promise<T>, sentence: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(sentence())), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
