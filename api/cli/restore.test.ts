import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- requests must arrive during the restore, and writers must stay below the rate limit
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Client, GraphAnswer } from '../testing/client.ts';
import { openFeed } from '../testing/feed.ts';
import { listen, until } from '../testing/live-socket.ts';
import { type Ended, runCommand } from '../testing/run-command.ts';
import { type SpawnedProduct, spawnProduct } from '../testing/spawn-product.ts';
import { signIn, lostTasks } from '../testing/writers.ts';

/** Milliseconds; each command is a separate process. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let dataDir: string;
let product: SpawnedProduct;
/** Signed in when the backup was made. */
let clients: Client[];
let manager: Client;
let backup: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'brigade-restore-'));
  product = await spawnProduct({ DATA_DIR: dataDir, DEMO: 'false' });
  manager = await signIn(product);
  const item = { name: 'Butter', category: 'dairy', unit: 'kg', parLevel: '1', openingQuantity: '500' };
  await manager.request('mutation ($input: CreateItemInput!) { createItem(input: $input) { id } }', { input: item });
  // One after the other: simultaneous sign-ins of one person are limited.
  clients = [];
  while (clients.length < 8) clients.push(await signIn(product));
  expect(await command('backup')).toMatchObject({ code: 0 });
  const folder = join(dataDir, 'backups');
  backup = join(folder, readdirSync(folder)[0] ?? '');
});
afterAll(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true });
});

function command(...args: string[]): Promise<Ended> {
  return runCommand(args, { DATA_DIR: dataDir });
}

const ADD = 'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }';
const taskOf = (name: string) => ({ name, targetQuantity: '1', unit: 'kg', dueTime: '12:00' });

async function addTask(name: string): Promise<string> {
  return (await manager.request<{ addPrepTask: { id: string } }>(ADD, { input: taskOf(name) })).addPrepTask.id;
}

async function liveSeq(): Promise<number> {
  return (await manager.request<{ liveSeq: number }>('{ liveSeq }')).liveSeq;
}

/** Opens an event stream; resolves with its text once it has ended. */
async function openStream(query: string): Promise<Promise<string>> {
  const answer = await fetch(`${product.url}/graphql`, {
    method: 'POST',
    headers: { cookie: manager.cookie ?? '', 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query }),
  });
  return answer.text();
}

/** GAP or CAUGHT_UP for a client that reconnects with this event number. */
async function markAfter(seq: number): Promise<unknown> {
  const feed = await openFeed(manager, seq);
  await until(() => feed.messages.some(({ type }) => type === 'PING'));
  feed.close();
  return feed.messages.find(({ type }) => type === 'GAP' || type === 'CAUGHT_UP');
}

