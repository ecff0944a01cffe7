import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const patience = 120_000;

/** Before all browser tests: builds what changed and starts the product as `npm start` does, on a free port with a data directory of its own. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brigade-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    PUBLIC_URL: '',
    DATABASE_URL: '',
  };
  const server = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    await ended(server);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(server, `${url}/readyz`);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env['E2E_URL'] = url;
  return stop;
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`The product ended with code ${server.exitCode} before it was ready.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('The product was not ready in time.');
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await exit;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.');
  return address.port;
}
