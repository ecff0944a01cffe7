import { spawn } from 'node:child_process';
import { createServer as createNetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import { root } from './install.mjs';

/** `npm run dev`: one address for both sides. Vite serves the web app from its sources and passes the rest to the server, watched by Node. */
const port = Number(process.env.PORT || 4000);
const host = process.env.HOST || 'localhost';
const apiPort = await freePort();

const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--import', '@swc-node/register/esm-register', 'api/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: process.env.PUBLIC_URL || `http://${host}:${port}`,
      TS_NODE_PROJECT: 'api/tsconfig.json',
    },
  },
);

// Read by the web app's configuration, which proxies what it does not serve itself.
process.env.API_PORT = String(apiPort);
const vite = await createServer({
  root: `${root}/web`,
  configFile: `${root}/web/vite.config.ts`,
  server: { port, host, strictPort: true },
});

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
api.once('exit', (code) => void stop(code ?? 0));

await answering(10_000);
await vite.listen().then(
  () => console.log(`Open http://${host}:${port} (sources are watched; the server itself is on port ${apiPort}).`),
  (error) => {
    console.error(error.message);
    return stop(1);
  },
);

async function stop(code = 0) {
  if (stopping) return;
  stopping = true;
  if (api.exitCode === null && api.signalCode === null) {
    api.kill('SIGTERM');
    await new Promise((done) => api.once('exit', done));
  }
  await vite.close();
  process.exit(code);
}

async function freePort() {
  const server = createNetServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port: free } = server.address();
  await new Promise((done) => server.close(done));
  return free;
}

/** Waits for the server, so that the page does not open with errors; gives up after the timeout, so that it opens anyway. */
async function answering(timeout) {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline && !stopping) {
    if (await fetch(`http://127.0.0.1:${apiPort}/healthz`).catch(() => undefined)) return;
    await sleep(50);
  }
}
