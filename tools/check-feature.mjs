import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { copyTree } from './copy.mjs';
import { withDatabase } from './database.mjs';
import { newNode } from './install.mjs';
import { edits, files } from './toy-feature.mjs';

/**
 * `npm run check:feature`: a feature of the server is its own files, one entry in api/features.ts, and its rows in
 * schema/permissions.ts and schema/live.ts. Adds one that way in a copy of the tree, makes its migration, compiles, starts the
 * server and uses it. Fails when anything else has to be edited.
 */
const fromSource = ['--import', '@swc-node/register/esm-register'];
const copy = copyTree('feature');
try {
  const before = digests();
  plant();
  await run('tools/migration.mjs', 'toys');
  const [migration = ''] = readdirSync(join(copy, 'api/migrations')).filter((file) => file.endsWith('_toys.ts'));
  expectEqual('edited files', changed(before), [
    ...Object.keys(files),
    ...Object.keys(edits),
    `api/migrations/${migration}`,
  ]);
  const source = readFileSync(join(copy, 'api/migrations', migration), 'utf8');
  for (const key of [
    "organizationReference('toy')",
    "tenantReference('toy', 'item_id', 'item')",
    'toy_organization_policy',
  ]) {
    expectEqual(`${key} in the migration`, source.includes(key), true);
  }
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
  expectEqual('edited files in the end', changed(before).length, Object.keys({ ...files, ...edits }).length + 1);
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

/** Every file of the copy → what is in it. */
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
  const known = new Map(before);
  const now = digests();
  const gone = [...known.keys()].filter((path) => !now.some(([there]) => there === path));
  return [...now.filter(([path, digest]) => known.get(path) !== digest).map(([path]) => path), ...gone];
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

/** Starts the copy's server on the database, and stops it when the work is done. */
async function serve(url, work) {
  const settings = { DATABASE_URL: url, DEMO: 'false', PORT: '0', HOST: 'localhost', LOG_LEVEL: 'info' };
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

async function useToys(address) {
  const json = { 'content-type': 'application/json' };
  const person = {
    username: 'olivia',
    name: 'Olivia',
    password: 'green-kettle-thursday',
    role: 'admin',
    organizationName: 'Harbour',
  };
  const registered = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(person),
  });
  expectEqual('registration', registered.status, 200);
  const headers = {
    ...json,
    cookie: registered.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
  const ask = async (query) => {
    const answer = await fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    const { data, errors } = await answer.json();
    if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
    return data;
  };

  const { liveSeq } = await ask('{ liveSeq }');
  const create = (name) => ask(`mutation { createToy(input: { name: "${name}" }) { id name kind version } }`);
  const { createToy: toy } = await create('Bear');
  await create('Top');
  expectEqual('the new toy', { ...toy, id: '' }, { id: '', name: 'Bear', kind: 'soft', version: 1 });

  const first = await ask('{ toys(first: 1) { nodes { name } pageInfo { hasNextPage endCursor } } }');
  expectEqual('the first page', first.toys.nodes, [{ name: 'Bear' }]);
  const rest = await ask(
    `{ toys(first: 1, after: "${first.toys.pageInfo.endCursor}") { nodes { name } pageInfo { hasNextPage } } }`,
  );
  expectEqual('the second page', rest.toys, { nodes: [{ name: 'Top' }], pageInfo: { hasNextPage: false } });
  expectEqual('by id', await ask(`{ node(id: "${toy.id}") { id ... on Toy { name } } }`), {
    node: { id: toy.id, name: 'Bear' },
  });

  const { liveEvents } = await ask(`{ liveEvents(after: ${liveSeq}) { messages } }`);
  expectEqual('the live message', liveEvents.messages[0], {
    type: 'TOY_UPDATED',
    data: { id: toy.id, version: 1 },
    seq: liveSeq + 1,
  });
  const { auditLog } = await ask('{ auditLog(filter: { entity: "Toy" }) { nodes { action subject } } }');
  expectEqual(
    'the audit log',
    auditLog.nodes,
    ['Top', 'Bear'].map((subject) => ({ action: 'toy.created', subject })),
  );
  const { recentActivity } = await ask('{ recentActivity { subject } }');
  expectEqual('recent activity', recentActivity, [{ subject: 'Top' }, { subject: 'Bear' }]);

  const sdl = await (await fetch(`${address}/api/schema.graphql`, { headers })).text();
  expectEqual('its description in the schema', sdl.includes('"""A toy."""\ntype Toy implements Node'), true);
  expectEqual('its message in the schema', sdl.includes('"""A toy changed."""\n  TOY_UPDATED'), true);
  const { components } = await (await fetch(`${address}/api/asyncapi.json`, { headers })).json();
  expectEqual('its message in the document of /ws', 'TOY_UPDATED' in components.messages, true);
}

function expectEqual(what, found, expected) {
  const [one, other] = [found, expected].map((value) =>
    Array.isArray(value) && typeof value[0] === 'string' ? value.toSorted() : value,
  );
  if (isDeepStrictEqual(one, other)) return;
  throw new Error(`${what}: found ${JSON.stringify(one)}, expected ${JSON.stringify(other)}.`);
}
