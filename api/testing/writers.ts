import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { PASSWORD } from './accounts.ts';
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

/** The only person of a product without the demo kitchen; creating the demo takes most of a start. */
const ADMIN = { username: 'test.admin', password: PASSWORD };

/** A client signed in as the admin of the product's kitchen, which the first call registers. */
export async function signIn(product: SpawnedProduct): Promise<Client> {
  const client = new Client(product);
  const { status, text } = await client.post('/api/login', ADMIN);
  if (status === 200) return client;
  if (status !== 401) throw new Error(`The sign-in was refused: ${text}`);
  const kitchen = { name: 'Olivia Marsh', role: 'admin', organizationName: 'Test Kitchen', timeZone: 'UTC' };
  const answer = await client.post('/api/register', { ...ADMIN, ...kitchen, language: 'en' });
  if (answer.status >= 300) throw new Error(`The kitchen was not registered: ${answer.text}`);
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
  const { addPrepTask } = await client.request<{ addPrepTask: { id: string } }>(ADD, { input });
  return addPrepTask.id;
}

/** Those of these tasks that the product does not have. */
export async function lostTasks(product: SpawnedProduct, ids: readonly string[]): Promise<string[]> {
  const client = await signIn(product);
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
  const client = await signIn(product);
  const { prepTasks } = await client.request<{ prepTasks: { name: string }[] }>('{ prepTasks { name } }');
  return prepTasks.map(({ name }) => name);
}
