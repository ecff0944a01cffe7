import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyTree } from './copy.mjs';
import { withDatabase } from './database.mjs';
import { newNode } from './install.mjs';
import { edits, files } from './toy-feature.mjs';
import { expectEqual, useToys } from './toy-use.mjs';

/**
 * `npm run check:feature`: a feature of the server is its own files, one entry in api/features.ts, and its rows in
 * api/app/root-queries.ts, api/app/root-mutations.ts and schema/live.ts. Adds one that way in a copy of the tree, makes its
 * migration, compiles, starts the server and uses it. Fails when anything else has to be edited.
 */
const fromSource = ['--import', '@swc-node/register/esm-register'];
const copy = copyTree('feature');
try {
  const before = digests();
  plant();
  await run('tools/migration.mjs', 'toys');
  const [migration = ''] = readdirSync(join(copy, 'api/migrations')).filter((file) => file.endsWith('_toys.ts'));
  const own = [...Object.keys(files), ...Object.keys(edits), `api/migrations/${migration}`];
  expectEqual('edited files', new Set(changed(before)), new Set(own));
  const source = readFileSync(join(copy, 'api/migrations', migration), 'utf8');
  for (const key of ['toy_organization', 'toy_item_id_fkey', 'toy_organization_policy']) {
    expectEqual(`${key} in the migration`, source.includes(`"${key}"`), true);
  }
  const imported = [...source.matchAll(/ from '(.+)'/g)].map(([, name]) => name);
  expectEqual('what the migration imports', imported, ['@mikro-orm/migrations']);
  await Promise.all([
    run(
      'node_modules/ts7/bin/tsc',
      '-p',
      'api/tsconfig.json',
      '--noEmit',
      '--rewriteRelativeImportExtensions',
      'false',
    ),
    withDatabase(async (url) => {
      await run(...fromSource, 'api/app/check-migrations.ts', url);
      await serve(url, useToys);
    }),
  ]);
  expectEqual('edited files in the end', new Set(changed(before)), new Set(own));
  console.log('A feature was added by its own files, and works.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function plant() {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
  for (const [file, rows] of Object.entries(edits)) {
    const text = rows.reduce(
      (edited, [after, row]) => {
        if (!edited.includes(after)) throw new Error(`${file} has no line ${after.trim()}`);
        return edited.replace(after, after + row);
      },
      readFileSync(join(copy, file), 'utf8'),
    );
    writeFileSync(join(copy, file), text);
  }
}

/** Every file of the copy → its digest. */
function digests(folder = '.') {
  return readdirSync(join(copy, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return digests(path);
    return entry.isFile()
      ? [
          [
            path,
            createHash('sha1')
              .update(readFileSync(join(copy, path)))
              .digest('hex'),
          ],
        ]
      : [];
  });
}

function changed(before) {
  const existing = new Map(before);
  const now = digests();
  const removed = [...existing.keys()].filter((path) => !now.some(([there]) => there === path));
  return [...now.filter(([path, digest]) => existing.get(path) !== digest).map(([path]) => path), ...removed];
}

function node(args, env = {}) {
  return spawn(newNode(), args, {
    cwd: copy,
    env: { ...process.env, TS_NODE_PROJECT: 'tsconfig.json', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(...args) {
  const child = node(args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((done, fail) => child.once('error', fail).once('close', done));
  if (code !== 0) throw new Error(`${args.join(' ')} failed.\n${output}`);
}

/** Starts the copy's server on the database, and stops it after the work. */
async function serve(url, work) {
  const settings = { DATABASE_URL: url, DEMO: 'true', PORT: '0', HOST: 'localhost', LOG_LEVEL: 'info' };
  const child = node([...fromSource, 'api/main.ts'], settings);
  const ended = new Promise((done) => child.once('close', done));
  let output = '';
  const address = new Promise((done, fail) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [ready] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (ready) done(ready);
    });
    child.stderr.on('data', (chunk) => (output += chunk));
    void ended.then(() => fail(new Error(`The server did not start.\n${output}`)));
  });
  try {
    await work(await address);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
