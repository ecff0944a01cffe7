import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { Client } from './client.ts';
import type { SpawnedProduct } from './spawn-product.ts';

const WRITERS = 8;
const ADD = 'mutation ($input: AddPrepTaskInput!) { addPrepTask(input: $input) { id } }';

/** Eight people who add prep tasks without pause until told to stop. */
export interface Writers {
  /** The ids of the tasks that the server said it had. */
  readonly acknowledged: string[];
  /** When a write was not acknowledged, and why. */
  readonly failures: { readonly at: number; readonly why: string }[];
  stop(): Promise<void>;
}

/** A person of the demo kitchen who may do everything a manager may. */
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
      try {
        acknowledged.push(await addTask(client, `Writer ${writer} task ${count}`));
      } catch (error) {
        failures.push({ at: Date.now(), why: inspect(error) });
        await sleep(100);
      }
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return {
    acknowledged,
    failures,
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

/** Which of these tasks the product does not have. */
export async function lostTasks(product: SpawnedProduct, ids: readonly string[]): Promise<string[]> {
  const client = await demoManager(product);
  const lost: string[] = [];
  for (let start = 0; start < ids.length; start += 25) {
    const asked = ids.slice(start, start + 25);
    const fields = asked.map((id, index) => `t${index}: prepTask(id: "${id}") { id }`);
    const { data } = await client.graph(`{ ${fields.join(' ')} }`);
    const present = JSON.stringify(data);
    lost.push(...asked.filter((id) => !present.includes(id)));
  }
  return lost;
}