describe('a restore while the server runs', () => {
  test('closes every live connection, and clients that reconnect get a gap', async () => {
    const lost = await addTask('After the backup');
    const late = await signIn(product);
    const feed = await openFeed(manager);
    const socket = await listen(manager);
    const streams = ['liveEvents { type }', 'prepTaskUpdated { id }'].map((field) =>
      openStream(`subscription { ${field} }`),
    );
    const closed = Promise.all([feed.closed, socket.closed, ...streams]);
    await until(() => feed.messages.length > 0);
    const seq = await liveSeq();

    expect(await command('restore', backup)).toMatchObject({ code: 0, stderr: '' });
    const ended = await Promise.race([closed, sleep(2_000)]);
    expect(ended).toEqual([1012, 1012, expect.stringContaining('complete'), expect.stringContaining('complete')]);
    expect(await lostTasks(product, [lost])).toEqual([lost]);
    expect((await late.get('/api/user')).status).toBe(401);
    expect(await markAfter(seq)).toMatchObject({ type: 'GAP' });
    await addTask('After the restore');
    expect(await markAfter(seq)).toMatchObject({ type: 'GAP', seq: await liveSeq() });
  });

  test('the server keeps running: a new connection receives new writes', async () => {
    const feed = await openFeed(manager);
    const socket = await listen(manager);
    const received = () =>
      [feed, socket].map(({ messages }) => messages.some(({ type }) => type === 'PREP_TASK_UPDATED'));
    await until(() => feed.messages.length > 0);
    await addTask('Received live');
    await until(() => received().every(Boolean));
    feed.close();
    socket.socket.terminate();
  });

  test('a queued press is refused with a message when its task no longer exists', async () => {
    const id = await addTask('Not in the backup');
    expect(await command('restore', backup)).toMatchObject({ code: 0 });
    const start = 'mutation ($input: PrepTaskInput!) { startPrepTask(input: $input) { id } }';
    const { errors } = await manager.graph(start, { input: { id, version: 1 } }, { 'idempotency-key': 'waited' });
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test('concurrent writes either succeed or are refused as retryable; the ledger adds up', async () => {
    const writers = await startWriters();
    await writers.more(20);
    const restored = command('restore', backup);
    // Real time: during the restore, which runs in another process.
    await sleep(1_000);
    // A backup at the same time is a snapshot from before or after.
    const meanwhile = command('export', join(dataDir, 'meanwhile.gz'));
    expect(await restored).toMatchObject({ code: 0, stderr: '' });
    await writers.more(20);
    const acknowledged = await writers.stop();
    for (const { errors } of writers.refused) expect(errors).toMatchObject([{ extensions: { retryable: true } }]);
    // Writes acknowledged before the restore no longer exist, later ones do.
    const lost = await lostTasks(product, acknowledged);
    expect(lost).toEqual(acknowledged.slice(0, lost.length));
    expect(lost.length).toBeGreaterThan(0);
    expect(acknowledged.length).toBeGreaterThan(lost.length);
    expect(await command('check')).toMatchObject({ code: 0 });
    expect(await meanwhile).toMatchObject({ code: 0 });
    expect(await command('restore', join(dataDir, 'meanwhile.gz'))).toMatchObject({ code: 0 });
  });

  test('with a truncated file, changes nothing and closes no connection', async () => {
    const cut = join(dataDir, 'cut.gz');
    const all = readFileSync(backup);
    writeFileSync(cut, all.subarray(0, all.length - 200));
    const feed = await openFeed(manager);
    const socket = await listen(manager);
    await until(() => feed.messages.length > 0);
    expect(await command('restore', cut)).toMatchObject({
      code: 1,
      stderr: 'This export is cut off or was changed after it was made. Nothing was changed.\n',
    });
    const id = await addTask('Still received');
    const received = [feed, socket];
    await until(() => received.every(({ messages }) => messages.some(({ data }) => data?.['id'] === id)));
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.part'))).toEqual([]);
    feed.close();
    socket.socket.terminate();
  });
});

const ADJUST = 'mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { id } }';

/** Milliseconds between writes, below the rate limit of one person. */
const PACE = 50;

/** Eight clients that change stock and add tasks until stopped. */
async function startWriters() {
  const refused: GraphAnswer[] = [];
  const acknowledged: string[] = [];
  let going = true;
  const { items } = await manager.request<{ items: { nodes: { id: string }[] } }>(
    '{ items(first: 20) { nodes { id } } }',
  );
  const write = async (client: Client): Promise<void> => {
    for (let count = 0; going; count += 1) {
      const itemId = items.nodes[count % items.nodes.length]?.id;
      const input = { itemId, difference: count % 2 ? '-0.5' : '0.5', reason: 'count' };
      const adjusted = await client.graph(ADJUST, { input });
      const added = await client.graph(ADD, { input: taskOf(`Task ${count}`) });
      refused.push(...[adjusted, added].filter(({ errors }) => errors.length > 0));
      const id: unknown = Object(added.data?.['addPrepTask']).id;
      if (typeof id === 'string') acknowledged.push(id);
      await sleep(PACE);
    }
  };
  const writing = Promise.all(clients.map(write));
  return {
    refused,
    /** Resolves when so many more tasks were acknowledged. */
    more: (count: number): Promise<void> => {
      const goal = acknowledged.length + count;
      return until(() => acknowledged.length >= goal, 20_000);
    },
    /** Returns the ids of acknowledged tasks in order. */
    stop: async (): Promise<string[]> => {
      going = false;
      await writing;
      return acknowledged;
    },
  };
}
