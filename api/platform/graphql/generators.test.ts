import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = join(import.meta.dirname, '..', '..', '..');
let api: TestApi;
let folder: string;
let cookie: string;

beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(join(tmpdir(), 'brigade-generators-'));
  cookie = (await (await Kitchen.create(api)).signIn('cook')).cookie ?? '';
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: root });

describe('clients can be generated from the endpoint', () => {
  test('by graphql-codegen', async () => {
    const schema = [{ [`${api.url}/graphql`]: { headers: { cookie } } }];
    const config = { schema, generates: { [join(folder, 'codegen.ts')]: { plugins: ['typescript-operations'] } } };
    const documents = join(folder, 'me.graphql');
    await writeFile(documents, 'query Me { me { id name } }');
    await writeFile(join(folder, 'codegen.json'), JSON.stringify({ ...config, documents }));
    await run('@graphql-codegen/cli/esm/bin.js', '--config', join(folder, 'codegen.json'));
    expect(await readFile(join(folder, 'codegen.ts'), 'utf8')).toContain('export type MeQuery');
  });

  test('by gql.tada', async () => {
    await run(
      'gql.tada/bin/cli.js',
      'generate-schema',
      `${api.url}/graphql`,
      '--header',
      `Cookie: ${cookie}`,
      '--output',
      join(folder, 'tada.graphql'),
    );
    expect(await readFile(join(folder, 'tada.graphql'), 'utf8')).toContain('type Mutation {');
  });

  test('by genql', async () => {
    await run(
      '@genql/cli/dist/cli.js',
      '--endpoint',
      `${api.url}/graphql`,
      '-H',
      `Cookie: ${cookie}`,
      '--output',
      join(folder, 'genql'),
    );
    expect(await readFile(join(folder, 'genql', 'schema.ts'), 'utf8')).toContain('export interface Mutation');
  });
});
