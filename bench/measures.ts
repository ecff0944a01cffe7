import { readFile } from 'node:fs/promises';
import { WebSocket } from 'ws';
import type { AppServices } from '../api/platform/app-services.ts';
import { add } from '../api/platform/database/transaction.ts';
import { PrepTask } from '../api/features/prep/tasks/prep-task.entity.ts';
import type { BenchKitchen } from './kitchen.ts';
import { graph, Load } from './load.ts';
import { meQuery } from './requests.ts';

const SOCKETS = 1_000;
const MESSAGES = 20;
const MEGABYTE = 1_024;

/** Resident memory of a process in megabytes. */
export async function memory(pid: number): Promise<number> {
  return Math.round((await kilobytes(pid)) / MEGABYTE);
}

async function kilobytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
}

/** Processor time that processes have used, in milliseconds; those that ended are left out. */
export async function cpuTime(pids: readonly number[]): Promise<number> {
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  const ticks = stats.map((stat) => {
    // After the name, which may contain spaces: fields 14 and 15 are user and system time in ticks of 10 ms.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  });
  return ticks.reduce((sum, one) => sum + one, 0) * 10;
}

/** Creates tasks; returns their ids. By default they are started, ready to be completed. */
export async function addTasks(
  app: AppServices,
  organizationId: string,
  count: number,
  fields: Partial<PrepTask> = { businessDate: '2000-01-01', status: 'in_progress', startedAt: new Date() },
): Promise<string[]> {
  return app.database.write({ organizationId, actorId: null }, 'bench.arranged', null, async (tx) => {
    const tasks = Array.from({ length: count }, (_, index) =>
      add(tx, PrepTask, {
        name: `Task ${index}`,
        targetQuantity: '1',
        unit: 'kg',
        dueAt: tx.now,
        ...fields,
      }),
    );
    await tx.em.flush();
    return tasks.map(({ id }) => id);
  });
}

/** Requests per second of others while messages are sent. */
const BESIDE = 200;

/**
 * Time from a write until the last of 1,000 sockets of its kitchen has received the message, while others send 200 requests per
 * second; and memory per socket.
 */
export async function fanOut(
  kitchen: BenchKitchen,
  url: string,
  pid: number,
): Promise<{ p99: number; kilobytesPerSocket: number }> {
  const before = await kilobytes(pid);
  let received = 0;
  let allReceived = (): void => undefined;
  const sockets: WebSocket[] = [];
  for (let index = 0; index < SOCKETS; index += 1) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      headers: { cookie: `brigade=${kitchen.cookies[index % kitchen.cookies.length]}`, origin: url },
    });
    sockets.push(socket);
    socket.on('message', (data: Buffer) => {
      if (!data.includes('PREP_TASK_UPDATED')) return;
      received += 1;
      if (received === SOCKETS) allReceived();
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  }
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const kilobytesPerSocket = Math.round((await kilobytes(pid)) - before) / SOCKETS;
  const load = new Load(url, kitchen.cookies);
  const times: number[] = [];
  const others = new Load(url, kitchen.cookies);
  let sent = 0;
  const sending = setInterval(
    () => void others.send(graph(meQuery), (sent += 1)).catch(() => undefined),
    1_000 / BESIDE,
  );
  for (let message = 0; message < MESSAGES; message += 1) {
    received = 0;
    const everyone = new Promise<void>((resolve) => (allReceived = resolve));
    const started = performance.now();
    const input = { name: `Task ${message}`, targetQuantity: '1', unit: 'kg', dueTime: '16:00' };
    await load.send(graph('mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }', { input }));
    await everyone;
    times.push(performance.now() - started);
  }
  clearInterval(sending);
  for (const socket of sockets) socket.terminate();
  others.close();
  load.close();
  const p99 = times.toSorted((one, other) => one - other).at(Math.ceil(times.length * 0.99) - 1) ?? Number.NaN;
  return { p99: Math.round(p99), kilobytesPerSocket: Math.round(kilobytesPerSocket * 10) / 10 };
}
