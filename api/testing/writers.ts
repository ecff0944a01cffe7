import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { Client } from './client.ts';
import { until } from './live-socket.ts';
import type { SpawnedProduct } from './spawn-product.ts';

const WRITERS = 8;
const ADD = 'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }';

/** Eight clients that add prep tasks continuously until stopped. */
export interface Writers {
  /** The ids of the acknowledged tasks. */
  readonly acknowledged: string[];
  /** When a write was not acknowledged, of which task, and why. */
  readonly failures: { readonly at: number; readonly name: string; readonly why: string }[];
  /** Resolves when so many more writes were acknowledged. Rejects after 20 s. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** A client signed in as a manager of the demo kitchen. */
export async function demoManager(product: SpawnedProduct): Promise<Client> {
  const client = new Client(product);
  await client.post('/api/demo-login', { role: 'manager' });
  return client;
}

export function startWriters(client: Client): Writers {
  const acknowledged: string[] = [];
  const failures: Writers['failures'] = [];
  let stopped = false;
  const write = async (writer: number): Promise<void> => {
    for (let count = 0; !stopped; count += 1) {
      const name = `Writer ${writer} task ${count}`;
      try {
        acknowledged.push(await addTask(client, name));
      } catch (error) {
        failures.push({ at: Date.now(), name, why: inspect(error) });
        await sleep(100);
      }
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return {
    acknowledged,
    failures,
    more: (count) => {
      const goal = acknowledged.length + count;
      return until(() => acknowledged.length >= goal, 20_000);
    },
    stop: async () => {
      stopped = true;
      await writing;
    },
  };
}

async function addTask(client: Client, name: string): Promise<string> {
  const input = { name, targetQuantity: '1', unit: 'kg', dueTime: '12:00' };
  const { addPrepTask } = await client.ask<{ addPrepTask: { id: string } }>(ADD, { input });
  return addPrepTask.id;
}

/** Those of these tasks that the product does not have. */
export async function lostTasks(product: SpawnedProduct, ids: readonly string[]): Promise<string[]> {
  const client = await demoManager(product);
  const lost: string[] = [];
  for (let start = 0; start < ids.length; start += 25) {
    const batch = ids.slice(start, start + 25);
    const fields = batch.map((id, index) => `t${index}: prepTask(id: "${id}") { id }`);
    const { data } = await client.graph(`{ ${fields.join(' ')} }`);
    const present = JSON.stringify(data);
    lost.push(...batch.filter((id) => !present.includes(id)));
  }
  return lost;
}

/** The names of today's tasks that the product has. */
export async function taskNames(product: SpawnedProduct): Promise<string[]> {
  const client = await demoManager(product);
  const { prepTasks } = await client.ask<{ prepTasks: { name: string }[] }>('{ prepTasks { name } }');
  return prepTasks.map(({ name }) => name);
}
