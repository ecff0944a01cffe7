import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- the load before a restart and the health checks of the proxy last in real time
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { emptyDatabase } from '../testing/start-api.ts';
import { until } from '../testing/live-socket.ts';
import { freePort, spawnProduct, type SpawnedProduct } from '../testing/spawn-product.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const caddy = spawnSync('caddy', ['version']).status === 0;
if (!caddy) process.stderr.write('caddy is not installed: the rolling restart behind the shipped proxy is left out.\n');
/** Requests per second. */
const RATE = 100;

interface Load {
  readonly sent: () => number;
  /** Requests without the expected response. */
  stop(): Promise<readonly string[]>;
}

/** Health checks, and for every tenth request a query of somebody who is signed in. */
function startLoad(url: string, cookie: string): Load {
  const lost: string[] = [];
  const pending = new Set<Promise<void>>();
  let sent = 0;
  const send = async (): Promise<void> => {
    const post = sent % 10 === 0;
    const request = post
      ? fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: url, cookie },
          body: '{"query":"{ me { username } }"}',
        })
      : fetch(`${url}/healthz`);
    const answer = await request.catch((error: unknown) => String(error));
    const text = typeof answer === 'string' ? answer : await answer.text();
    const isAnswered =
      typeof answer !== 'string' && answer.status === 200 && text.includes(post ? '"username":' : 'ok');
    if (!isAnswered) lost.push(text);
  };
  const timer = setInterval(() => {
    const one = send().finally(() => pending.delete(one));
    pending.add(one);
    sent += 1;
  }, 1_000 / RATE);
  return {
    sent: () => sent,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(pending);
      return lost;
    },
  };
}

let folder: string;
let environment: Record<string, string>;
let replicas: SpawnedProduct[] = [];
let proxy: ReturnType<typeof spawn> | undefined;
let url = '';

beforeAll(async () => {
  if (!caddy) return;
  environment = { DATABASE_URL: await emptyDatabase(), DEMO: 'true', DRAIN_SECONDS: '4' };
  // Both at once, on an empty database.
  replicas = await Promise.all([spawnProduct(environment), spawnProduct(environment)]);
  url = `http://127.0.0.1:${await freePort()}`;
  folder = await mkdtemp(join(tmpdir(), 'brigade-proxy-'));
  const shipped = await readFile(new URL('../../tools/deploy/Caddyfile', import.meta.url), 'utf8');
  const addresses = replicas.map((one) => new URL(one.url).host).join(' ');
  await writeFile(join(folder, 'Caddyfile'), shipped.replace('server-1:4000 server-2:4000', addresses));
  proxy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile')], {
    env: { PATH: process.env['PATH'], HOME: folder, DOMAIN: url.replace('127.0.0.1', '') },
    stdio: 'ignore',
  });
  await until(async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok === true, 60_000);
}, 120_000);
afterAll(async () => {
  proxy?.kill('SIGTERM');
  await Promise.all(replicas.map((one) => one.stop()));
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Signs in through the proxy, as a browser does. */
async function demoCookie(): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: url };
  const answer = await fetch(`${url}/api/demo-login`, { method: 'POST', headers, body: '{"role":"manager"}' });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

(caddy ? test : test.skip)('both replicas are restarted one after the other and no request is lost', async () => {
  const load = startLoad(url, await demoCookie());
  const begun = performance.now();
  for (const [index, replica] of replicas.entries()) {
    // Real time: two seconds of load before each restart.
    await sleep(2_000);
    expect(await replica.stop()).toBe(0);
    replicas[index] = await spawnProduct({ ...environment, PORT: new URL(replica.url).port });
    // Real time: the proxy uses it again after two successful health checks, and does not report when.
    await sleep(3_000);
  }
  const rate = load.sent() / ((performance.now() - begun) / 1_000);
  expect(await load.stop()).toEqual([]);
  // The starting processes share the processors of this machine.
  expect(rate).toBeGreaterThan(RATE / 2);
});
