import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tokenLimits } from '#schema/token-scopes.ts';
import { Kitchen } from '../../testing/factories.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import { type TokenClient, tokenOf } from '../../testing/token-client.ts';

const page = join(import.meta.dirname, '..', '..', '..', 'docs', 'integrators.md');

let api: TestApi;
let folder: string;
let program: TokenClient;
let item: { readonly id: string };

beforeAll(async () => {
  api = await startApi();
  folder = await mkdtemp(join(tmpdir(), 'brigade-quick-start-'));
});
beforeEach(async () => {
  const kitchen = await Kitchen.create(api);
  const admin = await kitchen.signIn('admin', { name: 'Ada' });
  program = await tokenOf(admin, { scopes: ['inventory_read', 'inventory_write'] });
  item = await kitchen.item({ name: 'Butter', unit: 'kg', parLevel: '8' }, '5');
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the unchanged program below a heading of the quick start. */
async function run(heading: string, command: string, file: string, secret = program.secret): Promise<string> {
  const text = await readFile(page, 'utf8');
  const block = new RegExp(`### ${heading}\\n[^#]*?\\n\`\`\`\\w+\\n(.*?)\\n\`\`\``, 's').exec(text)?.[1];
  if (!block) throw new Error(`There is no program under ${heading}.`);
  await writeFile(join(folder, file), block);
  const env = { PATH: process.env['PATH'], BRIGADE_URL: api.url, BRIGADE_TOKEN: secret };
  return (await promisify(execFile)(command, [join(folder, file)], { env, timeout: 30_000 })).stdout;
}

const onHand = async () =>
  (
    await program.request<{ item: { onHand: string } }>('query ($id: ID!) { item(id: $id) { onHand } }', {
      id: item.id,
    })
  ).item.onHand;

const isInstalled = (command: string) => spawnSync(command, ['--version']).status === 0;
/** Skips an example when its program is not installed. */
const testWith = (command: string) => (isInstalled(command) ? test : test.skip);

describe('the quick start', () => {
  testWith('curl')(
    'in curl',
    async () => {
      const output = await run('curl', 'bash', 'quick-start.sh');
      expect(output).toContain('"name":"Ada","role":"admin"');
      expect(output).toContain('"name":"Butter","onHand":"5","parLevel":"8"');
      expect(await onHand()).toBe('4.5');
      // The idempotency key prevents a second adjustment.
      await program.request('mutation ($input: AdjustStockInput!) { adjustStock(input: $input) { id } }', {
        input: { itemId: item.id, countedQuantity: '1', reason: 'Counted again' },
      });
      await run('curl', 'bash', 'quick-start.sh');
      expect(await onHand()).toBe('1');
    },
    60_000,
  );

  test('in Node', async () => {
    const output = await run('Node', process.execPath, 'quick-start.mjs');
    expect(output.trim().split('\n')).toEqual([
      'Acting for Ada (admin)',
      'Butter: 5 of 8 kg',
      expect.stringMatching(/^Event \d+: Butter has 3\.5 kg$/),
    ]);
    expect(await onHand()).toBe('3.5');
  }, 60_000);

  testWith('python3')(
    'in Python',
    async () => {
      const output = await run('Python', 'python3', 'quick_start.py');
      expect(output.trim().split('\n')).toEqual(['Acting for Ada (admin)', 'Butter: 5 of 8 kg', 'Butter has 2.5 kg']);
      expect(await onHand()).toBe('2.5');
      const refused = run('Python', 'python3', 'quick_start.py', `${program.secret.slice(0, -4)}aaaa`);
      await expect(refused).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^UNAUTHENTICATED: [^\n]+\n$/),
      });
    },
    60_000,
  );

  testWith('python3')(
    'in Python waits when it is rate limited',
    async () => {
      await api.app.limiter.spend('pointsByToken', program.tokenId, tokenLimits.points);
      const output = await run('Python', 'python3', 'quick_start.py');
      expect(output).toContain('Butter has 2.5 kg');
    },
    60_000,
  );
});
