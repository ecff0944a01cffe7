import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newNode, root } from './install.mjs';

/** The committed SDL. */
export const sdlFile = join(root, 'schema', 'schema.graphql');

/** The SDL of the last release, the baseline of the changelog's breaking changes. */
const releasedFile = join(root, 'schema', 'released.graphql');

/** The SDL of the current code. */
export function printSdl() {
  return runServerCode(['api/app/print-schema.ts']);
}

/** Runs a file of api/ from its source and returns its output. Throws with its error output when it fails. */
export function runServerCode(args) {
  return runNode(['--import', '@swc-node/register/esm-register', ...args]);
}

/** Writes the hooks and types of every operation in web/; with `--check` only lists stale files. */
export function runCodegen(...flags) {
  runNode(['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.ts', ...flags]);
}

function runNode(args) {
  const env = { ...process.env, TS_NODE_PROJECT: 'tsconfig.json', NO_COLOR: '1' };
  const run = spawnSync(newNode(), args, { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (run.status !== 0) throw new Error(`${args.join(' ')} failed.\n${run.stdout}${run.stderr}`);
  return run.stdout;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(sdlFile, printSdl());
  if (process.argv.includes('--released')) copyFileSync(sdlFile, releasedFile);
  runCodegen();
}
