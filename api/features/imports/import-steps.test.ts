import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Kitchen } from '../../testing/factories.ts';
import { checkFile, readImport, runImports, sendFile } from '../../testing/imports.ts';
import { millisecondsOf, shortestOf } from '../../testing/shortest-of.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { importQueue } from './imports.job.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

test('a check that is started a second time while it runs is left to the first', async () => {
  const kitchen = await Kitchen.create(api);
  const manager = await kitchen.signIn('manager');
  const { id, fields, hasHeadings } = (await sendFile(manager, 'items', 'Name,Unit\nCarrot,kg\n')).read();
  await manager.request('mutation ($input: CheckImportInput!) { checkImport(input: $input) { id } }', {
    input: { id, fields, hasHeadings },
  });
  const kind = api.app.importKinds.find(({ name }) => name === 'items');
  if (!kind) throw new Error('Items can be imported.');
  const start = kind.start.bind(kind);
  let begun = (): void => undefined;
  let goOn = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  const trials = vi.spyOn(kind, 'start').mockImplementationOnce(async (...given) => {
    begun();
    await mayGoOn;
    return start(...given);
  });
  const task = { organizationId: kitchen.id, importId: id, actorId: manager.user.id };
  const first = importQueue.run(api.app, task);
  await hasBegun;
  await importQueue.run(api.app, task);
  expect(trials).toHaveBeenCalledTimes(1);
  goOn();
  await first;
  expect(await readImport(manager, id)).toMatchObject({ state: 'checked', newCount: 1 });
  trials.mockRestore();
});

test('a step may take an hour; one whose server died is started again within two minutes', async () => {
  const stop = await runImports(api);
  const pool = new Pool({ connectionString: api.databaseUrl, max: 1 });
  const { rows } = await pool.query("select expire_seconds, heartbeat_seconds from jobs.queue where name = 'imports'");
  expect(rows).toEqual([{ expire_seconds: 3_600, heartbeat_seconds: 60 }]);
  await pool.end();
  await stop();
});

test('a step begins at once, not at the next poll of the queue', async () => {
  const stop = await runImports(api);
  const manager = await (await Kitchen.create(api)).signIn('manager');
  const attempt = async (): Promise<number> => {
    // The queue has just been polled; the next poll is a second away.
    await checkFile(manager, 'items', 'Name,Unit\nCarrot,kg\n');
    return millisecondsOf(() => checkFile(manager, 'items', 'Name,Unit\nLeek,kg\n'));
  };
  expect(await shortestOf(attempt, 600, 3)).toBeLessThan(600);
  await stop();
});
