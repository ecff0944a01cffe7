import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toyFeature } from './testing/toy-feature.ts';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'brigade-web-'));
const run = promisify(execFile);
const node = (...args: string[]) =>
  run(process.execPath, args, { cwd: copy, env: { ...process.env, NODE_ENV: 'test' }, maxBuffer: 2 ** 26 }).then(
    ({ stdout, stderr }) => ({ failed: false, output: stdout + stderr }),
    (error: { stdout: string; stderr: string }) => ({ failed: true, output: error.stdout + error.stderr }),
  );

/** Replaces a text in a file of the copy; fails when the file does not contain it. */
function replace(file: string, before: string, after: string) {
  const text = readFileSync(join(copy, file), 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
  writeFileSync(join(copy, file), text.replace(before, after));
}

/** A copy of the web app with one feature more: its folder, and its line in features.ts. */
beforeAll(() => {
  for (const part of ['web', 'schema', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, 'web/features/tastings'));
  for (const [file, text] of Object.entries(toyFeature)) {
    writeFileSync(join(copy, 'web/features/tastings', file), text);
  }
  replace('web/features.ts', 'import type', "import { tastings } from './features/tastings/feature.tsx';\nimport type");
  replace('web/features.ts', '];', '  tastings,\n];');
  // What `npm run generate` writes once the server has the field.
  replace('web/platform/graphql/root-fields.generated.ts', "  | 'units'", "  | 'tastings'\n  | 'units'");
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a feature is its folder and one line: it compiles', async () => {
  const config = { extends: './tsconfig.json', include: ['web'], exclude: ['web/e2e'] };
  writeFileSync(join(copy, 'tsconfig.web.json'), JSON.stringify(config));
  const { output } = await node('node_modules/ts7/bin/tsc', '-p', 'tsconfig.web.json');
  expect(output).toBe('');
}, 120_000);

test('a feature is its folder and one line: all of it is on the screens', async () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'web/vitest.config.ts'];
  const { failed, output } = await node(...vitest, 'tastings');
  expect(failed ? output : '').toBe('');
}, 120_000);
